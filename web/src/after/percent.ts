// Chances in the language of the settings.
import { settings } from "$/cafe/settings.svelte";

/** A chance: 54%. */
export const percent = (chance: number): string => new Intl.NumberFormat(settings.language, { style: "percent" }).format(chance);

/** A change of a chance, with its sign: +12%. */
export const signed = (change: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", signDisplay: "exceptZero" }).format(change).replace("-", "−");

/** What is shown as 0%. */
export const nothing = (change: number): boolean => Math.abs(change) < 0.005;
