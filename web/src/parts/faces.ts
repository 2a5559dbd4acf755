// The faces of emotes and of players: from fluent-emoji-flat (MIT), one file each.
const found = import.meta.glob<string>("../art/*.svg", { eager: true, query: "?url", import: "default" });
const face = (name: string): string => found[`../art/${name}.svg`]!;

export const FACES = {
  clap: face("clap"),
  laugh: face("laugh"),
  wow: face("wow"),
  oops: face("oops"),
  heart: face("heart"),
  think: face("think"),
  hurry: face("hurry"),
  bye: face("bye"),
};

const avatars = import.meta.glob<string>("../art/avatars/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of a player's picture; none for one that this page does not know. */
export const avatarOf = (name: string): string | undefined => avatars[`../art/avatars/${name}.svg`];
