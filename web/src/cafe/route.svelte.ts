// Where in the cafe we are: the address, as a screen and what it is about.
export type Screen = "menu" | "join" | "table" | "watch" | "game" | "learn";

const SCREENS: Screen[] = ["join", "table", "watch", "game", "learn"];

/** The screen of an address, and the rest of it. */
export function read(path: string): { screen: Screen; what: string } {
  const [, kind = "", what = ""] = path.split("/");
  const screen = SCREENS.find((one) => one === kind);
  try {
    if (screen && what) return { screen, what: decodeURIComponent(what) };
  } catch {
    // an address that nobody wrote
  }
  return { screen: "menu", what: "" };
}

export const route = $state(read(location.pathname));

/** Go somewhere. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  Object.assign(route, read(path));
  scrollTo(0, 0);
}

addEventListener("popstate", () => Object.assign(route, read(location.pathname)));

/** Let a plain click on a link of ours change the screen only. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.download) return;
  event.preventDefault();
  go(link.pathname);
}
