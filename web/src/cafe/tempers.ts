// How bots take what happens, by their faces: seldom, each in its own way. It follows from what everybody at the table sees, so every
// page shows the same, and nothing is sent or stored for it.
import type { Moment } from "$/board";
import type { SendEmote } from "$/messages";

type Emote = SendEmote["emote"];
/** The ways bots take things. */
export type Temper = "cheerful" | "shy" | "bold" | "calm" | "proud";

const TEMPERS: Record<Temper, string> = {
  cheerful: "hamster chick parrot otter duck",
  shy: "koala turtle hedgehog chipmunk",
  bold: "tiger crab flamingo lion shark",
  calm: "sloth beaver octopus owl badger",
  proud: "wolf dragon eagle robot",
};

/** How the bot with a face takes things. */
export const temperOf = (avatar: string): Temper =>
  (Object.keys(TEMPERS) as Temper[]).find((temper) => TEMPERS[temper].split(" ").includes(avatar)) ?? "calm";

/** What a bot shows when something happens to it, and when it has won or lost. */
const FELT: Record<Temper, Record<Moment | "won" | "lost", Emote>> = {
  cheerful: { bust: "laugh", score: "heart", steal: "laugh", won: "clap", lost: "clap" },
  shy: { bust: "oops", score: "wow", steal: "oops", won: "wow", lost: "heart" },
  bold: { bust: "oops", score: "laugh", steal: "laugh", won: "laugh", lost: "wow" },
  calm: { bust: "think", score: "clap", steal: "think", won: "clap", lost: "clap" },
  proud: { bust: "oops", score: "clap", steal: "laugh", won: "clap", lost: "think" },
};
const ONE_IN: Record<Moment, number> = { bust: 2, score: 6, steal: 3 }; // moments that are felt

/** A number that looks like chance, and is the same wherever this event of this table is seen. */
export function drawn(table: string, n: number): number {
  let hash = 2166136261;
  for (const letter of `${table} ${n}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** What the bot with a face shows of a moment that was its own; mostly nothing. */
export const feeling = (avatar: string, moment: Moment, table: string, n: number): Emote | undefined =>
  drawn(table, n) % ONE_IN[moment] ? undefined : FELT[temperOf(avatar)][moment];

/** What it shows when the game is over. */
export const parting = (avatar: string, won: boolean): Emote => FELT[temperOf(avatar)][won ? "won" : "lost"];
