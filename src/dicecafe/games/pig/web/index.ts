import type { Face } from "$/board";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  bar: (moves) => [...moves.keys()],
  guide: {
    steps: [
      { text: "guide_roll", at: "die", when: (_, { mine }) => mine },
      { text: "guide_pot", at: "pot", when: (state, { mine }) => mine && (state.pot as number) > 0 },
    ],
  },
  words: { en: () => import("./en"), de: () => import("./de"), es: () => import("./es") },
};
