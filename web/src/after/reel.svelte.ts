// The reel: which step of a finished game is shown, and whether it plays on by itself.
import type { Position, Replay, ReplayStep, TableEvent } from "$/messages";

export class Reel {
  at = $state(0);
  playing = $state(false);
  /** the last step came right after the one before it, so its dice may tumble */
  private onward = $state(false);
  readonly last: number;
  readonly step: ReplayStep = $derived.by(() => this.replay.steps[this.at]!);
  readonly position: Position = $derived.by(() => ({
    at: this.step.at,
    turn: this.step.turn,
    state: this.step.state,
    facts: this.step.facts ?? {},
    points: this.step.points,
    result: this.at === this.last ? this.replay.result : null,
    places: this.at === this.last ? this.replay.places : [],
  }));
  /** the line that led to this step */
  readonly line: TableEvent[] = $derived.by(() => {
    const { at, who, line, tell } = this.step;
    return at ? [{ n: at, kind: "line", seat: who, line, tell }] : [];
  });
  /** the same, where it was seen to happen */
  readonly fresh: TableEvent[] = $derived(this.onward ? this.line : []);

  constructor(readonly replay: Replay) {
    this.last = replay.steps.length - 1;
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
    return this.replay.steps.slice(this.at).find((step) => step.turn >= 0)?.turn;
  }

  private show(at: number): void {
    const wanted = Math.min(this.last, Math.max(0, at));
    this.onward = wanted === this.at + 1;
    this.at = wanted;
  }
}
