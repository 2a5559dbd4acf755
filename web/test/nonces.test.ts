// What this device adds to the dice, and when it shows it; and what it makes of a record of them.
import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { compare } from "../src/after/dice";
import { keep, key, type Kept } from "../src/cafe/keys";
import { freshNonce, helloOf, pinned, pinnedAgain, toShow } from "../src/cafe/nonces";
import { sha256 } from "../src/cafe/sha256";
import type { Key, SeatInfo } from "../src/messages";

const store = new Map<string, string>();
globalThis.localStorage = {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => void store.set(name, value),
} as Storage;
beforeEach(() => store.clear());

const TEA = sha256("tea");
const MILK = sha256("milk");
const seat = (seal: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name: "",
  kind: "person",
  level: "",
  avatar: "",
  here: true,
  seal,
  shown: false,
  ...more,
});
const OPEN = seat("", { kind: "open" });
const BOT = seat("", { kind: "bot" });
const got = (seals: string[]): Key => ({
  table: "t",
  code: "",
  watch: "",
  token: "token",
  seats: [0],
  commitment: "sealed",
  seals,
});
const keepTea = (more: Partial<Kept> = {}) => keep("t", { ...pinned(got([]), "tea"), token: "token", ...more });
const show = (seats: SeatInfo[], begun = false, commitment = "sealed") => toShow("t", commitment, [0], seats, begun);

test("SHA-256 by hand is SHA-256", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + (i % 200))).join("");
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("no two nonces are the same", () => {
  expect(new Set(Array.from({ length: 100 }, freshNonce)).size).toBe(100);
});

test("a nonce goes with the hello only where the seals of all seats are known, ours among them", () => {
  const hello = (seals: string[], nonce = "tea") => helloOf({ ...got(seals), ...pinned(got(seals), nonce) } as Kept);
  expect(hello([])).toEqual({ token: "token" });
  expect(hello([MILK, ""])).toEqual({ token: "token" });
  expect(hello([TEA, ""])).toMatchObject({ token: "token", nonce: "tea" });
  expect(pinned(got([TEA, ""]), "tea", "seen on the way in").seals).toEqual([]);
});

test("a nonce is shown when all seats are taken, and the seals are kept first", () => {
  keepTea();
  expect(show([seat(TEA), OPEN])).toBeUndefined();
  expect(show([seat(MILK), BOT])).toBeUndefined(); // somebody else sits in our name
  expect(key("t")!.seals).toEqual([]);
  expect(show([seat(TEA), seat(MILK)])).toMatchObject({ type: "nonce", nonce: "tea" });
  expect(key("t")!.seals).toEqual([TEA, MILK]);
  expect(show([seat(TEA), seat(sha256("ground"))])).toBeUndefined(); // never to other seals
  expect(show([seat(TEA, { shown: true }), seat(MILK)])).toBeUndefined();
});

test("a nonce is not shown to another commitment than the first one seen", () => {
  keepTea();
  expect(show([seat(TEA), BOT], false, "another")).toBeUndefined();
});

test("a nonce that came too late is none, and the one of the rematch is sealed all the same", () => {
  keepTea({ seals: [TEA, ""] });
  expect(show([seat(TEA), BOT], true)).toMatchObject({ nonce: "", next: sha256(key("t")!.next) });
  expect(key("t")!.seals).toEqual([]);
});

test("a rematch has a new nonce; who is alone with bots knows all seals", () => {
  const alone = pinnedAgain("new", "next", [0], [seat(TEA), BOT]);
  expect(alone).toMatchObject({ commitment: "new", nonce: "next", seals: [sha256("next"), ""] });
  expect(alone.next).not.toBe("next");
  expect(pinnedAgain("new", "next", [0], [seat(TEA), seat(MILK)]).seals).toEqual([]);
});

const record = { commitment: "sealed", nonces: ["tea", "milk", ""], seals: [TEA, MILK, ""] };
const kept = { commitment: "sealed", nonce: "tea", seals: record.seals };
const fine = { seen: true, same: true, fit: true, kept: true, added: true, unshown: [] };

test("dice that are as they were sealed", () => {
  expect(compare(record, kept)).toEqual(fine);
  expect(compare(record, undefined)).toEqual({ ...fine, seen: false, added: undefined });
  expect(compare(record, { ...kept, seals: [] })).toEqual({ ...fine, added: undefined });
  expect(compare({ ...record, nonces: ["tea", "", ""] }, kept)).toEqual({ ...fine, unshown: [1] });
});

test("a secret, a seal or a nonce that was exchanged is found", () => {
  expect(compare({ ...record, commitment: "afterwards" }, kept).same).toBe(false);
  expect(compare({ ...record, seals: [TEA, sha256("ground"), ""], nonces: ["tea", "ground", ""] }, kept).kept).toBe(false);
  expect(compare({ ...record, nonces: ["milk", "tea", ""] }, kept).fit).toBe(false);
  expect(compare({ ...record, nonces: ["", "milk", ""] }, kept).added).toBe(false);
  expect(compare({ ...record, seals: [], nonces: ["any"] }, kept)).toMatchObject({ kept: false, added: false });
});

test("tables of old had nonces without seals", () => {
  expect(compare({ ...record, seals: [], nonces: ["tea"] }, { ...kept, seals: [] })).toEqual(fine);
  expect(compare({ ...record, seals: [], nonces: ["milk"] }, { ...kept, seals: [] }).added).toBe(false);
});
