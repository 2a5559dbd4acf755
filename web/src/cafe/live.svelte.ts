// A live table: what this device has heard of it, and what it may ask for.
import type {
  Chance,
  Choice,
  Hello,
  Message,
  News,
  Position,
  Refused,
  SeatInfo,
  ServerMessage,
  TableInfo,
  TableEvent,
  Welcome,
} from "$/messages";
import { movesFor } from "./away";
import { forget, keep, key } from "./keys";
import { Link, type Wish } from "./link";
import { helloOf, pinnedAgain, toShow } from "./nonces";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

/** What the table answers to one who asked. */
export interface Answer {
  question: "hint" | "odds";
  says: Message[];
  /** of a hint: the best moves, best first */
  choices: Choice[];
  odds: Chance[];
}

/** Why something could not be done. */
export type Refusal = Pick<Refused, "code" | "message" | "ruling">;

const MOST = 400; // events of the history that are kept on the page
const OVER = -2; // whose turn it is when it is nobody's

/** Whether an event is of the game itself. */
export const isPlay = (event: TableEvent): boolean => event.kind === "line" || event.kind === "undone";

export class Live {
  info: TableInfo | undefined = $state.raw();
  private given: SeatInfo[] = $state.raw([]);
  you: number[] = $state.raw([]);
  host = $state(false);
  /** what is drawn, and when: it follows what is known at a pace that people can follow */
  readonly stage = new Stage();
  /** where the game really stands */
  private present: Position | null = $state.raw(null);
  private known: TableEvent[] = $state.raw([]);
  /** what happened, as far as it is shown; what people say does not wait for the dice */
  readonly history: TableEvent[] = $derived(this.known.filter((event) => !isPlay(event) || event.n <= this.stage.n));
  /** the last move that is shown, and the dice after it */
  readonly last: TableEvent[] = $derived.by(() => {
    const lines = this.history.findLast(isPlay)?.kind === "line" ? this.history.filter((event) => event.line) : [];
    return lines.slice(
      Math.max(
        0,
        lines.findLastIndex((event) => !event.line!.startsWith("*")),
      ),
    );
  });
  /** what the last message told */
  fresh: TableEvent[] = $state.raw([]);
  connected = $state(true);
  /** why the last thing could not be done */
  refusal: Refusal | undefined = $state.raw();
  /** why this table can't be entered at all */
  closed: Refusal | undefined = $state.raw();
  /** a hint or odds, until the position changes */
  answer: Answer | undefined = $state.raw();
  asking = $state(false);
  /** the table of the rematch */
  again = $state("");
  /** whether the dice are not those that this device saw sealed first */
  exchanged = $state(false);
  /** a move that loses for certain: it is asked about before it is made */
  risked = $state("");
  /** whether this device gave up its seats */
  left = $state(false);
  /** moves that a bot made for whoever is back at this device */
  missed = $state(0);
  /** real dice that were taken back, to be typed anew: as they were */
  retyping: string[] = [];
  private typed: string[] = [];
  private leaving = new Set<string>();
  private link: Link;
  private questions = new Map<string, "hint" | "odds">();
  private showing = ""; // the command that shows this device's nonce
  private ahead: Link | undefined; // to the rematch, until it begins
  private moved = -1; // the position at which a move was made that is not answered yet

  constructor(
    readonly watching: boolean,
    hello: Omit<Hello, "type" | "seen">,
  ) {
    this.link = new Link(hello, { heard: (message) => this.heard(message), connected: (is) => (this.connected = is) });
  }

  /** Who sits where. */
  get seats(): SeatInfo[] {
    return this.given;
  }

  /** Where the game stands, as far as it is shown. */
  get position(): Position | null {
    const told = this.stage.told;
    return told && told !== this.present ? { ...told, moves: {}, undo: null, dice: [] } : told;
  }

