// What a board reads off the position, the facts and the deck.
import type { Message, TableInfo } from "$/messages";
import { say } from "$/words/index.svelte";
import { type AbilityInfo, type CardInfo, type DeckInfo, type Facts, Size, type State } from "./types";

const LINE = Size.line;
/** the numbers of the dice */
export const DICE = Array.from({ length: Size.dice }, (_, i) => i + 1);

export const deckOf = (info: TableInfo): DeckInfo => info.deck as unknown as DeckInfo;

/** The cards before a seat; 0 is an empty place. */
export const lineOf = (s: State, seat: number): number[] => s.line.slice(seat * LINE, seat * LINE + LINE);

export const cardOf = (deck: DeckInfo, n: number): CardInfo => deck.cards[n - 1]!;

export const abilityOf = (deck: DeckInfo, n: number): AbilityInfo => deck.abilities[cardOf(deck, n).ability]!;

/** Which desserts of the card at a place of a seat's line are served. */
export const servedAt = (facts: Facts, seat: number, place: number): boolean[] =>
  Array.from({ length: LINE }, (_, i) => ((at(facts, seat, place) >> i) & 1) === 1);

/** For how many matches that card is paid. */
export const paidAt = (facts: Facts, seat: number, place: number): number => at(facts, seat, place) >> LINE;

const at = (facts: Facts, seat: number, place: number): number => facts.served[seat * LINE + place] ?? 0;

/** A word of the deck: the house deck's in the language of the settings, another's as it stands there. */
export const wordOf = (word: Message | string, part = ""): string => (typeof word === "string" ? word : say(word, { part }));

/** The points that a move brings, or brought, where it says so. */
export const pointsOf = (move: Message | null | undefined): number | undefined => move?.[1].points as number | undefined;
