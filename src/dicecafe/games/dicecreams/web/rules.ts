import type { RulesPage } from "$/board";
import Picture from "./Picture.svelte";

export const rules: RulesPage = {
  Picture,
  goal: ["rules-goal"],
  turn: ["rules-melt", "rules-first", "rules-neighbour", "rules-slot", "rules-serve", "rules-sprinkle"],
  end: ["rules-end", "rules-sets"],
  tips: ["thumb-reply", "thumb-third", "thumb-strong"],
  things: [
    ["about-flavour", { die: "green", n: 4 }],
    ["about-slot", { demand: ["demand", { need: "colour", die: "blue" }] }],
    ["about-slot", { demand: ["demand", { need: "number", n: 5 }] }],
    ["about-card", { name: "Russet Ripple", fame: 4, animal: ["animal", { animal: "fox" }] }],
    ["about-strong", { strong: ["strong", { strong: "all_equal" }] }],
    ["about-shaker", {}],
    ["about-shelf", {}],
    ["about-next", {}],
  ],
};
