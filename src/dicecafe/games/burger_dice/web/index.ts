import type { Face } from "$/board";
import { text } from "$/words/index.svelte";
import Board from "./Board.svelte";
import { atStake, type State } from "./kitchen";

export const face: Face = {
  Board,
  bar: (moves) => ["roll", "stop"].filter((move) => moves.has(move)),
  button: (move, state, info) =>
    move === "roll"
      ? text("roll", { n: Number(info.settings.roll_size) })
      : text("stop", { n: atStake(state as unknown as State) }),
  guide: {
    options: { target: 20 },
    steps: [
      { text: "guide_roll", at: "bar", when: (_, { mine, moves }) => mine && moves.has("roll") },
      { text: "guide_place", at: "dice", when: (_, { moves }) => hasA(moves, "place") },
      { text: "guide_close", at: "plate", when: (state, { mine }) => mine && height(state) > 1 },
      {
        text: "guide_waste",
        at: "bin",
        when: (state, { moves }) => hasA(moves, "waste") && (!hasA(moves, "place") || !!state.waste),
      },
      { text: "guide_stake", at: "stake", when: (state, { mine }) => mine && atStake(state as unknown as State) > 0 },
      { text: "guide_stop", at: "bar", when: (_, { moves }) => moves.has("stop") },
      { text: "guide_final", at: "players", when: (state) => !!state.final },
    ],
  },
  words: { en: () => import("./en"), de: () => import("./de"), es: () => import("./es") },
};

const hasA = (moves: Map<string, string>, what: string) => [...moves.keys()].some((move) => move.startsWith(what));
const height = (state: Record<string, unknown>) => (state.burger as number[]).reduce((sum, one) => sum + one, 0);
