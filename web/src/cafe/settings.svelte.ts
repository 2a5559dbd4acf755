// Settings of this device, remembered.
import type { SeatRequest } from "$/messages";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "off"] as const;

/** The pictures that people choose from; none is the first letter of the name. */
export const AVATARS = [
  "",
  "fox",
  "cat",
  "panda",
  "penguin",
  "frog",
  "rabbit",
  "unicorn",
  "bear",
  "doughnut",
  "cupcake",
  "strawberry",
  "lollipop",
] as const satisfies SeatRequest["avatar"][];

interface Stored {
  name: string;
  avatar: (typeof AVATARS)[number];
  names: string[]; // of those who sat at this device too, by their seats after the first
  level: string; // of the bots last played against; nothing: the usual one
  language: string; // one of those that the server speaks; nothing: what the browser prefers
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  haptics: boolean; // whether the device buzzes, where it can
  text: number; // per cent
  keys: boolean; // whether single keys act
  odds: boolean; // whether they are shown at every decision
  learned: string[]; // games whose guided first game was played or skipped
}

const PLACE = "settings";

const usual = (): Stored => ({
  name: "",
  avatar: "",
  names: [],
  level: "",
  language: "",
  theme: "system",
  speed: "normal",
  sound: true,
  haptics: true,
  text: 100,
  keys: true,
  odds: false,
  learned: [],
});

function stored(): Stored {
  try {
    const kept = { ...usual(), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Stored>) };
    return AVATARS.includes(kept.avatar) ? kept : { ...kept, avatar: "" }; // of another version, perhaps
  } catch {
    return usual();
  }
}

export const settings: Stored = $state(stored());

/** Keep the settings, and let the page follow them, whenever they change. */
export function follow(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.style.setProperty("--text", String(settings.text / 100));
  });
}

/** Milliseconds for which a step is shown that is shown so long at normal speed; 0 where all is shown at once. */
export function pace(normal: number): number {
  return { normal, fast: normal / 2.5, off: 0 }[settings.speed];
}

/** Milliseconds for a motion that takes so long at normal speed; 0 where there shall be none. */
export const lasting = (normal: number): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pace(normal));
