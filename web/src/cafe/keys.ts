// The tables of this device: each with the token that acts for its seats.
import { alone } from "#server";
import type { Key } from "$/messages";

/** A key as this device keeps it, with what the menu says of the table. */
export interface Kept extends Key {
  game: string;
  title: string;
  over: boolean;
  /** what this device adds to the dice, and to those of a rematch */
  nonce: string;
  next: string;
  /** what it saw sealed: the secret before the first roll, and everybody's nonces when it showed its own (none: it did not) */
  commitment: string;
  seals: string[];
  guided: boolean;
  used: number;
}

const PLACE = alone ? "tables-offline" : "tables"; // both may be on one site
const MOST = 40; // older ones are forgotten

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

function write(keys: Kept[]): void {
  const newest = keys.sort((a, b) => b.used - a.used).slice(0, MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.map((key) => [key.table, key]))));
}

/** The key of a table, if this device has one. */
export const key = (table: string): Kept | undefined => read()[table];

/** All keys, the last used first. */
export const all = (): Kept[] => Object.values(read()).sort((a, b) => b.used - a.used);

/** Keep a key, or what is new about it. */
export function keep(table: string, news: Partial<Kept>): void {
  const keys = read();
  const old = keys[table] ?? {
    table,
    code: "",
    watch: "",
    token: "",
    seats: [],
    game: "",
    title: "",
    over: false,
    guided: false,
    nonce: "",
    next: "",
    commitment: "",
    seals: [],
    used: 0,
  };
  write([...Object.values(keys).filter((one) => one.table !== table), { ...old, ...news, used: Date.now() }]);
}

/** Forget a table. */
export function forget(table: string): void {
  write(Object.values(read()).filter((one) => one.table !== table));
}
