"""Pairs: two rule sets on the same dice, compared game by game.

Game n of both has the same seed, so much of what is luck in it cancels. A difference is called real if it would be so large by
chance in fewer than 5 of 100 whole comparisons: the more measures are compared at once, the larger it must be.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np

from dicecafe.words import Message

from .facts import SURE
from .measure import ACTIONS, CHOICES, DEAD, DECISIONS, HELD, LEADS, LED, SEATS, TIED, TURNS, WHOLE
from .summary import Z


@dataclass(frozen=True)
class Measure:
    """Something to compare: what it is called, how it is made up of columns, and what one of it counts."""

    key: str
    name: Message
    columns: tuple[tuple[int, int], ...]  # columns and how often each counts
    unit: int = 1
    is_share: bool = False

    def of(self, rows: Any) -> Any:
        """The measure of each game, in units."""
        return sum(times * rows[..., column] for column, times in self.columns)


def measures(seats: int) -> list[Measure]:
    """What is compared between rule sets."""
    wins = [
        Measure(f"seat_{seat}", Message("measure-wins", seat=str(seat)), ((SEATS + seat, 1),), WHOLE, True)
        for seat in range(seats)
    ]
    points = tuple((SEATS + seats + seat, 1) for seat in range(seats))
    return [
        *wins,
        Measure("comebacks", Message("measure-comebacks"), ((LED, 1), (HELD, -1)), 1, True),
        Measure("ties", Message("measure-ties"), ((TIED, 1),), 1, True),
        Measure("points", Message("measure-points"), points, seats),
        Measure("turns", Message("measure-turns"), ((TURNS, 1),)),
        Measure("actions", Message("measure-actions"), ((ACTIONS, 1),)),
        Measure("decisions", Message("measure-decisions"), ((DECISIONS, 1),)),
        Measure("choices", Message("measure-choices"), ((CHOICES, 1),)),
        Measure("lead_changes", Message("measure-leads"), ((LEADS, 1),)),
        Measure("dead_turns", Message("measure-dead-turns"), ((DEAD, 1),)),
    ]


@dataclass
class Pairs:
    """Sums over pairs of games: for each measure both values, their difference and its square."""

    games: int
    sums: Any  # whole numbers, (first, second, difference, difference squared) for each measure

    @classmethod
    def of(cls, one: Any, other: Any, seats: int) -> Pairs:
        """The pairs of two lists of rows."""
        sums = []
        for measure in measures(seats):
            a, b = measure.of(one), measure.of(other)
            sums.append([a.sum(), b.sum(), (b - a).sum(), ((b - a) ** 2).sum()])
        return cls(len(one), np.array(sums, "i8"))

    def merge(self, other: Pairs) -> None:
        """Count the pairs of others."""
        self.games += other.games
        self.sums = self.sums + other.sums

    def compared(self, seats: int, at_once: int) -> list[dict[str, Any]]:
        """For each measure: both means, the difference with its 95% interval, and whether it is real."""
        told, n = [], self.games
        strict = NormalDist().inv_cdf(1 - SURE / 2 / at_once)
        for measure, (a, b, total, squares) in zip(measures(seats), self.sums.tolist(), strict=True):
            if a == b == squares == 0:
                continue
            difference, scale = total / n / measure.unit, n * measure.unit
            error = sqrt((n * squares - total * total) / n / n / max(1, n - 1)) / measure.unit
            verdict = "same" if squares == 0 else "real" if abs(difference) > strict * error else "chance"
            told.append(
                {
                    "measure": measure.key, "name": measure.name, "is_share": measure.is_share, "first": a / scale,
                    "second": b / scale, "difference": difference, "low": difference - Z * error, "high": difference + Z * error,
                    "verdict": verdict,
                }
            )  # fmt: skip
        return told
