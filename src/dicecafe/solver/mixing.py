"""Rings of three in which somebody must mix: no choice of single moves is everybody's best answer to the others'.

With three players it can matter to the others what one does between two moves that are equally good to it. Where a change of
mind moves the worth of nothing back over the edge at which the mind changes, best answers go round in circles for ever. Then
those who do so mix, as in any such game: each takes the first of its two equal moves with just the chance that keeps another at
its edge. Few rings need it (three of 41,700 in the game this was written for).
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, Final, NamedTuple

import numpy as np

from .race import Graph, SolverError
from .turns import Played

STEPS: Final = 60
CLOSE: Final = 2e-13


class Member(NamedTuple):
    """One position of a ring: its number, what the end of its turn is worth, where it stops by itself."""

    at: int
    worth: Any
    reach: int


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
        """The chances if everybody follows a plan."""
        x = np.full((self.n, 2), 1 / self.n)
        for _ in range(2000):
            old = x.copy()
            for m in reversed(range(self.n)):
                x[m] = plans[m][:2] + plans[m][2] * self.nothing(m, x)
            if np.abs(x - old).max() < 1e-17:
                break
        return x

    def solve(self) -> tuple[Any, Any, float]:
        """The chances, the mixes, and how far the chances are from what they lead to."""
        restless, ranges = self._circle()
        for count in range(1, len(restless) + 1):
            for some in combinations(restless, count):
                for edges in product(*(self._edges(m, *ranges[m]) for m in some)):
                    if (found := self._mix(dict(zip(some, edges, strict=True)))) is not None:
                        return found
        raise SolverError("solver/none", f"No equilibrium was found for the totals of position {self.at[0]}.")

    def _circle(self) -> tuple[list[int], list[tuple[float, float]]]:
        """Who changes plans for ever, and the range of what nothing is worth to each meanwhile."""
        x, seen = np.full((self.n, 2), 1 / self.n), []
        for _ in range(STEPS):
            plans = [self.plan(m, self.nothing(m, x)) for m in range(self.n)]
            seen.append(([self.nothing(m, x)[0] for m in range(self.n)], [plan[2] for plan in plans]))
            x = self.follow(plans)
        late = seen[STEPS // 2 :]
        worths = [[worths[m] for worths, _ in late] for m in range(self.n)]
        restless = [m for m in range(self.n) if max(zeros[m] for _, zeros in late) - min(zeros[m] for _, zeros in late) > 1e-12]
        return restless, [(min(worth), max(worth)) for worth in worths]

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

    def _mix(self, edges: dict[int, float]) -> tuple[Any, Any, float] | None:
        """The chances with these members at their edges, if mixing can keep them there."""
        some, goal = list(edges), np.array(list(edges.values()))
        x = np.full((self.n, 2), 1 / self.n)
        mix = np.full(len(some), 0.5)
        for _ in range(STEPS):  # the others' best plans, and Newton's method for the mixes, by turns
            others = {m: self.plan(m, self.nothing(m, x)) for m in range(self.n) if m not in some}
            missed, x = self._missed(some, goal, mix, others)
            steps = 0.01 * np.eye(len(some))
            slope = np.column_stack([(self._missed(some, goal, mix + step, others)[0] - missed) / 0.01 for step in steps])
            if abs(np.linalg.det(slope)) < 1e-15:
                return None
            move = np.linalg.solve(slope, missed)
            mix = np.clip(mix - move, -1.0, 2.0)  # the first steps may go astray, as long as the others' plans change
            if np.abs(move).max() < 1e-14:
                break
        if not ((mix >= 0) & (mix <= 1)).all():
            return None
        mixes = np.ones(self.n)
        mixes[some] = mix
        nothings = [np.array([edges.get(m, self.nothing(m, x)[0]), self.nothing(m, x)[1]]) for m in range(self.n)]
        again = self.follow([self.plan(m, nothings[m], mixes[m] if m in edges else None) for m in range(self.n)])
        error = max(np.abs(again - x).max(), *(abs(self.nothing(m, again)[0] - nothings[m][0]) for m in range(self.n)))
        return (again, mixes, float(error)) if error < CLOSE else None

    def _missed(self, some: list[int], goal: Any, mix: Any, others: dict[int, Any]) -> tuple[Any, Any]:
        """How far these mixes leave each from its edge, and the chances they lead to."""
        plans = dict(others)
        for i, m in enumerate(some):
            plans[m] = self.plan(m, (goal[i], 0.0), mix[i])
        x = self.follow([plans[m] for m in range(self.n)])
        return np.array([self.nothing(m, x)[0] for m in some]) - goal, x
