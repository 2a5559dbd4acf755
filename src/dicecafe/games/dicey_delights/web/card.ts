import type { Card } from "$/board";

export const card: Card = {
  order: 4,
  colour: "#bfe0a8",
  taglines: {
    de: "Würfle Nachtisch, mach deine Camper glücklich und komm den anderen in die Quere, ehe die letzte Runde läutet.",
    es: "Saca postres, contenta a tus campistas y fastidia a los demás antes de la última ronda.",
  },
};
