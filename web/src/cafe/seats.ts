// Seats as people see them.
import type { SeatInfo } from "$/messages";
import { t } from "$/words/index.svelte";

/** The colour of a seat. */
export const colour = (seat: number): string => `var(--seat-${seat % 6})`;

/** The first letter of a name, for a face. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? "";

/** Who won, as a headline. */
export const headline = (winners: number[], seats: SeatInfo[]): string =>
  winners.length ? t("won", { names: winners.map((seat) => seats[seat]?.name ?? ""), n: winners.length }) : t("nobody-won");
