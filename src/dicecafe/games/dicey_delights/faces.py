"""The request cards as `dicecafe deck` draws them, and what their dice come to under best play, found by trying them all."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from dicecafe.engine.card_faces import Face, Finding
from dicecafe.engine.formatting import chance
from dicecafe.words import Message

from . import ops
from .cards import pay, served
from .deck import LINE, Deck, effect_at
from .odds import SIDES, THREE_DICE, THROWS, look_ahead


class Odds(NamedTuple):
    """What a card alone comes to with three dice and all re-rolls of the deck."""

    complete: float  # the chance of all three desserts, if one wants nothing else
    points: float  # the mean under best play


def odds(deck: Deck, card: int) -> Odds:
    """The odds of a card, from 1."""
    cfg: Any = SimpleNamespace(**deck.tables)  # all that these rules read of a Config
    rerolls = deck.tables["rerolls"]
    exact = SIDES ** (LINE * (rerolls + 1))  # so that all means come out whole
    matches = [served(cfg, card, a, b, c, 0, 0) for a, b, c in cfg.shows[THREE_DICE:THROWS]]
    ends = [[exact * (n == LINE) for n in matches], [exact * (pay(cfg, card, n) if n else 0) for n in matches]]
    found = []
    for worth in ends:
        worths = [0] * THROWS
        look_ahead(cfg, [0] * THREE_DICE + worth, [0] * THROWS, worths, LINE, rerolls)
        found.append(worths[0] / exact)
    return Odds(*found)


def faces(deck: Deck) -> list[Face]:
    """Every request card."""
    return [_face(deck, card, odds(deck, card)) for card in range(1, len(deck.campers) + 1)]


def _face(deck: Deck, card: int, found: Odds) -> Face:
    of, ability = deck.tables, deck.abilities[deck.card_abilities[card - 1]]
    wishes: list[Message | str] = [deck.dessert_words[side - 1] for side in of["request"][card - 1]]
    pays = Message("face-pays", points="/".join(map(str, of["pays"][card - 1])))
    text = Message("face-ability", ability=ability.name)
    told = Message("face-odds", chance=chance(found.complete), points=found.points)
    figures = {"complete": found.complete, "points": found.points}
    return Face(card, deck.campers[card - 1], [wishes, pays, text], told, figures)


def findings(deck: Deck) -> list[Finding]:
    """Requests that no dice fulfil, abilities that no card has, and those that can bring nothing."""
    found = list[Finding]()
    for card, camper in enumerate(deck.campers, 1):
        if not odds(deck, card).complete:
            found.append(Finding("impossible", f"card {card} ({camper})", Message("finding-impossible")))
    for n, ability in enumerate(deck.abilities):
        if n not in deck.card_abilities:
            found.append(Finding("unused", f"ability {ability.id}", Message("finding-no-card")))
        elif all(_is_dead(deck, effect_at(n, at)) for at in range(deck.tables["n_effects"][n])):
            found.append(Finding("dead", f"ability {ability.id}", Message("finding-dead")))
    return found


def _is_dead(deck: Deck, effect: int) -> bool:
    """Whether an effect changes nothing at any table: a bonus roll that pays nothing, a limit that nobody reaches."""
    of = deck.tables
    if of["op"][effect] == ops.GAIN_POINTS_ROLL:
        return not any(of[key][effect] for key in ("all_different", "pair", "triple"))
    if of["op"][effect] == ops.REROLL_CAP:
        more = [of["amount"][one] for one, op in enumerate(of["op"]) if op == ops.REROLL_DELTA]
        return bool(of["max"][effect] >= of["rerolls"] + max(more, default=0))
    if of["op"][effect] == ops.CASH_IN_LIMIT:
        return bool(of["cash_ins"] >= of["max"][effect])
    return False
