// The dice as the state numbers them, and the names that moves give to dice, squares and directions.
export const DESSERTS = ["ice-cream", "macaron", "sweet-roll", "jelly-tart"] as const;
export type Dessert = (typeof DESSERTS)[number] | "blank";
export type Colour = "orange" | "yellow" | "blue" | "purple" | "green";

/** A die, and how it lies: the desserts on its three axes. */
export interface Die {
  colour: Colour;
  top: Dessert;
  ns: Dessert;
  ew: Dessert;
}

const CARRIES: [Colour, Dessert, Dessert, Dessert][] = [
  ["orange", "ice-cream", "macaron", "sweet-roll"],
  ["yellow", "ice-cream", "macaron", "jelly-tart"],
  ["blue", "ice-cream", "sweet-roll", "jelly-tart"],
  ["purple", "macaron", "sweet-roll", "jelly-tart"],
];

export const GREEN: Die = { colour: "green", top: "blank", ns: "blank", ew: "blank" };

/** What dice of the supply may show, in the order of `state.supply`. */
export const SHOWN: Die[] = CARRIES.flatMap(([colour, a, b, c]) => [
  { colour, top: a, ns: b, ew: c },
  { colour, top: b, ns: a, ew: c },
  { colour, top: c, ns: a, ew: b },
]);

/** A die turned about its vertical axis. */
export const turned = (die: Die): Die => ({ ...die, ns: die.ew, ew: die.ns });

const LYING: Die[] = [...SHOWN.flatMap((die) => [die, turned(die)]), GREEN];

/** The die that a number of `state.board` stands for; none for 0. */
export const lying = (number: number | undefined): Die | undefined => LYING[(number ?? 0) - 1];

/** A die as moves name it: "orange macaron". */
export const kind = (die: Die): string => `${die.colour} ${die.top}`;

// ---------------------------------------------------------------- squares
export const WIDTH = 5;
export const SQUARES = WIDTH * WIDTH;
export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

/** A square as moves name it: 0 is a1, 5 is a2. */
export const name = (square: number): string => `${"abcde"[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`;
const square = (name: string): number => "abcde".indexOf(name[0]!) + WIDTH * (Number(name[1]) - 1);

/** The square beside another, or undefined off the board. */
export function beside(from: number, way: Way): number | undefined {
  const [column, row] = [from % WIDTH, Math.floor(from / WIDTH)];
  if (way === "north") return row < WIDTH - 1 ? from + WIDTH : undefined;
  if (way === "south") return row > 0 ? from - WIDTH : undefined;
  if (way === "east") return column < WIDTH - 1 ? from + 1 : undefined;
  return column > 0 ? from - 1 : undefined;
}

/** The way from a square to one beside it. */
export const wayTo = (from: number, to: number): Way | undefined => WAYS.find((way) => beside(from, way) === to);

/** What comes up when a die is tipped this way. */
export const comingUp = (die: Die, way: Way): Dessert => (way === "north" || way === "south" ? die.ns : die.ew);

// ---------------------------------------------------------------- moves
export const placing = (die: Die, to: number): string => `place ${kind(die)} ${name(to)}${die === GREEN ? "" : ` ns:${die.ns}`}`;
export const tipping = (from: number, way: Way): string => `tip ${name(from)} ${way}`;

/** A move read: the die placed, or the square and the way of a tip; and where it goes. */
export interface Deed {
  to: number;
  placed?: Die;
  from?: number;
  way?: Way;
}

/** Read a move in notation; nothing where it is none. */
export function read(move: string): Deed | undefined {
  const [what, first, second, third, side] = move.split(" ");
  if (what === "place") {
    const die = [GREEN, ...SHOWN].find((one) => kind(one) === `${first} ${second}`);
    if (!die || !third) return undefined;
    return { to: square(third), placed: die === GREEN || side === `ns:${die.ns}` ? die : turned(die) };
  }
  const way = WAYS.find((one) => one === second);
  if (what !== "tip" || !first || !way) return undefined;
  const to = beside(square(first), way);
  return to === undefined ? undefined : { to, from: square(first), way };
}
