import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CafeError } from "../src/cafe/api";
import { headline } from "../src/cafe/seats";
import { newest, telling } from "../src/cafe/telling";
import { explain, ruleOf } from "../src/cafe/trouble";
import type { Message, SeatInfo, TableEvent, Words } from "../src/messages";
import { isMessage, label, offered, ownName, say, speech, t, textOf } from "../src/words/index.svelte";

const SOURCE = join(import.meta.dirname, "../../src/dicecafe");
const CAFE = `
who-won = { $names } won.
either = Take { LIST($them, type: "disjunction") }.
dice = { $n ->
    [one] one die
   *[other] { $n } dice
  }
chance = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
refused = No. { $why }
`;
const GAME = `
patty = a patty
add = { $who } adds { $face }.
    .you = You add { $face }.
    .label = Add { $face }
pass = { $who } passes.
to = for { $player }
rolled = A die.
    .many = { $count } dice.
take = { $who } takes a point from { $player }.
    .you = You take a point from { $player }.
    .to-you = { $who } takes a point from you.
`;

/** The catalogues of a language, as the server sends them. */
function catalogues(language: string): Words {
  const folder = join(SOURCE, "words", language);
  const cafe = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf-8"));
  const pig = readFileSync(join(SOURCE, "games/pig/words", `${language}.ftl`), "utf-8");
  return { language, cafe: cafe.join("\n"), games: { pig } };
}

beforeEach(() => {
  speech.take({ language: "en", cafe: CAFE, games: { burger: GAME } });
  speech.about("burger", [{ name: "Ann" }, { name: "Bo" }]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a message is told of whoever did it, and called by its label where it is offered", () => {
  const add: Message = ["add", { face: ["patty", {}] }];
  expect(say(add, { who: 1 })).toBe("Bo adds a patty.");
  expect(label(add)).toBe("Add a patty");
  expect(label(["patty", {}])).toBe("a patty");
  expect(label(undefined)).toBe("");
});

test("who did it is told so, by the part `you`; not where several sit here, nor afterwards", () => {
  const add: Message = ["add", { face: ["patty", {}] }];
  const seats = [{ name: "Ann" }, { name: "Bo" }];
  speech.about("burger", seats, [1]);
  expect([0, 1].map((who) => say(add, { who }))).toEqual(["Ann adds a patty.", "You add a patty."]);
  expect(say(["pass", {}], { who: 1 })).toBe("Bo passes.");
  expect(say(add, { who: 1, part: "label" })).toBe("Add a patty");
  speech.about("burger", seats, [0, 1]);
  expect(say(add, { who: 1 })).toBe("Bo adds a patty.");
  speech.about("burger", seats);
  expect(say(add, { who: 1 })).toBe("Bo adds a patty.");
});

test("what is done to whoever hears it is said by the part `to-you`", () => {
  const take: Message = ["take", { player: ["player", { seat: 0 }] }];
  const seats = [{ name: "Ann" }, { name: "Bo" }];
  const heard = [[0], [1], [0, 1]].map((here) => {
    speech.about("burger", seats, here);
    return say(take, { who: 1 });
  });
  expect(heard).toEqual(["Bo takes a point from you.", "You take a point from Ann.", "Bo takes a point from Ann."]);
  speech.about("burger", seats, [0]);
  expect(say(["to", { player: ["player", { seat: 0 }] }])).toBe("for Ann");
});

test("of many dice in a row the newest is all of them in a line", () => {
  const seats = [{ name: "Ann" }] as SeatInfo[];
  const die = (n: number) => ({ n, kind: "line", seat: null, tell: ["rolled", {}] }) as TableEvent;
  const pass = { n: 6, kind: "line", seat: 0, tell: ["pass", {}] } as TableEvent;
  const dice = [1, 2, 3, 4, 5].map(die);
  expect([[], dice, [...dice, pass], [pass, die(7)]].map((events) => newest(events, seats))).toEqual(["", "5 dice.", "Ann passes.", "A die."]); // prettier-ignore
});

test("players are called by their names, also within messages and lists", () => {
  expect(say(["player", { seat: 0 }])).toBe("Ann");
  expect(say(["to", { player: ["player", { seat: 1 }] }])).toBe("for Bo");
  expect(say(["who-won", { names: [["player", { seat: 0 }], ["player", { seat: 1 }]] }])).toBe("Ann and Bo won."); // prettier-ignore
  expect(say(["player", { seat: 5 }])).toBe("5");
});

test("lists, plurals and percentages are the language's", () => {
  expect(say(["either", { them: ["a", "b", ["patty", {}]] }])).toBe("Take a, b, or a patty.");
  expect(say(["who-won", { names: ["Cy"] }])).toBe("Cy won.");
  expect([1, 1000].map((n) => say(["dice", { n }]))).toEqual(["one die", "1,000 dice"]);
  expect(say(["chance", { share: 0.537 }])).toBe("54%");
  speech.take({ language: "de", cafe: CAFE, games: { burger: GAME } });
  expect(say(["who-won", { names: ["a", "b", "c"] }])).toBe("a, b und c won.");
  expect(say(["chance", { share: 0.537 }])).toBe("54\u00a0%");
});

test("what no catalogue knows is shown as it came", () => {
  expect(say(["nobody-wrote-this", {}])).toBe("nobody-wrote-this");
  expect(say(["nobody-wrote-this", { text: "Grandma's rule" }])).toBe("Grandma's rule");
  expect(say(["add", { face: "x" }], { who: 0 }, "another game")).toBe("add");
});

test("a message that speaks of something it was not given is shown all the same, and complained about", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(say(["to", {}])).toBe("for {$player}");
  expect(complaint).toHaveBeenCalledOnce();
});

