"""Rules of thumb priced exactly: the chance of a rule of a few numbers against perfect play, for two players.

Nothing is simulated. A rule says when to stop (see `engine.thumb`). Dice are dealt with as anybody can: for the most points now,
and of equal ways the one that wastes fewest. Its price is what is missing to one half, who starts being each of the two equally
often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from dicecafe.engine.thumb import Moment, Numbers, Rule

from . import turns
from .solution import Solution, Standing
from .turns import compiled

MAIN, LAST, DUEL = "main", "last", "duel"
FEWEST: Final = 1  # points with which anybody stops


class Priced:
    """A solved table of two players, and how rules do against its perfect player."""

    def __init__(self, solution: Solution) -> None:
        self.solution, self.target = solution, solution.target
        self.top = solution.near + solution.graph.jump + 1 if solution.endgame else solution.target + solution.graph.jump
        self.known: dict[Any, Any] = {}

    def chance(self, rule: Rule, numbers: Numbers) -> float:
        """The chance of a rule with these numbers to win, who starts being each of the two equally often."""
        return _Duel(self, rule, numbers).chance

    def best(self, rule: Rule) -> tuple[Numbers, float]:
        """Better numbers for a rule, as long as those next to it are better; and its chance."""
        numbers, tried = rule.numbers, {rule.numbers: self.chance(rule, rule.numbers)}
        while True:
            around = neighbours(numbers)
            tried |= {one: self.chance(rule, one) for one in around if one not in tried}
            better = max(around, key=lambda one: tried[one])
            if tried[better] <= tried[numbers]:
                return numbers, tried[numbers]
            numbers = better

    def perfect(self, standing: Standing) -> Any:
        """How likely a perfect turn ends with each number of points."""
        if standing not in self.known:
            ends = self.solution.played(standing).ends(self.solution.graph.start)
            self.known[standing] = np.pad(ends, (0, max(0, self.top - len(ends))))
        return self.known[standing]

    def stopping(self, least: Sequence[int]) -> Any:
        """The same for a turn that stops with so many points at stake, by the moment of the turn."""
        if (key := tuple(least)) not in self.known:
            graph = self.solution.graph
            shape = (max(least) + 2 * graph.jump, len(least))
            stop = (np.arange(shape[0])[:, None] >= np.maximum(key, FEWEST)) & (graph.may_stop == 1)
            stop[max(least) + graph.jump :] = True
            nothing, end = np.zeros(shape), np.zeros(shape[0])  # of equal ways the first: most points, then least waste
            compiled(turns.ends)(
                graph.arrays, np.zeros((shape[0], 2)), graph.start, turns.EQUAL, nothing, stop.astype("i1"), np.zeros(shape), end
            )
            self.known[key] = np.pad(end, (0, max(0, self.top - len(end))))
        return self.known[key]


def neighbours(numbers: Numbers) -> list[Numbers]:
    """The same with one number one more or one less."""
    return [(*numbers[:i], n + by, *numbers[i + 1 :]) for i, n in enumerate(numbers) for by in (-1, 1) if n + by >= FEWEST]


class _Duel:
    """A rule against perfect play."""

    def __init__(self, priced: Priced, rule: Rule, numbers: Numbers) -> None:
        self.priced, self.rule, self.numbers, self.target = priced, rule, numbers, priced.target
        self.rests = priced.solution.graph.keys
        endgame = priced.solution.endgame is not None
        self.tie = [self._tie(rule) for rule in range(2)] if endgame else [0.0, 0.0]
        self.lead = [self._leads(rule) for rule in range(2)] if endgame else []
        self.table = np.zeros((2, self.target, self.target))  # the mover's chance: who it is (1 the rule), its total, the other's
        for total in range(2 * self.target - 2, -1, -1):
            for a in range(max(0, total - self.target + 1), min(self.target, total + 1)):
                self._ring(a, total - a)

    @property
    def chance(self) -> float:
        """The rule's chance to win."""
        return float(self.table[1, 0, 0] + 1 - self.table[0, 0, 0]) / 2

    def _ends(self, rule: int, standing: Standing) -> Any:
        if not rule:
            return self.priced.perfect(standing)
        kind, *by = standing
        if kind == LAST:  # nobody plays after: on until it is won
            return self.priced.stopping([by[1] + 1] * len(self.rests))
        mine, other = by if kind == MAIN else (0, 0)
        return self.priced.stopping(
            [self.rule.least(self.numbers, Moment(self.target, mine, other, rest)) for rest in self.rests]
        )

    def _last(self, rule: int, lead: int) -> tuple[float, float]:
        """The last mover's chances to win and to tie, so far behind."""
        ends = self._ends(rule, (LAST, 1, lead))
        return float(ends[lead + 1 :].sum()), float(ends[lead])

    def _tie(self, rule: int) -> float:
        """The chance of the one who starts a tie round."""
        ends = self._ends(rule, (DUEL,))
        answers = np.array([self._last(1 - rule, p) if x > 0 else (0.0, 0.0) for p, x in enumerate(ends)])
        again = float(ends @ answers[:, 1])
        return (float(ends @ (1 - answers[:, 0])) - again) / (1 - again)

    def _leads(self, rule: int) -> Any:
        """The chance of one who has reached the target, by the lead."""
        answers = np.array([self._last(1 - rule, lead) for lead in range(self.target + self.priced.top)])
        return 1 - answers[:, 0] - answers[:, 1] * (1 - self.tie[1 - rule])

    def _ring(self, a: int, b: int) -> None:
        """Both ways to be at these totals: the rule to move with `a`, perfect play to move with `b`."""
        known, zero = [0.0, 0.0], [0.0, 0.0]
        for rule, mine, other in ((1, a, b), (0, b, a)):
            ends = self._ends(rule, (MAIN, mine, other))
            below = min(len(ends), self.target - mine)
            found = float(ends[1:below] @ (1 - self.table[1 - rule, other, mine + 1 : mine + below]))
            beyond = ends[below:]
            if self.lead:
                first = mine + below - other
                found += float(
                    beyond @ np.pad(self.lead[rule], (0, len(beyond)), constant_values=1.0)[first : first + len(beyond)]
                )
            else:
                found += float(beyond.sum())
            known[rule], zero[rule] = found, float(ends[0])
        value = (known[1] + zero[1] * (1 - known[0] - zero[0])) / (1 - zero[0] * zero[1])
        self.table[1, a, b] = value
        self.table[0, b, a] = known[0] + zero[0] * (1 - value)
