// Cards in words, for those who listen.
import { said, text } from "$/words/index.svelte";
import { abilityOf, type CamperCard, type Deck } from "./table";

export const dessertName = (deck: Deck, side: number): string => said(deck.desserts[side - 1]?.name ?? "");

/** A card in full: the camper, the request, the points, the ability. */
export function inWords(deck: Deck, card: CamperCard): string {
  const names = card.request.map((id) => said(deck.desserts.find((one) => one.id === id)?.name ?? id));
  const ability = said(abilityOf(deck, card.n).name);
  return text("card", { name: card.camper, request: names.join(", "), points: card.points.join(", "), ability });
}
