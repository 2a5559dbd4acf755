// Cards and dice in a few words of the language.
import type { Message } from "$/messages";
import { say } from "$/words/index.svelte";
import type { Deck, Demand, Flavour, IceCream } from "./truck";
import { explain, text } from "./types";

/** A die as the catalogue speaks of it: its colour, and what it shows. */
export const about = (deck: Deck, { colour, value }: Flavour) => ({ die: deck.flavours[colour - 1]?.colour ?? "", n: value });

/** "blue 4" */
export const named = (deck: Deck, die: Flavour): Message => ["die", about(deck, die)];

/** What a slot asks for. */
export const asks = (demand: Demand): Message => ["demand", demand];

/** The Strong condition, as narrow as can be. */
export const strongly = (card: IceCream): string => say(card.strong, { part: "narrow" });

/** A card for those who listen. */
export const described = ({ name, animal, fame, slots, strong }: IceCream): string =>
  text("card", { name, animal: ["animal", { animal }], fame, slots: slots.map(asks), strong });

/** What a die, a slot or a card tells of itself. */
export const explainDie = (deck: Deck, die: Flavour) => explain("about-flavour", about(deck, die));
export const explainSlot = (demand: Demand) => explain("about-slot", { demand: asks(demand) });
export const explainCard = ({ name, fame, animal }: IceCream) =>
  explain("about-card", { name, fame, animal: ["animal", { animal }] });
