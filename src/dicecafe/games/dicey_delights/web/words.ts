// Cards in words, for those who listen.
import { abilityOf, wordOf } from "./table";
import { explain, text, type AbilityInfo, type CardInfo, type DeckInfo } from "./types";

export const dessertName = (deck: DeckInfo, side: number): string => wordOf(deck.desserts[side - 1]?.name ?? "");

/** A card in full: the camper, the request, the points, the ability. */
export function inWords(deck: DeckInfo, card: CardInfo): string {
  const request = requestOf(deck, card);
  const { name: ability } = abilityOf(deck, card.n);
  return text("in-words", { camper: card.camper, request, points: card.points, ability });
}

const requestOf = (deck: DeckInfo, card: CardInfo) =>
  card.request.map((id) => deck.desserts.find((one) => one.id === id)?.name ?? id);

/** What a die, a card, or the sign of an ability tells of itself. */
export const explainDie = (deck: DeckInfo, side: number) =>
  side ? explain("about-dessert", { dessert: dessertName(deck, side) }) : explain("about-unrolled");
export const explainCard = (deck: DeckInfo, card: CardInfo) =>
  explain("about-camper", { camper: card.camper, request: requestOf(deck, card), points: card.points });
export const explainTiming = ({ timing }: AbilityInfo) =>
  ({
    right_now: explain("about-right-now"),
    this_round: explain("about-this-round"),
    next_turn: explain("about-next-turn"),
  })[timing];
