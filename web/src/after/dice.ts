// The dice, rolled again in this browser, as docs/protocol.md says ("Proving the dice").
import { sha256 } from "$/cafe/sha256";
import type { Replay, ReplayStep } from "$/messages";

/** What came of it. */
export interface Verdict {
  /** whether the secret is the one that was sealed before the first roll */
  sealed: boolean;
  /** lines that were rolled again, and the dice and cards in them */
  rolls: number;
  dice: number;
  /** lines whose dice are not what the secret makes them */
  wrong: number[];
  /** lines of chance that the table's own dice did not make: given ones, and real dice */
  unchecked: number[];
}

/** What a device kept of the dice: see cafe/keys.ts. */
export interface Pinned {
  commitment: string;
  nonce: string;
  seals: string[];
}

/** What comes of comparing the dice of a record with what a device kept of them. */
export interface Comparison {
  /** whether the device saw the dice sealed before the first roll at all, and whether they are these */
  seen: boolean;
  same: boolean;
  /** whether the players' nonces are the sealed ones, seat by seat; and whether those were sealed when this device showed its own */
  fit: boolean;
  kept: boolean;
  /** whether its own nonce is among them; undefined where it showed none in time */
  added: boolean | undefined;
  /** seats whose nonces were sealed but not shown */
  unshown: number[];
}

/** Compare the dice of a record with what this device kept of them. */
export function compare(game: Pick<Replay, "commitment" | "nonces" | "seals">, pinned: Pinned | undefined): Comparison {
  const { commitment = "", nonce = "", seals = [] } = pinned ?? {};
  const shown = !!nonce && (seals.length > 0 || !game.seals.length);
  return {
    seen: !!commitment,
    same: !commitment || commitment === game.commitment,
    fit:
      !game.seals.length ||
      (game.nonces.length === game.seals.length && game.nonces.every((one, seat) => !one || sha256(one) === game.seals[seat])),
    kept: !seals.length || seals.join() === game.seals.join(),
    added: shown ? game.nonces.includes(nonce) : undefined,
    unshown: game.seals.flatMap((seal, seat) => (seal && !game.nonces[seat] ? [seat] : [])),
  };
}

/** What it takes to check a game. */
export type Sealed = Pick<Replay, "commitment" | "secret" | "nonces"> & {
  steps: Pick<ReplayStep, "at" | "tries" | "draws">[];
};

const ALL = 2 ** 32; // values of four bytes
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether this page can check at all: browsers do so only on pages that nobody could have changed on their way. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The tries of a secret, each a number of four bytes. */
async function tries(secret: string, nonces: string[]): Promise<(counter: number) => Promise<number>> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (counter) => {
    const message = new TextEncoder().encode(`${nonces.join(",")}:${counter}`);
    return new DataView(await crypto.subtle.sign("HMAC", key, message)).getUint32(0);
  };
}

/** Which outcome a number below the sum of the weights falls on. */
export function falls(weights: number[], below: number): number {
  let rest = below;
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

/** Roll every die of a game again. */
export async function check(game: Sealed): Promise<Verdict> {
  const sealed = hex(await crypto.subtle.digest("SHA-256", bytes(game.secret))) === game.commitment;
  const roll = await tries(game.secret, game.nonces);
  const verdict: Verdict = { sealed, rolls: 0, dice: 0, wrong: [], unchecked: [] };
  let next = 0;
  for (const step of game.steps) {
    if (step.tries === null) {
      if (step.draws.length) verdict.unchecked.push(step.at);
      continue;
    }
    let right = step.tries === next; // no try may be left out, else one could choose among rolls
    next = step.tries;
    for (const { weights, outcome } of step.draws) {
      const sum = weights.reduce((all, weight) => all + weight, 0);
      if (sum > ALL) {
        right = false; // no try could ever be fair
        continue;
      }
      let number: number;
      do number = await roll(next++);
      while (number >= ALL - (ALL % sum));
      right &&= falls(weights, number % sum) === outcome;
    }
    verdict.rolls++;
    verdict.dice += step.draws.length;
    if (!right) verdict.wrong.push(step.at);
  }
  return verdict;
}
