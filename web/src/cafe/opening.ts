// Opening a table and going there.
import type { GameInfo, Key, SeatOrder, TableOrder } from "$/messages";
import { open } from "./api";
import { keep, type Kept } from "./keys";
import { freshNonce, pinned } from "./nonces";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { sha256 } from "./sha256";

/** Whoever's device this is, by that name. */
export const me = (name: string): SeatOrder => ({ kind: "here", name, avatar: settings.avatar });
/** A seat of a table that is being planned, with all that it may have been. */
export type Plan = Required<Omit<SeatOrder, "avatar">>;
/** Somebody else at this device. */
export const here = (name: string): SeatOrder => ({ kind: "here", name });
export const bot = (level: string): SeatOrder => ({ kind: "bot", level });

/** The level of the bots last played against, else the one that suits most people. */
export const usualLevel = (game: GameInfo): string =>
  [settings.level, "medium"].find((level) => game.levels.includes(level)) ?? game.levels[0]!;

/** Seconds after which a bot plays for somebody who is away while others wait; 0: never. */
export const AWAY = { usual: 60, choices: [60, 86_400, 0] };

/** Whoever sits here, and as many bots as the game needs. */
export const againstBots = (game: GameInfo, guest: string, level = usualLevel(game)): SeatOrder[] => [
  me(myName(guest)),
  ...Array.from({ length: Math.max(1, game.players[0]! - 1) }, () => bot(level)),
];

/** What we call whoever sits here. */
export const myName = (otherwise: string): string => settings.name.trim() || otherwise;

/** Keep the key of a table, and what was sealed of its dice, and go there. */
export function enter(key: Key, game: { name: string; title: string }, dice: Partial<Kept>, replace = false): void {
  keep(key.table, { ...key, game: game.name, title: game.title, ...dice });
  go(`/table/${key.table}`, replace);
}

/** Open a table and go there; a `guided` one instead of the page that led here. */
export async function openTable(
  game: GameInfo,
  order: Omit<TableOrder, "game" | "seal">,
  { guided = false } = {},
): Promise<void> {
  const nonce = freshNonce();
  const key = await open({ ...order, game: game.name, seal: sha256(nonce) });
  enter(key, game, { ...pinned(key, nonce), guided }, guided);
}
