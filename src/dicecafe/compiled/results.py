"""What a finished game came to, for templates: points, places and shares of the win."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.contract import AnyConfig, AnyState, Ints, Seat, ranks, score
from dicecafe.engine.rule import rule, scratch

MAX_SEATS: Final = 16

new_points = scratch(MAX_SEATS)
new_places = scratch(MAX_SEATS)


@rule
def settle(cfg: AnyConfig, s: AnyState, points: Ints, places: Ints) -> int:
    """Write the points and the place of each seat; how many seats share the win."""
    score(cfg, s, points)
    ranks(cfg, s, points, places)
    return count_winners(cfg.players, places)


@rule
def count_winners(seats: int, places: Ints) -> int:
    """How many seats are in the first place."""
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 0
    return winners


@rule
def win_share(seats: int, places: Ints, seat: Seat) -> float:
    """A seat's share of the win."""
    winners = count_winners(seats, places)
    return 1.0 / winners if places[seat] == 0 else 0.0
