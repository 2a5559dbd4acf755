"""Small games: exact chances of any game that is small enough, from its rules alone.

**Which games.** For one player or two, without secrets, nobody acting out of turn, and with no more than `positions.MOST`
positions that matter. A game that is a race of turns is solved far beyond that by `race`, once its `solve.py` says how.

**Method.** Interval iteration: two chances for each position, one never above the true one and one never below, start at 0 and 1
and are made from those of what may follow, again and again: the most for seat 0, the least for seat 1, the mean where dice
decide. Circles, by dice or by choice, are no trouble, as long as the two meet. They do not where both players can go on for
ever and neither had better stop: such a game has no exact chance, and that is said.

**Error.** The chance lies between the two, which end at most 1e-12 apart; `error_bound` adds 1e-13 for the arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import Action, AnyConfig, AnyState, Seat
from dicecafe.engine.game import Game
from dicecafe.words import Message

from .positions import BY_CHANCE, FOR_SEAT_1, Positions, enumerate_positions, key_of
from .race import SolverError

NEAR: Final = 1e-12  # how far apart the two chances may be in the end
ARITHMETIC: Final = 1e-13
LOOK: Final = 100  # rounds between two looks
SLOW: Final = 1e-6  # what part of the distance must be gone after so many rounds, or it never will be
MOST_PLAYERS: Final = 2


@dataclass
class SmallSolution:
    """The exact solution of one table of a small game."""

    game: Game
    positions: Positions
    chance: Any  # seat 0's, by the number of the position
    players: int
    error_bound: float

    @property
    def seat_win(self) -> list[float]:
        """Each seat's chance to win if seat 0 starts and all play perfectly."""
        first = float(self.chance[0])
        return [first, 1 - first][: self.players]

    def values(self, cfg: AnyConfig, s: AnyState, seat: Seat, legal: Sequence[Action]) -> dict[Action, float]:
        """The seat's chance to win after each action; of those that a win at once left unlooked at, none is told."""
        chances = {}
        for action in legal:
            after = s.copy()
            self.game.kernels["apply"](cfg, after, seat, action)
            if (number := self.positions.known.get(key_of(after))) is not None:
                chances[action] = float(self.chance[number]) if seat == 0 else 1 - float(self.chance[number])
        return chances


def refuse(game: Game, players: int) -> None:
    """Say so if a game can't be solved by its positions alone."""
    if game.has_secrets or game.interrupts:
        raise SolverError("solver/none", Message("solver-secret", game=game.title))
    if players > MOST_PLAYERS:
        raise SolverError("solver/none", Message("solver-two", game=game.title, players=players))


def solve_small(
    game: Game, players: int = 2, options: Mapping[str, Any] | None = None, progress: Callable[[float], None] = lambda done: None
) -> SmallSolution:
    """The exact solution of a table, from the rules alone; refuses what is no small game."""
    cfg = game.config(players, options)
    refuse(game, players)
    positions = enumerate_positions(game, cfg, progress)
    low, high = _bounds(game, positions)
    return SmallSolution(game, positions, (low + high) / 2, players, float((high - low).max()) + ARITHMETIC)


def _bounds(game: Game, positions: Positions) -> tuple[Any, Any]:
    """The least and the most that the chance of each position can be."""
    graph = positions.arrays()
    value, kind, ends, to, weight = (graph[name] for name in ("value", "kind", "ends", "to", "weight"))
    ways = np.flatnonzero(np.diff(ends))  # positions that lead on
    begins = ends[ways]
    by_chance, least = kind[ways] == BY_CHANCE, kind[ways] == FOR_SEAT_1
    low, high = np.where(value < 0, 0.0, value), np.where(value < 0, 1.0, value)
    apart = 1.0
    while ways.size:
        for _ in range(LOOK):
            for bound in (low, high):
                after = bound[to]
                most, fewest = np.maximum.reduceat(after, begins), np.minimum.reduceat(after, begins)
                mean = np.add.reduceat(after * weight, begins)
                bound[ways] = np.where(by_chance, mean, np.where(least, fewest, most))
        before, apart = apart, float((high - low).max())
        if apart <= NEAR:
            break
        if apart > (1 - SLOW) * before:
            raise SolverError("solver/none", Message("solver-endless", game=game.title))
    return low, high
