"""Burger Dice reckoned once more from its rules' text, for `solved.py`: plain NumPy, nothing shared with the package.

A turn is a list of moments between rolls, (waste, dice in the burger), and the points at stake; best play of many turns side by
side is found from the most points down. Chances are told from the mover on, round the table. Rows of a turn are

    u, v   the chance of the mover and of the next seat
    z      how likely the turn ends with nothing

Positions in which somebody still has to reach the target are taken by the sum of their totals, highest first. All of one sum are
done at once: everybody's best turn against what nothing is worth, then the chances if those turns are played, again and again
from equal chances, until nothing moves. Where it goes on moving for ever, three players need lots (see `Three.lots`).

A turn is cut with p points at stake where nobody gets that far with chance x, nor catches up from there with chance y, and
xy < 1e-13. Among moves within 1e-14 of each other: stop before rolling, but not with nothing; most points, least waste, then the
lowest burger; a bust is last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import numpy as np

End = tuple[int, int, int]  # points of the roll, waste, dice in the burger
EQUAL, SETTLED, SLIGHT = 1e-14, 1e-14, 1e-13
BUST: End = (-1, 0, 0)


def ends(dice: tuple[int, ...], waste: int, burger: tuple[int, ...], gain: int, limit: int) -> Iterator[End]:
    """Every way to deal with the dice: 0 is a bun, 1 to 4 are ingredients; a burger is the tuple of its dice, the bun first."""
    if waste == limit:
        yield BUST
        return
    if not dice:
        yield gain, waste, len(burger)
        return
    for i, die in enumerate(dice):
        rest = dice[:i] + dice[i + 1 :]
        yield from ends(rest, waste + 1, burger, gain, limit)
        if die == 0 and not burger:
            yield from ends(rest, waste, (0,), gain, limit)
        elif die == 0 and len(burger) > 1:
            yield from ends(rest, waste, (), gain + len(burger) + 1, limit)
        elif die and burger and die not in burger:
            yield from ends(rest, waste, (*burger, die), gain, limit)


class Turn:
    """The rolls of a turn, and its best play."""

    def __init__(self, limit: int = 4, size: int = 3) -> None:
        self.limit, self.size = limit, size
        # A roll without a point adds its dice to waste and burger, so these are in order of what may come before what.
        self.moments = sorted(product(range(limit), range(6)), key=sum, reverse=True)
        self.number = {moment: i for i, moment in enumerate(self.moments)}
        self.rolls = [self._roll(*moment) for moment in self.moments]
        self.first = self._roll(0, 0, first=True)
        self.jump = max(gain for _, cases in [*self.rolls, self.first] for case in cases for gain, _ in case)
        self.hope = self._hope()

    def _roll(self, waste: int, height: int, first: bool = False) -> tuple[Any, list[list[tuple[int, int]]]]:
        """The weights of a roll's cases, and for each case where it may end, as (points, number of the moment)."""
        cases: Counter[tuple[tuple[int, int], ...]] = Counter()
        for dice, n in Counter(tuple(sorted(roll)) for roll in product((0, 0, 1, 2, 3, 4), repeat=self.size)).items():
            if not first or 0 in dice:
                cases[self._choices(dice, waste, height)] += n
        weights = np.array(list(cases.values()), float)
        return weights / weights.sum(), [list(case) for case in cases]

    @cache  # noqa: B019 (as long-lived as the table itself)
    def _choices(self, dice: tuple[int, ...], waste: int, height: int) -> tuple[tuple[int, int], ...]:
        found = set(ends(dice, waste, tuple(range(height)), 0, self.limit))
        least: dict[tuple[int, int], int] = {}  # more waste with the same burger and points is no better: one can always bust
        for gain, w, h in found - {BUST}:
            least[gain, h] = min(w, least.get((gain, h), w))
        chosen = sorted((-gain, w, h) for (gain, h), w in least.items())
        return tuple((-gain, self.number[w, h]) for gain, w, h in chosen) or ((0, -1),)

    def best(self, worth: Any) -> Any:
        """The rows of best play: worth[p, 0] and worth[p, 1] are u and v of ending with p points in each of many turns."""
        top, many = len(worth), worth.shape[2]
        window = np.zeros((self.jump + 1, len(self.moments), 3, many))  # by points at stake, as far as one roll leads
        nothing = np.stack([worth[0, 0], worth[0, 1], np.ones(many)])
        room = np.empty((max(len(cases) for _, cases in self.rolls) + 1, 3, many))
        window[:, :, :2] = worth[-1]

        def rolled(roll: tuple[Any, list[list[tuple[int, int]]]], p: int) -> Any:
            weights, cases = roll
            for best, case in zip(room, cases, strict=False):
                for i, (gain, k) in enumerate(case):
                    x = nothing if k < 0 else window[(p + gain) % (self.jump + 1), k]
                    if i == 0:
                        best[:] = x
                    else:
                        np.copyto(best, x, where=x[0] > best[0] + EQUAL)
            return (weights @ room[: len(cases)].reshape(len(cases), -1)).reshape(3, many)

        for p in range(top - 2, -1, -1):
            here = window[p % (self.jump + 1)]
            stop = np.stack([*worth[p], np.full(many, float(p == 0))])
            for k in range(len(self.moments)):
                here[k] = rolled(self.rolls[k], p)
                np.copyto(here[k], stop, where=stop[0] + (EQUAL if p else -EQUAL) >= here[k, 0])
        return rolled(self.first, 0)

    def last(self, behind: Any, lost: float, tied: tuple[float, float]) -> Any:
        """u and v of the last mover by how far it is behind; v is `lost` if it does not catch up."""
        p, d = np.arange(behind.max() + 2)[:, None], behind[None, :]
        u = np.where(p < d, 0.0, np.where(p == d, tied[0], 1.0))
        v = np.where(p < d, lost, np.where(p == d, tied[1], 0.0))
        return self.best(np.stack([u, v], axis=1))[:2]

    def _hope(self) -> Any:
        """The best chance to get so many points in one turn: to win as the last mover who is one point less behind."""
        return np.concatenate([[1.0], self.last(np.arange(160), 0.0, (0.0, 0.0))[0]])


