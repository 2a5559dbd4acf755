"""Tally: sums over games, of a size that does not depend on how many they are. All are whole numbers, so that the same games
give the same tally in whatever order and on however many machines they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from dicecafe.engine.errors import FileError
from dicecafe.words import Message

from .measure import SEATS, TURNS
from .words import Words

BINS: Final = 1024  # of a histogram: each number from 0 on, the last one for all that are larger


@dataclass
class Games:
    """Some games: a row for each (see `measure`), and how often each seat used each word of its actions."""

    rows: Any
    uses: Any


class Tally:
    """The sums of the games added so far."""

    def __init__(self, seats: int, words: int) -> None:
        columns = SEATS + 2 * seats
        self.seats, self.games = seats, 0
        self.sums, self.squares = np.zeros(columns, "i8"), np.zeros(columns, "i8")
        self.lows, self.highs = np.zeros(columns, "i8"), np.zeros(columns, "i8")
        self.turns, self.points = np.zeros(BINS, "i8"), np.zeros((seats, BINS), "i8")
        self.uses = np.zeros((seats, words, 3), "i8")

    def add(self, played: Games) -> Tally:
        """Count games."""
        one = Tally(self.seats, self.uses.shape[1])
        rows = played.rows
        one.games = len(rows)
        one.sums, one.squares = rows.sum(axis=0), (rows * rows).sum(axis=0)
        one.lows, one.highs = rows.min(axis=0), rows.max(axis=0)
        one.turns = _histogram(rows[:, TURNS])
        one.points = np.array([_histogram(rows[:, SEATS + self.seats + seat]) for seat in range(self.seats)])
        one.uses = played.uses
        return self.merge(one)

    def merge(self, other: Tally) -> Tally:
        """Count the games of another tally."""
        first = self.games == 0
        self.lows = other.lows if first else np.minimum(self.lows, other.lows)
        self.highs = other.highs if first else np.maximum(self.highs, other.highs)
        for name in ("sums", "squares", "turns", "points", "uses"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.games += other.games
        return self

    # ------------------------------------------------------------ text
    def as_dict(self, words: Words) -> dict[str, Any]:
        """Everything, for a file."""
        used = {" ".join(word): self.uses[:, i].tolist() for i, word in enumerate(words.listed) if self.uses[:, i].any()}
        return {
            "games": self.games,
            **{name: getattr(self, name).tolist() for name in ("sums", "squares", "lows", "highs")},
            "turns": _trimmed(self.turns), "points": [_trimmed(row) for row in self.points], "uses": used,
        }  # fmt: skip

    @classmethod
    def from_dict(cls, said: Any, seats: int, words: Words) -> Tally:
        """The tally that `as_dict` spelled; refuses what it can't have."""
        tally = cls(seats, len(words))
        try:
            tally.games = int(said["games"])
            for name in ("sums", "squares", "lows", "highs"):
                getattr(tally, name)[:] = said[name]
            for row, told in zip([tally.turns, *tally.points], [said["turns"], *said["points"]], strict=True):
                row[: len(told)] = told
            for text, told in said["uses"].items():
                kind, _, word = text.partition(" ")
                tally.uses[:, words.numbers[kind, word]] = told
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
            raise FileError("tally/unreadable", Message("tally-not-whole", error=repr(error))) from error
        return tally


def _histogram(values: Any) -> Any:
    return np.bincount(np.clip(values, 0, BINS - 1), minlength=BINS).astype("i8")


def _trimmed(bins: Any) -> list[int]:
    used = np.flatnonzero(bins)
    return list(bins[: used[-1] + 1].tolist()) if len(used) else []
