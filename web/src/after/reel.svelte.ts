// The reel: which step of a finished game is shown, and whether it plays on by itself.
import { named } from "$/cafe/seats";
import type { Position, Replay, ReplayStep, TableEvent } from "$/messages";

export class Reel {
  at = $state(0);
  playing = $state(false);
  /** the last step came right after the one before it, so its dice may tumble */
  private onward = $state(false);
  readonly last: number;
  readonly replay: Replay = $derived.by(() => ({ ...this.given, seats: named(this.given.seats) }));
  readonly step: ReplayStep = $derived.by(() => this.given.steps[this.at]!);
  readonly position: Position = $derived.by(() => ({
    at: this.step.at,
    turn: this.step.turn,
    state: this.step.state,
    facts: this.step.facts ?? {},
    points: this.step.points,
    result: this.at === this.last ? this.given.result : null,
    places: this.at === this.last ? this.given.places : [],
  }));
  readonly fresh: TableEvent[] = $derived.by(() => {
    const { at, who, line, tell } = this.step;
    return this.onward && at ? [{ n: at, kind: "line", seat: who, line, tell }] : [];
  });

  constructor(private given: Replay) {
    this.last = given.steps.length - 1;
    this.at = this.last;
  }

  /** Show a step, and stay there. */
  jump(at: number): void {
    this.playing = false;
    this.show(at);
  }

  /** Go on by one step; at the end it stops. */
  advance(): void {
    this.show(this.at + 1);
    if (this.at === this.last) this.playing = false;
  }

  /** Play on by itself, from the start where it is at the end; or pause. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.show(0);
    this.playing = !this.playing && this.last > 0;
  }

  /** The seat that decides next from here; none at the end. */
  get decider(): number | undefined {
    return this.given.steps.slice(this.at).find((step) => step.turn >= 0)?.turn;
  }

  private show(at: number): void {
    const wanted = Math.min(this.last, Math.max(0, at));
    this.onward = wanted === this.at + 1;
    this.at = wanted;
  }
}
