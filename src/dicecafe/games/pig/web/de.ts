export default {
  texts: {
    prompt: "Würfeln oder aufhören.",
    pot: "auf dem Spiel",
    target: "Wer zuerst {target} hat",
    guide_roll: "Würfle, so oft du dich traust. Jede Zahl kommt in den Topf; eine 1 kostet den Topf und den Zug.",
    guide_pot: "Aufhören bringt den Topf in Sicherheit: diese Punkte bleiben dir.",
  },
  told: {
    words: {},
    sentences: {
      "{who}: roll.": "{who} würfelt.",
      "{who}: hold and bank {n}.": "{who} hört auf und sichert {n}.",
      "A 1: {n} points lost.": "Eine 1: {n} Punkte verloren.",
      "A {n}.": "Eine {n}.",
      "roll.": "Würfeln",
      "hold and bank {n}.": "Aufhören, {n} sichern",
      "points that win": "Punkte, die gewinnen",
      "a 1: the turn and its {n} points are lost": "eine 1: der Zug und seine {n} Punkte sind verloren",
      "a 1: the turn is lost": "eine 1: der Zug ist verloren",
      "enough to win, {n} points": "genug zum Gewinnen, {n} Punkte",
      "some points more": "ein paar Punkte mehr",
      "You may always roll or hold on your turn (PG-2).": "In deinem Zug darfst du immer würfeln oder aufhören (PG-2).",
    },
  },
};
