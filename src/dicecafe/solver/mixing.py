"""Rings of three in which somebody must mix: no choice of single moves is everybody's best answer to the others'.

With three players it can matter to the others what one does between two moves that are equally good to it. Where a change of
mind moves the worth of nothing back over the edge at which the mind changes, best answers go round in circles for ever. Then
those who do so mix, as in any such game: each takes the first of its two equal moves with just the chance that keeps another at
its edge. Few rings need it (three of 41,700 in the game this was written for).

Between two edges a plan stays the same, so each member's worths of nothing fall into pieces: stretches, each with a plan, and
edges, each with two. Every combination of pieces is tried, those with fewest edges first: it is a handful of linear equations
and a mix for each edge, found by Newton's method, and it is an equilibrium if each member's nothing is then in its piece.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from math import inf, prod
from typing import Any, Final, NamedTuple

import numpy as np

from .race import Graph
from .turns import Played

STEPS: Final = 60
CLOSE: Final = 2e-13
SETTLED: Final = 4e-16
WIDER: Final = (0.0, 1.0, 5.0)  # how far beyond where they go round in a circle to look, in widths of it
MOST: Final = 20_000  # combinations to try: seconds
STARTS: Final = ((1 / 3, 1 / 3), (0.8, 0.1), (0.1, 0.8), (0.1, 0.1))  # chances of the mover and the next to begin with


class Member(NamedTuple):
    """One position of a ring: its number, what the end of its turn is worth, where it stops by itself."""

    at: int
    worth: Any
    reach: int


class Piece(NamedTuple):
    """A stretch of worths of nothing with one plan, or an edge with the plans to both sides."""

    low: float
    high: float
    plans: list[Any]


Found = tuple[Any, Any, float]  # the chances, the mixes, and how far the chances are from what they lead to


class Ring:
    """Three positions that depend on one another."""

    def __init__(self, graph: Graph, members: list[Member]) -> None:
        self.graph, self.members, self.n = graph, members, len(members)
        self.at = [member.at for member in members]

    def plan(self, m: int, nothing: Any, mix: float | None = None) -> Any:
        """What the best turn of a member brings besides nothing, and how likely nothing is; a mix at an edge."""
        _, worth, reach = self.members[m]
        worth[0] = nothing
        played, start = Played(self.graph.arrays, worth, reach), self.graph.start
        if mix is not None:
            played = played.blended(mix)
        u, v, zero = (table[0, start] for table in (played.u, played.v, played.zero))
        return np.array([u - zero * nothing[0], v - zero * nothing[1], zero])

    def nothing(self, m: int, x: Any) -> Any:
        """What nothing is worth to a member."""
        other = x[(m + 1) % self.n]
        return np.array([1.0 - other[0] - other[1], other[0]])

    def follow(self, plans: Any) -> Any:
        """The chances if everybody follows a plan: u + zero (u' + v') = a + zero and v - zero u' = b, where ' is the next one."""
        n, a, b = self.n, np.eye(2 * self.n), np.empty(2 * self.n)
        for m in range(n):
            other, zero = (m + 1) % n, plans[m][2]
            a[2 * m, 2 * other] += zero
            a[2 * m, 2 * other + 1] += zero
            a[2 * m + 1, 2 * other] -= zero
            b[2 * m], b[2 * m + 1] = plans[m][0] + zero, plans[m][1]
        return np.linalg.solve(a, b).reshape(n, 2)

    def solve(self) -> Found | None:
        """An equilibrium: first one of single moves, then one of mixes; None if none was found."""
        ranges, left = [], MOST
        for start in STARTS:  # best answers may go round in a circle from one start and settle from another
            x, error, seen = self._answers(np.array([start] * self.n))
            if error < CLOSE:
                return x, np.ones(self.n), error
            ranges.append(seen)
        for low, high in ranges:
            for wider in WIDER:
                more = wider * (high - low).max()
                pieces = [self._pieces(m, low[m] - more, high[m] + more) for m in range(self.n)]
                if (left := left - prod(map(len, pieces))) < 0:
                    return None
                for some in sorted(product(*pieces), key=lambda some: sum(len(piece.plans) for piece in some)):
                    if (found := self._balance(some)) is not None:
                        return found
        return None

    def _answers(self, x: Any) -> tuple[Any, float, tuple[Any, Any]]:
        """Best answers to best answers: where they lead, the error left, and the range of what nothing was worth to each."""
        seen, error = [], 1.0
        for _ in range(STEPS):
            nothings = [self.nothing(m, x) for m in range(self.n)]
            seen.append([nothing[0] for nothing in nothings])
            plans = [self.plan(m, nothings[m]) for m in range(self.n)]
            old, x = x, self.follow(plans)
            error = self._error(np.abs(x - old).max(), plans)
            if error < SETTLED:
                break
        late = np.array(seen[len(seen) // 2 :])
        return x, error, (late.min(axis=0), late.max(axis=0))

    @staticmethod
    def _error(change: float, plans: list[Any]) -> float:
        """How far chances that moved so much last may be from where they settle."""
        return float(change / (1.0 - prod(plan[2] for plan in plans)))

    def _edges(self, m: int, low: float, high: float) -> list[float]:
        """Where, between two worths of nothing, the best plan of a member changes."""
        a, b = self.plan(m, (low, 0.0)), self.plan(m, (high, 0.0))
        if abs(a[2] - b[2]) < 1e-13:
            return []
        edge = (a[0] - b[0]) / (b[2] - a[2])
        c = self.plan(m, (edge, 0.0))
        if c[0] + c[2] * edge > a[0] + a[2] * edge + 1e-14:
            return [*self._edges(m, low, edge), *self._edges(m, edge, high)]
        return [edge]

    def _pieces(self, m: int, low: float, high: float) -> list[Piece]:
        """The stretches and edges between two worths of nothing; the first and the last stretch may well reach further."""
        edges = self._edges(m, low, high)
        plans = [self.plan(m, ((a + b) / 2, 0.0)) for a, b in pairwise([low, *edges, high])]
        stretches = [Piece(a, b, [plan]) for (a, b), plan in zip(pairwise([-inf, *edges, inf]), plans, strict=True)]
        return stretches + [Piece(edge, edge, list(two)) for edge, two in zip(edges, pairwise(plans), strict=True)]

    def _balance(self, pieces: tuple[Piece, ...]) -> Found | None:
        """The equilibrium in which nothing is worth what these pieces say, if there is one."""
        mixing = [m for m in range(self.n) if len(pieces[m].plans) == 2]
        goal = np.array([pieces[m].low for m in mixing])

        def straight(mix: Any) -> list[Any]:
            plans = [piece.plans[0] for piece in pieces]
            for m, share in zip(mixing, mix, strict=True):
                plans[m] = share * pieces[m].plans[0] + (1 - share) * pieces[m].plans[1]
            return plans

        def blended(mix: Any) -> list[Any]:
            plans = [piece.plans[0] for piece in pieces]
            for i, m in enumerate(mixing):
                plans[m] = self.plan(m, (goal[i], 0.0), mix[i])
            return plans

        mix = np.full(len(mixing), 0.5)
        for plans_of in (straight, blended):
            if (mixed := self._newton(mixing, goal, plans_of, mix)) is None:
                return None
            mix, x = mixed
            if not ((mix >= 0) & (mix <= 1)).all():
                return None
            if any(not piece.low - CLOSE < self.nothing(m, x)[0] < piece.high + CLOSE for m, piece in enumerate(pieces)):
                return None
        mixes = np.ones(self.n)
        mixes[mixing] = mix
        nothings = [self.nothing(m, x) for m in range(self.n)]
        for i, m in enumerate(mixing):
            nothings[m][0] = goal[i]
        plans = [self.plan(m, nothings[m], mixes[m] if m in mixing else None) for m in range(self.n)]
        again = self.follow(plans)
        change = max(np.abs(again - x).max(), *(abs(self.nothing(m, again)[0] - nothings[m][0]) for m in range(self.n)))
        error = self._error(change, plans)
        return (again, mixes, error) if error < CLOSE else None

    def _newton(self, mixing: list[int], goal: Any, plans_of: Callable[[Any], list[Any]], mix: Any) -> tuple[Any, Any] | None:
        """The mixes that keep each of these at its edge, and the chances they lead to."""

        def missed(mix: Any) -> tuple[Any, Any]:
            x = self.follow(plans_of(mix))
            return np.array([self.nothing(m, x)[0] for m in mixing]) - goal, x

        for _ in range(STEPS):
            off, x = missed(mix)
            if not mixing:
                break
            slope = np.column_stack([(missed(mix + step)[0] - off) / 0.01 for step in 0.01 * np.eye(len(mixing))])
            if abs(np.linalg.det(slope)) < 1e-15:
                return None
            move = np.linalg.solve(slope, off)
            mix = np.clip(mix - move, -1.0, 2.0)
            if np.abs(move).max() < 1e-14:
                break
        return mix, x
