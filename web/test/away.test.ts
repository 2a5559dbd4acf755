// What a bot played for somebody who was away.
import { expect, test } from "vitest";
import { movesFor } from "../src/cafe/away";

const events = (...kinds: [kind: "line" | "handed" | "came" | "gone", seat: number][]) =>
  kinds.map(([kind, seat], n) => ({ n: n + 1, kind, seat }));

test("moves between the handing over and the coming back are the bot's", () => {
  const away = events(["line", 0], ["gone", 0], ["line", 1], ["handed", 0], ["line", 0], ["line", 1], ["line", 0], ["came", 0]);
  expect(movesFor(0, away)).toBe(2);
  expect(movesFor(1, away)).toBe(0);
  expect(movesFor(0, [...away, ...events(["line", 0], ["gone", 0], ["came", 0])])).toBe(0);
});
