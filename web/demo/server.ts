// Where the cafe is, for a page that has it within: a worker answers what a server is asked elsewhere.
import { at } from "$/cafe/base";
import type { Socket } from "$/cafe/server";

import type { Asked, Told } from "./worker";

export type { Socket };

/** Whether nobody else can come here: there is no server for friends to reach. */
export const alone = true;

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const ask = (asked: Asked) => worker.postMessage(asked);

let last = 0;
let gone = false; // the worker is: it could not begin, or another page has the cafe
const waiting = new Map<number, { answered(answer: Response): void; failed(error: Error): void }>();
const sockets = new Map<number, Within>();

/** The file with the answer to what is always answered alike: so the menu is there while Python wakes. */
function fileOf(path: string): string | undefined {
  const [name = "", query = ""] = path.slice(1).split("?");
  return /^api\/(games|words)/.test(name) ? `${name}${query.replace("lang=", ".")}.json` : undefined;
}

/** A request, answered within. */
export function request(path: string, { method = "GET", body }: { method?: string; body?: string } = {}): Promise<Response> {
  const file = method === "GET" && fileOf(path);
  if (file) return fetch(at(`/${file}`));
  if (gone) return Promise.reject(new TypeError("there is no cafe in this page"));
  const number = ++last;
  return new Promise((answered, failed) => {
    waiting.set(number, { answered, failed });
    ask({ kind: "request", number, method, path, body });
  });
}

/** A socket to the tables within. */
export const connect = (): Socket => new Within();

class Within implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  private number = ++last;

  constructor() {
    sockets.set(this.number, this);
    ask({ kind: "connect", number: this.number });
    setTimeout(() => {
      if (gone) return this.closed();
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    ask({ kind: "say", number: this.number, text });
  }

  close(): void {
    ask({ kind: "close", number: this.number });
  }

  closed(): void {
    sockets.delete(this.number);
    this.readyState = 3;
    this.onclose?.();
  }
}

const bar = document.createElement("progress"); // while there are no words yet
Object.assign(bar.style, { position: "fixed", insetInline: "20%", bottom: "24px", width: "60%", accentColor: "#B5306A" });
bar.setAttribute("aria-hidden", "true");
document.body.append(bar);

worker.onmessage = ({ data }: MessageEvent<Told>) => {
  if (data.kind === "progress") {
    if (data.done < 1) bar.value = data.done;
    else bar.remove();
  } else if (data.kind === "answer") {
    waiting.get(data.number)?.answered(new Response(data.body, { status: data.status }));
    waiting.delete(data.number);
  } else if (data.kind === "hear") sockets.get(data.number)?.onmessage?.({ data: data.text });
  else if (data.kind === "closed") sockets.get(data.number)?.closed();
  else {
    gone = true;
    bar.remove();
    for (const { failed } of waiting.values()) failed(new TypeError("the cafe in this page is gone"));
    for (const socket of [...sockets.values()]) socket.closed();
  }
};

Object.assign(globalThis, { cafe: { request, connect } }); // for programs in the page's console