class Two:
    """The game for two."""

    def __init__(self, turn: Turn, target: int) -> None:
        self.turn, self.target = turn, target
        self.most = reach(turn.hope, 0, 0)
        duel = 0.5  # the chance of the first of two who are tied
        for _ in range(200):
            caught = turn.last(np.arange(self.most + 1), 0.0, (1 - duel, 0.0))[0]
            old, duel = duel, float(turn.best(pairs(1 - caught)[..., None])[0, 0])
            if abs(duel - old) < 1e-15:
                break
        self.duel = duel
        self.caught = turn.last(np.arange(target + self.most + 1), 0.0, (1 - duel, 0.0))[0]

    def solve(self) -> list[float]:
        """Each seat's chance from the start."""
        n, value = self.target, np.zeros((self.target, self.target))
        for total in range(2 * n - 2, -1, -1):
            a = np.arange(max(0, total - n + 1), min(n, total + 1))
            b = total - a
            p = np.arange(reach(self.turn.hope, int(a.min()), n) + 1)[:, None]
            after = np.where(a + p < n, value[b, np.minimum(a + p, n - 1)], self.caught[np.clip(a + p - b, 0, n + self.most)])
            worth, x = pairs(1 - after), np.full(len(a), 0.5)
            for _ in range(60):
                worth[0, 0] = 1 - x[::-1]  # with nothing, the other is to move: the position at the other end of the list
                u, _, z = self.turn.best(worth)
                plain = u - z * worth[0, 0]
                old, x = x, (plain + z * (1 - plain[::-1] - z[::-1])) / (1 - z * z[::-1])
                if np.abs(x - old).max() < SETTLED:
                    break
            else:
                raise RuntimeError(f"two players do not settle with {total} points")
            value[a, b] = x
        return [float(value[0, 0]), 1 - float(value[0, 0])]


def pairs(u: Any) -> Any:
    """The worths of the ends of turns of two players: nobody else is to be told of."""
    return np.stack([u, np.zeros_like(u)], axis=1)


def reach(hope: Any, total: int, target: int) -> int:
    """Where a turn may be cut: the target is reached, and neither does one get so far nor is caught up with from there."""
    p = np.arange(max(target - total, 1), len(hope))
    cut = p[hope[p] * hope[np.minimum(p + total - max(target - 1, 0), len(hope) - 1)] < SLIGHT]
    return int(cut[0]) if len(cut) else len(hope) - 1


