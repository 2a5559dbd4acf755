"""Decisions: what a move cost against the best one known.

In a solved game that is exact. Elsewhere a search names a better move, and both are then searched on from with fresh dice: the
best of many noisy estimates always looks better than it is. A doubt is settled with more playouts. Since whoever is to move
searches on from there too, a good move that is only put off is not counted as lost.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from dicecafe.bots.mcts import NO_HORIZON
from dicecafe.bots.search import Search
from dicecafe.bots.search_tree import SearchParameters
from dicecafe.engine.contract import CHANCE, OVER, Action, AnyConfig, AnyState
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from .judge import Judge, ended
from .valuation import Point, after

LOOK: Final = 2  # times the playouts to look for a better move
SURE: Final = 4  # times the playouts where a first measurement leaves a doubt
EQUAL: Final = 1e-9  # exact chances that differ by less are the same
WAIT: Final = -1  # not to act, for a seat that acted when it was not its turn
STYLE: Final = SearchParameters(horizon=int(NO_HORIZON))  # a real end, not a promise of one


class Cost(NamedTuple):
    """What a move lost against the best one known, its standard error, and that move: the one played if there is none better."""

    cost: float
    error: float
    best: Action


class Critic:
    """Looks for better moves than those that were played."""

    def __init__(self, game: Game, cfg: AnyConfig, judge: Judge, names: list[str]) -> None:
        self.game, self.cfg, self.judge, self.names = game, cfg, judge, names

    def cost(self, point: Point) -> Cost:
        """What the decision at a point cost the seat that took it."""
        moves = self.game.legal(self.cfg, point.state, point.who)
        in_turn = point.who == self.game.kernels["turn"](point.state)
        if in_turn and len(moves) == 1:
            return Cost(0.0, 0.0, point.action)
        if self.judge.exact:
            return self._exact(point, moves if in_turn else [WAIT, *moves])
        best = self._best(point, moves) if in_turn else WAIT
        if best == point.action:
            return Cost(0.0, 0.0, point.action)
        lost, error = self._difference(point, best, 1)
        if lost > error:
            lost, error = self._difference(point, best, SURE)
        return Cost(lost, error, best) if lost > 0 else Cost(0.0, error, point.action)

    def _exact(self, point: Point, moves: list[Action]) -> Cost:
        values = {move: self.judge.chances(self.cfg, self._then(point, move)).means[point.who] for move in moves}
        best = max(moves, key=lambda move: values[move])
        lost = values[best] - values[point.action]
        return Cost(lost, 0.0, best) if lost > EQUAL else Cost(0.0, 0.0, point.action)

    def _best(self, point: Point, moves: list[Action]) -> Action:
        """The move that the search would play, going about it as it does at a table."""
        playouts = LOOK * self.judge.playouts
        parameters = SearchParameters(**getattr(self.game.part("standing"), "STYLE", {}))
        view = self._view(point, point.state)
        return Search(self.game, Stream(0, point.line), playouts, parameters=parameters).choose(view, moves)

    def _difference(self, point: Point, best: Action, times: int) -> tuple[float, float]:
        (theirs, error), (ours, our_error) = (self._searched(point, move, times) for move in (best, point.action))
        return theirs - ours, sqrt(error**2 + our_error**2)

    def _searched(self, point: Point, move: Action, times: int) -> tuple[float, float]:
        """The seat's chance after a move when searched on from there, and its standard error."""
        state, seat = self._then(point, move), point.who
        who = self.game.kernels["turn"](state)
        if who == OVER:
            return ended(self.game, self.cfg, state).means[seat], 0.0
        search = Search(self.game, Stream(times, point.line), times * self.judge.playouts, parameters=STYLE)
        branches = search.branches(self._view(point, state))
        if who != CHANCE:  # what the most visited branch brings, not what trying the others cost
            branches = [max(branches, key=lambda branch: (branch.visits, branch.rewards[who]))]
        visits = sum(branch.visits for branch in branches)
        mean = sum(branch.visits * branch.rewards[seat] for branch in branches) / visits
        return mean, sqrt(max(mean * (1 - mean), 1 / visits) / visits)

    def _view(self, point: Point, state: AnyState) -> View:
        """What the seat that decided sees of a position."""
        seen = state.copy()
        self.game.kernels["hide"](self.cfg, seen, point.who)
        return View(self.game, self.cfg, seen, point.who, self.names)

    def _then(self, point: Point, move: Action) -> Any:
        return point.state if move == WAIT else after(self.game, self.cfg, point.state, point.who, move)
