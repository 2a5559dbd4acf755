// Seats as people see them.
import type { SeatInfo } from "$/messages";
import { t } from "$/words/index.svelte";

/** The colour of a seat. */
export const colour = (seat: number): string => `var(--seat-${seat % 6})`;

/** The first letter of a name, for a face. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? "";

/** Seats with the names of bots in the language of the settings; a number tells apart what would be called the same. */
export function named(seats: SeatInfo[]): SeatInfo[] {
  const taken = new Set(seats.filter((seat) => seat.kind !== "bot").map((seat) => seat.name.toLowerCase()));
  return seats.map((seat) => {
    if (seat.kind !== "bot") return seat;
    const names = seats.map((_, i) => t("bot-name", { level: seat.level, n: i + 1 }));
    const name = names.find((one) => !taken.has(one.toLowerCase())) ?? seat.name;
    taken.add(name.toLowerCase());
    return { ...seat, name };
  });
}

/** Who won, as a headline. */
export const headline = (winners: number[], seats: SeatInfo[]): string =>
  winners.length ? t("won", { names: winners.map((seat) => seats[seat]?.name ?? "") }) : t("nobody-won");
