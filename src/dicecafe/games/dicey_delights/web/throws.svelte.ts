// How it came about, from the lines of the log: which throw each die is of, and what the others did in their turns.
import type { Told } from "$/messages";
import { DICE, promised } from "./table";

/** A turn in short: the dice as they lay in the end, and what was cashed in. */
export interface Turn {
  seat: number;
  dice: string[];
  deeds: Deed[];
}

/** A card cashed in, by whoever did so in this turn: for points, else for its ability. */
export interface Deed {
  n: number;
  seat: number;
  card: number;
  points: string | undefined;
}

const BONUS = 3; // the bonus dice come after the three

export class Throws {
  /** the number of the last throw, by die; then by bonus die */
  last: (number | undefined)[] = $state([]);
  turns: Turn[] = $state.raw([]);
  private group: number[] = DICE;

  hear(fresh: Told[]): void {
    for (const event of fresh) if (event.kind === "line" && event.line) this.line(event.n, event.line.split(" "), event.tell);
  }

  private line(n: number, [who, verb = "", ...rest]: string[], tell?: string): void {
    if (who === "*") {
      if (verb !== "draw") this.land(n, [verb, ...rest]);
      return;
    }
    const seat = Number(who);
    if (verb === "roll") {
      this.group = DICE;
      this.turns = [...this.turns.filter((turn) => turn.seat !== seat), { seat, dice: ["", "", ""], deeds: [] }];
    } else if (verb === "reroll" || verb === "stir") this.group = rest.map(Number);
    else if (verb === "ability") this.group = DICE.map((die) => die + BONUS);
    else if (verb === "use" && DICE.includes(Number(rest[0]))) this.group = [Number(rest[0])];
    const card = Number(/^c(\d+)$/.exec(rest[0] ?? "")?.[1] ?? 0);
    const deed = { n, seat, card, points: promised(tell) };
    if (verb === "ability" || deed.points) this.change(({ deeds }) => ({ deeds: [...deeds, deed] }));
  }

  private land(n: number, sides: string[]): void {
    sides.forEach((side, i) => {
      const die = this.group[i] ?? 0;
      this.last[die - 1] = n;
      if (die <= BONUS) this.change(({ dice }) => ({ dice: dice.with(die - 1, side) }));
    });
  }

  private change(news: (turn: Turn) => Partial<Turn>): void {
    const turn = this.turns.at(-1);
    if (turn) this.turns = [...this.turns.slice(0, -1), { ...turn, ...news(turn) }];
  }
}
