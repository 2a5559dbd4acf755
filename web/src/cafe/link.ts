// Link: the socket to a table. It comes back by itself, says what it saw last, and sends again what was not answered.
import { connect, type Socket } from "#server";
import type { AnyCommand, Hello, ServerMessage } from "$/messages";
import { random } from "./api";

const OPEN = 1; // of a socket
const SLOWEST = 5000; // milliseconds between two tries
const ASLEEP = 20_000; // after so long in the background a connection is not trusted
const SILENT = 6000; // so long unanswered, and a connection is taken for dead; what takes its time is answered later
const PATIENT = 60_000;
const SHUT = /^(table|token|seat)\//; // what a door says that stays shut

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** A command as its sender writes it; the link gives it an id. */
export type Wish = Without<AnyCommand>;

/** What a link tells. */
export interface Ears {
  heard(message: ServerMessage): void;
  connected(is: boolean): void;
}

export class Link {
  seen = 0;
  private socket: Socket | undefined;
  private pending = new Map<string, AnyCommand>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubts = new Map<string, ReturnType<typeof setTimeout>>();
  private hidden = 0;
  private welcome = false;
  private closed = false;

  constructor(
    private hello: Omit<Hello, "type" | "seen">,
    private ears: Ears,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.woke);
    this.connect();
  }

  /** Send a command, now or as soon as there is a connection; its id. */
  send(wish: Wish): string {
    const command = { ...wish, id: random() } as AnyCommand;
    this.pending.set(command.id, command);
    if (this.welcome) this.put(command);
    return command.id;
  }

  /** Hang up for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.doubts.forEach((doubt) => clearTimeout(doubt));
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.woke);
    this.socket?.close();
  }

  private again = () => {
    if (this.closed) return;
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.ears.connected(false);
    this.connect();
  };

  private woke = () => {
    if (document.hidden) this.hidden = Date.now();
    else if (this.socket?.readyState !== OPEN || Date.now() - this.hidden > ASLEEP) this.again();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const socket = connect(this.hello.token?.split(".")[0]); // a token begins with its table
    this.socket = socket;
    this.welcome = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello, seen: this.seen }));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.welcome = false;
      this.ears.connected(false);
      this.timer = setTimeout(() => this.connect(), Math.min(SLOWEST, 200 * 2 ** this.tries++));
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === "done" || message.type === "refused") {
      this.pending.delete(message.id);
      clearTimeout(this.doubts.get(message.id));
    }
    if (message.type === "refused" && !this.welcome) {
      if (!SHUT.test(message.code)) return; // the server hangs up, and we knock again
      this.close();
    }
    if (message.type === "welcome") {
      this.welcome = true;
      this.tries = 0;
      this.ears.connected(true);
      for (const command of this.pending.values()) this.put(command); // done once, whatever happened
    }
    this.ears.heard(message);
    if (message.type === "welcome" || message.type === "news") this.seen = message.n;
  }

  private put(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
    clearTimeout(this.doubts.get(command.id));
    const patience = command.type === "hint" || command.type === "odds" ? PATIENT : SILENT;
    this.doubts.set(
      command.id,
      setTimeout(() => this.pending.has(command.id) && this.again(), patience),
    );
  }
}
