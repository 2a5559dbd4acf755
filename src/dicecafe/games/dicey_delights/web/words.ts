// Cards in words, for those who listen.
import { abilityOf, wordOf } from "./table";
import { text, type CardInfo, type DeckInfo } from "./types";

export const dessertName = (deck: DeckInfo, side: number): string => wordOf(deck.desserts[side - 1]?.name ?? "");

/** A card in full: the camper, the request, the points, the ability. */
export function inWords(deck: DeckInfo, card: CardInfo): string {
  const request = card.request.map((id) => deck.desserts.find((one) => one.id === id)?.name ?? id);
  const { name: ability } = abilityOf(deck, card.n);
  return text("in-words", { camper: card.camper, request, points: card.points, ability });
}
