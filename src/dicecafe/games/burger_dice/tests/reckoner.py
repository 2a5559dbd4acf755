"""Burger Dice solved once more, from rules.md alone: no kernel, no compiler, nothing shared with the solver.

A moment between rolls is (waste, ingredients on the burger or -1 for no burger) and the points at stake. Plain value iteration
in NumPy, for many totals side by side: values are improved round after round until none moves. A turn is cut at `far` points
beyond what wins; one reaches 60 points with a chance of 1e-5, and cutting there matters only to who is also caught up from there.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import numpy as np

End = tuple[int, int, int]  # waste, burger, points of the roll; waste -1 is a bust
NONE, BUST = -1, (-1, 0, 0)
FACES = "BBabcd"  # two buns, four ingredients; those on the burger are the first of abcd


def ways(dice: str, waste: int, on: frozenset[str] | None, limit: int) -> set[End]:
    """Where dealing with these dice, one at a time in any order, may end; None for no burger."""
    if waste >= limit:
        return {BUST}
    if not dice:
        return {(waste, NONE if on is None else len(on), 0)}
    found: set[End] = set()
    for i, die in enumerate(dice):
        rest = dice[:i] + dice[i + 1 :]
        found |= ways(rest, waste + 1, on, limit)
        if die == "B" and on is None:
            found |= ways(rest, waste, frozenset(), limit)
        elif die == "B" and on:
            found |= {end if end == BUST else (*end[:2], end[2] + len(on) + 2) for end in ways(rest, waste, None, limit)}
        elif die != "B" and on is not None and die not in on:
            found |= ways(rest, waste, on | {die}, limit)
    return found


class Turns:
    """All rolls of a turn: for each moment the weights of its cases, and the ends to choose from as rows of numbers."""

    def __init__(self, limit: int, size: int) -> None:
        self.moments = {(w, b): i for i, (w, b) in enumerate(product(range(limit), range(NONE, 5)))}
        self.deal = cache(lambda dice, w, b: ways(dice, w, None if b < 0 else frozenset("abcd"[:b]), limit))
        self.first = self._cases(0, NONE, size, first=True)
        self.cases = [self._cases(w, b, size) for w, b in self.moments]

    def _cases(self, waste: int, burger: int, size: int, first: bool = False) -> tuple[Any, Any, Any]:
        rolls = Counter("".join(sorted(roll)) for roll in product(FACES, repeat=size) if not first or "B" in roll)
        merged: Counter[frozenset[End]] = Counter()
        for dice, n in rolls.items():
            merged[frozenset(self.deal(dice, waste, burger))] += n
        width = max(map(len, merged))
        rows = [(sorted(ends) + [min(ends)] * width)[:width] for ends in merged]
        where = np.array([[self.moments.get(end[:2], len(self.moments)) for end in row] for row in rows])
        weights = np.array(list(merged.values())) / sum(merged.values())
        return weights, where, np.array([[end[2] for end in row] for row in rows])

    def best(self, worth: Any) -> Any:
        """Best play of turns: worth[p, i] is what it is worth in turn i to stop with p points; with the most of them one stops.

        A worth is a row of chances, the mover's first; worth[0] is also that of a bust.
        """
        most, bust = len(worth) - 1, len(self.moments)
        table = np.zeros((most + 1, bust + 1, *worth.shape[1:]))
        table[most], table[:, bust] = worth[most], worth[0]

        def rolled(cases: tuple[Any, Any, Any], p: int) -> Any:
            weights, where, gains = cases
            found = table[np.minimum(p + gains, most), where]
            which = found[..., :1].argmax(axis=1)[:, None]
            return np.tensordot(weights, np.take_along_axis(found, which, axis=1)[:, 0], 1)

        for p in range(most - 1, -1, -1):
            for moment in range(bust - 1, -1, -1):  # a roll without a point leads to more waste or a higher burger
                roll = rolled(self.cases[moment], p)
                table[p, moment] = np.where(roll[:, :1] > worth[p, :, :1], roll, worth[p])
        return rolled(self.first, 0)


class Two:
    """The game for two."""

    def __init__(self, target: int, limit: int = 4, size: int = 3, far: int = 64) -> None:
        self.turns, self.target, self.far = Turns(limit, size), target, far
        tie = 0.5  # of the first of the two who are tied
        for _ in range(100):
            chased = self.chase(far + 1, tie)
            old, tie = tie, float(self.turns.best(1 - chased[:, None, None])[0, 0])
            if abs(tie - old) < 1e-13:
                break
        self.tie, self.behind = tie, self.chase(target + far + 1, tie)

    def chase(self, most: int, tie: float) -> Any:
        """The last mover's chances with 0, 1, ... points to catch up."""
        p, d = np.arange(most + 1)[:, None], np.arange(most)[None, :]
        return self.turns.best(np.where(p < d, 0.0, np.where(p == d, 1 - tie, 1.0))[..., None])[:, 0]

    def solve(self) -> float:
        """The chance of the first player."""
        n, most = self.target, min(self.target + self.far, 2 * self.far)
        value = np.full((n, n), 0.5)
        for total in range(2 * n - 2, -1, -1):  # a turn leads to a higher total, or to the same with the other to move
            a = np.arange(max(0, total - n + 1), min(n, total + 1))
            b = total - a
            worth = np.empty((most + 1, len(a), 1))
            for p in range(1, most + 1):
                on, last = value[b, np.minimum(a + p, n - 1)], self.behind[np.clip(a + p - b, 0, n + self.far)]
                worth[p, :, 0] = 1 - np.where(a + p < n, on, last)

            def there_and_back(x: Any, worth: Any = worth) -> Any:
                for _ in range(2):
                    worth[0, :, 0] = 1 - x[::-1]
                    x = self.turns.best(worth)[:, 0]
                return x

            x = np.full(len(a), 0.5)
            for _ in range(100):  # there and back is a straight line near the solution, so two points tell where it meets
                once = there_and_back(x)
                if np.abs(once - x).max() < 1e-13:
                    break
                bend = (twice := there_and_back(once)) - 2 * once + x
                x = np.where(np.abs(bend) > 1e-12, x - (once - x) ** 2 / np.where(bend == 0, 1, bend), twice)
            value[a, b] = x
        return float(value[0, 0])


