"""What a seat sees of its own standing at the start of a turn, as numbers that a network learns from: 64 is about one of it."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule

from .abilities import THIS_ROUND
from .cards import ability_of
from .deck import LINE
from .table import Config, State, is_last_call, last_call_at, seats_after, starter
from .worth import ability_worth, line_worth

FEATURES: Final = 15
LAST_CALL: Final = 40  # the points of last call that games were learned with
ONE: Final = 64


@rule
def knows(cfg: Config) -> bool:
    """Tables without variants."""
    return last_call_at(cfg) == LAST_CALL and not cfg.sundae_sprint and not cfg.potluck


@called_rule
def features(cfg: Config, s: State, seat: Seat, found: Ints, at: int) -> None:
    """Points, the line, what is kept and at work, the richest card; in last call whether the turn is still to come."""
    near = 100 * s.points[seat] // last_call_at(cfg)
    mine = seat == s.seat
    found[at] = s.points[seat] * 2
    found[at + 1] = near * near // 100
    found[at + 2] = ONE if mine else 0
    line = line_worth(cfg, s, seat)
    found[at + 3] = line // 8
    found[at + 4] = line * near // 800
    found[at + 5] = line // 8 if mine else 0
    for i in range(6, FEATURES):
        found[at + i] = 0
    if s.kept[seat]:
        ability = ability_of(cfg, s.kept[seat])
        where = 6 if cfg.timing[ability] == THIS_ROUND else 8
        found[at + where] = ability_worth(cfg, ability) // 4
        found[at + where + 1] = near
    if s.in_use and mine:
        found[at + 10] = ability_worth(cfg, ability_of(cfg, s.in_use)) // 4
    best = 0
    for place in range(LINE):
        if s.line[seat][place]:
            best = max(best, cfg.pays[s.line[seat][place] - 1][LINE - 1])
    found[at + 11] = best * 4
    if is_last_call(s):
        start = starter(s)
        later = s.seat != start and seats_after(cfg, start, seat) > seats_after(cfg, start, s.seat)
        found[at + 12] = ONE
        found[at + 13] = ONE if seat == start else 0
        found[at + 14] = ONE if mine or later else 0
