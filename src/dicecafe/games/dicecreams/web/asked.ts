// What is asked now, in a line that can be read from afar, and a quieter one that says what follows from it.
import type { Asked } from "$/board";
import type { Message } from "$/messages";
import { coneOf, inHand, PLACES, type Deck } from "./truck";
import { Ask, text, type Facts, type State } from "./types";
import { about } from "./words";

interface Table {
  deck: Deck;
  names: string[];
  /** whose turn it is */
  turn: number;
  /** this device's seat that may act; null: nobody here is asked */
  seat: number | null;
  moves: Map<string, Message>;
}

export function asked(s: State, facts: Facts, table: Table): Asked {
  const { ask } = facts;
  switch (ask) {
    case Ask.over:
      return { say: text("ask-over") };
    case Ask.raccoon:
      return { say: text("ask-over-raccoon") };
    case Ask.fill:
      return { say: text("ask-fill") };
    case Ask.card:
      return { say: text("ask-card") };
  }
  return table.turn === table.seat ? ofMe(s, facts, table) : ofThem(s, ask, table);
}

function ofMe(s: State, { ask, gain: fame, melting: n, gone }: Facts, { deck, names, turn, moves }: Table): Asked {
  switch (ask) {
    case Ask.place:
      return { say: text("ask-place", held(s, deck)), more: text("ask-place-more") };
    case Ask.nowhere:
      return { say: text("ask-nowhere", held(s, deck)), more: text("ask-nowhere-more") };
    case Ask.serve: {
      const place = (s.serving - 1) % PLACES.length;
      const strong = coneOf(s, deck, turn, place)?.card.strong;
      const wins = moves.get(`serve ${PLACES[place]}`)?.[0] === "serve-strong";
      return {
        say: text("ask-serve", { fame }),
        more: wins ? text("ask-serve-strong", { strong }) : text("ask-serve-more", { strong }),
      };
    }
    case Ask.melt:
      return { say: text("ask-melt", { n }), more: n ? text("ask-melt-more", { gone }) : undefined };
    case Ask.first:
      return { say: text("ask-first"), more: text("ask-first-more", { neighbour: names[s.neighbour] }) };
    case Ask.alone:
      return { say: text("ask-first"), more: text("ask-first-alone") };
    case Ask.neighbour:
      return { say: text("ask-neighbour"), more: text("ask-neighbour-more", { player: names[s.seat] }) };
    default:
      return { say: text("ask-last"), more: text("ask-last-more") };
  }
}

function ofThem(s: State, ask: number, { deck, names, turn, moves }: Table): Asked {
  return { say: theyDo(s, ask, deck, names[turn]), more: moves.size ? text("they-more") : undefined };
}

function theyDo(s: State, ask: number, deck: Deck, player: string | undefined): string {
  switch (ask) {
    case Ask.place:
    case Ask.nowhere:
      return text("they-place", { player, ...held(s, deck) });
    case Ask.serve:
      return text("they-serve", { player });
    case Ask.melt:
      return text("they-melt", { player });
    default:
      return text("they-take", { player });
  }
}

/** The Flavour in somebody's hand. */
const held = (s: State, deck: Deck) => about(deck, inHand(s) ?? { colour: 0, value: 0 });
