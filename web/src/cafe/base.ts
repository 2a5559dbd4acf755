// Below which path of its site the cafe is: nothing, or such as `/cafe`, where a proxy has other sites beside it.
const place = import.meta.url; // of a file in `assets/`, once it is built

/** The path of a cafe, by the address of a file in its `assets/`. */
export const above = (file: string): string => new URL("../", file).pathname.slice(0, -1);

export const base = import.meta.env.PROD ? above(place) : "";

/** The address of something in the cafe, for links and for questions to the server. */
export const at = (path: string): string => base + path;

/** Where the same cafe is without a network, or from there with one; see `demo` in the server's settings. */
export const elsewhere = () =>
  (["offline", "online"] as const).find((mark) => document.documentElement.hasAttribute(`data-${mark}`));

/** The same the other way: where in the cafe an address of the site is; nothing for one that is outside. */
export const within = (pathname: string): string => (pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : "");
