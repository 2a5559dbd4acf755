// What a bot did for somebody who was away, from the history alone.
import type { TableEvent } from "$/messages";

/** How many moves a bot made for a seat, up to the event by which its player came back. */
export function movesFor(seat: number, history: TableEvent[]): number {
  const of = history.filter((event) => event.seat === seat);
  const back = of.findLastIndex((event) => event.kind === "came");
  const handed = of.slice(0, back).findLastIndex((event) => event.kind === "handed" || event.kind === "came");
  if (back < 0 || of[handed]?.kind !== "handed") return 0;
  return of.slice(handed, back).filter((event) => event.kind === "line").length;
}
