import { toldOf, type Face } from "$/board";
import { say } from "$/words/index.svelte";
import { asked } from "./asked";
import Board from "./Board.svelte";
import RealSide from "./RealSide.svelte";
import { deckOf, PLACES } from "./truck";
import { Ask, text, type Facts, type State } from "./types";

/** Steps of a turn that leave no choice, or that are no thing on the board. */
const STEPS = ["melt", "set-aside", "serve x", "serve y"];

/** Whether the learner, who has the first seat, has a glass. */
const hasGlass = (card: number[]) => card.slice(0, PLACES.length).some(Boolean);

export const face: Face<State, Facts> = {
  Board,
  moments: { serve: "score", "serve-strong": "score" },
  recap(turn) {
    const cards = toldOf(turn, "serve", "serve-strong").map(({ card }) => card);
    return cards.length ? ["recap-served", { cards }] : undefined;
  },
  bar(moves) {
    const takes = [...moves.keys()].filter((move) => move.startsWith("take "));
    return [...STEPS.filter((move) => moves.has(move)), ...(takes.length === 1 ? takes : [])];
  },
  button(move, { facts }) {
    if (move === "melt") return text("do-melt", { n: facts.melting });
    if (move === "set-aside") return text("do-aside");
    if (move.startsWith("take")) return text("do-take");
    return move.startsWith("serve") ? text("do-serve") : "";
  },
  prompt: ({ state, facts, info, seats, position, seat, moves }) =>
    asked(state, facts, { deck: deckOf(info), names: seats.map(({ name }) => name), turn: position.turn, seat, moves }),
  odds: true,
  side: { Picture: RealSide, name: (side) => say(["colour", { die: side }]) },
  guide: {
    next: "guide-next",
    steps: [
      { text: "guide-melt", at: "move", when: ({ turns }, { moves }) => moves.has("melt") && turns === 0 },
      { text: "guide-first", at: "fridge", when: (_, { facts }) => facts.ask === Ask.first },
      { text: "guide-place", at: "slot", when: (_, { facts }) => facts.ask === Ask.place },
      { text: "guide-last", at: "fridge", when: (_, { facts }) => facts.ask === Ask.last },
      { text: "guide-glass", at: "glass", when: ({ card }, { facts }) => facts.ask === Ask.place && hasGlass(card) },
      { text: "guide-neighbour", at: "fridge", when: (_, { facts }) => facts.ask === Ask.neighbour },
      { text: "guide-sprinkle", at: "shaker", when: ({ turns }, { moves }) => moves.has("melt") && turns > 0 },
      { text: "guide-serve", at: "move", when: (_, { facts }) => facts.ask === Ask.serve },
      { text: "guide-animals", at: "shelf", when: ({ n_done }, { moves }) => moves.has("melt") && n_done[0]! > 0 },
    ],
  },
};
