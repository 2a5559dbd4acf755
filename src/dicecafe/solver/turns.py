"""One turn of a race, compiled: its best play for given worths of its end, how it then ends, and playing it with dice.

Chances are pairs (u, v): the mover's, and those of the seat after it; the seat before the mover has the rest. With two players
in it, the other is the seat before, and v is 0. A *worth* is such a pair for each number of points a turn may end with; worth[0]
is also what a bust is worth. `reach` is where a turn ends by itself: with so many points at stake one stops, always.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from dicecafe.compiled import jit
from dicecafe.compiled.stream64 import below, seeded
from dicecafe.engine.contract import Ints, States
from dicecafe.engine.rule import called_rule, rule

from .race import Graph

EQUAL: Final = 1e-14  # chances closer than this are equal, and the tie rule decides
ASIDE: Final = 1e-11  # how far from where a plan changes it is asked what it was and what it will be


@rule
def pick(begin: Ints, node: Ints, gain: Ints, worth: Any, u: Any, case: int, p: int, equal: float) -> tuple[int, float]:
    """The option to choose in a case with `p` points at stake, the first that none beats; and the best chance there is."""
    best, high, top = begin[case], -1.0, -1.0
    for o in range(begin[case], begin[case + 1]):
        k = node[o]
        x = worth[0, 0] if k < 0 else u[p + gain[o], k]
        top = max(top, x)
        if x > high + equal:
            best, high = o, x
    return best, top


@called_rule
def evaluate(g: Any, worth: Any, reach: int, equal: float, u: Any, v: Any, zero: Any, stop: Any) -> None:
    """Best play: for each (points at stake, node) the chances, how likely the turn ends with nothing, whether to stop."""
    first, weight, begin, node, gain, may_stop = g
    nodes = len(may_stop)
    for p in range(reach, len(worth)):
        for k in range(nodes):
            u[p, k], v[p, k], zero[p, k], stop[p, k] = worth[p, 0], worth[p, 1], 0.0, 1
    for p in range(reach - 1, -1, -1):
        for k in range(nodes - 1, -1, -1):
            ru = rv = rz = 0.0
            total = 0
            for case in range(first[k], first[k + 1]):
                w = weight[case]
                total += w
                o, top = pick(begin, node, gain, worth, u, case, p, equal)
                ru += w * top
                j = node[o]
                if j < 0:
                    rv += w * worth[0, 1]
                    rz += w
                else:
                    q = p + gain[o]
                    rv += w * v[q, j]
                    rz += w * zero[q, j]
            ru /= total
            # Of equals, stop with points; but with none roll, or two players could pass the dice to and fro for ever.
            if may_stop[k] and worth[p, 0] + (equal if p else -equal) >= ru:
                u[p, k], v[p, k], zero[p, k] = max(ru, worth[p, 0]), worth[p, 1], 1.0 if p == 0 else 0.0
                stop[p, k] = 1
            else:
                u[p, k], v[p, k], zero[p, k], stop[p, k] = ru, rv / total, rz / total, 0


@rule
def blend(g: Any, worth: Any, reach: int, mix: float, ways: Any, stops: Any, u: Any, v: Any, zero: Any) -> None:
    """Follow two plans, given by their tables, at once: at each decision the first one with chance `mix`, else the second."""
    first, weight, begin, node, gain, may_stop = g
    for p in range(len(worth) - 1, -1, -1):
        for k in range(len(may_stop) - 1, -1, -1):
            u[p, k] = v[p, k] = zero[p, k] = 0.0
            for way in range(2):
                share = mix if way == 0 else 1.0 - mix
                if p >= reach or stops[way, p, k]:
                    u[p, k] += share * worth[p, 0]
                    v[p, k] += share * worth[p, 1]
                    zero[p, k] += share if p == 0 else 0.0
                    continue
                total = 0
                for case in range(first[k], first[k + 1]):
                    total += weight[case]
                for case in range(first[k], first[k + 1]):
                    o, _ = pick(begin, node, gain, worth, ways[way], case, p, EQUAL)
                    part, q, j = share * weight[case] / total, p + gain[o], node[o]
                    u[p, k] += part * (worth[0, 0] if j < 0 else u[q, j])
                    v[p, k] += part * (worth[0, 1] if j < 0 else v[q, j])
                    zero[p, k] += part * (1.0 if j < 0 else zero[q, j])


@rule
def ends(g: Any, worth: Any, start: int, equal: float, u: Any, stop: Any, mass: Any, end: Any) -> None:
    """How likely a turn that follows `u` and `stop` ends with each number of points; `mass` is room to reckon in, all zeros."""
    first, weight, begin, node, gain, may_stop = g
    mass[0, start] = 1.0
    for p in range(len(worth)):
        for k in range(len(may_stop)):
            m = mass[p, k]
            if m == 0.0:
                continue
            if stop[p, k]:
                end[p] += m
                continue
            total = 0
            for case in range(first[k], first[k + 1]):
                total += weight[case]
            for case in range(first[k], first[k + 1]):
                o, _ = pick(begin, node, gain, worth, u, case, p, equal)
                if node[o] < 0:
                    end[0] += m * weight[case] / total
                else:
                    mass[p + gain[o], node[o]] += m * weight[case] / total


@rule
def play(
    g: Any, worth: Any, start: int, equal: float, u: Any, stop: Any, states: States, steps: Any, games: Ints, out: Ints
) -> None:
    """One turn in each of some games, each with dice of its own: the points it ends with."""
    first, weight, begin, node, gain, _ = g
    for i in range(len(games)):
        state, step = states[games[i]], steps[games[i]]
        p, k = 0, start
        while k >= 0 and not stop[p, k]:
            total = 0
            for case in range(first[k], first[k + 1]):
                total += weight[case]
            state, r = below(state, step, total)
            case = first[k]
            while r >= weight[case]:
                r -= weight[case]
                case += 1
            o, _ = pick(begin, node, gain, worth, u, case, p, equal)
            p, k = p + gain[o], node[o]
        out[i] = p if k >= 0 else 0
        states[games[i]] = state


@rule
def seeds(seed: int, start: int, states: States, steps: Any) -> None:
    """The dice of each game from `start` on."""
    for i in range(len(states)):
        states[i], steps[i] = seeded(seed, start + i)


@cache
def compiled(function: Any) -> Any:
    """One of these functions, compiled."""
    return jit.compiled(function, {}, f"solver-{function.__name__}")


class Played:
    """Best play of a turn: a table of chances by points at stake and node."""

    def __init__(self, arrays: tuple[Any, ...], worth: Any, reach: int, equal: float = EQUAL) -> None:
        shape = (len(worth), len(arrays[5]))
        self.arrays, self.worth, self.reach, self.equal = arrays, worth, reach, equal
        self.u, self.v, self.zero, self.stop = np.empty(shape), np.empty(shape), np.empty(shape), np.empty(shape, "i1")
        compiled(evaluate)(arrays, worth, reach, equal, self.u, self.v, self.zero, self.stop)

    def blended(self, mix: float) -> Played:
        """The same turn where nothing is worth just so much that the best plan changes: a mix of the plans to both sides."""
        ways = []
        for aside in (-ASIDE, ASIDE):
            worth = self.worth.copy()
            worth[0, 0] += aside
            ways.append(Played(self.arrays, worth, self.reach))
        both, stops = np.array([way.u for way in ways]), np.array([way.stop for way in ways])
        compiled(blend)(self.arrays, self.worth, self.reach, mix, both, stops, self.u, self.v, self.zero)
        self.stop = ways[int(mix < 0.5)].stop
        return self

    def ends(self, start: int) -> Any:
        """How likely the turn ends with each number of points."""
        end = np.zeros(len(self.worth))
        compiled(ends)(self.arrays, self.worth, start, self.equal, self.u, self.stop, np.zeros(self.u.shape), end)
        return end

    def play(self, start: int, states: States, steps: Any, games: Any) -> Any:
        """Play the turn in some games; the points of each."""
        out = np.empty(len(games), "i8")
        compiled(play)(self.arrays, self.worth, start, self.equal, self.u, self.stop, states, steps, games, out)
        return out


def points(jump: int, reach: int) -> Any:
    """The worth of a turn for somebody who counts points alone."""
    worth = np.zeros((reach + jump, 2))
    worth[:, 0] = np.arange(reach + jump)
    return worth


def hope(graph: Graph, least: int) -> float:
    """The best chance there is to have so many points at stake in one turn."""
    worth = np.zeros((least + graph.jump, 2))
    worth[least:, 0] = 1.0
    return float(Played(graph.arrays, worth, least, 0.0).u[0, graph.start])


def far(graph: Graph, chance: float) -> int:
    """The fewest points that nobody reaches in one turn with more than this chance, whatever they do."""
    low, high = 0, 8
    while hope(graph, high) > chance:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if hope(graph, middle) <= chance else (middle, high)
    return high
