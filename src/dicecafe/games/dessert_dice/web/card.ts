import type { Card } from "$/board";

export const card: Card = {
  order: 2,
  colour: "#f7a6c4",
  taglines: {
    de: "Würfel legen, Würfel kippen, dein geheimes Dessert wachsen lassen.",
    es: "Coloca dados, vuelca dados y haz crecer tu postre secreto.",
  },
};
