// Where the cafe is: at the server that this page came from. A page that has the cafe within has `demo/server.ts` instead.
import { at } from "./base";

/** As much of a WebSocket as is used here. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whether nobody else can come here. */
export const alone = false;

/** A request to the server. */
export const request = (path: string, how?: RequestInit): Promise<Response> => fetch(at(path), how);

/** A socket to the server; by its address a proxy may lead everybody at a table to one process. */
export const connect = (table = ""): Socket => {
  const where = `${location.protocol.replace("http", "ws")}//${location.host}${at("/socket")}`;
  return new WebSocket(table ? `${where}?table=${encodeURIComponent(table)}` : where) as Socket;
};
