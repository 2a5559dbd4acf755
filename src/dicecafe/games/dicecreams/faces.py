"""The IceCreams as `dicecafe deck` draws them, and how likely their Strong conditions are, found by trying all dice.

Slots are looked at when a Flavour is placed, conditions when the third one is: melting and Sprinkles may change every value in
between, and no colour. So only colours can make a condition impossible.
"""

from __future__ import annotations

from itertools import product
from math import prod
from types import SimpleNamespace
from typing import Any, NamedTuple

from dicecafe.engine.card_faces import Face, Finding
from dicecafe.engine.formatting import chance
from dicecafe.words import Message

from .conditions import strong_name
from .cones import meets, would_be_strong
from .deck import SLOTS, Deck
from .table import HIGHEST, LOWEST

VALUES = [*product(range(LOWEST, HIGHEST + 1), repeat=SLOTS)]


class Odds(NamedTuple):
    """How a Strong condition fares with all dice that its card's slots take."""

    placed: float  # the share of dice that fulfil it as they were placed
    changes: int  # by how much values must be changed at the least; -1: no change will do
    always: bool  # whether all dice fulfil it, whatever changes


def odds(deck: Deck, card: int) -> Odds:
    """The odds of a card, from 1: three different dice of all there are, each as likely, that its slots take."""
    cfg: Any = SimpleNamespace(**deck.tables)  # all that these rules read of a Config
    fits = [values for values in VALUES if all(_takes_value(cfg, card, slot, value) for slot, value in enumerate(values))]
    ways = {alike: _colourings(cfg, card, alike) for alike in (True, False)}
    strong = {alike: {(a, b, c) for a, b, c in VALUES if would_be_strong(cfg, card, a, b, c, alike)} for alike in ways}
    reached = {values for alike, n in ways.items() if n for values in strong[alike]}
    hits = sum(n * len(strong[alike].intersection(fits)) for alike, n in ways.items())
    apart = [sum(abs(a - b) for a, b in zip(one, other, strict=True)) for one in fits for other in reached] if not hits else [0]
    always = all(len(strong[alike]) == len(VALUES) for alike, n in ways.items() if n)
    return Odds(hits / (sum(ways.values()) * len(fits)), min(apart, default=-1), always)


def _takes_value(cfg: Any, card: int, slot: int, value: int) -> bool:
    """Whether a slot takes this value in some colour."""
    return any(meets(cfg, card, slot, colour, value) for colour in range(1, len(cfg.dice) + 1))


def _colourings(cfg: Any, card: int, alike: bool) -> int:
    """In how many ways three different dice have colours that the slots take, all alike or not."""
    ways = 0
    for colours in product(range(1, len(cfg.dice) + 1), repeat=SLOTS):
        if (len({*colours}) == 1) == alike and all(_takes_colour(cfg, card, slot, one) for slot, one in enumerate(colours)):
            left = [cfg.dice[colour - 1] - colours[:slot].count(colour) for slot, colour in enumerate(colours)]
            ways += prod(left)
    return ways


def _takes_colour(cfg: Any, card: int, slot: int, colour: int) -> bool:
    """Whether a slot takes this colour with some value."""
    return any(meets(cfg, card, slot, colour, value) for value in range(LOWEST, HIGHEST + 1))


def faces(deck: Deck) -> list[Face]:
    """Every IceCream."""
    return [_face(deck, card, odds(deck, card)) for card in range(1, len(deck.names) + 1)]


def _face(deck: Deck, card: int, found: Odds) -> Face:
    animal, fame = deck.animals[deck.tables["animal"][card - 1]], deck.tables["fame"][card - 1]
    slots: list[Message | str] = [Message("demand", **deck.demand(need)) for need in deck.tables["needs"][card - 1]]
    worth, strong = Message("face-worth", animal=Message("animal", animal=animal), fame=fame), _strong(deck, card)
    told = Message("face-odds", strong=strong, chance=chance(found.placed), changes=found.changes)
    figures = {"strong_as_placed": found.placed, "least_changes": float(found.changes)}
    return Face(card, deck.names[card - 1], [worth, slots, Message("face-strong", strong=strong)], told, figures)


def _strong(deck: Deck, card: int) -> Message:
    of = deck.tables
    return strong_name(of["strong"][card - 1], of["strong_n"][card - 1], of["strong_m"][card - 1])


def findings(deck: Deck) -> list[Finding]:
    """Conditions that no dice fulfil or all do, and animals that nobody serves."""
    found = list[Finding]()
    for card in range(1, len(deck.names) + 1):
        of, where = odds(deck, card), f"icecream {card} ({deck.names[card - 1]})"
        if of.changes < 0:
            found.append(Finding("impossible", where, Message("finding-impossible", strong=_strong(deck, card))))
        elif of.always:
            found.append(Finding("always", where, Message("finding-always", strong=_strong(deck, card))))
    served = set(deck.tables["animal"][: len(deck.names)])
    return found + [
        Finding("unused", f"animal {id}", Message("finding-no-animal")) for n, id in enumerate(deck.animals) if n not in served
    ]
