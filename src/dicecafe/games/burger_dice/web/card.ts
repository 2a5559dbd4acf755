import type { Card } from "$/board";

export const card: Card = {
  order: 1,
  colour: "#ffd98a",
  taglines: {
    de: "Burger stapeln, den Eimer meiden, rechtzeitig aufhören.",
    es: "Apila hamburguesas, esquiva el cubo, para a tiempo.",
  },
};
