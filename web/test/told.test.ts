import { expect, test } from "vitest";
import { attempt, translate, type Catalogue } from "../src/words/told";

const german: Catalogue = {
  words: { bun: "Brötchen", cheese: "Käse", and: "und" },
  sentences: {
    "{who}: roll {n} dice.": "{who} würfelt mit {n} Würfeln.",
    "{who}: waste {face:word}.{rest:text}": "{who} wirft {face} weg.{rest}",
    "That is {n} waste dice.": "Das sind {n} Würfel im Müll.",
    "The dice show {dice:list}.": "Die Würfel zeigen {dice}.",
  },
};

test("a sentence is known by its pattern, whoever it is about", () => {
  expect(translate("Ann: roll 3 dice.", [german])).toBe("Ann würfelt mit 3 Würfeln.");
  expect(translate("{who}: roll 3 dice.", [german])).toBe("{who} würfelt mit 3 Würfeln.");
});

test("words, lists of words and sentences in sentences are translated too", () => {
  expect(translate("Ann: waste cheese.", [german])).toBe("Ann wirft Käse weg.");
  expect(translate("Ann: waste bun. That is 4 waste dice.", [german])).toBe("Ann wirft Brötchen weg. Das sind 4 Würfel im Müll.");
  expect(translate("The dice show bun, cheese, bun.", [german])).toBe("Die Würfel zeigen Brötchen, Käse, Brötchen.");
});

test("what no catalogue knows stays English, as a whole", () => {
  expect(attempt("The dice show bun, gold.", [german])).toBeUndefined();
  expect(translate("The dice show bun, gold.", [german])).toBe("The dice show bun, gold.");
});
