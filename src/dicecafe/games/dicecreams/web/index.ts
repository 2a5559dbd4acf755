import type { Face } from "$/board";
import { text } from "$/words/index.svelte";
import Board from "./Board.svelte";
import { PHASE } from "./truck";

/** Steps of a turn that leave no choice, or that are no thing on the board. */
const STEPS = ["melt", "set-aside", "serve x", "serve y"];

export const face: Face = {
  Board,
  bar(moves) {
    const takes = [...moves.keys()].filter((move) => move.startsWith("take "));
    return [...STEPS.filter((move) => moves.has(move)), ...(takes.length === 1 ? takes : [])];
  },
  button(move) {
    const name = move.split(" ")[0]!;
    return name === "take" ? "" : text(`do_${name}`);
  },
  guide: {
    options: { cones: 3 },
    steps: [
      { text: "guide_melt", at: "bar", when: (s, { moves }) => moves.has("melt") && s.turns === 0 },
      { text: "guide_first", at: "fridge", when: (s, { mine }) => mine && s.phase === PHASE.first && !s.held_colour },
      { text: "guide_place", at: "market", when: (s, { mine }) => mine && !!s.held_colour },
      { text: "guide_glass", at: "glasses", when: (s, { mine }) => mine && s.phase === PHASE.last },
      { text: "guide_neighbour", at: "fridge", when: (s, { mine }) => mine && s.phase === PHASE.neighbour && !s.held_colour },
      { text: "guide_sprinkle", at: "shaker", when: (s, { moves }) => moves.has("melt") && (s.turns as number) > 0 },
      { text: "guide_serve", at: "glasses", when: (_, { moves }) => moves.has("serve x") || moves.has("serve y") },
      {
        text: "guide_animals",
        at: "shelf",
        when: (s, { mine, moves }) => mine && moves.has("melt") && (s.n_done as number[])[0]! > 0,
      },
    ],
  },
  words: { en: () => import("./en"), de: () => import("./de"), es: () => import("./es") },
};
