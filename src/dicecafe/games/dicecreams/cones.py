"""Unfinished IceCreams: where they stand, what their slots take, how Flavours leave them, and serving them.

Seats have two places, x and y; a cone is a place of a seat, whether an IceCream stands on it or not.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .conditions import holds
from .deck import ANY, NUMBERS, SLOTS
from .market import turn_up
from .table import NONE, PLACES, Config, State


@rule
def cone_of(seat: Seat, place: int) -> int:
    """The cone on a place of a seat."""
    return seat * PLACES + place


@rule
def owner_of(cone: int) -> Seat:
    """Whose cone it is."""
    return cone // PLACES


@rule
def place_of_cone(cone: int) -> int:
    """Where its owner has it: x or y."""
    return cone % PLACES


@rule
def ready_cone(s: State) -> int:
    """The cone that must be served; NONE if there is none."""
    return s.serving - 1


@rule
def free_cone(s: State, seat: Seat) -> int:
    """Where a new IceCream would go: x if it is free, else y; NONE if neither is."""
    for place in range(PLACES):
        if s.card[cone_of(seat, place)] == 0:
            return cone_of(seat, place)
    return NONE


@rule
def flavours_on(s: State, cone: int) -> int:
    """How many Flavours an IceCream holds."""
    n = 0
    for slot in range(SLOTS):
        n += s.colour[cone][slot] > 0
    return n


@rule
def need_of(cfg: Config, card: int, slot: int) -> int:
    """What a slot of a card asks for."""
    return cfg.needs[card - 1][slot]


@rule
def meets(cfg: Config, card: int, slot: int, colour: int, value: int) -> bool:
    """Whether a Flavour is what this slot of a card asks for."""
    need = need_of(cfg, card, slot)
    return need == ANY or need == colour or need == NUMBERS + value


@called_rule
def can_put(cfg: Config, s: State, cone: int, slot: int) -> bool:
    """Whether the held Flavour may go onto this empty slot."""
    if s.card[cone] == 0 or s.colour[cone][slot]:
        return False
    return meets(cfg, s.card[cone], slot, s.held_colour, s.held_value)


@called_rule
def can_put_new(cfg: Config, s: State, seat: Seat, market: int, slot: int) -> bool:
    """Whether the held Flavour may start the IceCream on this market spot."""
    if s.market[market] == 0 or free_cone(s, seat) == NONE:
        return False
    return meets(cfg, s.market[market], slot, s.held_colour, s.held_value)


@called_rule
def discard(s: State, cone: int) -> None:
    """An IceCream with no Flavour left is discarded; where there was no top card any more, it is turned up at once (DC-5)."""
    s.discards[s.card[cone] - 1] = 1
    s.card[cone] = 0
    if s.top == 0 and not s.showing:
        turn_up(s)


@rule
def empty_slot(s: State, cone: int, slot: int) -> None:
    """The Flavour on a slot is set aside."""
    s.aside[s.colour[cone][slot] - 1] += 1
    s.colour[cone][slot] = 0
    s.value[cone][slot] = 0


@called_rule
def scrap(s: State, cone: int, slot: int) -> None:
    """Give up a Flavour for a Sprinkle; it is set aside (DC-12)."""
    empty_slot(s, cone, slot)
    s.sprinkles[owner_of(cone)] += 1
    if flavours_on(s, cone) == 0:
        discard(s, cone)


# ---------------------------------------------------------------- serving
@called_rule
def would_be_strong(cfg: Config, card: int, a: int, b: int, c: int, same_colour: bool) -> bool:
    """Whether a card's Strong condition holds for the three values a, b, c from the left."""
    return holds(cfg.strong[card - 1], cfg.strong_n[card - 1], cfg.strong_m[card - 1], a, b, c, same_colour)


@rule
def is_one_colour(s: State, cone: int) -> bool:
    """Whether the three Flavours of an IceCream are of one colour."""
    return s.colour[cone][0] == s.colour[cone][1] and s.colour[cone][0] == s.colour[cone][2]


@rule
def is_strong(cfg: Config, s: State, cone: int) -> bool:
    """Whether an IceCream with three Flavours fulfils its Strong condition."""
    a, b, c = s.value[cone][0], s.value[cone][1], s.value[cone][2]
    return would_be_strong(cfg, s.card[cone], a, b, c, is_one_colour(s, cone))


@called_rule
def serve(cfg: Config, s: State, cone: int) -> None:
    """DC-13: only now is the condition checked; the Flavours are set aside, the card lies before its owner."""
    seat = owner_of(cone)
    if is_strong(cfg, s, cone):
        s.strong[seat] += 1
    for slot in range(SLOTS):
        empty_slot(s, cone, slot)
    s.done[seat][s.n_done[seat]] = s.card[cone]
    s.n_done[seat] += 1
    s.card[cone] = 0
    s.serving = 0
