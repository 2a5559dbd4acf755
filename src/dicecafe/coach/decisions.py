"""Decisions: what a move cost against the best one known.

In a solved game that is exact. Elsewhere a search names a few moves and a first look finds the best of them. That one and the
one played are then played on from with fresh dice, the same for both: the best of many noisy figures always looks better than it
is. All decisions of a game share its playouts. Those that look good are left alone, look by look; what still looks like a mistake
has all that is left, so that the more is spent on it the fewer there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from operator import methodcaller
from typing import Any, Final

from dicecafe import bots
from dicecafe.bots.search import Search
from dicecafe.bots.search_tree import SearchParameters
from dicecafe.engine.contract import Action, AnyConfig
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from .comparison import WAIT, Comparison, Cost, Playouts
from .judge import Judge, PlayoutJudge
from .threads import in_order
from .valuation import Point, after, hint

TO_THE_END: Final = 100  # quiet positions: of so many a playout does not stop at the last, since it has ended before
TRIES: Final = 4  # playouts of the search for each legal move, if the usual ones are fewer
CANDIDATES: Final = 10  # legal moves that are all raced; of more, those that the search likes best, and the hint
RACE: Final = ((0.125, 6), (0.125, 3), (0.25, 1))  # rounds: times the usual playouts for each move, and how many go on
LOOKS: Final = (0.5, 0.5, 1.0, 2.0, 4.0)  # times the usual playouts: how many each further look adds...
LEFT_ALONE: Final = (-0.3, 0.5, 1.2, 1.8)  # ...and standard errors below which a cost gets no more of them
CLEARLY: Final = 1.0  # standard errors by which a move must be behind to end the race at once
BUDGET: Final = 0.8  # times the usual playouts: for each decision of a game, shared by those that look like mistakes
ENOUGH: Final = 2.0  # the same for each that looks like a mistake: where most do, so many are spent on them
SEARCHED: Final = 0.5  # how much of the work is done once all candidates are named
EQUAL: Final = 1e-9  # exact chances that differ by less are the same
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
        budget = self.judge.playouts * ceil(max(BUDGET * len(points), ENOUGH * sum(one is not None for one in found.values())))
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
        playouts = Playouts(self.judge, self.cfg, point, OTHER_DICE + point.line)
        if not self._in_turn(point):
            return Comparison(playouts, point.action, WAIT)
        rivals = [move for move in self._candidates(point, playouts) if move != point.action]
        return race(playouts, point.action, rivals, self.judge.playouts)

    def _candidates(self, point: Point, playouts: Playouts) -> list[Action]:
        """All legal moves, or of many those that the search likes best, and the hint."""
        legal = self._legal(point)
        if not self._must_search(point):
            return legal
        tries = max(self.judge.playouts, TRIES * len(legal))
        search = Search(self.game, Stream(self.judge.seed, point.line), tries, parameters=self._parameters())
        view = View(self.game, self.cfg, playouts.view, point.who, self.names)
        moves = [branch.action for branch in search.branches(view)[:CANDIDATES]]
        hinted = hint(self.game, self.cfg, point.state, point.who)
        return list(dict.fromkeys([*moves, *([] if hinted is None else [hinted])]))

    def _parameters(self) -> SearchParameters:
        """Those of a table; but a network takes as long to compile as it saves, unless playouts go to the end without one."""
        parameters = SearchParameters(**getattr(self.game.part("standing"), "STYLE", {}))
        return replace(parameters, learned=parameters.learned and parameters.horizon >= TO_THE_END)

    def _must_search(self, point: Point) -> bool:
        """Whether the moves are too many to be raced all."""
        return len(self._legal(point)) > CANDIDATES

    def _legal(self, point: Point) -> list[Action]:
        return self.game.legal(self.cfg, point.state, point.who)

    def _in_turn(self, point: Point) -> bool:
        return bool(point.who == self.game.kernels["turn"](point.state))

    def _then(self, point: Point, move: Action) -> Any:
        return point.state if move == WAIT else after(self.game, self.cfg, point.state, point.who, move)


def race(playouts: Playouts, played: Action, rivals: Sequence[Action], usual: int) -> Comparison | None:
    """The move that was played beside the one of several that does best against it; nothing where none is better.

    Round by round fewer go on, and none that does clearly worse than the move played.
    """
    field = [Comparison(playouts, played, move) for move in rivals]
    for times, most in RACE:
        for one in field:
            one.look(ceil(times * usual))
        ranked = sorted(field, key=lambda one: -one.seen.lead)
        field = [one for one in ranked[:most] if one.looks_bad(-CLEARLY)]
    if not field or field[0].seen.lead <= 0:
        return None
    field[0].start_anew()
    return field[0]


def look_closer(
    waiting: list[Comparison],
    playouts: int,
    budget: int,
    threads: int = 1,
    progress: Callable[[float], None] = lambda done: None,
) -> None:
    """Look at all of them, then again and again at those that still look like mistakes, until the budget of playouts is spent."""
    left = budget
    for look, times in enumerate(LOOKS):
        waiting = [one for one in waiting if not look or one.looks_bad(LEFT_ALONE[look - 1])]
        if len(waiting) > left:
            return
        more = min(ceil(times * playouts), left // max(1, len(waiting)))
        for _ in in_order(methodcaller("look", more), waiting, threads):
            left -= more
            progress(1 - left / budget)
