import type { Card } from "$/board";

export const card: Card = { order: 3, colour: "#7fc4e8" };
