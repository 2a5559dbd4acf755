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
