// Events in words, for the history and for those who listen.
import type { SeatInfo, TableEvent } from "$/messages";
import { say, speech, t } from "$/words/index.svelte";

/** An event as a sentence; nothing where it is not worth one. */
export function telling({ kind = "line", seat = null, tell, text = "" }: TableEvent, seats: SeatInfo[]): string {
  const name = seat === null ? "" : (seats[seat]?.name ?? "");
  const by = (id: string) => say([id, { name }], { who: seat });
  switch (kind) {
    case "line":
      return tell ? say(tell, { who: seat }) : "";
    case "sat":
    case "filled":
      return by("event-sat");
    case "stood":
      return t("event-stood");
    case "undone":
      return seat === null ? t("event-dice-undone") : by("event-undone");
    case "gone":
      return seat === speech.you ? "" : by("event-gone"); // whoever reads it is here
    case "came":
      return seat === speech.you ? "" : by("event-came");
    case "handed":
      return by("event-handed");
    case "emoted":
      return t("event-emoted", { name, emote: text });
    case "said":
      return t("event-said", { name, text });
    case "again":
      return t("event-again");
    case "late":
      return by("event-late");
    case "shown":
    case "missed":
    case "here":
    case "opened":
      return "";
  }
}

/** An event of the history in words, or several of a kind in one line. */
export interface Told {
  event: TableEvent;
  words: string;
}

const FEW = 3; // dice in a row that are still told one by one

/** What happened, line by line. Dice in a row that are all of a kind, as at the start, are one line where their message has a part `many`. */
export function history(events: TableEvent[], seats: SeatInfo[]): Told[] {
  const runs: TableEvent[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last && isDie(event) && isDie(last[0]!) && last[0]!.tell![0] === event.tell![0]) last.push(event);
    else runs.push([event]);
  }
  return runs.flatMap((run) => {
    const [id, about] = run[0]!.tell ?? ["", {}];
    if (run.length > FEW && speech.has(id, "many"))
      return [{ event: run.at(-1)!, words: say([id, { ...about, count: run.length }], { part: "many" }) }];
    return run.map((event) => ({ event, words: telling(event, seats) })).filter(({ words }) => words);
  });
}

/** The last of it that was done at the table, in words. */
export function newest(events: TableEvent[], seats: SeatInfo[]): string {
  const done = events.filter(({ kind = "line", tell }) => (kind === "line" && tell) || kind === "undone");
  const run = done.findLastIndex((event) => !isDie(event)) + 1;
  return history(done.slice(Math.min(run, done.length - 1)), seats).at(-1)?.words ?? "";
}

const isDie = ({ kind = "line", seat = null, tell }: TableEvent): boolean => kind === "line" && seat === null && !!tell;
