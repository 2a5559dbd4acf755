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
from .trial import Duel, padded, perfect, room
from .turns import compiled

MAIN, LAST = "main", "last"
FEWEST: Final = 1  # points with which anybody stops


class Priced:
    """A solved table of two players, and how rules do against its perfect player."""

    def __init__(self, solution: Solution) -> None:
        self.solution, self.perfect = solution, perfect(solution)
        self.known: dict[tuple[int, ...], Any] = {}

    def chance(self, rule: Rule, numbers: Numbers) -> float:
        """The chance of a rule with these numbers to win, who starts being each of the two equally often."""
        return 1 - sum(Duel(self.solution, self.perfect, lambda standing: self.ends(rule, numbers, standing)).chances) / 2

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

    def ends(self, rule: Rule, numbers: Numbers, standing: Standing) -> Any:
        """How likely a turn by a rule ends with each number of points."""
        kind, *by = standing
        rests = self.solution.graph.keys
        if kind == LAST:  # nobody plays after: on until it is won
            return self.stopping([by[1] + 1] * len(rests))
        mine, other = by if kind == MAIN else (0, 0)
        return self.stopping([rule.least(numbers, Moment(self.solution.target, mine, other, rest)) for rest in rests])

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
            self.known[key] = padded(end, room(self.solution))
        return self.known[key]


def neighbours(numbers: Numbers) -> list[Numbers]:
    """The same with one number one more or one less."""
    return [(*numbers[:i], n + by, *numbers[i + 1 :]) for i, n in enumerate(numbers) for by in (-1, 1) if n + by >= FEWEST]
