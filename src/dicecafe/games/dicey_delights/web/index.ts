import type { Face } from "$/board";
import Board from "./Board.svelte";
import { choice } from "./choice.svelte";
import { Awaits, text, type Facts, type State } from "./types";

export const face: Face<State, Facts> = {
  Board,
  // which dice are rolled again is marked on the board; all else is chosen there
  bar: (moves) => ["roll", choice.again("reroll", moves), "keep"].filter((move) => moves.has(move)),
  button: (move) => {
    const [verb, ...dice] = move.split(" ");
    if (verb === "reroll") return text("again", { n: dice.length });
    return verb === "keep" ? text("keep-all") : "";
  },
  guide: {
    options: { last_call: 15 },
    steps: [
      { text: "guide-hand", at: "hand", when: (_, { mine }) => mine },
      { text: "guide-roll", at: "bar", when: (_, { moves }) => moves.has("roll") },
      { text: "guide-keep", at: "dice", when: (_, { moves }) => moves.has("keep") },
      { text: "guide-score", at: "hand", when: (s, { mine }) => mine && s.awaits === Awaits.cash_in },
      { text: "guide-ability", at: "hand", when: (s, { mine }) => mine && s.awaits === Awaits.cash_in && s.cashed > 0 },
      { text: "guide-rivals", at: "rivals", when: (s, { mine, moves }) => mine && moves.has("roll") && s.points.some(Boolean) },
      { text: "guide-window", at: "ask", when: (_, { mine, facts }) => mine && facts.card > 0 },
      { text: "guide-call", at: "dice", when: (s, { mine }) => mine && s.starter > 0 },
    ],
  },
};
