"""Portions: how much of a game's result lies with who starts and what was dealt, with the dice, and with what players decide.

The coach splits a result into the chance at the start, luck and skill, which add up to it. A portion is what one of the three has
of the squared distance of results from an even share: the mean of the result less an even share, times the part, over the mean of
its square. Errors of the coach's playouts are no larger or smaller with the result, so that they leave portions where they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.coach.analysis import Analysis, steps_of
from dicecafe.coach.judge import SKETCHED, Judge, PlayoutJudge, judge_for
from dicecafe.coach.valuation import Valuation
from dicecafe.engine.exits import Ended
from dicecafe.engine.game import Game
from dicecafe.engine.options import Value
from dicecafe.words import Message

from .batch import Batch
from .run import RunSettings, accumulate
from .statistics import Figures, Z

PARTS: Final = ("start", "luck", "skill")


class Splits:
    """What each of a number of games came to: the result of seat 0 less an even share, and its three parts."""

    def __init__(self, rows: Sequence[Sequence[float]] = ()) -> None:
        self.rows = [*rows]

    @property
    def games(self) -> int:
        """How many games were split."""
        return len(self.rows)

    def merge(self, other: Splits) -> None:
        """Add the games of others."""
        self.rows += other.rows


@dataclass(frozen=True)
class Splitting:
    """The games of two players, in both seats and each starting as often; the job of a process."""

    game: Game
    options: dict[str, Value]
    players: tuple[str, str]
    seed: int

    def __call__(self, start: int, count: int) -> Splits:
        """Split games `start` and on."""
        return Splits([self._split(number) for number in range(start, start + count)])

    def _split(self, number: int) -> list[float]:
        players = [*self.players] if number % 2 == 0 else [*self.players[::-1]]
        match = Batch(self.game, players, self.options, 0, self.seed, number // 2 % 2).match(number)
        judge = quick_judge(self.game, match.cfg, self.seed)
        valuation = Valuation(match, judge)
        total = Analysis(match, judge, steps_of(match, valuation), valuation, [], complete=False).totals[0]
        return [total.final - 0.5, total.start - 0.5, total.luck, total.skill]


def quick_judge(game: Game, cfg: Any, seed: int) -> Judge:
    """Exact where the table is solved, else with so few playouts as the coach's first look."""
    judge = judge_for(game, cfg, SKETCHED, seed)
    return PlayoutJudge(game, SKETCHED, seed) if isinstance(judge, PlayoutJudge) else judge


def portions(
    game: Game, options: dict[str, Value], players: tuple[str, str], games: int, seed: int, settings: RunSettings
) -> tuple[Figures | None, Ended]:
    """The portions of games between two players."""
    found = Splits()
    doing = Message("doing-analyse")
    if ended := accumulate(Splitting(game, options, players, seed), found, range(games), settings, doing, interpreted=True):
        return None, ended
    return figures(players, np.array(found.rows)), None


def figures(players: tuple[str, str], rows: NDArray[np.float64]) -> Figures:
    """Each part's portion with its interval; the three come to one."""
    result, parts = rows[:, 0], rows[:, 1:]
    whole, found = float((result * result).sum()), {}
    for number, name in enumerate(PARTS):
        share = float((result * parts[:, number]).sum()) / whole if whole else 0.0
        away = result * parts[:, number] - share * result * result
        half = Z * sqrt(float((away * away).sum()) * len(rows) / max(1, len(rows) - 1)) / whole if whole else 0.0
        found[name] = {"rate": share, "low": share - half, "high": share + half}
    return {"players": [*players], "games": len(rows), **found}
