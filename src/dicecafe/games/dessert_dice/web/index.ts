import type { Face } from "$/board";
import Board from "./Board.svelte";

const tips = (moves: Map<string, string>) => [...moves.keys()].some((move) => move.startsWith("tip"));

export const face: Face = {
  Board,
  bar: () => [],
  guide: {
    options: { stall_limit: 4 },
    steps: [
      { text: "guide_goal", at: "goal", when: (_, { mine }) => mine },
      { text: "guide_supply", at: "supply", when: (_, { mine }) => mine },
      { text: "guide_place", at: "tray", when: (_, { mine }) => mine },
      { text: "guide_tip", at: "tray", when: (_, { mine, moves }) => mine && tips(moves) },
      { text: "guide_cluster", at: "tray", when: (state, { mine }) => mine && (state.turns as number) > 3 },
      { text: "guide_rivals", at: "tray", when: (state, { mine }) => mine && (state.turns as number) > 7 },
      { text: "guide_end", at: "tray", when: (state, { mine }) => mine && (state.left as number) < 12 },
    ],
  },
  words: { en: () => import("./en"), de: () => import("./de"), es: () => import("./es") },
};
