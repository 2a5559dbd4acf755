import type { Face } from "$/board";
import Board from "./Board.svelte";
import { Ask, text, type Facts, type State } from "./types";

/** Steps of a turn that leave no choice, or that are no thing on the board. */
const STEPS = ["melt", "set-aside", "serve x", "serve y"];

export const face: Face<State, Facts> = {
  Board,
  bar(moves) {
    const takes = [...moves.keys()].filter((move) => move.startsWith("take "));
    return [...STEPS.filter((move) => moves.has(move)), ...(takes.length === 1 ? takes : [])];
  },
  button(move) {
    if (move === "set-aside") return text("do-aside");
    return move.startsWith("serve") ? text("do-serve") : "";
  },
  guide: {
    options: { cones: 3 },
    steps: [
      { text: "guide-melt", at: "bar", when: (s, { moves }) => moves.has("melt") && s.turns === 0 },
      { text: "guide-first", at: "fridge", when: (_, { mine, facts }) => mine && facts.ask === Ask.first },
      { text: "guide-place", at: "market", when: (_, { mine, facts }) => mine && facts.ask === Ask.place },
      { text: "guide-glass", at: "glasses", when: (_, { mine, facts }) => mine && facts.ask === Ask.last },
      { text: "guide-neighbour", at: "fridge", when: (_, { mine, facts }) => mine && facts.ask === Ask.neighbour },
      { text: "guide-sprinkle", at: "shaker", when: (s, { moves }) => moves.has("melt") && s.turns > 0 },
      { text: "guide-serve", at: "glasses", when: (_, { moves }) => moves.has("serve x") || moves.has("serve y") },
      { text: "guide-animals", at: "shelf", when: (s, { mine, moves }) => mine && moves.has("melt") && s.n_done[0]! > 0 },
    ],
  },
};
