// The cafe of a page that has no server: Python in WebAssembly, with the rules as they are, in a thread of its own.
import { openRows } from "./rows";

/** What the page asks, by a number of its own. */
export type Asked =
  | { kind: "request"; number: number; method: string; path: string; body?: string }
  | { kind: "connect"; number: number }
  | { kind: "say"; number: number; text: string }
  | { kind: "close"; number: number };

/** What it hears. */
export type Told =
  | { kind: "progress"; done: number }
  | { kind: "answer"; number: number; status: number; body: string }
  | { kind: "hear"; number: number; text: string }
  | { kind: "closed"; number: number }
  | { kind: "gone" };

interface Cafe {
  ask(method: string, path: string, body?: string): Promise<[number, string]>;
  connect(number: number, send: (text: string) => void, closed: () => void): void;
  receive(number: number, text: string): void;
  disconnect(number: number): void;
}

/** As much of Pyodide as is used here. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, how: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): { open_page(keep: unknown, rows: unknown, replace: unknown): Promise<Cafe> };
}

const tell = (told: Told) => postMessage(told);
const here = new URL("../", self.location.href); // the worker's file is in assets/

async function bytes(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, here));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Nothing works here, or another page has the cafe now. */
function leave(): void {
  tell({ kind: "gone" });
  self.close();
}

async function open(): Promise<Cafe> {
  tell({ kind: "progress", done: 0.1 });
  const at = new URL("pyodide/", here).href;
  const [{ loadPyodide }, ours, rows] = await Promise.all([
    import(/* @vite-ignore */ `${at}pyodide.mjs`) as Promise<{ loadPyodide(how: { indexURL: string }): Promise<Python> }>,
    bytes("cafe.zip"),
    openRows(leave),
  ]);
  tell({ kind: "progress", done: 0.3 });
  const python = await loadPyodide({ indexURL: at });
  tell({ kind: "progress", done: 0.7 });
  python.unpackArchive(ours, "zip", { extractDir: "/cafe" });
  python.runPython("import sys; sys.path.insert(0, '/cafe')");
  const page = python.pyimport("dicecafe.offline.page");
  const cafe = await page.open_page(rows.keep, await rows.all(), rows.replace);
  tell({ kind: "progress", done: 1 });
  return cafe;
}

const opening = open();
opening.catch(leave);

addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  const cafe = await opening;
  const { kind, number } = data;
  if (kind === "request") {
    const [status, body] = await cafe.ask(data.method, data.path, data.body);
    tell({ kind: "answer", number, status, body });
  } else if (kind === "connect") {
    const send = (text: string) => tell({ kind: "hear", number, text });
    cafe.connect(number, send, () => tell({ kind: "closed", number }));
  } else if (kind === "say") cafe.receive(number, data.text);
  else cafe.disconnect(number);
});
