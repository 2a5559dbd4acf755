"""What the next die of Dicey Delights would lead to, for results less luck: see `dicecafe.lab.values`."""

from __future__ import annotations

from math import exp
from typing import Any

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule, scratch

from . import awaits
from .deck import DESSERTS
from .odds import EXACT, look_ahead, new_worths
from .table import MAX_SEATS, Config, State, is_last_call, last_call_at, rerolls_left
from .worth import POINT, WINNING, line_worth, throw_now, weigh_throws

CHANCE, LAST_CALL, LEAD = range(3)  # of each seat: its chance before last call, that of its last-call turn, its lead
LOOKS = 3
FEATURES = LOOKS * MAX_SEATS
NEXT_TURN = 350  # what a turn brings, as long as nobody knows with which cards
SURE = WINNING + 400  # what a last-call turn is worth that wins
new_values = scratch(MAX_SEATS)


@called_rule
def foresee(cfg: Config, s: State, outcomes: int, features: Any) -> bool:
    """Of a die that is thrown, by what the turn is worth after each of its sides: how every seat stands."""
    if s.awaits != awaits.THROW:
        return False
    ends, early, worths, values = new_worths(), new_worths(), new_worths(), new_values()
    weigh_throws(cfg, s, ends, early, s.n_dice, s.snack, s.wild)
    look_ahead(cfg, ends, early, worths, s.n_dice, rerolls_left(cfg, s))
    thrown = throw_now(cfg, s, s.in_the_air)
    near = nearness(cfg, s)
    rate = 135 + 8 * near // 10 + 274 * near * near // 10_000  # as in standing.py: of a point, and of what a line promises
    for seat in range(cfg.players):
        values[seat] = s.points[seat] * POINT
        if not is_last_call(s):
            line = NEXT_TURN if seat == s.seat else line_worth(cfg, s, seat)
            values[seat] += line * (173 + 3 * near) // rate
    before = values[s.seat]
    for dessert in range(DESSERTS):
        turn = worths[cfg.joined[thrown][dessert]] // EXACT
        values[s.seat] = before + turn
        for seat in range(cfg.players):
            lead = 1.0 * lead_of(cfg, values, seat) / POINT
            for look in range(LOOKS):
                features[dessert, LOOKS * seat + look] = 0.0
            if not is_last_call(s):
                features[dessert, LOOKS * seat + CHANCE] = 1.0 / (1.0 + exp(-rate * lead / 1000.0))
                features[dessert, LOOKS * seat + LEAD] = lead / 10.0
            elif seat == s.seat:
                features[dessert, LOOKS * seat + LAST_CALL] = min(1.0, 1.0 * turn / SURE)
    return True


@rule
def nearness(cfg: Config, s: State) -> int:
    """How near last call is, in hundredths."""
    most = 0
    for seat in range(cfg.players):
        most = max(most, s.points[seat])
    return min(100, 100 * most // last_call_at(cfg))


@rule
def lead_of(cfg: Config, values: Ints, seat: Seat) -> int:
    """By how much a seat is ahead of the best of the others."""
    best = -1_000_000
    for other in range(cfg.players):
        if other != seat:
            best = max(best, values[other])
    return int(values[seat] - best)
