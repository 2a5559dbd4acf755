"""Pairs: two rule sets on the same dice, compared game by game.

Game n of both has the same seed, so much of what is luck in it cancels. A difference is called real if it would be so large by
chance in fewer than 5 of 100 whole comparisons: the more measures are compared at once, the larger it must be.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from dicecafe.words import Message

from .measure import ACTIONS, CHOICES, DEAD, DECISIONS, HELD, LEADS, LED, SEATS, TIED, TURNS, WIN
from .statistics import ROUNDED, Figures, simultaneous_z, standard_error
from .values import FINE


@dataclass(frozen=True)
class Measure:
    """Something to compare: its key and name, how it is made up of columns, and how many make one."""

    key: str
    name: Message
    columns: tuple[tuple[int, int], ...]  # columns and how often each counts
    unit: int = 1
    is_share: bool = False
    rounded: float = 0.0  # by what its mean may be rounded

    def of(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """The measure of each game, in units."""
        total: NDArray[np.int64] = np.sum([times * rows[:, column] for column, times in self.columns], axis=0)
        return total


def measures(seats: int, less_luck: bool = False) -> list[Measure]:
    """What is compared between rule sets; results less luck too, where rows end with them."""
    wins = [
        Measure(f"seat_{seat}", Message("measure-wins", seat=str(seat)), ((SEATS + seat, 1),), WIN, True) for seat in range(seats)
    ]
    if less_luck:
        first = SEATS + 2 * seats
        names = [Message("measure-wins-less-luck", seat=str(seat)) for seat in range(seats)]
        wins += [
            Measure(f"seat_{seat}_less_luck", names[seat], ((first + seat, 1),), FINE, True, ROUNDED) for seat in range(seats)
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


class Pairs:
    """Sums over pairs of games: for each measure both values, their difference and its square."""

    def __init__(self, seats: int, less_luck: bool = False) -> None:
        self.games, self.measures = 0, measures(seats, less_luck)
        self.sums = np.zeros((len(self.measures), 4), object)  # squares of results less luck are too large for 64 bits

    def add(self, one: NDArray[np.int64], other: NDArray[np.int64]) -> Pairs:
        """Count the pairs of two lists of rows."""
        self.games += len(one)
        for sums, measure in zip(self.sums, self.measures, strict=True):
            a, b = measure.of(one), measure.of(other)
            sums += np.array([int(a.sum()), int(b.sum()), int((b - a).sum()), int(((b - a) ** 2).sum())], object)
        return self

    def merge(self, other: Pairs) -> None:
        """Count the pairs of others."""
        self.games += other.games
        self.sums += other.sums

    def compared(self, comparisons: int) -> list[Figures]:
        """For each measure: both means, the difference, whether it is real. All intervals hold at once in 95 of 100 sweeps."""
        rows, n, z = list[Figures](), self.games, simultaneous_z(comparisons * len(self.measures))
        for measure, (a, b, total, squares) in zip(self.measures, self.sums.tolist(), strict=True):
            if a == b == squares == 0:
                continue
            difference, scale = total / n / measure.unit, n * measure.unit
            error, rounded = standard_error(n, total, squares) / measure.unit, 2 * measure.rounded
            half = z * error + rounded
            verdict = "same" if squares == 0 else "real" if abs(difference) > half else "chance"
            rows.append(
                {
                    "measure": measure.key, "name": measure.name, "is_share": measure.is_share, "first": a / scale,
                    "second": b / scale, "difference": difference, "low": difference - half, "high": difference + half,
                    "verdict": verdict,
                }
            )  # fmt: skip
        return rows
