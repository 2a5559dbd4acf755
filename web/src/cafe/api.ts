// HTTP: asking the server. What it refuses comes as a CafeError with the server's own words.
import type { ErrorBody, GameInfo, Key, Rules, SeatRequest, Summary, TableOrder } from "$/messages";

/** What the server, or the way to it, said no to. */
export class CafeError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post =
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, post);
  } catch {
    throw new CafeError("network/gone", "The cafe can't be reached just now.");
  }
  const said: unknown = await answer.json().catch(() => ({ code: "server/failed", message: "The cafe's answer can't be read." }));
  if (!answer.ok) throw new CafeError((said as ErrorBody).code, (said as ErrorBody).message);
  return said as T;
}

const part = encodeURIComponent;

let listed: Promise<GameInfo[]> | undefined;

/** The games there are; asked for once. */
export function games(): Promise<GameInfo[]> {
  listed ??= ask<GameInfo[]>("/api/games").catch((error: unknown) => {
    listed = undefined;
    throw error;
  });
  return listed;
}

/** One game by its name. */
export async function game(name: string): Promise<GameInfo> {
  const found = (await games()).find((one) => one.name === name);
  if (!found) throw new CafeError("game/unknown", `There is no game called ${name} here.`);
  return found;
}

export const rules = (name: string, lang = "en") => ask<Rules>(`/api/games/${part(name)}/rules?lang=${lang}`);
export const open = (order: TableOrder) => ask<Key>("/api/tables", order);
export const look = (code: string) => ask<Summary>(`/api/tables/${part(code)}`);
export const sit = (code: string, request: SeatRequest) => ask<Key>(`/api/tables/${part(code)}/seats`, request);
export const get = ask;

/** A random word: what a device adds to the dice, or the name of a command. */
export function random(bytes = 8): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