class Three:
    """The game for three. Tie turns begin after the seat that played last, so of the tied that one is last again."""

    def __init__(self, turn: Turn, target: int) -> None:
        self.turn, self.target, self.lots_drawn = turn, target, dict[tuple[int, ...], Any]()
        self.duel = duel = Two(turn, 1).duel
        self.most = reach(turn.hope, 0, 0)
        self.side = target + self.most + 1  # leads from here on are as good as this one
        behind = np.arange(2 * self.side + self.most)
        self.one = turn.last(behind, 0.0, (1 - duel, 0.0))[0]  # of the last mover behind one leader
        trio = np.full(3, 1 / 3)
        for _ in range(200):
            # Behind two who are tied: they play it off if the last mover does not catch up, else all three do, it being the last.
            self.two = turn.last(behind, duel, (trio[2], trio[0]))
            d = np.arange(self.most + 1)
            u, v = self.middle(d, d)
            x, y = (float(row[0]) for row in turn.best(np.stack([1 - u - v, u], axis=1)[..., None])[:2])
            old, trio = trio, np.array([x, y, 1 - x - y])
            if np.abs(trio - old).max() < 1e-15:
                break

    def middle(self, d: Any, e: Any) -> Any:
        """u and v with one more to play after the mover, whom the seat before leads by d, and that other one by e."""
        p = np.arange(max(cut(self.turn.hope, int(x), int(y)) for x, y in zip(d, e, strict=True)) + 1)[:, None]
        last = np.minimum(e + np.maximum(p - d, 0), len(self.one) - 1)
        tied = np.broadcast_to(self.two[:, e][:, None], (2, *last.shape))
        u = np.where(p < d, 0.0, np.where(p == d, 1 - tied[0] - tied[1], 1 - self.one[last]))
        v = np.where(p < d, self.one[e], np.where(p == d, tied[0], self.one[last]))
        return self.turn.best(np.stack([u, v], axis=1))[:2]

    def final(self) -> Any:
        """u and v of who has reached the target, by the leads over the next seat and the one after."""
        table = np.empty((2, self.side, self.side))
        for part in np.array_split(np.arange(self.side), self.side // 8):
            d, e = (x.ravel() for x in np.meshgrid(part, np.arange(self.side), indexing="ij"))
            u, v = self.middle(d, e)
            table[:, part] = np.stack([1 - u - v, u]).reshape(2, len(part), self.side)
        return table

    def solve(self) -> list[float]:
        """Each seat's chance from the start."""
        n = self.target
        final, self.value = self.final(), np.zeros((2, n, n, n))
        everywhere = np.indices((n, n, n)).reshape(3, -1)
        for total in range(3 * n - 3, -1, -1):
            a, b, c = everywhere[:, everywhere.sum(axis=0) == total]
            p = np.arange(reach(self.turn.hope, int(a.min()), n) + 1)[:, None]
            on = self.value[:, b, c, np.minimum(a + p, n - 1)]
            lead = [np.clip(a + p - x, 0, self.side - 1) for x in (b, c)]
            worth = np.where(a + p < n, np.stack([1 - on[0] - on[1], on[0]]), final[:, lead[0], lead[1]])
            self.value[:, a, b, c] = self.ring(np.stack([a, b, c]), worth.transpose(1, 0, 2).copy())
        u, v = (float(x) for x in self.value[:, 0, 0, 0])
        return [u, v, 1 - u - v]

    def ring(self, totals: Any, worth: Any) -> Any:
        """u and v in all positions of one sum of totals; with nothing, the position is the same one turned round the table."""
        n, many = self.target, totals.shape[1]
        at = (totals[0] * n + totals[1]) * n + totals[2]
        to = np.searchsorted(at, (totals[1] * n + totals[2]) * n + totals[0])
        x, plan, moving = np.full((2, many), 1 / 3), np.zeros((3, many)), np.arange(many)
        for _ in range(30):
            worth[0] = behind = nothing(x, to)
            u, v, z = self.turn.best(worth[:, :, moving])
            plan[:, moving] = u - z * behind[0, moving], v - z * behind[1, moving], z
            old, x = x, follow(plan, to)
            moved = np.abs(x - old).max(axis=0)
            moving = np.flatnonzero(np.maximum(moved, np.maximum(moved[to], moved[to[to]])) > SETTLED)
            if not len(moving):
                return x
        for i in moving:
            if i < min(to[i], to[to[i]]):
                ring = np.array([i, to[i], to[to[i]]])
                x[:, ring] = self.lots(totals[:, i], worth[:, :, ring])
        return x

    def lots(self, totals: Any, worth: Any) -> Any:
        """u and v of a ring in which two players, each indifferent between two plans, must draw lots to keep each other so.

        To these two nothing is worth what it is at their edges, and so u is known. What the second gets when the third, k, moves
        tells u of k; that tells what nothing is worth to k, hence v of the first; and the first's edge tells v of the second.
        Each v tells a lot.
        """
        to, x, seen = np.array([1, 2, 0]), np.full((2, 3), 1 / 3), []
        for _ in range(40):
            worth[0] = behind = nothing(x, to)
            u, v, z = self.turn.best(worth)
            x = follow(np.stack([u - z * behind[0], v - z * behind[1], z]), to)
            seen.append(behind[0])
        low, high = np.min(seen[20:], axis=0), np.max(seen[20:], axis=0)
        plans = [self.plans(worth[:, :, m], 2 * low[m] - high[m], 2 * high[m] - low[m]) for m in range(3)]
        for k in range(3):
            i, j = (k + 1) % 3, (k + 2) % 3
            for first, second, (a, b, z) in product(pairwise(plans[i]), pairwise(plans[j]), plans[k]):
                (edge_i, ui), (edge_j, uj) = edge(*first), edge(*second)
                uk = 1 - edge_j - b - z * ui
                zk = (uk - a) / z
                vi, vj = 1 - ui - zk, 1 - uj - edge_i
                lots = lot(vi, uj, *first), lot(vj, uk, *second)
                x[:, [i, j, k]] = [ui, uj, uk], [vi, vj, b + z * ui]
                worth[0] = nothing(x, to)
                if all(0 <= one <= 1 for one in lots) and np.abs(self.turn.best(worth)[0] - x[0]).max() < 1e-13:
                    self.lots_drawn[tuple(int(total) for total in totals)] = lots
                    return x
        raise RuntimeError(f"no lots keep three players at {totals} of {self.target}")

    def plans(self, worth: Any, low: float, high: float) -> list[Any]:
        """The best plans of one player by what nothing is worth to it: what else u and v are, and how likely nothing is."""
        z, worths = np.linspace(low, high, 1025), np.repeat(worth[:, :, None], 1025, axis=2)
        worths[0] = z, np.zeros_like(z)
        u, v, zero = self.turn.best(worths)
        found = np.stack([u - z * zero, v, zero], axis=1)
        return [found[0], *(found[i] for i in np.flatnonzero(np.abs(np.diff(zero)) > 1e-12) + 1)]


def nothing(x: Any, to: Any) -> Any:
    """What nothing is worth, from the chances of those who then move."""
    return np.stack([1 - x[0, to] - x[1, to], x[0, to]])


def follow(plan: Any, to: Any) -> Any:
    """The chances if everybody plays as planned, for ever."""
    x = np.full((2, plan.shape[1]), 1 / 3)
    for _ in range(5000):
        old, x = x, plan[:2] + plan[2] * nothing(x, to)
        if np.abs(x - old).max() < 1e-16:
            break
    return x


def edge(one: Any, other: Any) -> tuple[float, float]:
    """What nothing is worth where two plans are equally good, and u there."""
    z = (one[0] - other[0]) / (other[2] - one[2])
    return z, one[0] + one[2] * z


def lot(v: float, u: float, one: Any, other: Any) -> float:
    """How often to play the first of two plans, for the next seat's chance to be v, if its chance after nothing is u."""
    here, there = one[1] + one[2] * u, other[1] + other[2] * u
    return float((v - there) / (here - there))


def cut(hope: Any, d: int, e: int) -> int:
    """Where a turn in the middle may be cut: one is ahead, and neither gets so far nor is caught up with from there."""
    p = np.arange(d + 1, max(len(hope), d + 2))
    slight = hope[np.minimum(p, len(hope) - 1)] * hope[np.minimum(e + p - d, len(hope) - 1)] < SLIGHT
    return int(p[slight][0]) if slight.any() else int(p[-1])
