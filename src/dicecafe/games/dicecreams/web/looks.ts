// How flavours look: a colour for the die, and a mark, so that colour is never the only sign.
import type { Deck } from "./truck";

const bodies: Record<string, string> = {
  blue: "#6d93f2",
  yellow: "#ffd452",
  black: "#4a4152",
  pink: "#f78db3",
  green: "#63c796",
};
/** Marks on a grid of 32, wide enough for a number in the middle. */
const marks: Record<string, string> = {
  drop: "M16 2c4.5 6 10.5 10.8 10.5 17.5a10.5 10.5 0 0 1-21 0C5.5 12.8 11.5 8 16 2Z",
  sun: "M16.0 0.6L19.6 4.8L25.1 3.5L25.5 9.1L30.6 11.2L27.8 16.0L30.6 20.8L25.5 22.9L25.1 28.5L19.6 27.2L16.0 31.4L12.4 27.2L6.9 28.5L6.5 22.9L1.4 20.8L4.2 16.0L1.4 11.2L6.5 9.1L6.9 3.5L12.4 4.8Z",
  moon: "M21.5 2.5a14 14 0 1 0 8.8 17.200A11 11 0 0 1 21.5 2.5Z",
  heart:
    "M16 29.5C8 24 2.5 18.5 2.5 11.8 2.5 7 6 4 9.700 4c2.8 0 5 1.5 6.300 4 1.300-2.5 3.5-4 6.300-4 3.700 0 7.200 3 7.200 7.8 0 6.700-5.5 12.200-13.5 17.700Z",
  leaf: "M3 29C2.5 13 11 3 29.5 3 30 20 21.5 29.5 9 26.5L5 30.5Z",
};

const nth = <T>(of: Record<string, T>, name: string | undefined, n: number): T => of[name ?? ""] ?? Object.values(of)[n]!;

/** The body of a flavour's dice; flavours count from 1. */
export const bodyOf = (deck: Deck, colour: number): string => nth(bodies, deck.flavours[colour - 1]?.colour, colour - 1);

/** The outline of a flavour's mark. */
export const markOf = (deck: Deck, colour: number): string => nth(marks, deck.flavours[colour - 1]?.mark, colour - 1);

/** A flavour's number, from 1, by the name of its colour. */
export const colourNamed = (deck: Deck, name: string): number => deck.flavours.findIndex((one) => one.colour === name) + 1;

const animals = import.meta.glob<string>("./animals/*.svg", { eager: true, query: "?url", import: "default" });

/** The picture of an animal; a paw for one that only another deck has. */
export const animalArt = (animal: string): string => animals[`./animals/${animal}.svg`] ?? animals["./animals/other.svg"]!;
