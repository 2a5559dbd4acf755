import { toldOf, type Face } from "$/board";
import type { Message } from "$/messages";
import { say } from "$/words/index.svelte";
import Board from "./Board.svelte";
import RealSide from "./RealSide.svelte";
import type { Facts, State } from "./types";

const tips = (moves: Map<string, Message>) => [...moves.keys()].some((move) => move.startsWith("tip"));

export const face: Face<State, Facts> = {
  Board,
  recap: (turn) => {
    const [placed] = toldOf(turn, "place");
    const [tipped] = toldOf(turn, "tip");
    if (placed) return ["recap-placed", { die: placed.die, to: placed.to }];
    return tipped && ["recap-tipped", { up: tipped.up, to: tipped.to }];
  },
  odds: true,
  side: { Picture: RealSide, name: (side) => say(["die-name", { die: side.replace(" ", "-") }]) },
  guide: {
    next: "guide-next",
    steps: [
      { text: "guide-goal", at: "goal", when: () => true },
      { text: "guide-supply", at: "supply", when: () => true },
      { text: "guide-tip", at: "tip", when: (_, { moves }) => tips(moves) },
      { text: "guide-cluster", at: "tip", when: ({ turns }) => turns > 3 },
      { text: "guide-rivals", at: "players", when: ({ turns }) => turns > 5 },
      { text: "guide-end", at: "left", when: ({ turns }) => turns > 7 },
    ],
  },
};
