"""Perfect play put to the test: games by the million over the compiled turn graph, and exact chances against another player.

What a turn's end leads to is asked of the game's kernels; turns are played by the same tables as `bot:perfect` plays from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
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
            wins += len(which) * np.array(solution.game.shares(cfg, after))
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


Ends = Callable[[Standing], Any]  # how likely a player's turn ends with each number of points, in arrays of at least `room`


def room(solution: Solution) -> int:
    """How many numbers of points a turn may end with."""
    return (solution.near + 1 if solution.endgame else solution.target) + solution.graph.jump


def padded(ends: Any, length: int) -> Any:
    """Ends with room for so many numbers of points."""
    return np.pad(ends, (0, max(0, length - len(ends))))


def perfect(solution: Solution) -> Ends:
    """How perfect turns end."""
    return cache(lambda standing: padded(solution.played(standing).ends(solution.graph.start), room(solution)))


def against(solution: Solution, plan: Played) -> Duel:
    """Perfect play against a plan for all turns."""
    ends = padded(plan.ends(solution.graph.start), solution.target + room(solution))  # as long as any lead
    return Duel(solution, perfect(solution), lambda standing: ends)


class Duel:
    """The exact chances of perfect play against another player, for two players: nothing is simulated."""

    def __init__(self, solution: Solution, perfect: Ends, other: Ends) -> None:
        self.ends, self.target, self.room = (perfect, other), solution.target, room(solution)
        self.tie = [self._tie(other) for other in range(2)] if solution.endgame else [0.0, 0.0]
        self.lead = [self._leads(other) for other in range(2)] if solution.endgame else []
        self.table = np.zeros((2, self.target, self.target))  # the mover's chance: 1 the other, its total, that of its rival
        for total in range(2 * self.target - 2, -1, -1):
            for a in range(max(0, total - self.target + 1), min(self.target, total + 1)):
                self._ring(a, total - a)

    @property
    def chances(self) -> tuple[float, float]:
        """Perfect play's chance if it starts, and if the other does."""
        return float(self.table[0, 0, 0]), float(1 - self.table[1, 0, 0])

    def _last(self, other: int, lead: int) -> tuple[float, float]:
        """The last mover's chances to win and to tie, so far behind."""
        ends = self.ends[other](("last", 1, lead))
        return float(ends[lead + 1 :].sum()), float(ends[lead])

    def _tie(self, other: int) -> float:
        """The chance of the one who starts a tie round: x = sum of ends[p] * (1 - win(p) - tie(p) * (1 - x))."""
        ends = self.ends[other](("duel",))
        answers = np.array([self._last(1 - other, p) if x > 0 else (0.0, 0.0) for p, x in enumerate(ends)])
        again = float(ends @ answers[:, 1])
        return (float(ends @ (1 - answers[:, 0])) - again) / (1 - again)

    def _leads(self, other: int) -> Any:
        """The chance of one who has reached the target and begins a tie round, by the lead."""
        answers = np.array([self._last(1 - other, lead) for lead in range(self.target + self.room)])
        return 1 - answers[:, 0] - answers[:, 1] * (1 - self.tie[other])

    def _ring(self, a: int, b: int) -> None:
        """Both ways to be at these totals: the other to move with `a`, perfect play to move with `b`."""
        known, zero = [0.0, 0.0], [0.0, 0.0]
        for other, mine, rivals in ((1, a, b), (0, b, a)):
            ends = self.ends[other](("main", mine, rivals))
            below = min(len(ends), self.target - mine)
            found = float(ends[1:below] @ (1 - self.table[1 - other, rivals, mine + 1 : mine + below]))
            beyond = ends[below:]
            if self.lead:
                first = mine + below - rivals
                leads = np.pad(self.lead[other], (0, len(beyond)), constant_values=1.0)
                found += float(beyond @ leads[first : first + len(beyond)])
            else:
                found += float(beyond.sum())
            known[other], zero[other] = found, float(ends[0])
        value = (known[1] + zero[1] * (1 - known[0] - zero[0])) / (1 - zero[0] * zero[1])
        self.table[1, a, b] = value
        self.table[0, b, a] = known[0] + zero[0] * (1 - value)
