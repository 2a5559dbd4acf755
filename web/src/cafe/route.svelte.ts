// Where in the cafe we are: the address, as a screen and what it is about.
import { at, within } from "./base";

export type Screen = "menu" | "lost" | "join" | "table" | "watch" | "game" | "learn" | "rules";

const SCREENS: Screen[] = ["join", "table", "watch", "game", "learn", "rules"];

/** The screen of an address, and the rest of it. */
export function read(path: string): { screen: Screen; what: string } {
  const [, kind = "", what = ""] = path.replace(/\?.*/, "").split("/");
  const screen = SCREENS.find((one) => one === kind);
  try {
    if (screen && what) return { screen, what: decodeURIComponent(what) };
  } catch {
    return { screen: "menu", what: "" }; // letters that are none
  }
  return { screen: kind && kind !== "settings" ? "lost" : "menu", what: "" };
}

export const route = $state(read(within(location.pathname)));

/** Go somewhere; from an open sheet, instead of it. */
export function go(path: string, replace = false): void {
  history[replace || onSheet() ? "replaceState" : "pushState"](null, "", at(path));
  Object.assign(route, read(path));
  scrollTo(0, 0);
}

/** Let the address of this screen say more, for whoever copies it. */
export const mark = (said: Record<string, string>): void =>
  history.replaceState(history.state, "", `${location.pathname}?${new URLSearchParams(said)}`);

/** What the address of this screen says beside its path. */
export const marked = (name: string): string => new URLSearchParams(location.search).get(name) ?? "";

// An open sheet is an entry of the history, so that Back closes it and the page below stays.
const onSheet = (): boolean => !!(history.state as { sheet?: boolean } | null)?.sheet;
const sheets = new Set<() => void>();
if (onSheet()) history.replaceState(null, ""); // loaded anew: the sheet is gone

/** Let Back close a sheet that was just opened; what is answered is called when it is gone. */
export function sheet(close: () => void): () => void {
  sheets.add(close);
  if (!onSheet()) history.pushState({ sheet: true }, ""); // else one sheet has led to another
  return () => {
    sheets.delete(close);
    queueMicrotask(() => !sheets.size && onSheet() && history.back());
  };
}

addEventListener("popstate", () => {
  if (!onSheet()) sheets.forEach((close) => close());
  Object.assign(route, read(within(location.pathname)));
});

/** Let a plain click on a link of ours change the screen only. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.origin !== location.origin) return;
  const path = within(link.pathname);
  if (!path || path.startsWith("/api") || link.download) return;
  event.preventDefault();
  go(path + link.search);
}
