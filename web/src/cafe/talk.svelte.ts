// What people show and say at a table: as bubbles at their chips for a while, and counted until somebody looks.
import type { Moment } from "$/board";
import type { SeatInfo, TableEvent } from "$/messages";
import { feeling, parting } from "./tempers";

/** Somebody's words or emote, while it is shown. */
export interface Bubble {
  key: string;
  seat: number;
  /** what was said, or the name of an emote */
  text: string;
  emote: boolean;
}

const SEEN = 2800; // milliseconds that an emote is shown
const READ = 70; // and more for each letter that is to be read
const LONGEST = 9000;
const APART = 12; // events between what two bots show, at least

export class Talk {
  bubbles: Bubble[] = $state.raw([]);
  /** what others showed and said since anybody here looked */
  unread = $state(0);
  private felt = -1; // the newest event that bots know of
  private shownAt = -APART;

  /** Show what was just said; of one seat the newest only. */
  hear(fresh: TableEvent[], you: number[]): void {
    for (const { n, kind, seat, text = "" } of fresh) {
      if ((kind !== "said" && kind !== "emoted") || seat === null || seat === undefined) continue;
      this.show({ key: String(n), seat, text, emote: kind === "emoted" });
      if (!you.includes(seat)) this.unread++;
    }
  }

  /** Let bots show, now and then, what they feel about the game as far as it is shown; what was before one came is past. */
  feel(history: TableEvent[], seats: SeatInfo[], moments: Readonly<Record<string, Moment>>, table: string): void {
    const [newest, known] = [history.at(-1)?.n ?? 0, this.felt];
    this.felt = Math.max(known, newest);
    if (known < 0) return;
    let mover = -1; // dice are felt by whoever threw them
    for (const { n, kind, seat, tell } of history) {
      if (kind !== "line") continue;
      mover = seat ?? mover;
      const [bot, moment] = [seats[mover], moments[tell?.[0] ?? ""]];
      if (n <= known || !moment || bot?.kind !== "bot" || n - this.shownAt < APART) continue;
      const emote = feeling(bot.avatar, moment, table, n);
      if (!emote) continue;
      this.shownAt = n;
      this.show({ key: `felt ${n}`, seat: mover, text: emote, emote: true });
    }
  }

  /** Let one bot say how it took the end: a winner, else the first there is. */
  part(seats: SeatInfo[], winners: number[]): void {
    const bots = seats.map(({ kind }, seat) => (kind === "bot" ? seat : -1)).filter((seat) => seat >= 0);
    const seat = bots.find((one) => winners.includes(one)) ?? bots[0];
    if (seat === undefined) return;
    const text = parting(seats[seat]!.avatar, winners.includes(seat));
    this.show({ key: "parting", seat, text, emote: true });
  }

  /** Show a bubble for as long as it takes to see it. */
  show(bubble: Bubble): void {
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble];
    const time = bubble.emote ? SEEN : Math.min(LONGEST, SEEN + READ * bubble.text.length);
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== bubble)), time);
  }
}
