// HTTP: asking the server. What it refuses comes as a CafeError with the server's own message.
import { request } from "#server";
import type { ErrorBody, GameInfo, Key, Message, Rules, SeatRequest, Summary, TableOrder } from "$/messages";

/** What the server, or the way to it, said no to. */
export class CafeError extends Error {
  constructor(
    readonly code: string,
    readonly says: Message,
    /** the game whose catalogue has the message, where it is not one of the cafe's own */
    readonly game = "",
  ) {
    super(code);
  }
}

const UNREADABLE: ErrorBody = { code: "server/failed", message: ["answer-unreadable", {}] };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post =
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await request(path, post);
  } catch {
    throw new CafeError("network/gone", ["cafe-unreachable", {}]);
  }
  const said: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && said !== undefined) return said as T;
  const { code, message, game } = (said as ErrorBody | undefined)?.message ? (said as ErrorBody) : UNREADABLE;
  throw new CafeError(code, message, game);
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
  if (!found) throw new CafeError("game/unknown", ["game-not-here", { name }]);
  return found;
}

export const rules = (name: string, language: string) => ask<Rules>(`/api/games/${part(name)}/rules?lang=${part(language)}`);
export const open = (order: TableOrder) => ask<Key>("/api/tables", order);
export const look = (code: string) => ask<Summary>(`/api/tables/${part(code)}`);
export const sit = (code: string, request: SeatRequest) => ask<Key>(`/api/tables/${part(code)}/seats`, request);
export const get = ask;

/** A random word: what a device adds to the dice, or the name of a command. */
export function random(bytes = 8): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
