import type { RulesPage } from "$/board";
import Picture from "./Picture.svelte";

const DESSERTS = ["smore", "cupcake", "donut", "icepop", "cookie", "pie"];

export const rules: RulesPage = {
  Picture,
  goal: ["rules-goal"],
  turn: ["rules-roll", "rules-match", "rules-cash", "rules-ability", "rules-refill"],
  end: ["rules-end", "rules-rebuttal"],
  tips: ["thumb-reroll", "thumb-ability", "thumb-window"],
  things: [
    ...DESSERTS.map((id): [string, Record<string, unknown>] => ["about-dessert", { dessert: [id, {}] }]),
    ["about-camper", { camper: "Ben", request: ["donut", "cookie", "cookie"].map((id) => [id, {}]), points: [1, 3, 6] }],
    ["about-right-now", {}],
    ["about-this-round", {}],
    ["about-next-turn", {}],
    ["about-wild", {}],
  ],
};
