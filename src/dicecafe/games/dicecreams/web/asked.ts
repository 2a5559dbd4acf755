// What is asked now, in a line that can be read from afar, and a quieter one that says what follows from it.
import { text } from "$/words/index.svelte";
import { coneOf, inHand, PHASE, PLACES, type Deck, type State } from "./truck";
import { named, strongly } from "./words";

export interface Asked {
  say: string;
  more?: string;
}

interface Table {
  deck: Deck;
  names: string[];
  turn: number;
  me: number;
  moves: Map<string, string>;
}

export function asked(s: State, table: Table): Asked {
  if (s.phase === PHASE.ended) return { say: text("ask_over") };
  if (table.turn < 0) return { say: text("ask_chance") };
  return table.turn === table.me ? ofMe(s, table) : ofThem(s, table);
}

function ofMe(s: State, { deck, names, me, moves }: Table): Asked {
  const held = inHand(s);
  if (held) {
    const die = named(deck, held);
    return moves.has("set-aside")
      ? { say: text("ask_nowhere", { die }), more: text("ask_nowhere_more") }
      : { say: text("ask_place", { die }), more: text("ask_place_more") };
  }
  if (s.serving) {
    const cone = coneOf(s, deck, me, (s.serving - 1) % PLACES.length);
    return { say: text("ask_serve"), more: cone && text("ask_serve_more", { strong: strongly(cone.card) }) };
  }
  const alone = names.length === 1;
  const people = { who: names[s.seat] ?? "", neighbour: names[s.neighbour] ?? "" };
  switch (s.phase) {
    case PHASE.melt:
      return { say: text("ask_melt"), more: text("ask_melt_more") };
    case PHASE.first:
      return { say: text("ask_first"), more: text(alone ? "ask_first_alone" : "ask_first_more", people) };
    case PHASE.neighbour:
      return { say: text("ask_neighbour"), more: text("ask_neighbour_more", people) };
    default:
      return { say: text("ask_last"), more: text("ask_last_more") };
  }
}

function ofThem(s: State, { deck, names, turn, moves }: Table): Asked {
  const about = { who: names[turn] ?? "", die: s.held_colour ? named(deck, inHand(s)!) : "" };
  const step = s.held_colour ? "place" : s.serving ? "serve" : s.phase === PHASE.melt ? "melt" : "take";
  return { say: text(`they_${step}`, about), more: moves.size ? text("they_more") : undefined };
}
