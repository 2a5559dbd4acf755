// The contract of a game's face: what its folder `web/` offers to the client. No file of the client names a game.
import type { Component } from "svelte";
import type { Position, SeatInfo, TableInfo, Told } from "$/messages";
import type { Catalogue } from "$/words/told";

/** What a board is given. It draws the state and offers the moves it was sent; it holds no rules. */
export interface BoardProps<S = Record<string, unknown>> {
  state: S;
  position: Position;
  info: TableInfo;
  seats: SeatInfo[];
  /** the seat through whose eyes this is seen; null for a spectator */
  eyes: number | null;
  /** this device's seat that may act now; null: just look */
  seat: number | null;
  /** what it may do now: notation, and words */
  moves: Map<string, string>;
  /** what just happened, to show how it came about; empty on the first sight and in replays */
  fresh: Told[];
  /** the move a strong player would make, where a hint was asked for */
  hint: string;
  /** make a move; a forbidden one is answered with the rule that says so */
  play: (move: string) => void;
}

/** A step of the guided first game: shown once, the first time that it fits. */
export interface Step {
  /** the name of the step in the game's words */
  text: string;
  /** `data-guide` of what it is about; it is framed */
  at?: string;
  /** whether it fits now */
  when: (state: Record<string, unknown>, context: { mine: boolean; moves: Map<string, string>; position: Position }) => boolean;
}

/** What a game's `web/index.ts` exports. */
export interface Face {
  Board: Component<BoardProps<never>>;
  /** moves that the bar below the board offers as buttons, in this order; the board offers the others itself */
  bar: (moves: Map<string, string>) => string[];
  /** the short word on a button of the bar, by its move; else the move's own words are taken */
  button?: (move: string, state: Record<string, unknown>, info: TableInfo) => string;
  guide: { options?: Record<string, unknown>; steps: Step[] };
  /** the texts of the face by language: buttons, guide; and the server's sentences in languages other than English */
  words: Record<string, () => Promise<{ default: FaceWords }>>;
}

/** A face's texts in one language. */
export interface FaceWords {
  texts: Record<string, string>;
  told?: Catalogue;
}

/** What the menu shows of a game before anything of it is loaded: `web/card.ts`. */
export interface Card {
  order: number;
  colour: string;
  taglines: Record<string, string>;
  /** a game for those who write games; not on the menu's front row */
  aside?: boolean;
}

const faces = import.meta.glob<{ face: Face }>("#games/*/web/index.ts");
const cards = import.meta.glob<{ card: Card }>("#games/*/web/card.ts", { eager: true });
const arts = import.meta.glob<string>("#games/*/web/art.svg", { eager: true, query: "?url", import: "default" });

const inFolder = <T>(found: Record<string, T>, game: string): T | undefined =>
  Object.entries(found).find(([path]) => path.includes(`/${game.replaceAll("-", "_")}/web/`))?.[1];

/** The menu's card of a game. */
export const cardOf = (game: string): Card | undefined => inFolder(cards, game)?.card;

/** The address of a game's picture. */
export const artOf = (game: string): string => inFolder(arts, game) ?? "/icon.svg";

/** A game's face, loaded on demand; a game without one is played from its words. */
export const faceOf = async (game: string): Promise<Face | undefined> => (await inFolder(faces, game)?.())?.face;
