// What lies on the table, as the server tells it: the fields of State in table.py, and the deck as deck.py makes it public.
import type { TableInfo } from "$/messages";

export interface State {
  points: number[];
  /** three cards a seat, one after the other; 0 is an empty place */
  line: number[];
  kept: number[];
  awaits: number;
  decider: number;
  seat: number;
  starter: number;
  in_use: number;
  dice: number[];
  n_dice: number;
  dip: number[];
  wild: number;
  snack: number;
  extra_rerolls: number;
  reroll_cap: number;
  rerolled: number;
  cashed: number;
  most_cards: number;
  extra_scores: number;
  just_scored: number;
  doing: number;
}

export interface CamperCard {
  n: number;
  camper: string;
  request: string[];
  points: number[];
  ability: string;
}

export interface Ability {
  name: string;
  text: string;
  timing: "right_now" | "this_round" | "next_turn";
  window: string;
}

export interface Deck {
  desserts: { id: string; name: string }[];
  cards: CamperCard[];
  abilities: Record<string, Ability>;
  rerolls: number;
  cash_ins: number;
  last_call_at: number;
}

/** What the table waits for; lower numbers are the dice and the deck. */
export const Awaits = {
  end: 4,
  window: 5,
  roll: 6,
  reroll: 7,
  cash_in: 8,
  share: 9,
  target: 10,
  swap: 11,
  dump: 12,
  stir: 13,
  set: 14,
  wild: 15,
  snack: 16,
} as const;

export const LINE = 3;
export const DICE = [1, 2, 3];

export const deckOf = (info: TableInfo): Deck => info.deck as unknown as Deck;

/** The cards before a seat; 0 is an empty place. */
export const lineOf = (s: State, seat: number): number[] => s.line.slice(seat * LINE, seat * LINE + LINE);

/** The card of the ability that a seat keeps or has at work. */
export const keptBy = (s: State, seat: number): number => (seat === s.seat && s.in_use) || (s.kept[seat] ?? 0);

export const cardOf = (deck: Deck, n: number): CamperCard => deck.cards[n - 1]!;

export const abilityOf = (deck: Deck, n: number): Ability => deck.abilities[cardOf(deck, n).ability]!;

/** The card whose ability asks its owner something now; 0 where none does. */
export const asking = (s: State): number =>
  s.awaits === Awaits.window ? (s.kept[s.decider] ?? 0) : s.awaits >= Awaits.target ? s.doing : 0;

/** Re-rolls that are left this turn. */
export function rerollsLeft(deck: Deck, s: State): number {
  const all = deck.rerolls + s.extra_rerolls;
  return (s.reroll_cap ? Math.min(all, s.reroll_cap - 1) : all) - s.rerolled;
}

/** Cards that may still be cashed in this turn. */
export const cashInsLeft = (deck: Deck, s: State): number =>
  (s.starter ? LINE : Math.max(deck.cash_ins, s.most_cards)) + s.extra_scores - s.cashed;

/** Which of a card's requests the dice serve, each die once; rivals are served by rolled dice alone. */
export function served(deck: Deck, s: State, card: CamperCard, seat: number): boolean[] {
  const own = seat === s.seat;
  const dice = [...s.dice, own ? s.snack : 0].filter(Boolean).map((side) => deck.desserts[side - 1]!.id);
  let wild = own ? s.wild : 0;
  const plain = card.request.map((dessert) => {
    const at = dice.indexOf(dessert);
    if (at >= 0) dice.splice(at, 1);
    return at >= 0;
  });
  return plain.map((is) => is || wild-- > 0);
}

/** The points that a move's words promise, if they do. */
export const promised = (words: string | undefined): string | undefined => /(?:for|scores|take) (\d+)/.exec(words ?? "")?.[1];
