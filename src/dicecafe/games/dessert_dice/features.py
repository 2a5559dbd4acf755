"""What a seat sees of its own standing, as numbers that a network learns from: 64 is about one of it."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import called_rule, rule

from .clusters import SQUARES, count, largest, neighbours
from .dice import DESSERTS, SHOWN, TOP, die_lying
from .rules import Config, State, empty_squares, showing

FEATURES: Final = 20
ONE: Final = 64


@rule
def knows(cfg: Config) -> bool:
    """Any table: no option changes what a cluster is worth."""
    return True


@called_rule
def features(cfg: Config, s: State, seat: Seat, found: Ints, at: int) -> None:
    """The own clusters, their room to grow, dice that may still come; the largest clusters of other desserts."""
    room = empty_squares(s)
    free = count(room)
    full = SQUARES - free
    goal = s.goals[seat] - 1
    squares = showing(s, goal)
    cluster = largest(squares)
    around = neighbours(cluster) & ~cluster
    rest = largest(squares & ~cluster)
    size, other = count(cluster), count(rest)
    growth = count(around & room)
    joins = count(around & room & neighbours(squares & ~cluster))
    found[at] = 16 * size
    found[at + 1] = size * full
    found[at + 2] = 16 * count(squares)
    found[at + 3] = count(squares) * full
    found[at + 4] = 16 * growth
    found[at + 5] = ONE if growth > 0 else 0
    found[at + 6] = growth * full
    found[at + 7] = ONE if growth > 0 and full > 20 else 0
    found[at + 8] = 16 * other
    found[at + 9] = 32 * joins
    found[at + 10] = ONE if seat == s.seat else 0
    found[at + 11] = 4 * full
    found[at + 12] = full * full // 8
    supply = 0
    for shown in range(SHOWN):
        if TOP[die_lying(shown, 0)] == goal:
            supply += s.supply[shown]
    found[at + 13] = 8 * supply
    most = 0
    for dessert in range(DESSERTS):
        if dessert != goal:
            most = max(most, count(largest(showing(s, dessert))))
    found[at + 14] = 16 * most
    found[at + 15] = 16 * count(neighbours(around & room) & room & ~around)
    found[at + 16] = ONE if free % 2 == 0 and seat == s.seat else 0
    found[at + 17] = size * size
    found[at + 18] = ONE if free == 1 and seat == s.seat else 0
    found[at + 19] = ONE if free == 2 and seat == s.seat else 0
