"""The last round and tie turns of a race: who has reached the target waits, the others have one more turn, ties are played off.

Nothing matters there but by how much each is behind. All positions are of four kinds, told from the mover's seat:

- *duel*: the first of two tied players starts a tie round. One number, the mover's chance.
- *trio*: the first of three tied players starts one.
- *last*: nobody plays after the mover, who is `d` points behind one leader (`behind_one`) or behind two who are tied
  (`behind_two`). More than `d` points win, exactly `d` tie, less loses.
- *middle*: one more plays after the mover; the third, who has had the turn, leads the mover by `d` and that other by `e`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import Ints
from dicecafe.engine.rule import rule

from . import turns
from .race import Graph
from .turns import EQUAL, compiled, evaluate

ROUNDS: Final = 500  # more than any tie needs to be settled: what is left shrinks by the chance of another tie each time


@rule
def worth_last(d: int, lost: float, tied_u: float, tied_v: float, worth: Any) -> None:
    """What a turn's end is worth to the last mover: `lost` is what the next seat gets from less than `d` points."""
    for p in range(len(worth)):
        if p < d:
            worth[p, 0], worth[p, 1] = 0.0, lost
        elif p == d:
            worth[p, 0], worth[p, 1] = tied_u, tied_v
        else:
            worth[p, 0], worth[p, 1] = 1.0, 0.0


@rule
def last(g: Any, start: int, jump: int, lost: float, tied_u: float, tied_v: float, first: int, out: Any) -> None:
    """The chances of the last mover who is `first`, `first` + 1, ... points behind."""
    nodes, top = len(g[5]), first + len(out) + jump
    u, v, zero = np.empty((top, nodes)), np.empty((top, nodes)), np.empty((top, nodes))
    stop, worth = np.empty((top, nodes), np.int8), np.empty((top, 2))
    for i in range(len(out)):
        d = first + i
        worth_last(d, lost, tied_u, tied_v, worth[: d + 1 + jump])
        evaluate(g, worth[: d + 1 + jump], d + 1, EQUAL, u, v, zero, stop)
        out[i, 0], out[i, 1] = u[0, start], v[0, start]


@rule
def worth_middle(d: int, e: int, one: Any, two: Any, worth: Any) -> None:
    """What a turn's end is worth to the mover in the middle."""
    for p in range(len(worth)):
        if p < d:
            worth[p, 0], worth[p, 1] = 0.0, one[e, 0]
        elif p == d:
            worth[p, 0], worth[p, 1] = 1.0 - two[e, 0] - two[e, 1], two[e, 0]
        else:
            worth[p, 0], worth[p, 1] = 1.0 - one[e + p - d, 0], one[e + p - d, 0]


@rule
def middle(g: Any, start: int, jump: int, near: int, one: Any, two: Any, ds: Ints, es: Ints, out: Any) -> None:
    """The chances of the mover in the middle, for each pair of leads."""
    nodes, top = len(g[5]), 0
    for i in range(len(ds)):
        top = max(top, middle_reach(near, ds[i], es[i]) + jump)
    u, v, zero = np.empty((top, nodes)), np.empty((top, nodes)), np.empty((top, nodes))
    stop, worth = np.empty((top, nodes), np.int8), np.empty((top, 2))
    for i in range(len(ds)):
        reach = middle_reach(near, ds[i], es[i])
        worth_middle(ds[i], es[i], one, two, worth[: reach + jump])
        evaluate(g, worth[: reach + jump], reach, EQUAL, u, v, zero, stop)
        out[i, 0], out[i, 1] = u[0, start], v[0, start]


@rule
def middle_reach(near: int, d: int, e: int) -> int:
    """Where the mover in the middle stops: both its own points and its lead over the last are such as are hardly ever made."""
    return max(d + 1, near, near + d - e)


@dataclass
class Endgame:
    """The solved endgame of a race."""

    graph: Graph
    players: int
    near: int  # points that one turn reaches with a chance of less than 1e-8
    duel: float = 0.5
    trio: tuple[float, float] = (1 / 3, 1 / 3)
    error: float = 0.0
    one: Any = None  # chances of the last mover by how far it is behind one leader
    two: Any = None  # and behind two

    def solve(self) -> None:
        """Settle the ties: first two players', then three's."""
        size = self.near + self.graph.jump
        low, high = 0.0, 1.0
        for _ in range(ROUNDS):  # the chance lies between the two: both only ever move towards it
            before = high - low
            low, high = self._duel(low, size), self._duel(high, size)
            if high - low >= before or high - low < 1e-16:
                break
        self.duel, self.error = (low + high) / 2, abs(high - low)
        if self.players == 3:
            change = 1.0
            for _ in range(ROUNDS):
                before, trio = change, self._trio(self.trio, size)
                change = max(abs(trio[i] - self.trio[i]) for i in range(2))
                self.trio = trio
                if change >= before or change < 1e-16:
                    break
            self.error = max(self.error, change)
        self.grow(size)

    def grow(self, size: int) -> None:
        """Have the last mover's chances for as much behind as that."""
        if self.one is None or len(self.one) < size:
            self.one = self._last((0.0, 1.0 - self.duel, 0.0), size)
            if self.players == 3:
                self.two = self._last((self.duel, 1.0 - sum(self.trio), self.trio[0]), size)

    def middles(self, ds: Any, es: Any) -> Any:
        """The chances of movers in the middle, for pairs of leads."""
        out = np.empty((len(ds), 2))
        compiled(middle)(*self._turn, self.near, self.one, self.two, ds, es, out)
        return out

    def room(self, behind: int) -> int:
        """How much behind the last mover may be after a middle turn that began with leads of up to `behind`."""
        return behind + self.near + self.graph.jump + 1

    @property
    def _turn(self) -> tuple[Any, int, int]:
        return self.graph.arrays, self.graph.start, self.graph.jump

    def _last(self, ends: tuple[float, float, float], size: int) -> Any:
        out = np.empty((size, 2))
        compiled(last)(*self._turn, *ends, 0, out)
        return out

    def _first(self, worth: Any) -> tuple[float, float]:
        played = turns.Played(self.graph.arrays, worth, self.near)
        return float(played.u[0, self.graph.start]), float(played.v[0, self.graph.start])

    def _duel(self, duel: float, size: int) -> float:
        """The chance of the first of two, if it is `duel` the next time they are tied."""
        return self._first(duel_worth(self._last((0.0, 1.0 - duel, 0.0), size)))[0]

    def _trio(self, trio: tuple[float, float], size: int) -> tuple[float, float]:
        """The chances of the first and the second of three, if they are `trio` the next time they are tied."""
        behind = np.arange(size)
        self.one = self._last((0.0, 1.0 - self.duel, 0.0), self.room(size))
        self.two = self._last((self.duel, 1.0 - sum(trio), trio[0]), self.room(size))
        return self._first(after_middle(self.middles(behind, behind)))


def duel_worth(one: Any) -> Any:
    """What a turn's end is worth to the first of two, whom the other then has to catch."""
    return np.column_stack([1.0 - one[:, 0], np.zeros(len(one))])


def after_middle(middles: Any) -> Any:
    """Chances from the seat before: what is the mover's there is the next seat's here."""
    return np.column_stack([1.0 - middles[:, 0] - middles[:, 1], middles[:, 0]])
