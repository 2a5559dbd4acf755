// What is marked on the board before it is a move: the board shows it, the bar's buttons speak of it.
import { DICE } from "./table";

class Choice {
  /** dice that shall stay as they lie */
  kept: number[] = $state([]);
  /** a die that gets another side */
  die = $state(0);
  /** own cards to discard, or to swap */
  cards: number[] = $state([]);

  clear(kept: number[] = []): void {
    this.kept = kept;
    this.die = 0;
    this.cards = [];
  }

  toggleDie(die: number): void {
    this.kept = this.kept.includes(die) ? this.kept.filter((one) => one !== die) : [...this.kept, die];
  }

  toggleCard(card: number): void {
    this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
  }

  /** The move that rolls every die not kept, `reroll 1 3`; none where all are kept. */
  again(verb: "reroll" | "stir", moves: Map<string, string>): string {
    const dice = DICE.filter((die) => !this.kept.includes(die) && moves.has(`${verb} ${die}`));
    return dice.length ? `${verb} ${dice.join(" ")}` : "";
  }

  /** The move that discards the marked cards; records name the lower one first. */
  get dump(): string {
    return `dump ${this.cards
      .toSorted((a, b) => a - b)
      .map((card) => `c${card}`)
      .join(" ")}`;
  }
}

export const choice = new Choice();
