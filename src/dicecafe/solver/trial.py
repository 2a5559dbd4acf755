"""Perfect play put to the test: games by the million over the compiled turn graph, and exact chances against a simple player.

What a turn's end leads to is asked of the game's kernels; turns are played by the same tables as `bot:perfect` plays from.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

import numpy as np

from dicecafe.engine.contract import OVER, AnyConfig, AnyState

from .race import Graph, Turn
from .solution import Solution, Standing
from .turns import Played, compiled, points, seeds

Players = list[Played | None]  # for each seat a plan for all its turns, or None for perfect play


def threshold(graph: Graph, least: int) -> Played:
    """A player who stops with so many points or more at stake, whatever the totals, and places dice for the most points."""
    first, weight, begin, node, gain, may_stop = graph.arrays
    return Played((first, weight, begin, node, gain, np.zeros_like(may_stop)), points(graph.jump, least), least, 1e-12)


def play(solution: Solution, players: Players, games: int, seed: int = 0) -> Any:
    """How often each seat wins of so many games (a shared win counts as its share), seat 0 to start."""
    cfg, wins = solution.game.config(solution.players, solution.options), np.zeros(solution.players)
    for which, _, after in turns(solution, players, cfg, range(games), seed):
        if solution.game.kernels["turn"](after) == OVER:
            winners = solution.game.winners(cfg, after)
            wins[winners] += len(which) / len(winners)
    return wins


def turns(solution: Solution, players: Players, cfg: AnyConfig, games: range, seed: int = 0) -> Iterator[tuple[Any, Any, Any]]:
    """Every turn of these games: in which of them, from which position, to which. A game's turns come in order.

    Game n has the same dice in any range. Games are played turn by turn, all that stand alike together.
    """
    game, part = solution.game, solution.part
    turn = Turn(game, part, cfg)
    states, steps = np.empty(len(games), "u8"), np.empty(len(games), "u8")
    compiled(seeds)(seed, games.start, states, steps)
    first = game.start(cfg)
    at: dict[str, tuple[Any, list[Any]]] = {first.text(): (first, [np.arange(len(games))])}
    next_ones = [(_order(solution, cfg, first), first.text())]  # a heap
    while next_ones:
        _, name = heappop(next_ones)
        s, parts = at.pop(name)
        which = np.concatenate(parts)
        plan = players[part.mover(s)] or solution.played(solution.standing(cfg, s)[0])
        scored = plan.play(solution.graph.start, states, steps, which)
        order = np.argsort(scored, kind="stable")
        for group in np.split(order, np.flatnonzero(np.diff(scored[order])) + 1):
            position = _ended(solution, cfg, turn, s, int(scored[group[0]]))
            yield which[group], s, position
            if game.kernels["turn"](position) == OVER:
                continue
            if (text := position.text()) not in at:
                at[text] = (position, [])
                heappush(next_ones, (_order(solution, cfg, position), text))
            at[text][1].append(which[group])


def _order(solution: Solution, cfg: AnyConfig, s: AnyState) -> tuple[Any, ...]:
    """When a position's turn comes: once all games that lead there have; and next to those that are the same turned round."""
    kind, *by = solution.standing(cfg, s)[0]
    if kind != "main":
        return (1, kind, *by)
    return (0, sum(by), min(by[i:] + by[:i] for i in range(len(by))))


def _ended(solution: Solution, cfg: AnyConfig, turn: Turn, s: AnyState, made: int) -> Any:
    """The position after a turn that ended with so many points."""
    staked = s.copy()
    solution.part.put_at_stake(cfg, staked, made)
    return turn.after(staked, solution.part.mover(s), solution.part.STOP_ACTION)


class Duel:
    """The exact chances of perfect play against another plan, for two players: nothing is simulated."""

    def __init__(self, solution: Solution, plan: Played) -> None:
        self.solution, self.plan, self.start = solution, plan.ends(solution.graph.start), solution.graph.start
        self.size, target = solution.target, solution.target
        self.last: dict[tuple[bool, int], tuple[float, float]] = {}
        self.tie = [self._tie(True), self._tie(False)] if solution.endgame else [0.0, 0.0]
        self.table = np.zeros((2, target, target))  # the mover's chance: by whether it is perfect, its total, the other's
        for total in range(2 * target - 2, -1, -1):
            for a in range(max(0, total - target + 1), min(target, total + 1)):
                self._ring(a, total - a)

    @property
    def chances(self) -> tuple[float, float]:
        """Perfect play's chance if it starts, and if the other does."""
        return float(self.table[1, 0, 0]), float(1 - self.table[0, 0, 0])

    def _ends(self, perfect: bool, standing: Standing) -> Any:
        """How likely the turn of one of the two ends with each number of points."""
        return self.solution.played(standing).ends(self.start) if perfect else self.plan

    def _last(self, perfect: bool, d: int) -> tuple[float, float]:
        """The last mover's chances to win at once and to tie."""
        if (perfect, d) not in self.last:
            ends = self._ends(perfect, ("last", 1, d))
            self.last[perfect, d] = float(ends[d + 1 :].sum()), float(ends[d]) if d < len(ends) else 0.0
        return self.last[perfect, d]

    def _tie(self, perfect: bool) -> float:
        """The chance of the one who starts a tie round: x = sum of ends[p] * (1 - win(p) - tie(p) * (1 - x))."""
        ends = self._ends(perfect, ("duel",))
        answers = np.array([self._last(not perfect, p) for p in range(len(ends))])
        again = float(ends @ answers[:, 1])
        return (float(ends @ (1 - answers[:, 0])) - again) / (1 - again)

    def _reached(self, perfect: bool, lead: int) -> float:
        """The chance of one who has reached the target with such a lead, the other to have the last turn."""
        if self.solution.endgame is None:
            return 1.0
        win, tie = self._last(not perfect, lead)
        return 1 - win - tie * (1 - self.tie[not perfect])

    def _ring(self, a: int, b: int) -> None:
        """Both ways to be at these totals, perfect to move with `a` and the other with `b`."""
        sides = []
        for perfect, mine, other in ((True, a, b), (False, b, a)):
            ends = self._ends(perfect, ("main", mine, other))
            below = min(len(ends), self.size - mine)
            known = float(ends[1:below] @ (1 - self.table[int(not perfect), other, mine + 1 : mine + below]))
            known += sum(float(x) * self._reached(perfect, mine + p - other) for p, x in enumerate(ends[below:], below) if x > 0)
            sides.append((known, float(ends[0])))
        (x, zero_x), (y, zero_y) = sides
        value = (x + zero_x * (1 - y - zero_y)) / (1 - zero_x * zero_y)
        self.table[1, a, b] = value
        self.table[0, b, a] = y + zero_y * (1 - value)
