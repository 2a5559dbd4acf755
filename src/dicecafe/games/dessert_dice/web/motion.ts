// How a die comes to lie where it lies: over its edge, about itself, out of the cup, from the supply.
import type { Way } from "./dice";

/** What happened to a die, and which event told of it. */
export interface Arrival {
  n: number;
  how: Way | "placed" | "turned" | "rolled";
  /** milliseconds until what happened before has been seen */
  wait: number;
}

/** Milliseconds for one die to come, at normal speed. */
export const COMING = 250;

/** How far the top of a cube is drawn from its base, in edges: to the west and to the north alike. */
export const SLANT = 0.32;
const SLANTED = `matrix3d(1,0,0,0, 0,1,0,0, ${-SLANT},${-SLANT},1,0, 0,0,0,1)`;

/** A cube at rest, its base on the ground. */
export const RESTING = `${SLANTED} translateZ(calc(var(--edge) / 2))`;

/** What keeps a picture upright and in shape on a side that is drawn slanted. */
export const UPRIGHT = {
  ns: `rotate(0deg) scale(1.25) matrix(${SLANT},0,${-SLANT},1,0,0)`,
  ew: `rotate(0deg) scale(1.25) matrix(1,${-SLANT},0,${SLANT},0,0)`,
};

const ANGLES = [-90, -67.5, -45, -22.5, 0];

/** Over an edge from the square before, so far away: the cube stands on its edge half-way. */
export function tipped(way: Way, edge: number, pitch: number): Keyframe[] {
  const [x, y] = { north: [0, 1], south: [0, -1], east: [-1, 0], west: [1, 0] }[way] as [number, number];
  return ANGLES.map((angle) => {
    const left = -angle / 90;
    const height = (edge / Math.SQRT2) * Math.sin(((45 + 90 + angle) * Math.PI) / 180);
    const turn = y ? `rotateX(${y * angle}deg)` : `rotateY(${-x * angle}deg)`;
    return { transform: `${SLANTED} translate3d(${x * left * pitch}px, ${y * left * pitch}px, ${height}px) ${turn}` };
  });
}

/** Where pictures lie before a tip, so that they stand upright all along: on the top, on the side it falls on, and on the others. */
export function picturesBefore(way: Way): Record<"up" | "ns" | "ew", string> {
  const [rolling, still] = way === "north" || way === "south" ? (["ns", "ew"] as const) : (["ew", "ns"] as const);
  const turn = way === "north" || way === "east" ? 90 : -90;
  const before = { up: UPRIGHT[rolling], ns: "none", ew: "none" };
  before[still] = UPRIGHT[still].replace("0deg", `${turn}deg`);
  return before;
}

/** About the vertical axis. */
export const spun = (edge: number): Keyframe[] =>
  [-90, 0].map((angle) => ({ transform: `${SLANTED} translate3d(0px, 0px, ${edge / 2}px) rotateZ(${angle}deg)` }));

/** Out of the cup: turning over and over, a knock, over one more edge. Every keyframe has the same functions, or the turns would vanish. */
export function tumbled(edge: number): Keyframe[] {
  const [over, about] = [Math.random() < 0.5 ? -1 : 1, Math.random() < 0.5 ? -360 : 360];
  const frame = (up: number, x: number, y: number) =>
    `${SLANTED} translate3d(0px, 0px, ${edge * (0.5 + up)}px) rotateX(${x}deg) rotateY(${y}deg)`;
  return [
    { transform: frame(1.6, over * 450, about), easing: "linear" },
    { transform: frame(0, over * 180, about * 0.3), offset: 0.5, easing: "ease-out" },
    { transform: frame(0.4, over * 135, about * 0.1), offset: 0.62, easing: "ease-in" },
    { transform: frame(0, over * 90, 0), offset: 0.72, easing: "ease-in" },
    { transform: frame(0, over * -6, 0), offset: 0.9, easing: "ease-out" },
    { transform: frame(0, 0, 0) },
  ];
}

/** From where a thing lay before, as a picture that flies. */
export function flown(to: DOMRect, from: DOMRect): Keyframe[] {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return [
    { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
    { transform: `translate(${x * 0.2}px, ${y * 0.2 - to.height * 0.25}px) scale(1.12)`, offset: 0.75 },
    { transform: "none" },
  ];
}
