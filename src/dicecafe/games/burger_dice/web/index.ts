import type { Face } from "$/board";
import type { Message } from "$/messages";
import Board from "./Board.svelte";
import { text, type Facts, type State } from "./types";

export const face: Face<State, Facts> = {
  Board,
  bar: (moves) => ["roll", "stop"].filter((move) => moves.has(move)),
  button: (move, { moves }) => {
    const about = moves.get(move)![1];
    return move === "roll" ? text("roll-button", { n: about.n }) : text("stop-button", { points: about.points });
  },
  guide: {
    options: { target: 20 },
    steps: [
      { text: "guide-roll", at: "bar", when: (_, { mine, moves }) => mine && moves.has("roll") },
      { text: "guide-place", at: "dice", when: (_, { moves }) => hasA(moves, "place") },
      { text: "guide-close", at: "plate", when: (_, { mine, facts }) => mine && facts.bun > 0 },
      {
        text: "guide-waste",
        at: "bin",
        when: (state, { moves }) => hasA(moves, "waste") && (!hasA(moves, "place") || state.waste > 0),
      },
      { text: "guide-stake", at: "stake", when: (_, { mine, facts }) => mine && facts.at_stake > 0 },
      { text: "guide-stop", at: "bar", when: (_, { moves }) => moves.has("stop") },
      { text: "guide-final", at: "players", when: (state) => !!state.final },
    ],
  },
};

const hasA = (moves: Map<string, Message>, what: string) => [...moves.keys()].some((move) => move.startsWith(what));
