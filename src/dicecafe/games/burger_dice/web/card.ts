import type { Card } from "$/board";

export const card: Card = {
  order: 1,
  colour: "#ffd98a",
};