  /** The seat of this device that acts now, if any: the one whose turn it is, else one that may interrupt. */
  get acting(): number | null {
    const position = this.position;
    if (!position || this.stage.busy) return null;
    if (this.you.includes(position.turn)) return position.turn;
    const others = Object.keys(position.moves ?? {});
    return others.length ? Number(others[0]) : null;
  }

  /** The seat of this device that the board is drawn for: the one that acts, or has thrown the dice that roll. */
  get player(): number | null {
    const { landed, told } = this.stage;
    return !landed && told && this.you.includes(told.turn) ? told.turn : this.acting;
  }

  /** The seat through whose eyes this device looks; news that are the same for all do not say. */
  get eyes(): number | null {
    return this.position?.eyes ?? this.you[0] ?? null;
  }

  /** Whether a hint is shown. */
  get hinted(): boolean {
    return this.answer?.question === "hint";
  }

  /** The move a strong player would make, where that was asked for. */
  get hint(): string {
    const { choices = [], says = [] } = this.answer ?? {};
    return this.hinted ? (choices[0]?.[0] ?? String(says[0]?.[1].move ?? "")) : "";
  }

  /** Whether the game is over, and its end is shown. */
  get over(): boolean {
    return this.position?.turn === OVER;
  }

  move(move: string, seat = this.acting, sure = false): void {
    if (seat === null || !this.present || this.moved === this.present.at) return; // a second tap is no second move
    this.stage.skip();
    this.risked = !sure && this.present.losing?.includes(move) ? move : "";
    if (this.risked) return;
    this.moved = this.present.at;
    this.ask({ type: "move", seat, at: this.present.at, move });
  }

  /** What the real dice show, one word each. */
  dice(sides: string[]): void {
    if (!this.present) return;
    [this.typed, this.retyping] = [sides, []];
    this.ask({ type: "dice", at: this.present.at, dice: sides.join(" ") });
  }

  /** What may be taken back now: a move, the real dice that were typed last, or nothing. */
  get undoable(): "move" | "dice" | "" {
    if (typeof this.present?.undo === "number") return "move";
    return this.present?.undo_dice ? "dice" : "";
  }

  undo(): void {
    if (!this.present || !this.undoable) return;
    if (this.undoable === "dice") this.retyping = this.typed;
    this.ask({ type: "undo", seat: this.present.undo ?? null, at: this.present.at });
  }

  /** Ask for a hint or for odds; the answer is this device's alone. */
  question(type: "hint" | "odds"): void {
    if (this.acting === null || this.asking) return;
    this.asking = true;
    this.questions.set(this.ask({ type, seat: this.acting }), type);
  }

  ask(wish: Wish): string {
    this.refusal = undefined;
    return this.link.send(wish);
  }

  /** Hang up; the seats stay as they are. */
  hangUp(): void {
    this.link.close();
    this.stage.close();
    this.ahead?.close();
  }

  /** Give up the seats, and forget the table once that is done. */
  leave(): void {
    for (const seat of this.you) this.leaving.add(this.ask({ type: "leave", seat }));
  }

  private heard(message: ServerMessage): void {
    if (message.type === "welcome") this.come(message);
    else if (message.type === "news") this.news(message);
    else if (message.type === "done") {
      if (this.leaving.delete(message.id) && !this.leaving.size && this.info) {
        forget(this.info.table);
        this.left = true;
      }
      const question = this.questions.get(message.id);
      if (question) {
        this.questions.delete(message.id);
        this.asking = false;
        const { answer: says = [], choices = [], odds = [], n } = message;
        if (n < (this.present?.at ?? 0)) return; // the game has gone on meanwhile
        if (question === "hint" || odds.length || !settings.odds) this.answer = { question, says, choices, odds };
      }
    } else if (message.id && message.id === this.showing) {
      if (message.code !== "nonce/late" || !this.present) return;
      this.showing = "";
      this.showNonce();
    } else {
      this.asking = false;
      this.moved = -1;
      this.questions.delete(message.id);
      this.leaving.delete(message.id);
      if (this.info) this.refusal = message;
      else this.closed = message;
    }
  }

