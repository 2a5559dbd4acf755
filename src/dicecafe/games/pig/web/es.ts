export default {
  texts: {
    prompt: "Tira o plántate.",
    pot: "en juego",
    target: "Gana quien llegue a {target}",
    guide_roll: "Tira el dado cuantas veces te atrevas. Cada número va al bote; un 1 lo pierde, y el turno también.",
    guide_pot: "Plantarse guarda el bote: esos puntos ya son tuyos.",
  },
  told: {
    words: {},
    sentences: {
      "{who}: roll.": "{who} tira.",
      "{who}: hold and bank {n}.": "{who} se planta y guarda {n}.",
      "A 1: {n} points lost.": "Un 1: {n} puntos perdidos.",
      "A {n}.": "Un {n}.",
      "roll.": "Tirar",
      "hold and bank {n}.": "Plantarse y guardar {n}",
      "points that win": "puntos que ganan",
      "a 1: the turn and its {n} points are lost": "un 1: se pierden el turno y sus {n} puntos",
      "a 1: the turn is lost": "un 1: se pierde el turno",
      "enough to win, {n} points": "lo bastante para ganar, {n} puntos",
      "some points more": "algunos puntos más",
      "You may always roll or hold on your turn (PG-2).": "En tu turno siempre puedes tirar o plantarte (PG-2).",
    },
  },
};
