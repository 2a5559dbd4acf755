// The contract of a game's face: what its folder `web/` offers to the client. No file of the client names a game.
import { at } from "$/cafe/base";
import type { Component } from "svelte";
import type { Chance, Message, Position, SeatInfo, TableInfo, TableEvent } from "$/messages";

type Fields = Record<string, unknown>;

/** What is worth a moment at a table: it is shown longer, and heard. */
export type Moment = "bust" | "score" | "steal";

/** What a board is given. It draws the state and offers the moves it was sent; it holds no rules. */
export interface BoardProps<State = Fields, Facts = Fields> {
  state: State;
  /** what the rules make of the state: the game's `facts.py` */
  facts: Facts;
  /** the state and the facts that may be spoken of: until the dice lie, those before the roll. Points, frames and words are theirs */
  told: { state: State; facts: Facts };
  position: Position;
  info: TableInfo;
  seats: SeatInfo[];
  /** the seat through whose eyes this is seen; null for a spectator */
  eyes: number | null;
  /** this device's seat that may act now; null: just look */
  seat: number | null;
  /** what it may do now: by notation, the message that says it, with what is to be drawn of it */
  moves: Map<string, Message>;
  /** what just happened, to show how it came about; empty on the first sight */
  fresh: TableEvent[];
  /** the last move and the dice after it, to mark what changed; also on the first sight */
  last: TableEvent[];
  /** whether what just happened is worth a moment, while that lasts */
  moment: Moment | "";
  /** the move a strong player would make, where a hint was asked for */
  hint: string;
  /** the odds that were asked for, where the face says that its board draws them */
  odds: Chance[];
  /** make a move; a forbidden one is answered with the rule that says so */
  play: (move: string) => void;
}

/** A step of the guided first game: shown the first time that it fits where one may act, until something is done. */
export interface Step<State = Fields, Facts = Fields> {
  /** the id of what it says, in the game's catalogue */
  text: string;
  /** `data-guide` of what it is about; it is framed, and spoken of from beside it. Of several the first is meant: name small things */
  at: string;
  /** whether it fits now */
  when: (state: State, context: { moves: Map<string, Message>; position: Position; facts: Facts }) => boolean;
}

/** A game's illustrated rules: `web/rules.ts`. All that is said is in the game's catalogue. */
export interface RulesPage {
  /** draws what a text or a thing is about, by its id; it is looked at only, so it may be empty */
  Picture: Component<{ of: string; about: Fields }>;
  /** ids of texts, in their order: what one is after, what one does in a turn, how the game ends */
  goal: string[];
  turn: string[];
  end: string[];
  /** strategies that can be remembered, if there are such */
  tips?: string[];
  /** what lies on the table: messages whose part `name` says what it is called */
  things: Message[];
}

/** What somebody did in a turn: lines of the log, their own and those of the dice. */
export interface Turn {
  seat: number;
  lines: TableEvent[];
}

/** The lines of a turn that tell something, by the ids of their messages; with what they speak of. */
export const toldOf = ({ lines }: Turn, ...ids: string[]): Fields[] =>
  lines.flatMap(({ tell }) => (tell && ids.includes(tell[0]) ? [tell[1]] : []));

/** What is asked: a line that can be read from afar, and a quieter one that says what follows from it. */
export interface Asked {
  say: string;
  more?: string | undefined;
}

/** What a face knows of a table when it words a button or a question. */
interface Asking<State, Facts> {
  state: State;
  facts: Facts;
  info: TableInfo;
  moves: Map<string, Message>;
}

/** What a game's `web/index.ts` exports. */
export interface Face<State = Fields, Facts = Fields> {
  Board: Component<BoardProps<never, never>>;
  /** moves that the bar below the board offers as buttons, in this order; the board offers the others itself. None: it has no row for them */
  bar?: (moves: Map<string, Message>) => string[];
  /** the short word on a button of the bar, by its move; nothing: the move's own label is taken */
  button?: (move: string, at: Asking<State, Facts>) => string;
  /** what is asked, of whoever's turn it is; the bar says it beside its buttons. Nothing: the game's `prompt`, where there is no button */
  prompt?: (at: Asking<State, Facts> & { position: Position; seats: SeatInfo[]; seat: number | null }) => Asked | undefined;
  /** whether the board draws the odds that were asked for, beside what they speak of, so that the bar need not */
  odds?: true;
  /** whether a move throws dice: who holds its button shakes them */
  rolls?: (move: string) => boolean;
  /** what somebody's turn came to, as a message of the game's catalogue; nothing: its last line says it */
  recap?: (turn: Turn) => Message | undefined;
  /** which of the game's messages tell of a moment, by their ids */
  moments?: Readonly<Record<string, Moment>>;
  /** the guided first game: its steps, and the id of what to try next; its options and first dice are in `lesson.py` */
  guide: { next?: string; steps: Step<State, Facts>[] };
  /** a side of a real die, by the word that is typed for it: how it looks in a square, and what it is called */
  side?: { Picture: Component<{ side: string; info: TableInfo }>; name: (side: string) => string };
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
const pages = import.meta.glob<{ rules: RulesPage }>("#games/*/web/rules.ts");
const cards = import.meta.glob<{ card: Card }>("#games/*/web/card.ts", { eager: true });
const arts = import.meta.glob<string>("#games/*/web/art.svg", { eager: true, query: "?url", import: "default" });

const inFolder = <T>(found: Record<string, T>, game: string): T | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/${game.replaceAll("-", "_")}/web/`))?.[1];

/** The menu's card of a game. */
export const cardOf = (game: string): Card | undefined => inFolder(cards, game)?.card;

/** The address of a game's picture. */
export const artOf = (game: string): string => inFolder(arts, game) ?? at("/icon.svg");

/** A game's face, loaded on demand; a game without one is played from the labels of its moves. */
export const faceOf = async (game: string): Promise<AnyFace | undefined> => (await inFolder(faces, game)?.())?.face;

/** A game's illustrated rules, loaded on demand; of a game without them the text of its rules is shown. */
export const rulesOf = async (game: string): Promise<RulesPage | undefined> => (await inFolder(pages, game)?.())?.rules;
