// What the others did since one's own last move, in a line each.
import type { AnyFace, Turn } from "$/board";
import type { SeatInfo, TableEvent } from "$/messages";
import { say } from "$/words/index.svelte";
import { telling } from "./telling";

/** What somebody's turn came to, in words. */
export interface Recap {
  seat: number;
  words: string;
}

/** The turns of others since one of these seats moved last; dice belong to who threw them. */
export function turnsSince(history: TableEvent[], you: number[]): Turn[] {
  const lines = history.filter((event) => event.line && event.tell);
  const turns = new Map<number, TableEvent[]>();
  let seat: number | undefined; // none yet: dice that follow one's own move
  for (const line of lines.slice(lines.findLastIndex((event) => you.includes(event.seat ?? -1)) + 1)) {
    seat = line.seat ?? seat;
    if (seat !== undefined) turns.set(seat, [...(turns.get(seat) ?? []), line]);
  }
  return [...turns].map(([seat, lines]) => ({ seat, lines }));
}

/** A turn in words: the game's own, else its last line. */
export function recap(turn: Turn, face: AnyFace | undefined, seats: SeatInfo[]): string {
  const message = face?.recap?.(turn);
  if (message) return say(message, { who: turn.seat });
  const last = turn.lines.findLast((line) => line.seat === turn.seat);
  return last ? telling(last, seats) : "";
}
