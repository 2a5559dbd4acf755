// What stands on the table, by the names of the notation: spots of the Fridge, places x and y, their slots, the cards.
import type { Message, TableInfo } from "$/messages";
import { Melted, Place, Room, Spot, type State } from "./types";

/** What a slot asks for. */
export type Demand = { need: "any" } | { need: "number"; n: number } | { need: "colour"; die: string };

/** A card as the deck tells it. */
export interface IceCream {
  n: number;
  name: string;
  animal: string;
  fame: number;
  slots: Demand[];
  strong: Message;
}

/** The deck as the table tells it. */
export interface Deck {
  flavours: { colour: string; name: string; mark: string }[];
  cards: IceCream[];
  /** what so many of one animal bring */
  set_fame: number[];
}

/** A die: its colour from 1, and its value. */
export interface Flavour {
  colour: number;
  value: number;
}

/** A card with what lies on its slots; an unfinished IceCream, or a card of the market with nothing on it yet. */
export interface Cone {
  card: IceCream;
  on: (Flavour | undefined)[];
}

export const SPOTS = Object.keys(Spot);
export const PLACES = Object.keys(Place);
export const SLOTS = Array.from({ length: Room.slots }, (_, i) => i);

/** Whether a word of the notation means a slot of one's own: `x2`. */
export const isOwn = (at: string): boolean => PLACES.includes(at.charAt(0));

export const deckOf = (info: TableInfo): Deck => info.deck as unknown as Deck;

const die = (colour = 0, value = 0): Flavour | undefined => (colour ? { colour, value } : undefined);

/** The die on a spot of the Fridge. */
export const inFridge = (s: State, spot: number) => die(s.fridge_colour[spot], s.fridge_value[spot]);

/** The die that somebody took and has still to place. */
export const inHand = (s: State) => die(s.held_colour, s.held_value);

/** What melting leaves of a die; 0: nothing. */
export const melted = ({ value }: Flavour): number => (Melted as Record<number, number>)[value] ?? 0;

/** The unfinished IceCream of a seat on x or y. */
export function coneOf(s: State, deck: Deck, seat: number, place: number): Cone | undefined {
  const at = seat * PLACES.length + place;
  const card = deck.cards[s.card[at]! - 1];
  const slot = (i: number) => at * SLOTS.length + i;
  return card && { card, on: SLOTS.map((i) => die(s.colour[slot(i)], s.value[slot(i)])) };
}

/** A card of the market, or the next one. */
export function fresh(deck: Deck, n: number): Cone | undefined {
  const card = deck.cards[n - 1];
  return card && { card, on: SLOTS.map(() => undefined) };
}

/** The die that a word of the notation means for a seat: `b2` of the Fridge, `x2` of its own. */
export function dieAt(s: State, seat: number, at: string): Flavour | undefined {
  const spot = SPOTS.indexOf(at);
  if (spot >= 0) return inFridge(s, spot);
  const slot = (seat * PLACES.length + PLACES.indexOf(at.charAt(0))) * SLOTS.length + Number(at.slice(1)) - 1;
  return die(s.colour[slot], s.value[slot]);
}

/** The animals a seat has served, or the Raccoon has taken: each once, with how many. */
export function animalsOf(deck: Deck, cards: number[]): [animal: string, n: number][] {
  const counted = new Map<string, number>();
  for (const n of cards) {
    const animal = deck.cards[n - 1]!.animal;
    counted.set(animal, (counted.get(animal) ?? 0) + 1);
  }
  return [...counted].sort((a, b) => b[1] - a[1]);
}

export const servedBy = (s: State, seat: number): number[] =>
  s.done.slice(seat * Room.done, seat * Room.done + (s.n_done[seat] ?? 0));