class Three:
    """The game for three, for targets at which best answers settle; chances are told from the mover on, round the table."""

    def __init__(self, target: int, limit: int = 4, size: int = 3, far: int = 64) -> None:
        self.turns, self.target, self.far = Turns(limit, size), target, far
        self.duel = Two(1, limit, size, far).tie
        self.one = self._last([0.0, 0.0, 1.0], [1 - self.duel, 0.0, self.duel])  # behind the seat before
        trio = np.array([1 / 3, 1 / 3, 1 / 3])
        for _ in range(100):
            self.both = self._last([0.0, self.duel, 1 - self.duel], [trio[2], trio[0], trio[1]])
            d = np.arange(far + 1)
            old, trio = trio, self.turns.best(self.before(self.middle(d, d)[:, None]))[0]
            if np.abs(trio - old).max() < 1e-13:
                break

    @staticmethod
    def before(chances: Any) -> Any:
        """The same chances from the seat before on."""
        return np.roll(chances, 1, axis=-1)

    def _last(self, lost: list[float], tied: list[float]) -> Any:
        most = self.target + 2 * self.far + 2
        p, d = np.arange(most + 1)[:, None, None], np.arange(most)[None, :, None]
        won = np.array([1.0, 0.0, 0.0])
        return self.turns.best(np.where(p < d, np.array(lost), np.where(p == d, np.array(tied), won)))

    def middle(self, d: Any, e: Any) -> Any:
        """The chances with one more to play: the seat before leads the mover by d and the next by e."""
        most = self.target + self.far
        p = np.arange(most + 1)[:, None]
        d, e = d[None, :], e[None, :]
        zero = np.zeros(np.broadcast(p, d).shape)
        behind = self.one[e + zero.astype(int)]  # of the next, who has to catch the seat before the mover
        caught = self.one[np.minimum(e + np.maximum(p - d, 0), len(self.one) - 1)]  # or the mover
        less = np.stack([zero, behind[..., 0], behind[..., 2]], -1)
        same = self.before(self.both[e + zero.astype(int)])
        more = np.stack([caught[..., 2], caught[..., 0], zero], -1)
        return self.turns.best(np.where((p < d)[..., None], less, np.where((p == d)[..., None], same, more)))

    def solve(self) -> Any:
        """The chances of the three from the start."""
        n, most = self.target, min(self.target + self.far, 2 * self.far)
        value = np.full((n, n, n, 3), 1 / 3)
        a, b, c = np.indices((n, n, n)).reshape(3, -1)
        side = n + self.far + 1
        d, e = np.indices((side, side)).reshape(2, -1)
        middle = self.before(self.middle(d, e)).reshape(side, side, 3)
        for _ in range(1000):
            worth = np.empty((most + 1, n**3, 3))
            for p in range(most + 1):
                on = self.before(value[b, c, np.minimum(a + p, n - 1)])
                last = middle[np.clip(a + p - b, 0, side - 1), np.clip(a + p - c, 0, side - 1)]
                worth[p] = np.where((a + p < n)[:, None], on, last)
            new = self.turns.best(worth).reshape(n, n, n, 3)
            moved, value = np.abs(new - value).max(), new
            if moved < 1e-13:
                return value[0, 0, 0]
        raise AssertionError("best answers do not settle")
