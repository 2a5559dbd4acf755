// The contract of a game's face: what its folder `web/` offers to the client. No file of the client names a game.
import type { Component } from "svelte";
import type { Message, Position, SeatInfo, TableInfo, TableEvent } from "$/messages";

type Fields = Record<string, unknown>;

/** What a board is given. It draws the state and offers the moves it was sent; it holds no rules. */
export interface BoardProps<State = Fields, Facts = Fields> {
  state: State;
  /** what the rules make of the state: the game's `facts.py` */
  facts: Facts;
  position: Position;
  info: TableInfo;
  seats: SeatInfo[];
  /** the seat through whose eyes this is seen; null for a spectator */
  eyes: number | null;
  /** this device's seat that may act now; null: just look */
  seat: number | null;
  /** what it may do now: by notation, the message that says it, with what is to be drawn of it */
  moves: Map<string, Message>;
  /** what just happened, to show how it came about; empty on the first sight and in replays */
  fresh: TableEvent[];
  /** the move a strong player would make, where a hint was asked for */
  hint: string;
  /** make a move; a forbidden one is answered with the rule that says so */
  play: (move: string) => void;
}

/** A step of the guided first game: shown once, the first time that it fits. */
export interface Step<State = Fields, Facts = Fields> {
  /** the id of what it says, in the game's catalogue */
  text: string;
  /** `data-guide` of what it is about; it is framed */
  at?: string;
  /** whether it fits now */
  when: (state: State, context: { mine: boolean; moves: Map<string, Message>; position: Position; facts: Facts }) => boolean;
}

/** What a game's `web/index.ts` exports. */
export interface Face<State = Fields, Facts = Fields> {
  Board: Component<BoardProps<never, never>>;
  /** moves that the bar below the board offers as buttons, in this order; the board offers the others itself */
  bar: (moves: Map<string, Message>) => string[];
  /** the short word on a button of the bar, by its move; nothing: the move's own label is taken */
  button?: (move: string, at: { state: State; facts: Facts; info: TableInfo; moves: Map<string, Message> }) => string;
  guide: { options?: Fields; steps: Step<State, Facts>[] };
}

/** A face as the client holds it: of any game. */
export type AnyFace = Face<never, never>;

/** What the menu shows of a game before anything of it is loaded: `web/card.ts`. */
export interface Card {
  order: number;
  colour: string;
  /** a game for those who write games; not on the menu's front row */
  aside?: boolean;
}

const faces = import.meta.glob<{ face: AnyFace }>("#games/*/web/index.ts");
const cards = import.meta.glob<{ card: Card }>("#games/*/web/card.ts", { eager: true });
const arts = import.meta.glob<string>("#games/*/web/art.svg", { eager: true, query: "?url", import: "default" });

const inFolder = <T>(found: Record<string, T>, game: string): T | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/${game.replaceAll("-", "_")}/web/`))?.[1];

/** The menu's card of a game. */
export const cardOf = (game: string): Card | undefined => inFolder(cards, game)?.card;

/** The address of a game's picture. */
export const artOf = (game: string): string => inFolder(arts, game) ?? "/icon.svg";

/** A game's face, loaded on demand; a game without one is played from the labels of its moves. */
export const faceOf = async (game: string): Promise<AnyFace | undefined> => (await inFolder(faces, game)?.())?.face;
