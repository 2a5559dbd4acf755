// The server's sentences in other languages: patterns of the English ones, with what stands for the same in another.
//
// "{who}: roll {n} dice." matches "Ann: roll 3 dice." A part written {x:word} is looked up among the words, {x:list} is a list of
// them ("bun, cheese and bun"), {x:text} is a sentence of its own; a plain {x} is left as it is.

/** Sentences and words of one language. */
export interface Catalogue {
  words: Record<string, string>;
  sentences: Record<string, string>;
}

interface Pattern {
  match: RegExp;
  parts: [name: string, kind: string][];
  into: string;
}

const compiled = new WeakMap<Catalogue, Pattern[]>();
const plain = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

function patterns(catalogue: Catalogue): Pattern[] {
  let found = compiled.get(catalogue);
  if (!found) {
    found = Object.entries(catalogue.sentences).map(([english, into]) => {
      const parts: Pattern["parts"] = [];
      const match = english.replace(/\{(\w+)(?::(\w+))?\}|[^{]+/g, (piece, name?: string, kind?: string) => {
        if (!name) return plain(piece);
        parts.push([name, kind ?? "plain"]);
        return kind === "text" ? "([^]*)" : name === "n" ? "([-\\d.,%]+)" : "([^]+?)";
      });
      return { match: new RegExp(`^${match}$`), parts, into };
    });
    compiled.set(catalogue, found);
  }
  return found;
}

/** A sentence of the server in the language of these catalogues, the first that knows it; English where none does. */
export function translate(sentence: string, catalogues: Catalogue[]): string {
  return attempt(sentence, catalogues) ?? sentence;
}

/** The same, or nothing where no catalogue knows all of it. */
export function attempt(sentence: string, catalogues: Catalogue[]): string | undefined {
  if (!sentence) return "";
  const word = word_in(catalogues);
  const whole = word(sentence);
  if (whole !== undefined) return whole;
  for (const catalogue of catalogues) {
    for (const { match, parts, into } of patterns(catalogue)) {
      const found = match.exec(sentence);
      if (!found) continue;
      const values = parts.map(
        ([name, kind], i) => [name, part(found[i + 1] ?? "", name === "who" ? name : kind, catalogues)] as const,
      );
      if (values.some(([, value]) => value === undefined)) continue;
      const by = new Map(values);
      return into.replace(/\{(\w+)\}/g, (_, name: string) => by.get(name) ?? "");
    }
  }
  return undefined;
}

const word_in = (catalogues: Catalogue[]) => (text: string) => catalogues.find((one) => text in one.words)?.words[text];

function part(value: string, kind: string, catalogues: Catalogue[]): string | undefined {
  if (kind === "plain") return value;
  if (kind === "who") return catalogues.at(-1)?.words[value] ?? value; // people keep their names; bots have one in every language
  if (kind === "text") {
    const [, before = "", body = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(value) ?? [];
    const said = attempt(body, catalogues);
    return said === undefined ? undefined : before + said + after;
  }
  const word = word_in(catalogues);
  if (kind === "word") return word(value);
  const said = value
    .split(/(, | and |, and )/)
    .map((piece, i) => (i % 2 ? (piece === ", " ? piece : (word(piece) ?? piece)) : word(piece)));
  return said.includes(undefined) ? undefined : said.join("");
}
