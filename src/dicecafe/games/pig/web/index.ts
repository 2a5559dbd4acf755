import type { Face } from "$/board";
import Board from "./Board.svelte";
import type { Facts, State } from "./types";

export const face: Face<State, Facts> = {
  Board,
  bar: (moves) => [...moves.keys()],
  guide: {
    steps: [
      { text: "guide-roll", at: "die", when: (_, { mine }) => mine },
      { text: "guide-pot", at: "pot", when: (state, { mine }) => mine && state.pot > 0 },
    ],
  },
};
