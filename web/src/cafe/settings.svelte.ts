// Settings of this device, remembered.
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "off"] as const;

interface Stored {
  name: string;
  language: string; // one of those that the server speaks; nothing: what the browser prefers
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  text: number; // per cent
  keys: boolean; // whether single keys act
  odds: boolean; // whether they are shown at every decision
  learned: string[]; // games whose guided first game was played or skipped
}

const PLACE = "settings";

const usual = (): Stored => ({
  name: "",
  language: "",
  theme: "system",
  speed: "normal",
  sound: true,
  text: 100,
  keys: true,
  odds: false,
  learned: [],
});

function stored(): Stored {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Stored>) };
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

/** Milliseconds for a motion that takes so long at normal speed; 0 where there shall be none. */
export function lasting(normal: number): number {
  if (settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.speed === "fast" ? normal / 2.5 : normal;
}
