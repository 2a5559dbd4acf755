// Where a bubble goes that speaks of a thing: beside it, never over it.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What had better not be covered, and how much that matters. */
export interface Seen {
  box: Box;
  weight: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Place {
  side: Side;
  left: number;
  top: number;
  /** where on the bubble's edge the arrow points from, in pixels */
  arrow: number;
}

const GAP = 14; // pixels between thing and bubble: room for the arrow
const EDGE = 6; // to the edge of the room
const CORNER = 20; // no arrow nearer to a corner than this

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** How much two boxes share, in square pixels. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The place beside a thing where a bubble of that size covers least of what had better be seen; undefined where no side has
 * room for it.
 */
export function beside(thing: Box, width: number, height: number, room: Box, seen: Seen[] = []): Place | undefined {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const lefts = along(x, width, thing.left, thing.right, room.left + EDGE, room.right - EDGE);
  const tops = along(y, height, thing.top, thing.bottom, room.top + EDGE, room.bottom - EDGE);
  const places: Place[] = [
    ...lefts.map((left) => upright("above", left, thing.top - GAP - height)),
    ...lefts.map((left) => upright("below", left, thing.bottom + GAP)),
    ...tops.map((top) => sideways("right", thing.right + GAP, top)),
    ...tops.map((top) => sideways("left", thing.left - GAP - width, top)),
  ];
  const boxOf = ({ left, top }: Place): Box => ({ left, top, right: left + width, bottom: top + height });
  const within = (box: Box) =>
    box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
  const covered = (place: Place) => seen.reduce((sum, { box, weight }) => sum + weight * shared(boxOf(place), box), 0);
  let [best, least]: [Place | undefined, number] = [undefined, Infinity];
  for (const place of places.filter((one) => within(boxOf(one)))) {
    const cost = covered(place);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;

  function upright(side: Side, left: number, top: number): Place {
    return { side, left, top, arrow: clamp(x - left, CORNER, width - CORNER) };
  }
  function sideways(side: Side, left: number, top: number): Place {
    return { side, left, top, arrow: clamp(y - top, CORNER, height - CORNER) };
  }
}

/** Where a bubble may begin along the edge of a thing: amid it, from its start, to its end, at the edges of the room. */
function along(middle: number, size: number, start: number, end: number, low: number, high: number): number[] {
  const reach = (at: number) => clamp(at, low, Math.max(low, high - size));
  const near = [middle - size / 2, start, end - size, end - CORNER * 2, start + CORNER * 2 - size];
  return [...new Set(near.map(reach))];
}
