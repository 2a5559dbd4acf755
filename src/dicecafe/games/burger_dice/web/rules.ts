import type { RulesPage } from "$/board";
import { named } from "./kitchen";
import Picture from "./Picture.svelte";
import { Face } from "./types";

export const rules: RulesPage = {
  Picture,
  goal: ["rules-goal"],
  turn: ["rules-roll", "rules-place", "rules-close", "rules-waste", "rules-stop"],
  end: ["rules-end"],
  tips: ["thumb-die", "thumb-finish", "thumb-base"],
  things: [
    ["about-bun", {}],
    ...[Face.patty, Face.cheese, Face.pickles, Face.ketchup].map((face): [string, object] => [
      "about-ingredient",
      { face: named(face) },
    ]),
    ["about-plate", {}],
    ["about-tray", {}],
    ["about-bin", {}],
    ["about-stake", {}],
  ] as RulesPage["things"],
};
