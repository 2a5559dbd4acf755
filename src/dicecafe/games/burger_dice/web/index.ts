import { toldOf, type Face } from "$/board";
import type { Message } from "$/messages";
import { say } from "$/words/index.svelte";
import Board from "./Board.svelte";
import RealSide from "./RealSide.svelte";
import { text, type Facts, type State } from "./types";

export const face: Face<State, Facts> = {
  Board,
  moments: { bust: "bust", close: "score", stop: "score" },
  rolls: (move) => move === "roll",
  recap: (turn) => {
    const [stopped] = toldOf(turn, "stop");
    if (!stopped) return ["recap-bust", {}];
    return ["recap-scored", { burgers: toldOf(turn, "close").length, points: stopped.points }];
  },
  bar: (moves) => ["roll", "stop"].filter((move) => moves.has(move)),
  button: (move, { moves }) => {
    const about = moves.get(move)![1];
    return move === "roll" ? text("roll-button", { n: about.n }) : text("stop-button", { points: about.points });
  },
  side: { Picture: RealSide, name: (side) => say([side, { text: side }]) },
  guide: {
    next: "guide-next",
    steps: [
      { text: "guide-roll", at: "move", when: (_, { moves }) => moves.has("roll") && !moves.has("stop") },
      { text: "guide-place", at: "die", when: (_, { moves, facts }) => moves.has("place bun") && facts.bun === 0 },
      { text: "guide-add", at: "die", when: (_, { moves, facts }) => hasA(moves, "place") && facts.bun < 0 },
      { text: "guide-close", at: "die", when: (_, { moves, facts }) => moves.has("place bun") && facts.bun > 0 },
      { text: "guide-stop", at: "move", when: (_, { moves, facts }) => moves.has("stop") && facts.at_stake > 0 },
      { text: "guide-waste", at: "bin", when: (_, { moves }) => hasA(moves, "waste") && !hasA(moves, "place") },
      { text: "guide-score", at: "players", when: ({ scores }, { moves }) => !moves.has("stop") && scores.some(Boolean) },
    ],
  },
};

const hasA = (moves: Map<string, Message>, what: string) => [...moves.keys()].some((move) => move.startsWith(what));
