export default {
  texts: {
    prompt: "Roll or hold.",
    pot: "at risk",
    target: "First to {target}",
    guide_roll: "Roll the die as often as you dare. Every number goes into the pot; a 1 loses it and your turn.",
    guide_pot: "Hold banks the pot: those points are yours for good.",
  },
};
