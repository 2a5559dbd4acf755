// The vectors were made by FairDice of dicecafe.engine.dice.
import { expect, test } from "vitest";
import { check, falls, type Sealed } from "../src/after/dice";

type Die = [weights: number[], outcome: number];
const step = (at: number, tries: number | null, dice: Die[]): Sealed["steps"][number] => ({
  at,
  tries,
  draws: dice.map(([weights, outcome]) => ({ weights, outcome })),
});
const SIX = [1, 1, 1, 1, 1, 1];
const BURGER = [2, 1, 1, 1, 1];
const HALF = [1073741825, 1073741824]; // nearly every other try is passed over

const plain = {
  commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  nonces: ["ann", "bo"],
  steps: [
    step(0, null, []),
    step(1, 0, [[SIX, 3], [SIX, 2], [SIX, 2]]), // prettier-ignore
    step(2, 3, [[BURGER, 4], [BURGER, 1], [BURGER, 0]]), // prettier-ignore
    step(3, 6, [[[1, 0, 1, 1], 0]]),
  ],
};

test("every die of a game is what its secret makes it", async () => {
  expect(await check(plain)).toEqual({ sealed: true, rolls: 3, dice: 7, wrong: [], unchecked: [] });
});

test("tries that would not be fair are passed over, and counted", async () => {
  const steps = [step(1, 0, [[HALF, 1], [HALF, 1], [HALF, 0]]), step(2, 8, [[SIX, 4]])]; // prettier-ignore
  const commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
  expect(await check({ commitment, secret: "07".repeat(32), nonces: [], steps })).toMatchObject({ sealed: true, wrong: [] });
});

test("an empty nonce counts, and a secret may have any length", async () => {
  const weights = [3, 0, 5];
  const steps = [step(1, 0, [[weights, 2], [weights, 0], [weights, 0], [weights, 0]])]; // prettier-ignore
  const commitment = "f83e039796c6453a10f5519e39fd113901572316a1a8ea07cb525d2801dfd074";
  expect(await check({ commitment, secret: "4772c3bcc39f65", nonces: ["", "x_-9"], steps })).toMatchObject({
    sealed: true,
    wrong: [],
  });
});

test("a bent die is found, and only that line", async () => {
  const steps = plain.steps.with(2, step(2, 3, [[BURGER, 4], [BURGER, 0], [BURGER, 0]])); // prettier-ignore
  expect((await check({ ...plain, steps })).wrong).toEqual([2]);
});

test("tries that were left out are found: one could have chosen among them", async () => {
  const steps = [plain.steps[1]!, plain.steps[3]!];
  expect((await check({ ...plain, steps })).wrong).toEqual([3]);
});

test("another secret, or another nonce, is found", async () => {
  expect((await check({ ...plain, secret: "00".repeat(32) })).sealed).toBe(false);
  expect((await check({ ...plain, nonces: ["ann"] })).wrong).not.toEqual([]);
});

test("given lines and real dice are told apart from checked ones", async () => {
  const steps = [step(0, null, []), step(1, null, [[SIX, 5]]), { ...plain.steps[1]!, at: 2 }];
  expect(await check({ ...plain, steps })).toEqual({ sealed: true, rolls: 1, dice: 3, wrong: [], unchecked: [1] });
});

test("weights that no try could be fair for end the check, and prove nothing", async () => {
  expect((await check({ ...plain, steps: [step(1, 0, [[[2 ** 33], 0]])] })).wrong).toEqual([1]);
  expect((await check({ ...plain, steps: [step(1, 0, [[[], 0]])] })).wrong).toEqual([1]);
});

test("a number falls on the outcome at which the running sum is more", () => {
  expect([0, 1, 2, 3].map((n) => falls([2, 0, 1, 1], n))).toEqual([0, 0, 2, 3]);
});
