// Opening a table and going there.
import type { GameInfo, Key, SeatOrder, TableOrder } from "$/messages";
import { open, random } from "./api";
import { keep } from "./keys";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Somebody at this device. */
export const here = (name: string): SeatOrder => ({ kind: "here", name });
export const bot = (level: string): SeatOrder => ({ kind: "bot", level });

/** The level that suits most people. */
export const usualLevel = (game: GameInfo): string => (game.levels.includes("medium") ? "medium" : game.levels[0]!);

/** What we call whoever sits here. */
export const myName = (otherwise: string): string => settings.name.trim() || otherwise;

/** Keep the key of a table and go there. */
export function enter(key: Key, game: { name: string; title: string }, nonce: string): void {
  keep(key.table, { ...key, game: game.name, title: game.title, nonce });
  go(`/table/${key.table}`);
}

/** Open a table and go there. */
export async function openTable(game: GameInfo, order: Omit<TableOrder, "game" | "nonce">): Promise<void> {
  const nonce = random();
  enter(await open({ ...order, game: game.name, nonce }), game, nonce);
}
