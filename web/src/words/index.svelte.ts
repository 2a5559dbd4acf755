// Words: messages as sentences, by Fluent, in the language of the settings. The catalogues come from the server, the language in
// use alone; a message is an id with parameters, and no sentence is ever read by this program.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { type CafeError, get } from "$/cafe/api";
import { settings } from "$/cafe/settings.svelte";
import type { Message, Words } from "$/messages";
import { bundle, Row } from "./bundle";
import type { Texts } from "./texts";

export type Parameters = Record<string, unknown>;
/** What a text of a catalogue speaks of: nothing, or parameters by their names. */
export type About<P extends string> = [P] extends [never] ? [] : [about: Record<P, unknown>];

/**
 * How a message is said: which part of it (`label`: what a move is called), and the seat whose doing it tells of. Who did it
 * is told so by its part `you`, where it has one: "You roll" and not "Ann rolls".
 */
export interface Saying {
  part?: string;
  who?: number | null;
}

const ENGLISH = "en"; // what every server speaks
const SLOWEST = 5000; // milliseconds between two tries to get a catalogue

class Speech {
  /** the languages there are */
  languages: string[] = $state.raw([]);
  /** the one that is spoken */
  language = $state(ENGLISH);
  /** why there are no words yet */
  trouble: CafeError | undefined = $state.raw();
  /** the game on the page */
  game = $state("");
  /** what its players are called, by their seats */
  names: string[] = $state.raw([]);
  /** the seat of whoever is before this device, where that is one player */
  you: number | null = $state(null);
  private cafe: FluentBundle | undefined = $state.raw();
  private games: Record<string, FluentBundle> = $state.raw({});

  /** Whether there are words. */
  get ready(): boolean {
    return this.cafe !== undefined;
  }

  /** Speak the language of the settings, now and when they change. */
  follow(): void {
    $effect(() => {
      const wanted = [settings.language, ...navigator.languages];
      const other = new AbortController();
      untrack(() => void this.learn(wanted, other.signal));
      return () => other.abort();
    });
    $effect(() => {
      document.documentElement.lang = this.language;
    });
  }

  /** Get the catalogues of the first of these languages that there is, however often that fails, until another is wanted. */
  async learn(wanted: readonly string[], other: AbortSignal): Promise<void> {
    for (let tries = 0; !other.aborted; tries++) {
      try {
        if (!this.languages.length) this.languages = await get<string[]>("/api/words");
        const words = await get<Words>(`/api/words/${encodeURIComponent(offered(wanted, this.languages))}`);
        if (!other.aborted) this.take(words);
        return;
      } catch (error) {
        if (!other.aborted) this.trouble = error as CafeError;
        await new Promise((wake) => setTimeout(wake, Math.min(SLOWEST, 200 * 2 ** tries)));
      }
    }
  }

  /** Speak with these catalogues. */
  take({ language, cafe, games }: Words): void {
    this.language = language;
    this.games = Object.fromEntries(Object.entries(games).map(([game, text]) => [game, bundle(language, text)]));
    this.cafe = bundle(language, cafe);
    this.trouble = undefined;
  }

  /** Speak of a game, and of these players, to those who sit here. */
  about(game: string, players: { name: string }[], here: number[] = []): void {
    this.game = game;
    this.names = players.map(({ name }) => name);
    this.you = here.length === 1 ? here[0]! : null;
  }

  /** A message of a game's, else of the cafe's own; undefined where neither has it. */
  format(id: string, about: Parameters, how: Saying = {}, game = ""): string | undefined {
    const part = how.part ?? this.part(about, how.who);
    for (const catalogue of [this.games[game], this.cafe]) {
      const message = catalogue?.getMessage(id);
      const pattern = message && (message.attributes[part] || message.value);
      if (!catalogue || !pattern) continue;
      const errors: Error[] = [];
      const said = catalogue.formatPattern(pattern, this.values(about, how, game), errors);
      if (errors.length) console.error(id, about, errors);
      return said;
    }
    return undefined;
  }

  /** Whether a message of the game on the page has such a part. */
  has(id: string, part: string): boolean {
    return !!this.games[this.game]?.getMessage(id)?.attributes[part];
  }

  /** What the player of a seat is called. */
  name(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  /** By which part a message is said to the only one who hears it, where they did it or it was done to them. */
  private part(about: Parameters, who?: number | null): string {
    if (this.you === null) return "";
    if (who === this.you) return "you";
    const isYou = (value: unknown) => isMessage(value) && value[0] === "player" && value[1].seat === this.you;
    return Object.values(about).some(isYou) ? "to-you" : "";
  }

  private values(about: Parameters, { who }: Saying, game: string): Record<string, FluentVariable> {
    const given = typeof who === "number" ? { ...about, who: this.name(who) } : about;
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.value(value, game)]));
  }

  private value(value: unknown, game: string): FluentVariable {
    if (!Array.isArray(value)) return typeof value === "number" ? value : String(value);
    if (isMessage(value)) return say(value, {}, game);
    return new Row(value.map((one) => String(this.value(one, game))));
  }
}

export const speech = new Speech();

/** The first of the wanted languages that is offered, in the form in which it is: somebody from Chile is served with `es`. */
export function offered(wanted: readonly string[], languages: readonly string[]): string {
  const forms = wanted.flatMap((one) => [one, one.split("-")[0]!]);
  return forms.find((one) => languages.includes(one)) ?? ENGLISH;
}

/** What a language calls itself. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Whether something is a message: an id and an object. Any other array is a list. */
export const isMessage = (value: unknown): value is Message =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && isObject(value[1]);

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** A message of the server's in the language of the settings; of the game on the page, unless another is named. */
export function say([id, about]: Message, how: Saying = {}, game = speech.game): string {
  if (id === "player") return speech.name(about.seat as number);
  return speech.format(id, about, how, game) ?? String(about.text ?? id);
}

/** What a move is called where it is offered. */
export const label = (move: Message | undefined): string => (move ? say(move, { part: "label" }) : "");

/** What a move is called amid a sentence: of a hint. */
export const brief = (move: Message | undefined): string => (move ? say(move, { part: "brief" }) : "");

/** A text of the page's own. */
export const t = <K extends keyof Texts>(id: K, ...[about]: About<Texts[K]>): string => speech.format(id, about ?? {}) ?? id;

/** Texts of a game's own board: `const text = textOf<Texts>()` in what is generated for it; `who` is a seat. */
export const textOf =
  <T>() =>
  <K extends keyof T & string>(id: K, ...[about]: About<T[K] & string>): string => {
    const given: Parameters = about ?? {};
    return speech.format(id, given, typeof given.who === "number" ? { who: given.who } : {}, speech.game) ?? id;
  };

/**
 * What a board tells of a thing to whoever asks, as attributes of the element that shows it: `{...explain("id")}`. The
 * text has a part `name`. `const explain = explainOf<Texts>()` is in what is generated for a game.
 */
export const explainOf =
  <T>() =>
  <K extends keyof T & string>(id: K, ...[about]: About<T[K] & string>) => ({
    "data-explain": id,
    "data-about": JSON.stringify(about ?? {}),
  });
