"""Allotment: how playouts are shared out among the positions of a game, so that the luck of the whole game is known best.

Every figure of the valuation is a sum of what positions came to, so many times each. Where a position counts little in the end,
or its game is all but won, few playouts do: of the same number the error of a seat's luck is about half as large.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from dicecafe.engine.contract import CHANCE

from .estimate import Estimate

if TYPE_CHECKING:
    from .valuation import Point

EVEN: Final = 0.2  # of the playouts, shared out as if all positions were alike: the curve goes through each


def allotted(points: Sequence[Point]) -> list[float]:
    """The effort for each point, the same in all; what is asked of each was seen with a few playouts."""
    wanted = [abs(pull) * _spread(point.otherwise) for point, pull in zip(points, pulls(points), strict=True)]
    if not any(wanted):
        return [point.effort for point in points]
    scale = (1 - EVEN) * sum(point.effort for point in points) / sum(wanted)
    return [EVEN * point.effort + scale * want for point, want in zip(points, wanted, strict=True)]


def pulls(points: Sequence[Point]) -> list[float]:
    """By how much the luck of the whole game changes with what would have come otherwise, point by point."""
    found, carried, after_roll = list[float](), 0.0, False
    for point in points:
        share, is_roll = point.share if point.otherwise else 1.0, point.who == CHANCE and not point.setup
        pull = carried + after_roll - is_roll  # of what the point is worth: luck ends with it, and begins
        found.append((1 - share) * pull)
        carried, after_roll = share * pull, is_roll
    return found


def _spread(estimate: Estimate | None) -> float:
    """The standard deviation of one playout, over all seats; of one that is sure, as if one more of each sort had been seen."""
    if estimate is None or not estimate.floor:
        return 0.0
    seen = 1 / estimate.floor
    return sqrt(sum((seen * mean + 1) * (seen * (1 - mean) + 1) for mean in estimate.means)) / (seen + 2)
