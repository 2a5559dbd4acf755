"""What a seat sees of its own standing at the start of a turn, as numbers that a network learns from: 64 is about one of it."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule

from .cones import cone_of, flavours_on, need_of
from .deck import ANY, SLOTS
from .hints import animal_worth
from .scoring import fame_of
from .table import PLACES, Config, State

FEATURES: Final = 24
OWN: Final = 8  # what tells of a seat as a whole; the rest of its two IceCreams, the fuller one first
ONE: Final = 64


@rule
def knows(cfg: Config) -> bool:
    """Any table: how near the end is counts in parts of the way there."""
    return True


@called_rule
def features(cfg: Config, s: State, seat: Seat, found: Ints, at: int) -> None:
    """Fame, what is done, Sprinkles, whose turn it is; then each unfinished IceCream."""
    near = 100 * s.n_done[seat] // cfg.cones
    fame = fame_of(cfg, s, seat)
    found[at] = 2 * fame
    found[at + 1] = fame * near // 50
    found[at + 2] = near
    found[at + 3] = near * near // 100
    found[at + 4] = 16 * s.sprinkles[seat]
    found[at + 5] = s.sprinkles[seat] * near // 8
    found[at + 6] = ONE if seat == s.seat else 0
    found[at + 7] = 16 * s.strong[seat]
    fuller = 1 if flavours_on(s, cone_of(seat, 1)) > flavours_on(s, cone_of(seat, 0)) else 0
    for i in range(PLACES):
        cone_features(cfg, s, seat, cone_of(seat, fuller if i == 0 else 1 - fuller), near, found, at + OWN + OWN * i)


@called_rule
def cone_features(cfg: Config, s: State, seat: Seat, cone: int, near: int, found: Ints, at: int) -> None:
    """How full it is, how long its Flavours last, what it pays, how hard it is to finish."""
    for i in range(OWN):
        found[at + i] = 0
    card = s.card[cone]
    if card == 0:
        return
    n = flavours_on(s, cone)
    asks, values, low = 0, 0, 0
    for slot in range(SLOTS):
        if s.colour[cone][slot]:
            values += s.value[cone][slot]
            low += s.value[cone][slot] == 1
        else:
            asks += need_of(cfg, card, slot) != ANY
    pays = cfg.fame[card - 1] + animal_worth(cfg, s, seat, card)
    found[at] = ONE if n == 1 else 0
    found[at + 1] = ONE if n == 2 else 0
    found[at + 2] = 8 * values
    found[at + 3] = 32 * low
    found[at + 4] = 4 * pays * n
    found[at + 5] = 32 * asks
    found[at + 6] = near if n == 2 else 0
    found[at + 7] = 8 * values if n == 2 else 0
