// What is marked on the board before it is a move: the board shows it, the bar's buttons speak of it.
import type { Message } from "$/messages";
import { DICE } from "./table";

class Choice {
  /** dice that shall stay as they lie, for as long as they do */
  kept: number[] = $state([]);
  /** a die that gets another side */
  die = $state(0);
  /** own cards to discard, or to swap */
  cards: number[] = $state([]);

  /** Another question: what was marked for the last one is not. Kept dice stay kept. */
  clear(): void {
    this.die = 0;
    this.cards = [];
  }

  /** Dice were thrown, and are no longer those that were kept. */
  thrown(dice: number[]): void {
    this.kept = this.kept.filter((die) => !dice.includes(die));
  }

  toggleDie(die: number): void {
    this.kept = this.kept.includes(die) ? this.kept.filter((one) => one !== die) : [...this.kept, die];
  }

  toggleCard(card: number): void {
    this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
  }

  /** The move that rolls every die not kept, `reroll 1 3`; none where all are kept. */
  again(verb: "reroll" | "stir", moves: Map<string, Message>): string {
    const dice = DICE.filter((die) => !this.kept.includes(die) && moves.has(`${verb} ${die}`));
    return dice.length ? named(verb, dice.map(String), moves) : "";
  }

  /** The move that discards the marked cards; none where none is marked. */
  dump(moves: Map<string, Message>): string {
    const cards = this.cards.map((card) => `c${card}`);
    return cards.length ? named("dump", cards, moves) : "";
  }
}

/** The move that names these things, in its own order. One that is not offered is asked for all the same: the refusal says why. */
function named(verb: string, things: string[], moves: Map<string, Message>): string {
  const names = [verb, ...things].toSorted().join(" ");
  return [...moves.keys()].find((move) => move.split(" ").toSorted().join(" ") === names) ?? `${verb} ${things.join(" ")}`;
}

export const choice = new Choice();
