import type { Card } from "$/board";

export const card: Card = {
  order: 3,
  colour: "#7fc4e8",
  taglines: {
    de: "Sorten schnappen, Becher füllen, den Wald bedienen, bevor alles schmilzt.",
    es: "Elige sabores, llena copas y sirve al bosque antes de que se derrita.",
  },
};
