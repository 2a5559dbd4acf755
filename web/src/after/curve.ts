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

/** One seat's curve, as the path of a drawing; where nothing changes there is no point. */
export function path(frame: Frame, chances: number[]): string {
  const corners = chances
    .map((chance, line) => [line, chance] as const)
    .filter(([line, chance]) => chance !== chances[line - 1] || chance !== chances[line + 1]);
  return corners.map(([line, chance], i) => `${i ? "L" : "M"}${x(frame, line).toFixed(1)} ${y(frame, chance).toFixed(1)}`).join("");
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

/** A name that fits. */
export const short = (name: string, most: number): string => ([...name].length > most ? `${[...name].slice(0, most - 1).join("")}…` : name);
