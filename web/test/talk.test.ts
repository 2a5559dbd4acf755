import { beforeEach, expect, test, vi } from "vitest";
import { Talk } from "../src/cafe/talk.svelte";
import { drawn, feeling, parting, temperOf } from "../src/cafe/tempers";
import type { SeatInfo, TableEvent } from "../src/messages";

const seat = (kind: "person" | "bot", avatar: string): SeatInfo => ({
  name: avatar,
  kind,
  level: kind === "bot" ? "easy" : "",
  here: true,
  seal: "",
  shown: false,
  avatar,
});
const SEATS = [seat("person", "fox"), seat("bot", "hamster"), seat("bot", "wolf")];
const MOMENTS = { one: "bust" } as const;
const roll = (n: number, seat: number): TableEvent => ({ n, kind: "line", seat, line: `${seat} roll`, tell: ["roll", {}] });
const bust = (n: number): TableEvent => ({ n, kind: "line", seat: null, line: "* 1", tell: ["one", {}] });

beforeEach(() => void vi.useFakeTimers());

/** A number from which on a bust is felt at a table. */
const unlucky = (table: string, from: number): number => {
  let n = from;
  while (!feeling("hamster", "bust", table, n)) n++;
  return n;
};

test("a bot that busts sighs now and then, and everybody sees the same", () => {
  const n = unlucky("t", 20);
  const [mine, yours] = [new Talk(), new Talk()];
  for (const talk of [mine, yours]) {
    talk.feel([roll(1, 0)], SEATS, MOMENTS, "t");
    talk.feel([roll(1, 0), roll(n - 1, 1), bust(n)], SEATS, MOMENTS, "t");
  }
  expect(mine.bubbles).toEqual([{ key: `felt ${n}`, seat: 1, text: "laugh", emote: true }]);
  expect(yours.bubbles).toEqual(mine.bubbles);
  vi.advanceTimersByTime(10_000);
  expect(mine.bubbles).toEqual([]);
});

test("people feel for themselves, and what was before one came is past", () => {
  const talk = new Talk();
  const n = unlucky("t", 20);
  talk.feel([roll(n - 1, 1), bust(n)], SEATS, MOMENTS, "t"); // as one comes
  talk.feel([roll(n - 1, 1), bust(n), roll(n + 1, 0), bust(unlucky("t", n + 2))], SEATS, MOMENTS, "t");
  expect(talk.bubbles).toEqual([]);
});

test("bots never chatter", () => {
  const talk = new Talk();
  let shown = 0;
  const history: TableEvent[] = [roll(1, 0)];
  talk.feel(history, SEATS, MOMENTS, "t");
  for (let n = 2; n < 240; n += 2) {
    history.push(roll(n, 1 + ((n / 2) % 2)), bust(n + 1));
    talk.feel([...history], SEATS, MOMENTS, "t");
    shown += talk.bubbles.length;
    vi.advanceTimersByTime(10_000);
  }
  expect(shown).toBeGreaterThan(3);
  expect(shown).toBeLessThanOrEqual(20);
  expect(talk.unread).toBe(0);
});

test("who wins claps in its own way, and one bot speaks for all", () => {
  const talk = new Talk();
  talk.part(SEATS, [2]);
  expect(talk.bubbles).toEqual([{ key: "parting", seat: 2, text: parting("wolf", true), emote: true }]);
  talk.part(SEATS, [0]);
  expect(talk.bubbles.map((one) => one.seat)).toContain(1);
});

test("a face has one temper, and a stranger's is calm", () => {
  expect(temperOf("wolf")).toBe("proud");
  expect(temperOf("yeti")).toBe("calm");
  expect(drawn("a", 1)).not.toBe(drawn("a", 2));
});
