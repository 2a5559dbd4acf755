// Every sentence the server may say, in every language: the sentences come from tests/test_translations.py.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { told as de } from "../src/words/de";
import { told as es } from "../src/words/es";
import { attempt } from "../src/words/told";

const languages = { de, es };
const faces = import.meta.glob<{ default: { texts: Record<string, string>; told?: typeof de } }>("#games/*/web/{en,de,es}.ts", {
  eager: true,
});
const sentences = JSON.parse(readFileSync(process.env.SENTENCES!, "utf-8")) as Record<string, string[]>;
const wordsOf = (game: string, language: string) =>
  Object.entries(faces).find(([path]) => path.endsWith(`/${game.replaceAll("-", "_")}/web/${language}.ts`))?.[1].default;

for (const [language, common] of Object.entries(languages)) {
  for (const [game, said] of Object.entries(sentences)) {
    test(`${game || "the server"} in ${language}`, () => {
      const own = game ? wordsOf(game, language)?.told : undefined;
      const catalogues = own ? [own, common] : [common];
      expect(said.filter((sentence) => attempt(sentence, catalogues) === undefined)).toEqual([]);
    });
    if (game)
      test(`the texts of ${game} are all there in ${language}`, () => {
        expect(Object.keys(wordsOf(game, language)?.texts ?? {}).sort()).toEqual(
          Object.keys(wordsOf(game, "en")?.texts ?? {}).sort(),
        );
      });
  }
}
