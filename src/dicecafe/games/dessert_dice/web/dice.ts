// The dice as the state numbers them, and the names that moves and messages give to dice, squares and directions.
import type { Message } from "$/messages";
import { Board, Goal, Lying, Shown, Square } from "./types";

export const DESSERTS = Object.keys(Goal) as (keyof typeof Goal)[];
export type Dessert = keyof typeof Goal | "blank";
type First<Words> = Words extends `${infer First} ${string}` ? First : never;
export type Colour = First<keyof typeof Lying>;

/** A die, and how it lies: the desserts on its three axes. */
export interface Die {
  colour: Colour;
  top: Dessert;
  ns: Dessert;
  ew: Dessert;
}

/** The colour of a die's body. */
export const PAINT: Record<string, string> = {
  orange: "#f28c38",
  yellow: "#f6d046",
  blue: "#5aa9e6",
  purple: "#b48ae0",
  green: "#86c477",
};

const LYING = new Map(
  Object.entries(Lying).map(([words, number]) => {
    const [colour, top, ns, ew] = words.split(" ") as [Colour, Dessert, Dessert, Dessert];
    return [number as number, { colour, top, ns, ew }];
  }),
);
const DICE: Die[] = [...LYING.values()];

/** The die that a number of `state.board` stands for; none for 0. */
export const lying = (number: number | undefined): Die | undefined => LYING.get(number ?? 0);

/** A die as moves name it: "orange macaron". */
export const kind = (die: Die): string => `${die.colour} ${die.top}`;

/** A die as messages name it: "orange-macaron". */
export const nameOf = (die: Die): string => `${die.colour}-${die.top}`;

export const GREEN: Die = DICE.find(({ top }) => top === "blank")!;

/** What dice of the supply may show, each with its place in `state.supply`. */
export const SHOWN = Object.entries(Shown).map(([name, at]) => ({ at, die: DICE.find((die) => kind(die) === name)! }));

/** The other way that a die with this top may lie. */
export const turned = (die: Die): Die => DICE.find((other) => other !== die && kind(other) === kind(die)) ?? die;

// ---------------------------------------------------------------- squares
export const WIDTH = Board.width;
const NAMES = Object.keys(Square); // row by row from the south, each from the west
export const SQUARES = NAMES.length;
const STEPS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const;
export type Way = keyof typeof STEPS;
const WAYS = Object.keys(STEPS) as Way[];

/** A square as moves name it. */
export const name = (square: number): string => NAMES[square]!;
export const square = (name: string): number => NAMES.indexOf(name);

/** The way from a square to one that is drawn beside it. */
export function wayTo(from: number, to: number): Way | undefined {
  const [east, north] = [(to % WIDTH) - (from % WIDTH), Math.floor(to / WIDTH) - Math.floor(from / WIDTH)];
  return WAYS.find((way) => STEPS[way][0] === east && STEPS[way][1] === north);
}

// ---------------------------------------------------------------- moves
export const placing = (die: Die, to: number): string => `place ${kind(die)} ${name(to)}${die === GREEN ? "" : ` ns:${die.ns}`}`;
export const tipping = (from: number, way: Way): string => `tip ${name(from)} ${way}`;

/** A move as its message tells it: where a die goes to, and the die that is placed, or the square that it leaves. */
export interface Deed {
  to: number;
  placed?: Die | undefined;
  from?: number;
}

/** Read the message of a move; nothing where it is no move. */
export function deed(message: Message | null | undefined): Deed | undefined {
  const [id, about] = message ?? ["", {}];
  const { die, ns, at, to } = about as Record<string, string>;
  if (!to) return undefined;
  if (at) return { to: square(to), from: square(at) };
  return { to: square(to), placed: id === "place-blank" ? GREEN : DICE.find((one) => nameOf(one) === die && one.ns === ns) };
}
