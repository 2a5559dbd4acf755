// What was seen of a turn and is not in the state: in which order the layers came, which burgers were finished, how the dice lie.
import type { Told } from "$/messages";

/** The fields of the game's state that the board draws. */
export interface State {
  noted: number;
  served: number;
  rolls: number;
  seat: number;
  rolled: number[];
  burger: number[];
  waste: number;
  final: number;
  over: number;
}

export const NAMES = ["bun", "patty", "pickles", "ketchup", "cheese"];
export const BUN = 0;
const USUAL = [BUN, 1, 4, 2, 3]; // from the bottom up, where nobody saw how a burger grew

export interface RolledDie {
  id: string;
  face: number;
  /** the event that rolled it; undefined: nobody saw it roll */
  roll?: number;
}

export interface Finished {
  id: string;
  /** from the bottom up; none: several burgers of which only the points are known */
  layers: number[];
  points: number;
}

/** How a seat's last turn ended. */
export interface Slip {
  seat: number;
  points: number;
  bust: boolean;
}

export interface Kitchen {
  /** the last event that was looked at */
  n: number;
  seat: number;
  layers: number[];
  finished: Finished[];
  waste: number;
  dice: RolledDie[];
  slips: Slip[];
}

const EMPTY: Kitchen = { n: 0, seat: -1, layers: [], finished: [], waste: 0, dice: [], slips: [] };

/** What stopping now would score. */
export const atStake = (s: Pick<State, "noted" | "served">): number => s.noted + s.served;

/** The kitchen as one finds it on entering. */
export const entered = (s: State): Kitchen => settled({ ...EMPTY, seat: s.seat }, s);

/** The kitchen after some events; `taken` is the die that this device has just picked, of several alike. */
export function followed(before: Kitchen, fresh: Told[], s: State, limit: number, taken: string): Kitchen {
  let kitchen = before;
  for (const { n, line } of fresh) {
    if (n > kitchen.n && line) kitchen = { ...seen(kitchen, n, line, limit, taken), n };
  }
  return settled(kitchen, s);
}

function seen(before: Kitchen, n: number, line: string, limit: number, taken: string): Kitchen {
  const [who, what, ...named] = line.split(" ");
  if (who === "*") {
    const faces = [what, ...named].map((name) => NAMES.indexOf(name!));
    return { ...before, dice: faces.map((face, i) => ({ id: `${n}.${i}`, face, roll: n })) };
  }
  const seat = Number(who);
  const kitchen = seat === before.seat ? before : cleared(before, seat);
  if (what === "stop") return ended(kitchen, pointsOf(kitchen.finished), false);
  if (what !== "place" && what !== "waste") return kitchen;

  const face = NAMES.indexOf(named[0]!);
  const alike = kitchen.dice.filter((die) => die.face === face);
  const gone = alike.find((die) => die.id === taken) ?? alike[0];
  const after = { ...kitchen, dice: kitchen.dice.filter((die) => die !== gone) };
  if (what === "waste") return after.waste + 1 >= limit ? ended(after, 0, true) : { ...after, waste: after.waste + 1 };
  const layers = [...after.layers, face];
  if (face !== BUN || layers.length === 1) return { ...after, layers };
  return { ...after, layers: [], finished: [...after.finished, { id: String(n), layers, points: layers.length }] };
}

const cleared = (kitchen: Kitchen, seat: number): Kitchen => ({ ...EMPTY, n: kitchen.n, slips: kitchen.slips, seat });

function ended(kitchen: Kitchen, points: number, bust: boolean): Kitchen {
  const slips = kitchen.slips.filter((slip) => slip.seat !== kitchen.seat);
  return { ...cleared(kitchen, kitchen.seat), slips: [...slips, { seat: kitchen.seat, points, bust }] };
}

/** What was seen, brought in line with the state: after an undo, or where something was missed, they differ. */
function settled(kitchen: Kitchen, s: State): Kitchen {
  const finished = [...kitchen.finished];
  let { layers } = kitchen;
  while (pointsOf(finished) > atStake(s)) layers = finished.pop()!.layers; // an undo opens it again
  const missed = atStake(s) - pointsOf(finished);
  if (missed) finished.unshift({ id: "missed", layers: [], points: missed });
  return {
    ...kitchen,
    seat: s.seat,
    layers: matched(
      layers,
      s.burger,
      (face) => face,
      (face) => face,
    ),
    finished,
    waste: s.waste,
    dice: matched(
      kitchen.dice,
      s.rolled,
      (die) => die.face,
      (face, i) => ({ id: `found ${face}.${i}`, face }),
    ),
  };
}

const pointsOf = (finished: Finished[]): number => finished.reduce((sum, burger) => sum + burger.points, 0);

/** As many of each face as there are: the known ones in their order, then those that nobody saw come. */
function matched<T>(known: T[], counts: number[], faceOf: (one: T) => number, found: (face: number, i: number) => T): T[] {
  const left = [...counts];
  const kept = known.filter((one) => {
    const face = faceOf(one);
    left[face]! -= 1;
    return left[face]! >= 0;
  });
  return [...kept, ...USUAL.flatMap((face) => Array.from({ length: Math.max(0, left[face]!) }, (_, i) => found(face, i)))];
}
