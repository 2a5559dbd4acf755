// What this device adds to the dice. Its seal goes out first; the nonce itself only when the secret of the table and the nonces of
// all seats are sealed and their seals kept here, so that nobody can choose theirs by it (docs/fair-dice.md).
import type { Hello, Key, SeatInfo } from "$/messages";
import { random } from "./api";
import { keep, key, type Kept } from "./keys";
import { sha256 } from "./sha256";

/** A nonce that nobody can guess. */
export const freshNonce = (): string => random(16);

/** Whether a device with these seats may show a nonce: its seal is at them, and nobody can seal anything any more. */
const mayShow = (nonce: string, seats: number[], seals: string[]): boolean =>
  !!nonce && !!seats.length && seats.every((seat) => seals[seat] === sha256(nonce));

/** What is kept of the dice of a table that was just opened or joined; `commitment` is what was seen of it first. */
export function pinned(got: Key, nonce: string, commitment = got.commitment): Partial<Kept> {
  const settled = commitment === got.commitment && mayShow(nonce, got.seats, got.seals);
  return { nonce, next: freshNonce(), commitment, seals: settled ? got.seals : [] };
}

/** The same of a rematch. Where all people sit at this device, all seals are known at once. */
export function pinnedAgain(commitment: string, nonce: string, you: number[], seats: SeatInfo[]): Partial<Kept> {
  const alone = seats.every((seat, i) => seat.kind === "bot" || you.includes(i));
  const seals = nonce && alone ? seats.map((seat) => (seat.kind === "bot" ? "" : sha256(nonce))) : [];
  return { nonce, next: freshNonce(), commitment, seals };
}

/** The hello of a device with a key: with its nonce, where that may be shown at once. */
export function helloOf({ token, nonce, next, seals }: Kept): Omit<Hello, "type" | "seen"> {
  return seals?.length ? { token, nonce, next: sha256(next) } : { token };
}

/** What to show of a table's nonce now that its seats are known, if anything; the seals are kept first. */
export function toShow(
  table: string,
  commitment: string,
  you: number[],
  seats: SeatInfo[],
  begun: boolean,
): { type: "nonce"; nonce: string; next: string } | undefined {
  const kept = key(table);
  if (!kept?.nonce || kept.commitment !== commitment || you.every((seat) => seats[seat]?.shown)) return undefined;
  if (!kept.next) keep(table, { next: freshNonce() });
  const next = sha256(key(table)!.next);
  if (begun) {
    keep(table, { seals: [] }); // it came too late: the game began without it
    return { type: "nonce", nonce: "", next };
  }
  const seals = seats.map((seat) => seat.seal);
  const settled = !kept.seals?.length || kept.seals.join() === seals.join(); // shown once, and never to others
  if (seats.some((seat) => seat.kind === "open") || !settled || !mayShow(kept.nonce, you, seals)) return undefined;
  keep(table, { seals });
  return { type: "nonce", nonce: kept.nonce, next };
}
