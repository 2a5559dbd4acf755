// Cards and dice in a few words of the language.
import { said, text } from "$/words/index.svelte";
import type { Deck, Demand, Flavour, IceCream } from "./truck";

/** "blue 4" */
export const named = (deck: Deck, die: Flavour): string => `${said(deck.flavours[die.colour - 1]?.colour ?? "")} ${die.value}`;

/** What a slot asks for. */
export function asks(demand: Demand): string {
  if (demand.need === "any") return text("any");
  return demand.need === "number" ? text("number", { n: demand.number }) : said(demand.colour);
}

/** The Strong condition; in the words of the deck where ours are missing. */
export function strongly({ strong }: IceCream): string {
  const [n = 0, m = 0] = strong.numbers;
  const name = `strong_${strong.id}`;
  const words = text(name, { n, m });
  return words === name ? strong.text : words;
}

/** A card for those who listen. */
export const described = (card: IceCream): string =>
  text("card", {
    name: said(card.name),
    animal: said(card.animal),
    fame: card.fame,
    strong: strongly(card),
    slots: card.slots.map(asks).join(", "),
  });
