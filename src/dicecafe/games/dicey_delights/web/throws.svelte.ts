// How it came about, from the lines of the log: which throw each die is of, and what the others did in their turns.
import type { Message, TableEvent } from "$/messages";
import { DICE, pointsOf } from "./table";
import { Size } from "./types";

/** A turn in short: the dice as they lay in the end, and what was cashed in. */
export interface Turn {
  seat: number;
  dice: string[];
  deeds: Deed[];
}

/** What somebody got in this turn: points, for a card or from a rival; or else the ability of a card. */
export interface Deed {
  n: number;
  seat: number;
  card: number;
  points: number | undefined;
}

/** the messages that tell of a deed */
const DEEDS = new Set(["score", "score-more", "share-dice", "use-score", "take", "cash-in"]);

/** The dice that were thrown in these events. */
export const thrownIn = (events: TableEvent[]): number[] =>
  events.flatMap(({ tell }) => (tell?.[0] === "shows" ? (tell[1].at as number[]) : []));

/** The cards that were drawn, or changed hands, in these events: what is new in the lines. */
export const cardsIn = (events: TableEvent[]): Set<number> =>
  new Set(
    events.flatMap(({ line }) => {
      const [, verb, ...words] = line?.split(" ") ?? [];
      return verb === "draw" || verb === "swap" ? words.flatMap((word) => /^c(\d+)$/.exec(word)?.slice(1).map(Number) ?? []) : [];
    }),
  );

export class Throws {
  /** the number of the last throw, by die; then by bonus die */
  last: (number | undefined)[] = $state([]);
  turns: Turn[] = $state.raw([]);

  hear(fresh: TableEvent[]): void {
    for (const { kind, n, line, tell } of fresh) if (kind === "line" && line && tell) this.line(n, line.split(" "), tell);
  }

  private line(n: number, [who, ...notation]: string[], tell: Message): void {
    const [id, about] = tell;
    const seat = Number(who);
    if (id === "roll")
      this.turns = [...this.turns.filter((turn) => turn.seat !== seat), { seat, dice: DICE.map(() => ""), deeds: [] }];
    else if (id === "bonus-roll") notation.forEach((_, i) => (this.last[Size.dice + i] = n));
    else if (id === "shows") {
      const dice = about.at as number[];
      for (const die of dice) this.last[die - 1] = n;
      this.lie(dice, notation);
    } else if (id === "set") this.lie([about.die as number], notation.slice(-1));
    else if (DEEDS.has(id)) {
      const card = Number(/^c(\d+)$/.exec(notation[1] ?? "")?.[1] ?? 0);
      const deed = { n, seat, card, points: pointsOf(tell) };
      this.change(({ deeds }) => ({ deeds: [...deeds, deed] }));
    }
  }

  /** Some dice lie with other sides up. */
  private lie(dice: number[], sides: string[]): void {
    this.change((turn) => ({ dice: turn.dice.map((side, i) => sides[dice.indexOf(i + 1)] ?? side) }));
  }

  private change(news: (turn: Turn) => Partial<Turn>): void {
    const turn = this.turns.at(-1);
    if (turn) this.turns = [...this.turns.slice(0, -1), { ...turn, ...news(turn) }];
  }
}
