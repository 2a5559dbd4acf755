// The stage: what is drawn of a table. News come as fast as a server plays; they are shown one step at a time, each for long enough
// to see it. What a roll came to is told when its dice lie.
import { flushSync } from "svelte";
import type { Moment } from "$/board";
import type { Position, TableEvent } from "$/messages";
import { pace } from "./settings.svelte";

/** A step: what happened, and where the game stands then. */
export interface Frame {
  position: Position;
  /** lines of the log, and moves that were taken back */
  events: TableEvent[];
}

/** Under which the dice of a board find the stage. */
export const onStage = Symbol("stage");

const STEP = 650; // milliseconds for which a step is shown, at normal speed
const LONG = 1000; // and a roll, or what a game calls a moment
const LOOK = 450; // of which at least so long when the dice lie
const MOST = 60; // steps that wait; the oldest of more are shown as one

export class Stage {
  /** the step that the board draws */
  drawn: Frame | undefined = $state.raw();
  /** the last position whose dice lie: the one that may be spoken of */
  told: Position | null = $state.raw(null);
  /** the last event that may be spoken of */
  n = $state(0);
  /** whether the dice lie */
  landed = $state(true);
  /** what the step on the board is, where that is worth a moment: while it is shown */
  moment: Moment | "" = $state("");
  /** whether somebody holds the dice and shakes them */
  shaking = $state(false);
  /** what the game calls a moment, by the ids of its messages */
  moments: Readonly<Record<string, Moment>> = {};
  private queue: Frame[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private air = 0; // milliseconds until the last die lies
  private flights: (() => void)[] = []; // how to end those of the dice in the air

  constructor() {
    document.addEventListener("visibilitychange", this.left);
  }

  /** Whether dice tumble, or tumbled, in this step. */
  get tumbled(): boolean {
    return this.air > 0;
  }

  /** Whether there is more to see before all that happened is shown. */
  get busy(): boolean {
    return this.behind || !this.landed || (!!this.moment && !this.own);
  }

  /** Whether steps wait to be shown. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Whether who did the last step goes on: then its moment keeps nobody waiting. */
  private get own(): boolean {
    return this.drawn?.events.findLast((event) => typeof event.seat === "number")?.seat === this.drawn?.position.turn;
  }

  /** Begin here: nothing happened yet. */
  start(position: Position, n: number): void {
    this.drawn = { position, events: [] };
    this.told = position;
    this.n = n;
  }

  /** The same step, seen otherwise: somebody went or came. */
  amend(position: Position): void {
    const last = this.queue.at(-1);
    if (last) this.queue = [...this.queue.slice(0, -1), { ...last, position }];
    else if (this.drawn) {
      this.drawn = { ...this.drawn, position };
      if (this.landed) this.told = position;
    } else this.start(position, this.n);
  }

  /** Show a step: after those that wait, at once with all of those, or at once and with the dice where they lie. */
  add(frame: Frame, when: "next" | "now" | "still"): void {
    this.queue = [...this.queue, frame];
    if (this.queue.length > MOST) this.queue = [merged(this.queue.slice(0, 2)), ...this.queue.slice(2)];
    if (when === "still" || document.hidden) this.skip();
    else if (when === "now" || !pace(STEP)) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  /** Go to the present: nothing waits, the dice lie. */
  skip(): void {
    this.catchUp();
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.landed) this.land(undefined, 0);
    this.flights.forEach((end) => end());
    this.moment = "";
  }

  /** The last of some events that is worth a moment, if one is. */
  momentOf(events: TableEvent[]): Moment | undefined {
    return events.map(({ tell }) => this.moments[tell?.[0] ?? ""]).findLast(Boolean);
  }

  /** A die is thrown, and lies after so long; or earlier, by `end`. */
  throw(duration: number, end: () => void): void {
    this.air = Math.max(this.air, duration);
    this.flights.push(end);
  }

  /** Show no more steps. */
  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.left);
  }

  private left = () => {
    if (document.hidden) this.skip();
  };

  /** Show the last of what waits, with all that led to it. */
  private catchUp(): void {
    const waiting = this.queue;
    if (!waiting.length) return;
    clearTimeout(this.timer);
    this.queue = [];
    this.show(merged(waiting));
  }

  private next(): void {
    const [frame, ...rest] = this.queue;
    this.timer = undefined;
    this.queue = rest;
    if (frame) this.show(frame);
  }

  private show(frame: Frame): void {
    const { events } = frame;
    const roll = events.findIndex(({ line }) => line?.startsWith("*"));
    this.air = 0;
    this.flights = [];
    this.landed = roll < 0;
    if (roll > 0) this.n = events[roll - 1]!.n;
    this.drawn = frame;
    this.told ??= frame.position;
    if (!this.landed) flushSync(); // so that the dice on the board say whether they roll
    const moment = this.momentOf(events);
    const lasts = pace(roll < 0 && !moment ? STEP : LONG);
    const left = Math.max(lasts - this.air, pace(moment ? STEP : LOOK));
    if (this.air) this.timer = setTimeout(() => this.land(moment, left), this.air);
    else this.land(moment, lasts);
  }

  /** The dice lie: now it is told what they came to. */
  private land(moment: Moment | undefined, lasts: number): void {
    if (!this.drawn) return;
    this.landed = true;
    this.told = this.drawn.position;
    this.n = this.drawn.events.at(-1)?.n ?? this.n;
    this.moment = lasts && moment ? moment : "";
    this.timer = lasts ? setTimeout(() => this.past(), lasts) : undefined;
  }

  /** A step was shown for long enough. */
  private past(): void {
    this.moment = "";
    this.next();
  }
}

const merged = (frames: Frame[]): Frame => ({
  position: frames.at(-1)!.position,
  events: frames.flatMap(({ events }) => events),
});
