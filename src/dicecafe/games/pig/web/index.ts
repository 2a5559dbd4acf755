import { toldOf, type Face } from "$/board";
import Board from "./Board.svelte";
import type { Facts, State } from "./types";

export const face: Face<State, Facts> = {
  Board,
  moments: { one: "bust", hold: "score" },
  rolls: (move) => move === "roll",
  recap: (turn) => {
    const rolls = toldOf(turn, "roll").length;
    const [held] = toldOf(turn, "hold");
    return held ? ["recap-banked", { rolls, points: held.pot }] : ["recap-spilled", { rolls }];
  },
  bar: (moves) => [...moves.keys()],
  guide: {
    next: "guide-next",
    steps: [
      { text: "guide-roll", at: "die", when: ({ pot }) => pot === 0 },
      { text: "guide-pot", at: "pot", when: ({ pot }) => pot > 0 },
      { text: "guide-hold", at: "move", when: ({ pot }) => pot > 0 },
      { text: "guide-rivals", at: "track", when: ({ scores, pot }) => pot === 0 && scores.some(Boolean) },
    ],
  },
};
