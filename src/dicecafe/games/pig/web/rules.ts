import type { RulesPage } from "$/board";
import Picture from "./drawn/Picture.svelte";

export const rules: RulesPage = {
  Picture,
  goal: ["rules-goal"],
  turn: ["rules-roll", "rules-one", "rules-hold"],
  end: ["rules-end"],
  tips: ["thumb-hold", "thumb-race", "thumb-lead"],
  things: [
    ["about-die", {}],
    ["about-pot", {}],
    ["about-track", {}],
  ],
};