  private come(message: Welcome): void {
    this.info = message.info;
    this.you = message.you;
    this.host = message.host;
    const { table, code, watch, game, title } = message.info;
    const commitment = key(table)?.commitment || (message.position ? "" : message.info.commitment); // the first one seen here
    if (!this.watching || commitment) keep(table, { code, watch, game, title, commitment, seats: message.you });
    this.exchanged = !!commitment && commitment !== message.info.commitment;
    this.news({ ...message, type: "news" }, true);
  }

  private showNonce(): void {
    if (!this.info || !this.you.length || this.present?.turn === OVER || this.showing) return;
    const wish = toShow(this.info.table, this.info.commitment, this.you, this.given, !!this.present);
    if (wish) this.showing = this.link.send(wish);
  }

  /** Keep the key to the rematch and show this device's nonce there, so that nobody waits for it; not before the one of this table. */
  private goAhead(table: string, token: string, commitment: string): void {
    const kept = this.info && key(this.info.table);
    if (!kept || key(table)?.token) return;
    const { game, title, next = "" } = kept;
    keep(table, { token, game, title, ...pinnedAgain(commitment, next, this.you, this.given) });
    this.ahead = showAhead(table);
  }

  /** Take news in; those of a greeting are what was missed, and not shown step by step. */
  private news(message: News, greeting = false): void {
    const events = message.events.map((event): TableEvent => ({ kind: "line", ...event })); // what a line is need not be said
    const fresh = events.filter((event) => event.n > this.link.seen);
    const first = greeting && this.link.seen === 0;
    if (message.seats) this.given = message.seats;
    this.known = [...this.known, ...fresh].slice(-MOST);
    this.fresh = first ? [] : fresh;
    if (message.position) {
      if (message.position.at !== this.present?.at) {
        this.answer = this.refusal = undefined;
        this.risked = "";
      }
      this.present = message.position;
      this.moved = -1;
      this.show(message.position, fresh.filter(isPlay), first, greeting);
    }
    const back = fresh.filter(({ kind, seat }) => kind === "came" && this.you.includes(seat ?? -1));
    if (back.length && !first) this.missed = back.reduce((sum, { seat }) => sum + movesFor(seat!, this.known), 0);
    const again = fresh.find((event) => event.kind === "again");
    if (again?.table) {
      this.again = again.table;
      if (again.token) this.goAhead(again.table, again.token, again.commitment ?? "");
    }
    this.showNonce();
    if (this.present?.turn === OVER && this.info && !this.watching) keep(this.info.table, { over: true });
  }

  /** What this device did is shown at once, what others did when there is time for it. */
  private show(position: Position, events: TableEvent[], first: boolean, missed: boolean): void {
    if (first) this.stage.start(position, events.at(-1)?.n ?? 0);
    else if (!events.length) this.stage.amend(position);
    else
      this.stage.add(
        { position, events },
        missed ? "still" : events.some(({ seat }) => this.you.includes(seat ?? -1)) ? "now" : "next",
      );
  }
}

/** The live table of an address; none where this device has no key to it. */
export function enter(kind: "table" | "watch", what: string): Live | undefined {
  if (kind === "watch") return new Live(true, { watch: what });
  const kept = key(what);
  return kept?.token ? new Live(false, helloOf(kept)) : undefined;
}

/** Show this device's nonce at a table that it does not look at yet; once the game begins it is somebody who is not there. */
function showAhead(table: string): Link {
  let welcome: Welcome | undefined;
  const link = new Link(helloOf(key(table)!), {
    heard(message) {
      if (message.type === "welcome") welcome = message;
      if (!welcome || (message.type !== "welcome" && message.type !== "news")) return;
      if (message.position) return link.close();
      const { info, you, seats } = { ...welcome, ...(message.seats ? { seats: message.seats } : {}) };
      const wish = toShow(info.table, info.commitment, you, seats, false);
      if (wish) link.send(wish);
    },
    connected: () => undefined,
  });
  return link;
}
