import type { Die } from "./dice";

/** The die in hand: out of the supply, or from a square of the board. */
export interface Picked {
  die: Die;
  from: number | null;
}
