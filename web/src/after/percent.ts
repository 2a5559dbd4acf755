// Chances in the language of the settings.
import { t } from "$/words/index.svelte";

/** A chance: 54%. */
export const percent = (share: number): string => t("chance", { share });

/** Which way a chance went, as far as it can be seen: what is shown as 0% is no change. */
export function way(change: number): "more" | "less" | "none" {
  if (Math.abs(change) < 0.005) return "none";
  return change > 0 ? "more" : "less";
}

/** A change of a chance, with its sign: +12%. */
export const signed = (change: number): string => t("change", { way: way(change), share: Math.abs(change) });
