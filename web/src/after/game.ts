// A finished game: all of its steps, however many pages they come in; and the places.
import { get } from "$/cafe/api";
import type { Replay } from "$/messages";

/** The replay of a game, with all its steps. */
export async function replayOf(id: string): Promise<Replay> {
  const address = `/api/records/${encodeURIComponent(id)}/replay`;
  const replay = await get<Replay>(address);
  while (replay.steps.length < replay.total) {
    const more = await get<Replay>(`${address}?start=${replay.steps.length}`);
    if (!more.steps.length) break;
    replay.steps.push(...more.steps);
  }
  return replay;
}

/** A seat on the menu board. */
export interface Placed {
  seat: number;
  place: number;
  points: number;
}

export const winnersOf = (result: Record<string, unknown>): number[] => (result.winners as number[] | undefined) ?? [];

/** The seats from first to last, by their places as the rules have them (0 for the winners). */
export const placed = (places: number[], points: number[]): Placed[] =>
  places
    .map((place, seat) => ({ seat, place: place + 1, points: points[seat]! }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
