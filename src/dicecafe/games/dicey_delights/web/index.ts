import type { Face } from "$/board";
import { text } from "$/words/index.svelte";
import Board from "./Board.svelte";
import { choice } from "./choice.svelte";
import { Awaits } from "./table";

export const face: Face = {
  Board,
  // which dice are rolled again is marked on the board; all else is chosen there
  bar: (moves) => ["roll", choice.again("reroll", moves), "keep"].filter((move) => moves.has(move)),
  button: (move) => {
    const [verb = "", ...dice] = move.split(" ");
    return text(verb === "reroll" ? "again" : verb, { n: dice.length });
  },
  guide: {
    options: { last_call: 15 },
    steps: [
      { text: "guide_hand", at: "hand", when: (_, { mine }) => mine },
      { text: "guide_roll", at: "bar", when: (_, { moves }) => moves.has("roll") },
      { text: "guide_keep", at: "dice", when: (_, { moves }) => moves.has("keep") },
      { text: "guide_score", at: "hand", when: (s, { mine }) => mine && s.awaits === Awaits.cash_in },
      {
        text: "guide_ability",
        at: "hand",
        when: (s, { mine }) => mine && s.awaits === Awaits.cash_in && (s.cashed as number) > 0,
      },
      {
        text: "guide_rivals",
        at: "rivals",
        when: (s, { mine, moves }) => mine && moves.has("roll") && (s.points as number[]).some(Boolean),
      },
      {
        text: "guide_window",
        at: "ask",
        when: (s, { mine }) => mine && (s.awaits === Awaits.window || (s.awaits as number) >= Awaits.target),
      },
      { text: "guide_call", at: "dice", when: (s, { mine }) => mine && (s.starter as number) > 0 },
    ],
  },
  words: { en: () => import("./en"), de: () => import("./de"), es: () => import("./es") },
};
