// Seats as people see them.
import type { SeatInfo } from "$/messages";
import { said } from "$/words/index.svelte";

/** The colour of a seat. */
export const colour = (seat: number): string => `var(--seat-${seat % 6})`;

/** The first letter of a name, for a face. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? "";

/** Seats with the names of bots in the language of the settings. */
export const named = (seats: SeatInfo[]): SeatInfo[] =>
  seats.map((seat) => (seat.kind === "bot" ? { ...seat, name: said(seat.name) } : seat));

/** Whose names those seats have, as one says it. */
export const together = (who: number[], seats: SeatInfo[], and: string): string =>
  who.map((seat) => seats[seat]?.name ?? "").join(and);
