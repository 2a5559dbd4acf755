import type { Card } from "$/board";

export const card: Card = { order: 4, colour: "#bfe0a8" };
