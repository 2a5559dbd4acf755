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
      "You may always roll or hold on your turn (PG-2).": "In deinem Zug darfst du immer würfeln oder aufhören (PG-2).",
    },
  },
};
