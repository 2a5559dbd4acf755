import type { Card } from "$/board";

export const card: Card = {
  order: 9,
  colour: "#f2a7b5",
  aside: true,
};
