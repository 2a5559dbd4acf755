import { toldOf, type Face } from "$/board";
import type { Message } from "$/messages";
import { say } from "$/words/index.svelte";
import Board from "./Board.svelte";
import RealSide from "./RealSide.svelte";
import { choice } from "./choice.svelte";
import { Awaits, text, type Facts, type State } from "./types";

export const face: Face<State, Facts> = {
  Board,
  moments: { score: "score", "score-more": "score", "share-dice": "score", "use-score": "score", take: "steal", swap: "steal" },
  recap: (turn) => {
    const paid = toldOf(turn, "score", "score-more");
    const points = paid.reduce((sum, one) => sum + Number(one.points), 0);
    return paid.length ? ["recap-scored", { points, campers: paid.map(({ camper }) => camper) }] : undefined;
  },
  rolls: (move) => /^(re)?roll/.test(move),
  // which dice and cards are meant is marked on the board; all else is chosen there
  bar: (moves) => [
    ...["roll", choice.again("reroll", moves), "keep", "done", "use", "wild", choice.again("stir", moves)].filter((move) =>
      moves.has(move),
    ),
    ...(hasA(moves, "dump ") && choice.cards.length ? [choice.dump(moves)] : []),
    ...(moves.has("pass") ? ["pass"] : []),
  ],
  button: (move) => {
    const [verb, ...things] = move.split(" ");
    if (verb === "reroll" || verb === "stir") return text("again", { n: things.length });
    if (verb === "dump") return text("discard", { n: things.length });
    if (verb === "use" && !things.length) return text("use-it");
    return verb === "keep" ? text("keep-all") : "";
  },
  side: { Picture: RealSide, name: (side) => say([side, { text: side }]) },
  guide: {
    next: "guide-next",
    steps: [
      { text: "guide-camper", at: "camper", when: (_, { moves }) => moves.has("roll") },
      { text: "guide-roll", at: "move", when: (_, { moves }) => moves.has("roll") },
      { text: "guide-keep", at: "die", when: (_, { moves }) => moves.has("keep") },
      { text: "guide-score", at: "pays", when: (s, { moves }) => s.awaits === Awaits.cash_in && hasA(moves, "score") },
      { text: "guide-ability", at: "ability", when: (s, { moves }) => s.awaits === Awaits.cash_in && hasA(moves, "ability") },
      { text: "guide-rivals", at: "rival", when: (s, { moves }) => moves.has("roll") && s.points.some(Boolean) },
      { text: "guide-window", at: "ask", when: (_, { facts }) => facts.card > 0 },
      { text: "guide-call", at: "call", when: (s) => s.starter > 0 },
    ],
  },
};

const hasA = (moves: Map<string, Message>, what: string) => [...moves.keys()].some((move) => move.startsWith(what));
