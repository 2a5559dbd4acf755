// Events in words, for the history and for those who listen.
import type { SeatInfo, Told } from "$/messages";
import { said, speech } from "$/words/index.svelte";

/** An event as a sentence; nothing where it is not worth one. */
export function telling(event: Told, seats: SeatInfo[]): string {
  const t = speech.t;
  const who = event.seat === undefined || event.seat === null ? "" : (seats[event.seat]?.name ?? "");
  switch (event.kind) {
    case "line":
      return said(event.tell ?? "");
    case "sat":
    case "filled":
      return t.sat(who);
    case "stood":
      return t.stood;
    case "undone":
      return t.undone(who);
    case "gone":
      return t.is_gone(who);
    case "came":
      return t.came(who);
    case "handed":
      return t.handed(who);
    case "emoted":
      return `${who}: ${t.emote[event.text ?? ""] ?? ""}`;
    case "said":
      return `${who}: ${event.text ?? ""}`;
    case "again":
      return t.wants_again;
    case "opened":
      return "";
  }
}
