"""Decisions: what a move cost against the best one known.

In a solved game that is exact. Elsewhere a search names the best move: it plays on for a few turns only and asks then how the
seats stand, so that it tells moves apart with far fewer playouts than games to the end would. That move and the one played are
then played on from to the end with fresh dice, the same for both: the best of many noisy figures always looks better than it is.
All decisions of a game share its playouts. Those that look good are left alone, look by look, and so are those that are mistakes
beyond doubt; what may be one or not has all that is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil, sqrt
from operator import methodcaller
from statistics import NormalDist
from typing import Any, Final

from dicecafe import bots
from dicecafe.bots.search import Search
from dicecafe.bots.search_tree import SearchParameters
from dicecafe.engine.contract import Action, AnyConfig, AnyState
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from .comparison import WAIT, Comparison, Cost, Named, Tally
from .judge import Judge, PlayoutJudge
from .threads import in_order
from .valuation import Point, after

AHEAD: Final = 14  # quiet positions that the search sees ahead, if the game's own would go to the end or has a network
TRIES: Final = (3.0, 1 / 32)  # playouts of the search, times the usual: at least, and more for each legal move
PROMISE: Final = 0.015  # by how much a move must look better to the search to be looked at closer
LOOKS: Final = (1, 1, 2, 4, 8)  # times the usual playouts: how many each look adds...
TOLD: Final = 0.03  # ...and the least cost that is found by so many: one that can't be as much...
UNLIKELY: Final = 2.0  # ...by so many standard errors gets no more of them
SETTLED: Final = 5.0  # standard errors from which a cost is beyond doubt, and gets no more either
BUDGET: Final = 2.0  # times the usual playouts: for each decision of a game, shared by those that may be mistakes
SEARCHED: Final = 0.5  # how much of the work is done once all candidates are named
EQUAL: Final = 1e-9  # exact chances that differ by less are the same
NORMAL: Final = NormalDist()
OTHER_DICE: Final = 500_000  # salts of decisions start here


class Critic:
    """Looks for better moves than those that were played."""

    def __init__(self, game: Game, cfg: AnyConfig, judge: Judge, names: list[str]) -> None:
        self.game, self.cfg, self.judge, self.names = game, cfg, judge, names

    def prepare(self, points: Sequence[Point]) -> None:
        """Compile what names the better moves of these decisions, so that nobody waits for it later."""
        if isinstance(self.judge, PlayoutJudge) and any(map(self._must_search, points)):
            bots.warm_search(self.game, learned=self._parameters().learned)

    def cost(self, point: Point) -> Cost:
        """What the decision at a point cost the seat that took it."""
        return self.costs([point])[0]

    def costs(self, points: Sequence[Point], progress: Callable[[float], None] = lambda done: None) -> list[Cost]:
        """The same for the decisions of a whole game, which share its playouts."""
        if not isinstance(self.judge, PlayoutJudge):
            return [self._exact(point) for point in points]
        order = sorted(points, key=self._must_search)  # those that need no search first: it may still be compiled
        found = dict[int, Comparison | None]()
        for point, one in zip(order, in_order(self._comparison, order, self.judge.threads), strict=True):
            found[point.line] = one
            progress(SEARCHED * len(found) / len(points))
        budget = ceil(BUDGET * self.judge.playouts * len(points))
        waiting, rest = [one for one in found.values() if one], 1 - SEARCHED
        look_closer(waiting, self.judge.playouts, budget, self.judge.threads, lambda done: progress(SEARCHED + rest * done))
        return [one.cost if (one := found[point.line]) else Cost(0.0, 0.0, point.action) for point in points]

    def _exact(self, point: Point) -> Cost:
        moves, played = self._legal(point), point.action
        if not self._in_turn(point):
            moves = [WAIT, *moves]
        values = {move: self.judge.chances(self.cfg, self._then(point, move)).means[point.who] for move in moves}
        best = max(moves, key=lambda move: values[move])
        lost = values[best] - values[played]
        return Cost(lost, 0.0, best, values[played]) if lost > EQUAL else Cost(0.0, 0.0, played)

    def _comparison(self, point: Point) -> Comparison | None:
        """The move that was played beside the best one known; nothing where there is none better."""
        assert isinstance(self.judge, PlayoutJudge)
        view = point.state.copy()  # what the seat sees
        self.game.kernels["hide"](self.cfg, view, point.who)
        named = self._rival(point, view) if self._in_turn(point) else Named(WAIT, WAIT)
        if named.move == point.action:
            return None
        return Comparison(self.judge, self.cfg, point, view, named, OTHER_DICE + point.line)

    def _rival(self, point: Point, seen: AnyState) -> Named:
        """The best move that is known: the one played, if no other promises more."""
        legal, played = self._legal(point), point.action
        if not self._must_search(point):
            other = next((move for move in legal if move != played), played)
            return Named(other, other)
        least, each = TRIES
        tries = ceil(self.judge.playouts * (least + each * len(legal)))
        search = Search(self.game, Stream(self.judge.seed, point.line), tries, parameters=self._parameters())
        found = search.branches(View(self.game, self.cfg, seen, point.who, self.names), played)
        worth = {branch.action: branch.rewards[point.who] for branch in found}
        best = found[0]
        if worth[best.action] - worth[played] < PROMISE:
            return Named(played, played)
        second = next((branch for branch in found[1:] if branch.action != played), best)
        error = sqrt(best.variance / best.visits + second.variance / second.visits)
        return Named(best.action, second.action, NORMAL.cdf((worth[second.action] - worth[best.action]) / error))

    def _parameters(self) -> SearchParameters:
        """Those of a table, but not to the end; a network takes as long to compile as it saves, unless that is where they go."""
        parameters = SearchParameters(**getattr(self.game.part("standing"), "STYLE", {}))
        learned = parameters.learned and parameters.horizon > AHEAD
        return replace(parameters, learned=learned, near=AHEAD, horizon=min(parameters.horizon, AHEAD))

    def _must_search(self, point: Point) -> bool:
        """Whether there are more moves than one beside that which was played."""
        return self._in_turn(point) and len(self._legal(point)) > 2

    def _legal(self, point: Point) -> list[Action]:
        return self.game.legal(self.cfg, point.state, point.who)

    def _in_turn(self, point: Point) -> bool:
        return bool(point.who == self.game.kernels["turn"](point.state))

    def _then(self, point: Point, move: Action) -> Any:
        return point.state if move == WAIT else after(self.game, self.cfg, point.state, point.who, move)


def look_closer(
    waiting: list[Comparison],
    playouts: int,
    budget: int,
    threads: int = 1,
    progress: Callable[[float], None] = lambda done: None,
) -> None:
    """Look at all of them, then again and again at those that may be mistakes or not, until the budget of playouts is spent."""
    left = budget
    for look, times in enumerate(LOOKS):
        waiting = [one for one in waiting if not look or _is_open(one.seen)]
        if len(waiting) > left:
            return
        more = min(ceil(times * playouts), left // max(1, len(waiting)))
        for _ in in_order(methodcaller("look", more), waiting, threads):
            left -= more
            progress(1 - left / budget)


def _is_open(seen: Tally) -> bool:
    """Whether it may be a mistake or not."""
    return seen.mean + UNLIKELY * seen.error > TOLD and seen.mean < SETTLED * seen.error
