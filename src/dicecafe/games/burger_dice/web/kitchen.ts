// What was seen of a turn and is not in the state: in which order the layers came, which burgers were finished, how the dice lie.
import type { Message, TableEvent } from "$/messages";
import { Face, type Facts, type State } from "./types";

export const NAMES = Object.keys(Face); // of the faces, in notation
const USUAL = [Face.bun, Face.patty, Face.cheese, Face.pickles, Face.ketchup]; // upwards, where nobody saw how a burger grew

/** What a face is called, to be said. */
export const named = (face: number): Message => [NAMES[face]!, {}];

export interface RolledDie {
  id: string;
  face: number;
  /** the event that rolled it; undefined: nobody saw it roll */
  roll?: number;
}

export interface Finished {
  id: string;
  /** from the bottom up; none: what nobody saw grow, of which only the points are known */
  layers: number[];
  points: number;
}

/** How a seat's last turn ended. */
export interface Slip {
  seat: number;
  /** none: the bin was full */
  points: number | null;
}

export interface Kitchen {
  /** the last event that was looked at */
  n: number;
  seat: number;
  layers: number[];
  finished: Finished[];
  dice: RolledDie[];
  slips: Slip[];
}

const EMPTY: Kitchen = { n: 0, seat: -1, layers: [], finished: [], dice: [], slips: [] };

/** The kitchen as one finds it on entering. */
export const entered = (s: State, facts: Facts): Kitchen => settled({ ...EMPTY, seat: s.seat }, s, facts);

/** The kitchen after some events; `taken` is the die that this device has just picked, of several alike. */
export function followed(before: Kitchen, fresh: TableEvent[], s: State, facts: Facts, taken: string): Kitchen {
  let kitchen = before;
  for (const { n, line, tell } of fresh) {
    if (n > kitchen.n && line && tell) kitchen = { ...seen(kitchen, n, line, tell, taken), n };
  }
  return settled(kitchen, s, facts);
}

/** The notation says which die it is, the message what became of it. */
function seen(before: Kitchen, n: number, line: string, [what, about]: Message, taken: string): Kitchen {
  const [who, ...words] = line.split(" ");
  if (who === "*") return { ...before, dice: words.map((name, i) => ({ id: `${n}.${i}`, face: NAMES.indexOf(name), roll: n })) };

  const seat = Number(who);
  const kitchen = seat === before.seat ? before : cleared(before, seat);
  const face = NAMES.indexOf(words[1]!);
  const alike = kitchen.dice.filter((die) => die.face === face);
  const gone = alike.find((die) => die.id === taken) ?? alike[0];
  const after = { ...kitchen, dice: kitchen.dice.filter((die) => die !== gone) };
  const layers = [...kitchen.layers, face];
  switch (what) {
    case "start":
    case "add":
      return { ...after, layers };
    case "close":
      return { ...after, layers: [], finished: [...after.finished, { id: String(n), layers, points: about.points as number }] };
    case "bust":
      return ended(after, null);
    case "stop":
      return ended(after, about.points as number);
    default:
      return after;
  }
}

const cleared = (kitchen: Kitchen, seat: number): Kitchen => ({ ...EMPTY, n: kitchen.n, slips: kitchen.slips, seat });

function ended(kitchen: Kitchen, points: Slip["points"]): Kitchen {
  const slips = kitchen.slips.filter((slip) => slip.seat !== kitchen.seat);
  return { ...cleared(kitchen, kitchen.seat), slips: [...slips, { seat: kitchen.seat, points }] };
}

/** What was seen, brought in line with the state: after an undo, or where something was missed, they differ. */
function settled(kitchen: Kitchen, s: State, facts: Facts): Kitchen {
  const finished = [...kitchen.finished];
  let { layers } = kitchen;
  while (pointsOf(finished) > facts.at_stake) layers = finished.pop()!.layers; // an undo opens it again
  const missed = facts.at_stake - pointsOf(finished);
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
