import type { Card } from "$/board";

export const card: Card = {
  order: 9,
  colour: "#f2a7b5",
  aside: true,
  taglines: {
    de: "Ein Würfel, eine Frage: noch einmal?",
    es: "Un dado, una pregunta: ¿otra vez?",
  },
};
