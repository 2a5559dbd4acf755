"""Estimates: a seat's chance to win after each of a few moves, from playouts of their own.

The best of many noisy figures looks better than it is, so what a search chose by is never what is told of it. Playouts here are
fresh, go to the end, and slip at times (`slip_odds`): without slips a game with no dice to come would be won or lost at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.match import View

from .levels import slip_odds
from .mcts import NO_HORIZON
from .search_tree import SearchParameters, SearchTree

BATCHES: Final = 16  # of playouts; their spread tells the error, also that of a difference
T_95: Final = 2.13  # a 95% interval in standard errors, with one degree of freedom fewer than batches


class Estimates(NamedTuple):
    """The chance after each move, each batch by itself; the nth batches met the same deals and dice."""

    chances: list[float]
    batches: list[list[float]]
    playouts: int  # of each move

    def error(self, move: int) -> float:
        """Half a 95% interval of a move's chance; as if one more playout had ended otherwise, so that it is never 0."""
        return T_95 * sqrt(_variance_of_mean(self.batches[move]) + 0.25 / self.playouts**2)

    def lead_error(self, move: int, other: int) -> float:
        """The same for the difference of two moves' chances."""
        differences = [one - two for one, two in zip(self.batches[move], self.batches[other], strict=True)]
        return T_95 * sqrt(_variance_of_mean(differences) + 0.5 / self.playouts**2)


def estimates(view: View, moves: Sequence[Action], playouts: int, seed: int) -> Estimates:
    """Play on after each of the moves; `playouts` are rounded up to whole batches."""
    seat, size = _seat(view), -(-playouts // BATCHES)
    slips = slip_odds(view.game)
    parameters = SearchParameters(widening=0.0, horizon=NO_HORIZON, near=NO_HORIZON, slips=slips, learned=False)
    tree = SearchTree(view.game, view, parameters, seed, nodes=len(moves) + 1)
    tree.plant(moves)
    sums, batches = [0.0] * len(moves), [list[float]() for _ in moves]
    for _ in range(BATCHES):
        tree.run(size * len(moves), moves)
        found = tree.branches()
        for move, action in enumerate(moves):
            total = found[action].visits * found[action].rewards[seat]
            batches[move].append((total - sums[move]) / size)
            sums[move] = total
    playouts = size * BATCHES
    return Estimates([_likely(total, playouts, view.cfg.players) for total in sums], batches, playouts)


def _likely(wins: float, playouts: int, players: int) -> float:
    """The chance that so many wins tell: half a win more for everybody, since no chance is 0 or 1 for having been seen so."""
    return (wins + 0.5) / (playouts + 0.5 * players)


def _variance_of_mean(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
