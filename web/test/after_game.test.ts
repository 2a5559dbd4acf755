import { afterEach, expect, test, vi } from "vitest";
import { addressOf, moveOf } from "../src/after/ending";
import { analysisOf, chances, isSlip, margins, moments, turns, worth } from "../src/after/coach";
import { apart, band, lineAt, path, short, x, y } from "../src/after/curve";
import { placed, replayOf } from "../src/after/game";
import type { Analysis, AnalysisStep } from "../src/messages";

test("places are as the rules have them, whatever the points; equal ones stand in the order of the seats", () => {
  const rows = placed([2, 1, 0, 2, 4], [5, 9, 9, 5, 10]).map(({ seat, place, points }) => [seat, place, points]);
  expect(rows).toEqual([[2, 1, 9], [1, 2, 9], [0, 3, 5], [3, 3, 5], [4, 5, 10]]); // prettier-ignore
});

const frame = { left: 40, top: 10, width: 200, height: 100, lines: 10 };

test("a line and a chance have their place, and back", () => {
  expect([x(frame, 0), x(frame, 10), y(frame, 1), y(frame, 0)]).toEqual([40, 240, 10, 110]);
  expect([0, 40, 61, 240, 999].map((place) => lineAt(frame, place))).toEqual([0, 0, 1, 10, 10]);
  expect(x({ ...frame, lines: 0 }, 0)).toBe(40);
});

test("a curve has no points where nothing changes, but its ends", () => {
  expect(path({ ...frame, lines: 3 }, [0.5, 0.5, 0.5, 1])).toBe("M40.0 60.0L173.3 60.0L240.0 10.0");
});

test("where lines lie too close, the curve goes through means, from the very start to the very end", () => {
  expect(path({ ...frame, width: 5, lines: 5 }, [0, 0.2, 0.4, 0.6, 0.8, 1])).toBe("M40.0 110.0L42.5 60.0L45.0 10.0");
});

test("a band lies on both sides of its curve, and within the field", () => {
  expect(band({ ...frame, lines: 1 }, [0.5, 0.9], [0.1, 0.2])).toBe("M40.0 50.0L240.0 10.0L240.0 40.0L40.0 70.0Z");
});

test("labels keep apart, in order, above the floor", () => {
  expect(apart([100, 10, 100], 16, 100)).toEqual([84, 10, 100]);
  expect(apart([50], 16, 100)).toEqual([50]);
});

test("a name that is too long keeps its end", () => {
  expect([short("Ann", 4), short("Annabelle", 4)]).toEqual(["Ann", "An…e"]);
});

const step = (line: number, before: number, after: number, more: Partial<AnalysisStep> = {}): AnalysisStep => ({
  line,
  text: "",
  tell: ["roll", {}],
  seat: 0,
  before: [before, 1 - before],
  before_errors: [0, 0],
  after: [after, 1 - after],
  after_errors: [0, 0],
  luck: null,
  cost: null,
  cost_error: null,
  chance: null,
  best: null,
  better: null,
  grade: null,
  ...more,
});

const analysis = {
  judge: { interval: 2 },
  start: [0.5, 0.5],
  start_errors: [0.1, 0.2],
  steps: [
    step(1, 0.5, 0.3, { seat: null, luck: [-0.2, 0.2] }),
    step(2, 0.3, 0.2, { cost: 0.1, chance: 0.2, grade: "blunder", best: "roll" }),
    step(3, 0.2, 0.9, { seat: 1, cost: 0.7, chance: 0.1, grade: "blunder" }),
    step(4, 0.9, 0.95, { cost: 0.6, chance: 0.35, grade: "blunder" }), // worse by what one could know, better as it turned out
    step(5, 0.95, 0.9, { cost: 0.05, chance: 0.9, grade: "mistake" }),
    step(6, 0.9, 1),
  ],
  turning_points: [{ line: 1, seat: 0, before: 0.5, after: 0.3, mover: null }],
} as unknown as Analysis;

test("chances go from the start to the end", () => {
  expect(chances(analysis).map(([first]) => first)).toEqual([0.5, 0.3, 0.2, 0.9, 0.95, 0.9, 1]);
});

test("margins are halves of intervals, line by line", () => {
  expect(margins(analysis).slice(0, 2)).toEqual([[0.2, 0.4], [0, 0]]); // prettier-ignore
});

test("moments are the largest swings and the costliest slips, in order, none beside another", () => {
  expect(turns(analysis).map(({ step }) => step.line)).toEqual([1]);
  expect(moments(analysis).map(({ step }) => step.line)).toEqual([1, 3, 5]);
  const [, slip] = moments(analysis);
  expect([slip!.before, slip!.after]).toEqual([0.7 + 0.1, 0.1]); // after the better move and the one played, not along the curve
  expect(moments(analysis, 1).map(({ step, seat }) => [step.line, seat])).toEqual([[3, 1]]);
});

test("a mistake that nobody can see is none", () => {
  const slip = (made: number, cost: number) => isSlip({ ...analysis.steps[1]!, chance: made, cost });
  expect([slip(0.48, 0.004), slip(0.476, 0.008), slip(0.48, 0.02)]).toEqual([false, false, true]);
  expect(worth({ ...analysis.steps[1]!, chance: 0.48, cost: 0.07 })).toEqual({ made: 0.48, better: 0.55 });
});

test("an address may name a move", () => {
  expect([moveOf("?move=12"), moveOf(""), moveOf("?move=x"), moveOf(addressOf("a", 0).slice("/game/a".length))]).toEqual([
    12,
    undefined,
    undefined,
    0,
  ]);
});

test("a long game comes in pages, and is put together", async () => {
  const steps = Array.from({ length: 5 }, (_, at) => ({ at }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const start = Number(new URL(path, "http://cafe").searchParams.get("start") ?? 0);
    return Promise.resolve(Response.json({ total: 5, steps: steps.slice(start, start + 2) }));
  });
  expect((await replayOf("a b")).steps).toEqual(steps);
  expect(asked).toEqual(["", "?start=2", "?start=4"].map((page) => `/api/records/a%20b/replay${page}`));
});

test("an analysis is asked for until it is made, and not when nobody waits any more", async () => {
  vi.useFakeTimers();
  const sketch = { ...analysis, complete: false };
  const answers = [{ progress: 0, sketch: null }, { progress: 0.1, sketch }, { progress: 0.5, sketch: null }, analysis];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address.slice(-1));
    return Promise.resolve(Response.json(answers.shift()));
  });
  const heard: [number, boolean | undefined][] = [];
  const waiting = analysisOf("x", (done, first) => heard.push([done, first?.complete]), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await waiting).toEqual(analysis);
  expect(heard).toEqual([[0, undefined], [0.1, false], [0.5, undefined]]); // prettier-ignore
  expect(asked).toEqual(["0", "0", "1", "1"]);
  expect(await analysisOf("x", () => undefined, AbortSignal.abort())).toBeUndefined();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
