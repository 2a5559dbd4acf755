"""Tally: sums over games, of a size that does not depend on how many they are. All are whole numbers, so that the same games
give the same tally in whatever order and on however many machines they are played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from dicecafe.engine.exits import Ended

from . import measure
from .measure import BINS, SEATS, WIN


class Tally:
    """The sums of the games added so far."""

    def __init__(self, seats: int, terms: int) -> None:
        columns = SEATS + 2 * seats
        self.seats, self.games = seats, 0
        self.sums, self.squares = np.zeros(columns, "i8"), np.zeros(columns, "i8")
        self.lows, self.highs = np.zeros(columns, "i8"), np.zeros(columns, "i8")
        self.turns, self.points = np.zeros(BINS, "i8"), np.zeros((seats, BINS), "i8")  # histograms
        self.uses = np.zeros((seats, terms, 3), "i8")
        self.ended: Ended = None  # why fewer games were played than were asked for
        self.drop_less_luck()

    @property
    def wins(self) -> list[float]:
        """What each seat won; a win shared by n seats counts 1/n to each."""
        return [int(units) / WIN for units in self.sums[SEATS : SEATS + self.seats]]

    def add(self, rows: NDArray[np.int64], uses: NDArray[np.int64]) -> Tally:
        """Count games: a row for each, and the uses of all."""
        if self.games == 0:
            self.lows, self.highs = (rows[0, : len(self.sums)].copy() for _ in range(2))
        kernel = measure.compiled(measure.add_rows)
        kernel(rows, self.sums, self.squares, self.lows, self.highs, self.turns, self.points)
        self.uses += uses
        self.games += len(rows)
        if len(adjusted := rows[:, len(self.sums) :].T):
            self.adjusted += len(rows)
            self.less_luck += np.array([[int(seat.sum()), int((seat * seat).sum())] for seat in adjusted], object).T
        return self

    def drop_less_luck(self) -> None:
        """Count no results less luck, as if they were not known."""
        self.adjusted = 0  # games of which they are known: all or none
        self.less_luck = np.zeros((2, self.seats), object)  # sums and squares, in units of FINE: too large for 64 bits

    def merge(self, other: Tally) -> None:
        """Count the games of another tally."""
        first = self.games == 0
        self.lows = other.lows if first else np.minimum(self.lows, other.lows)
        self.highs = other.highs if first else np.maximum(self.highs, other.highs)
        for name in ("sums", "squares", "turns", "points", "uses", "adjusted", "less_luck"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.games += other.games
