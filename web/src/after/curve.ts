// The curve of chances as a drawing: where a line and a chance lie, for the page and for the picture.

/** The field of a drawing, in pixels, and how many lines it spans. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  lines: number;
}

/** Strokes by seat, so that colour is never the only sign. */
export const DASHES = [[], [7, 4], [2, 4], [12, 4, 2, 4], [5, 3, 5, 8], [16, 5]];

export const x = (frame: Frame, line: number): number => frame.left + (frame.width * line) / Math.max(1, frame.lines);
export const y = (frame: Frame, chance: number): number => frame.top + frame.height * (1 - chance);

/** The line nearest to a place on the page. */
export function lineAt(frame: Frame, place: number): number {
  const line = Math.round(((place - frame.left) / Math.max(1, frame.width)) * frame.lines);
  return Math.min(frame.lines, Math.max(0, line));
}

/** One seat's curve, as the path of a drawing. Where lines lie closer than `least` pixels, it goes through the mean of a few. */
export function path(frame: Frame, chances: number[], least = 4): string {
  const few = Math.max(1, Math.ceil((least * frame.lines) / Math.max(1, frame.width)));
  const corners = few === 1 ? bends(chances) : means(chances, few);
  return corners
    .map(([line, chance], i) => `${i ? "L" : "M"}${x(frame, line).toFixed(1)} ${y(frame, chance).toFixed(1)}`)
    .join("");
}

/** The field within which a curve lies for sure, or nearly: so far to both sides of it, between nothing and all. */
export function band(frame: Frame, chances: number[], margins: number[]): string {
  const edge = (sign: number): string[] =>
    chances.map((chance, line) => {
      const at = Math.min(1, Math.max(0, chance + sign * margins[line]!));
      return `${x(frame, line).toFixed(1)} ${y(frame, at).toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

type Corner = [line: number, chance: number];

/** The points at which something changes. */
function bends(chances: number[]): Corner[] {
  const corners = chances.map((chance, line): Corner => [line, chance]);
  return corners.filter(([line, chance]) => chance !== chances[line - 1] || chance !== chances[line + 1]);
}

/** The mean of every few lines, between the start and the end as they are. */
function means(chances: number[], few: number): Corner[] {
  const inner: Corner[] = [];
  for (let from = 1; from < chances.length - 1; from += few) {
    const bunch = chances.slice(from, Math.min(from + few, chances.length - 1));
    inner.push([from + (bunch.length - 1) / 2, bunch.reduce((sum, chance) => sum + chance, 0) / bunch.length]);
  }
  return [[0, chances[0]!], ...inner, [chances.length - 1, chances.at(-1)!]];
}

/** Labels near where they belong, in their order, but no two closer than `least`, and none below `bottom`. */
export function apart(wanted: number[], least: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const places = [...wanted];
  order.forEach((i, n) => n && (places[i] = Math.max(places[i]!, places[order[n - 1]!]! + least)));
  let floor = bottom;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i]!, floor);
    floor = places[i] - least;
  }
  return places;
}

/** A name that fits; its end stays, for that is where bots differ. */
export function short(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 2).join("")}…${letters.at(-1)}` : name;
}
