import { en } from "./en";
import type { Catalogue } from "./told";

export const words = en;
export const told: Catalogue = { words: {}, sentences: {} };
