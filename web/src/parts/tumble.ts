// How a die is thrown: it falls turning over and over, knocks, topples over one more edge, and lies. Every keyframe has the same
// functions in the same order, or the browser would blend two poses and the turns would vanish.

/** A die's pose at rest, as it is seen slightly from above; or straight from above. */
export const RESTING = { tilted: [0.86, 24, -16], flat: [1, 0, 0] } as const;

const FALLS = 0.5; // of the time, until it knocks first
const KNOCKS = 0.7; // and again, another side up
const TOPPLES = 0.88; // over its last edge

const either = (): number => (Math.random() < 0.5 ? -1 : 1);

/** The turns of a cube, in its own axes; `pose` is where it ends. */
export function turns([scale, x, y]: readonly [number, number, number]): Keyframe[] {
  const [over, about, askew] = [either(), either() * 360, either() * (20 + 25 * Math.random())];
  const pose = (a: number, b: number, c: number) =>
    `scale(${scale}) rotateX(${x}deg) rotateY(${y}deg) rotateX(${over * a}deg) rotateY(${b}deg) rotateZ(${c}deg)`;
  return [
    { transform: pose(810, about, askew), easing: "linear" },
    { transform: pose(315, about * 0.3, askew), offset: FALLS, easing: "ease-out" },
    { transform: pose(90, 0, askew * 0.2), offset: KNOCKS, easing: "ease-in" },
    { transform: pose(-7, 0, 0), offset: TOPPLES, easing: "ease-out" },
    { transform: pose(0, 0, 0) },
  ];
}

/** The way it falls, in edges of the cube: from above, a bounce, a hop. */
export function fall(edge: number): Keyframe[] {
  const aside = either() * (0.15 + 0.3 * Math.random());
  const at = (x: number, y: number, z: number) => `${x * edge}px ${y * edge}px ${z * edge}px`;
  return [
    { translate: at(aside, -1.1, 1.6), easing: "cubic-bezier(.5,.1,.9,.6)" },
    { translate: at(aside * 0.35, -0.1, 0), offset: FALLS, easing: "ease-out" },
    { translate: at(aside * 0.2, -0.14, 0.42), offset: (FALLS + KNOCKS) / 2, easing: "ease-in" },
    { translate: at(aside * 0.1, -0.04, 0.02), offset: KNOCKS, easing: "ease-out" },
    { translate: at(0, -0.06, 0.16), offset: (KNOCKS + TOPPLES) / 2, easing: "ease-in" },
    { translate: at(0, 0, 0), offset: TOPPLES },
    { translate: at(0, 0, 0) },
  ];
}

/** The shadow below it: far and faint while it is high. */
export const shade = (): Keyframe[] => [
  { opacity: 0.15, scale: 1.35, easing: "ease-in" },
  { opacity: 1, scale: 1, offset: FALLS, easing: "ease-out" },
  { opacity: 0.6, scale: 1.12, offset: (FALLS + KNOCKS) / 2, easing: "ease-in" },
  { opacity: 1, scale: 1, offset: KNOCKS },
  { opacity: 1, scale: 1 },
];

/** Shaken in the hand, again and again until it is thrown. */
export function shaken([scale, x, y]: readonly [number, number, number]): Keyframe[] {
  const pose = (a: number, b: number) => `scale(${scale}) rotateX(${x}deg) rotateY(${y}deg) rotateX(${a}deg) rotateY(${b}deg)`;
  const way = either();
  return [
    { transform: pose(0, 0), translate: "0 0 0" },
    { transform: pose(60, way * 50), translate: `${way * 9}% -12% 0`, offset: 0.25 },
    { transform: pose(20, way * 170), translate: `${way * -8}% 4% 0`, offset: 0.5 },
    { transform: pose(-50, way * 280), translate: `${way * 7}% 9% 0`, offset: 0.75 },
    { transform: pose(0, way * 360), translate: "0 0 0" },
  ];
}