test("an id with an object is a message, any other array a list", () => {
  expect([["a", {}], ["a", "b"], ["a", ["b"]], ["a", null], ["a", {}, {}], "a", null].map(isMessage)).toEqual(
    [true, false, false, false, false, false, false], // prettier-ignore
  );
});

test("of a forbidden move the page says the rule alone", () => {
  const rule: Message = ["why-not", { ruling: "PG-2" }];
  const illegal: Message = ["move-illegal", { move: "fly", why: rule }];
  expect(ruleOf(["move-now", { refusal: illegal, moves: "roll, hold" }])).toEqual(rule);
  expect(ruleOf(["move-now-more", { refusal: illegal, moves: "roll", more: 9 }])).toEqual(rule);
  expect(ruleOf(["move-not-now", { not_yours: ["move-dice-next", { seat: "0" }], why: rule }])).toEqual(rule);
  expect(ruleOf(["move-over", {}])).toEqual(["move-over", {}]);
});

test("an error is said by the catalogue of its game", () => {
  const error = new CafeError("option/conflict", ["refused", { why: ["patty", {}] }], "burger");
  speech.about("pig", []);
  expect(explain(error)).toBe("No. a patty");
});

test("the first wanted language that is offered, by its family too; else English", () => {
  expect(offered(["", "fr-CA", "es-CL", "de"], ["de", "en", "es"])).toBe("es");
  expect(offered(["pt-BR"], ["en", "pt", "pt-BR"])).toBe("pt-BR");
  expect(offered(["", "fr"], ["de", "en"])).toBe("en");
});

test("languages are called what they call themselves", () => {
  expect(["en", "de", "es", "fr"].map(ownName)).toEqual(["English", "Deutsch", "Español", "Français"]);
});

test("catalogues are asked for until they come, the language of the settings first", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError("offline")),
    () => Promise.resolve(Response.json(["de", "en"])),
    () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })),
    () => Promise.resolve(Response.json({ language: "de", cafe: "who-won = Gewonnen: { $names }", games: {} })),
  ];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answers.shift()!();
  });
  const learning = speech.learn(["", "de-AT"], new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1);
  expect(speech.trouble?.code).toBe("network/gone");
  await vi.advanceTimersByTimeAsync(5000);
  await learning;
  expect(asked).toEqual(["/api/words", "/api/words", "/api/words/de", "/api/words/de"]);
  expect([speech.language, speech.trouble, say(["who-won", { names: ["Ann"] }])]).toEqual(["de", undefined, "Gewonnen: Ann"]);
});

test("who wants another language meanwhile does not get the first", async () => {
  const other = new AbortController();
  vi.stubGlobal("fetch", () => {
    other.abort();
    return Promise.resolve(Response.json({ language: "xx", cafe: "", games: {} }));
  });
  await speech.learn(["xx"], other.signal);
  expect(speech.language).toBe("en");
});

const person = (name: string): SeatInfo => ({
  name,
  kind: "person",
  level: "",
  here: true,
  seal: "",
  shown: false,
  avatar: "",
});

test.each(["en", "de", "es"])("the cafe's own catalogues in %s", (language) => {
  const complaint = vi.spyOn(console, "error");
  speech.take(catalogues(language));
  const seats = ["Ann", "Bo", "Cy", "Hazel"].map(person);
  speech.about("pig", seats);
  expect(headline([0, 3], seats)).toContain(new Intl.ListFormat(language).format([seats[0]!.name, seats[3]!.name]));
  for (const kind of ["line", "sat", "filled", "undone", "gone", "came", "handed"] as const) {
    const event: TableEvent = { n: 1, kind, seat: 3, tell: ["hold", { pot: 7 }] };
    speech.about("pig", seats, [0]);
    expect(telling(event, seats)).toContain(seats[3]!.name);
    speech.about("pig", seats, [3]);
    expect(telling(event, seats)).not.toContain(seats[3]!.name);
  }
  expect(telling({ n: 1, kind: "emoted", seat: 3, text: "clap" }, seats)).toContain(t("emote", { emote: "clap" }));
  expect(textOf<{ target: "target" }>()("target", { target: "20" })).toContain("20");
  expect(t("dice-and-choices", { name: "Ann", dice: "more", luck: 0.21, choices: "less", skill: 0.3 })).toMatch(/Ann.*21.*30/);
  expect(t("own-slips", { slips: [t("mistakes", { n: 1 }), t("blunders", { n: 2 })] })).toMatch(/1.*2/);
  expect(complaint).not.toHaveBeenCalled();
});
