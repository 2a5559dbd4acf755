"""Decisions: what a move cost against the best one known.

In a solved game that is exact. Elsewhere a search names a better move, and both are then played on from with fresh dice, the same
for both (`bots.estimates`): the best of many noisy figures always looks better than it is. What looks like a cost is looked at
again with more playouts, fresh ones every time: of a hundred decisions some always look bad at first, by their dice alone.
"""

from __future__ import annotations

from math import ceil
from typing import Any, Final, NamedTuple

from dicecafe.bots.estimates import T_95, estimates
from dicecafe.bots.search import Search
from dicecafe.bots.search_tree import SearchParameters
from dicecafe.engine.contract import Action, AnyConfig, AnyState
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from .estimate import difference
from .judge import Judge
from .valuation import Point, after

LOOKS: Final = (0.5, 1.0, 2.0)  # times the usual playouts...
AGAIN: Final = (0.5, 1.3)  # ...and standard errors that a cost must exceed to be looked at again
EQUAL: Final = 1e-9  # exact chances that differ by less are the same
OTHER_LOOKS: Final = 900_000  # salts of looks start here
OTHER_DICE: Final = 100_000  # lines that no game has: streams of one number of playouts end before those of another
WAIT: Final = -1  # not to act, for a seat that acted when it was not its turn


class Cost(NamedTuple):
    """What a move lost against the best one known, its standard error, and that move: the one played if there is none better."""

    cost: float
    error: float
    best: Action
    chance: float | None = None  # to win after the move played, where that was worked out; `cost` more after the best


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
        cost = self._measured(point, best, 0)
        for look, doubt in enumerate(AGAIN, 1):
            if cost.cost <= doubt * cost.error:
                break
            cost = self._measured(point, best, look)
        return cost

    def _exact(self, point: Point, moves: list[Action]) -> Cost:
        values = {move: self.judge.chances(self.cfg, self._then(point, move)).means[point.who] for move in moves}
        best = max(moves, key=lambda move: values[move])
        lost = values[best] - values[point.action]
        return Cost(lost, 0.0, best, values[point.action]) if lost > EQUAL else Cost(0.0, 0.0, point.action)

    def _best(self, point: Point, moves: list[Action]) -> Action:
        """The move that the search would play, going about it as it does at a table."""
        parameters = SearchParameters(**getattr(self.game.part("standing"), "STYLE", {}))
        stream = Stream(self.judge.seed, point.line)
        return Search(self.game, stream, self.judge.playouts, parameters=parameters).choose(self._view(point, point.state), moves)

    def _measured(self, point: Point, best: Action, look: int) -> Cost:
        """What was lost against a move, by one look at both."""
        playouts = ceil(LOOKS[look] * self.judge.playouts)
        if best == WAIT:
            thens = (self._then(point, move) for move in (WAIT, point.action))
            waiting, acting = (self.judge.chances(self.cfg, then, LOOKS[look], OTHER_LOOKS + look) for then in thens)
            both = difference(waiting, acting)
            lost, error, chance = both.means[point.who], both.errors[point.who], acting.means[point.who]
        else:
            seed = Stream(self.judge.seed, OTHER_DICE * playouts + point.line).below(1 << 30)
            found = estimates(self._view(point, point.state), [best, point.action], playouts, seed)
            lost, chance, error = found.chances[0] - found.chances[1], found.chances[1], found.lead_error(0, 1) / T_95
        return Cost(lost, error, best, chance) if lost > 0 else Cost(0.0, error, point.action)

    def _view(self, point: Point, state: AnyState) -> View:
        """What the seat that decided sees of a position."""
        seen = state.copy()
        self.game.kernels["hide"](self.cfg, seen, point.who)
        return View(self.game, self.cfg, seen, point.who, self.names)

    def _then(self, point: Point, move: Action) -> Any:
        return point.state if move == WAIT else after(self.game, self.cfg, point.state, point.who, move)
