// What went wrong, as one says it.
import type { Message } from "$/messages";
import { isMessage, say, speech, t } from "$/words/index.svelte";
import { CafeError } from "./api";

/** An error as a sentence. */
export const explain = (error: unknown, game = speech.game): string =>
  error instanceof CafeError ? say(error.says, {}, error.game || game) : t("went-wrong");

/** Of a forbidden move, the rule alone (its parameter `why`): the page shows by itself what is possible now. */
export function ruleOf(refusal: Message): Message {
  const { why, refusal: inner } = refusal[1];
  if (isMessage(why)) return why;
  return isMessage(inner) ? ruleOf(inner) : refusal;
}
