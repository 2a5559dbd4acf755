import type { Card } from "$/board";

export const card: Card = { order: 2, colour: "#f7a6c4" };
