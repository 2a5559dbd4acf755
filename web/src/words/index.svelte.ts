// Words: the client's own texts, in the language of the settings. English is the catalogue the others are typed by.
import type { Face, FaceWords } from "$/board";
import { settings, type Language } from "$/cafe/settings.svelte";
import { en } from "./en";
import { translate, type Catalogue } from "./told";

export type Words = typeof en;

const others: Record<Exclude<Language, "en">, () => Promise<{ words: Words; told: Catalogue }>> = {
  de: () => import("./de"),
  es: () => import("./es"),
};

class Speech {
  t: Words = $state.raw(en);
  told: Catalogue | undefined = $state.raw();
  /** of the game on the page */
  face: FaceWords | undefined = $state.raw();
  private game: Face | undefined = $state.raw();

  /** Speak the language of the settings, now and when they change. */
  follow(): void {
    $effect(() => void this.learn(settings.language, this.game));
  }

  /** The game on the page. */
  about(face: Face | undefined): Promise<void> {
    this.game = face;
    return this.learn(settings.language, face);
  }

  private async learn(language: Language, game: Face | undefined): Promise<void> {
    const found = language === "en" ? undefined : await others[language]();
    const face = (await (game?.words[language] ?? game?.words.en)?.())?.default;
    if (language !== settings.language || game !== this.game) return;
    this.t = found?.words ?? en;
    this.told = found?.told;
    this.face = face;
  }
}

export const speech = new Speech();

/** What the server said, in the language of the settings. */
export function said(sentence: string): string {
  if (!speech.told) return sentence;
  const catalogues = [speech.face?.told, speech.told].filter((one) => one !== undefined);
  return translate(sentence, catalogues);
}

/** A text of the game on the page, by its name, with what it speaks of. */
export function text(name: string, about: Record<string, string | number> = {}): string {
  const pattern = speech.face?.texts[name] ?? name;
  return pattern.replace(/\{(\w+)\}/g, (whole, key: string) => String(about[key] ?? whole));
}
