import type { Face } from "$/board";
import type { Message } from "$/messages";
import Board from "./Board.svelte";
import type { Facts, State } from "./types";

const tips = (moves: Map<string, Message>) => [...moves.keys()].some((move) => move.startsWith("tip"));

export const face: Face<State, Facts> = {
  Board,
  bar: () => [],
  guide: {
    options: { stall_limit: 4 },
    steps: [
      { text: "guide-goal", at: "goal", when: (_, { mine }) => mine },
      { text: "guide-supply", at: "supply", when: (_, { mine }) => mine },
      { text: "guide-place", at: "tray", when: (_, { mine }) => mine },
      { text: "guide-tip", at: "tray", when: (_, { mine, moves }) => mine && tips(moves) },
      { text: "guide-cluster", at: "tray", when: ({ turns }, { mine }) => mine && turns > 3 },
      { text: "guide-rivals", at: "tray", when: ({ turns }, { mine }) => mine && turns > 7 },
      { text: "guide-end", at: "tray", when: (_, { mine, facts }) => mine && facts.empty < 12 },
    ],
  },
};
