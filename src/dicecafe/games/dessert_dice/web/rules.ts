import type { RulesPage } from "$/board";
import { GREEN, nameOf, SHOWN } from "./dice";
import Picture from "./Picture.svelte";

const [die, other] = [SHOWN[0]!.die, SHOWN[4]!.die];

export const rules: RulesPage = {
  Picture,
  goal: ["rules-goal"],
  turn: ["rules-place", "rules-tip", "rules-undo"],
  end: ["rules-end", "rules-tie"],
  tips: ["thumb-others", "thumb-own"],
  things: [
    ["about-supply", { die: nameOf(die) }],
    ["about-lying", { die: nameOf(other), ns: other.ns, ew: other.ew }],
    ["about-blank", { die: nameOf(GREEN) }],
    ["about-goal", {}],
    ["about-square", {}],
  ],
};
