"""The main part of a race: every combination of totals below the target, from the highest sum down, on threads.

A turn leads to a higher sum, or ends with nothing; so the positions whose totals are the same, turned round the table, depend
on one another in a ring and on what is solved already. Best play of a turn is linear in the worth of nothing as long as the same
moves are best, so each step solves the ring for the moves that were best last time, until they stay the same.

Totals (a, b, c) from the mover on are one number in base `target`. What follows the mover's turn is the position (b, c, a + p).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import Ints
from dicecafe.engine.rule import rule
from dicecafe.words import Message

from . import mixing
from .endgame import Endgame, after_middle, duel_worth
from .race import Graph, SolverError
from .turns import EQUAL, compiled, evaluate

STEPS: Final = 30  # more than any ring needs; what they came to is part of the error that is stated
SETTLED: Final = 4e-16
UNSETTLED: Final = 1e-13


@rule
def worth_main(table: Any, beyond: Any, target: int, players: int, position: int, worth: Any) -> None:
    """What the end of a turn is worth with so many points; `beyond` is for totals of target and more."""
    size = target if players == 2 else target * target
    a, rest = position // size, position % size
    for p in range(1, len(worth)):
        if a + p < target:
            x, y = table[rest * target + a + p, 0], table[rest * target + a + p, 1]
            worth[p, 0], worth[p, 1] = 1.0 - x - y, x if players == 3 else 0.0
        else:
            worth[p, 0], worth[p, 1] = beyond[a + p - target, 0], beyond[a + p - target, 1]


@rule
def fill_beyond(last_round: int, target: int, players: int, rest: int, endgame_table: Any, width: int, beyond: Any) -> None:
    """What reaching a total of target, target + 1, ... is worth: the game, or a last round for the others."""
    b, c = (rest, 0) if players == 2 else (rest // target, rest % target)
    for i in range(len(beyond)):
        if not last_round:
            beyond[i, 0], beyond[i, 1] = 1.0, 0.0
        else:
            at = target + i - b if players == 2 else (target + i - b) * width + target + i - c
            beyond[i, 0], beyond[i, 1] = endgame_table[at, 0], endgame_table[at, 1]


@rule
def main_reach(last_round: int, target: int, a: int, near: int, far: int) -> int:
    """Where a turn that begins with total `a` stops by itself."""
    return min(target - a + near, far) if last_round else target - a


@rule
def respond(g: Any, turn: Any, m: int, worths: Any, reach: Ints, bust_u: float, bust_v: float, room: Any, plan: Any) -> None:
    """The best plan of ring member `m` if nothing is worth that much: what it brings without that, and how likely it is."""
    start, jump = turn[0], turn[1]
    u, v, zero, stop = room
    worth = worths[m, : reach[m] + jump]
    worth[0, 0], worth[0, 1] = bust_u, bust_v
    evaluate(g, worth, reach[m], EQUAL, u, v, zero, stop)
    plan[m, 2] = zero[0, start]
    plan[m, 0] = u[0, start] - plan[m, 2] * bust_u
    plan[m, 1] = v[0, start] - plan[m, 2] * bust_v


@rule
def go_round(plan: Any, x: Any) -> None:
    """The chances round the ring if everybody follows a plan, into `x`."""
    players = len(plan)
    for _ in range(2000):
        moved = 0.0
        for back in range(players):
            m, other = players - 1 - back, (players - back) % players
            xu = plan[m, 0] + plan[m, 2] * (1.0 - x[other, 0] - x[other, 1])
            xv = plan[m, 1] + plan[m, 2] * x[other, 0] * (players - 2)
            moved = max(moved, abs(xu - x[m, 0]), abs(xv - x[m, 1]))
            x[m, 0], x[m, 1] = xu, xv
        if moved < 1e-17:
            break


@rule
def improve(g: Any, turn: Any, worths: Any, reach: Ints, room: Any, plan: Any, x: Any) -> float:
    """Give everybody in the ring the best plan against the others', and follow the plans; how far that moved their chances."""
    players, change, old = len(plan), 0.0, x.copy()
    for m in range(players):
        o = (m + 1) % players
        respond(g, turn, m, worths, reach, 1.0 - x[o, 0] - x[o, 1], x[o, 0] * (players - 2), room, plan)
    go_round(plan, x)
    for m in range(players):
        change = max(change, abs(x[m, 0] - old[m, 0]), abs(x[m, 1] - old[m, 1]))
    return change


@rule
def ring(
    g: Any, start: int, jump: int, last_round: int, near: int, far: int, target: int, players: int,
    table: Any, endgame_table: Any, width: int, heads: Ints, errors: Any, mixes: Any,
) -> None:  # fmt: skip
    """Solve the rings that begin at `heads` into `table`; those that do not settle are marked by a zero in `mixes`."""
    nodes, top, size = len(g[5]), target + near + jump + 1, target if players == 2 else target * target
    room = (np.empty((top, nodes)), np.empty((top, nodes)), np.empty((top, nodes)), np.empty((top, nodes), np.int8))
    beyond, worths = np.empty((near + jump + 1, 2)), np.empty((players, top, 2))
    at, reach = np.empty(players, np.int64), np.empty(players, np.int64)
    x, plan, turn = np.empty((players, 2)), np.empty((players, 3)), (start, jump)
    for head in heads:
        at[0] = head
        for m in range(players):
            if m:
                at[m] = at[m - 1] % size * target + at[m - 1] // size
            a, rest = at[m] // size, at[m] % size
            reach[m] = main_reach(last_round, target, a, near, far)
            fill_beyond(last_round, target, players, rest, endgame_table, width, beyond)
            worth_main(table, beyond, target, players, at[m], worths[m, : reach[m] + jump])
        for m in range(players):  # a guess: one point more changes little
            a, rest = at[m - 1] // size, at[m - 1] % size
            near_by, solved = rest * target + min(a + 1, target - 1), a + 1 < target
            x[m, 0] = table[near_by, 0] if solved else 1.0 / players
            x[m, 1] = table[near_by, 1] if solved else (players - 2.0) / players
        change = 1.0
        for _ in range(STEPS):
            change = improve(g, turn, worths, reach, room, plan, x)
            if change < SETTLED:
                break
        if change > UNSETTLED and players > 2:
            mixes[head] = 0.0
            continue
        q = 1.0
        for m in range(players):
            table[at[m], 0], table[at[m], 1] = x[m, 0], x[m, 1]
            q *= plan[m, 2]
        errors[0] = max(errors[0], change / (1.0 - q) if q < 1.0 else 1.0)
        errors[1] = max(errors[1], q)


def tabulate_endgame(endgame: Endgame, target: int, cores: int) -> tuple[Any, int]:
    """What it is worth to have reached the target with the others so far behind, and how wide a row of the table is."""
    width = target + endgame.near + endgame.graph.jump + 1
    if endgame.players == 2:
        endgame.grow(width)
        return duel_worth(endgame.one), width
    endgame.grow(endgame.room(width))
    ds, es = (side.ravel() for side in np.indices((width, width)))
    parts = np.array_split(np.argsort(ds + es, kind="stable"), 16 * cores)
    table = np.empty((width * width, 2))

    def part(which: Any) -> None:
        table[which] = after_middle(endgame.middles(ds[which], es[which]))

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(part, parts))
    return table, width


def heads(target: int, players: int) -> list[Any]:
    """The rings, each by its lowest number, in lists by the sum of its totals, highest sum first."""
    size = target ** (players - 1)
    all_ = np.arange(target**players)
    turned, lowest, total = all_, all_, np.zeros_like(all_)
    for _ in range(players):
        total = total + turned // size
        turned = turned % size * target + turned // size
        lowest = np.minimum(lowest, turned)
    leads = all_[lowest == all_]
    leads = leads[np.argsort(-total[leads], kind="stable")]
    return np.split(leads, np.flatnonzero(np.diff(total[leads])) + 1)


def part_worths(
    graph: Graph, endgame_table: Any, width: int, last_round: bool, near: int, far: int, target: int, players: int,
    table: Any, head: int,
) -> list[mixing.Member]:  # fmt: skip
    """The members of a ring: their number, what the end of their turn is worth, where they stop by themselves."""
    size, at, members = target ** (players - 1), int(head), []
    for _ in range(players):
        reach = main_reach(int(last_round), target, at // size, near, far)
        beyond, worth = np.empty((near + graph.jump + 1, 2)), np.zeros((reach + graph.jump, 2))
        fill_beyond(int(last_round), target, players, at % size, endgame_table, width, beyond)
        worth_main(table, beyond, target, players, at, worth)
        members.append(mixing.Member(at, worth, reach))
        at = at % size * target + at // size
    return members


def sweep(
    graph: Graph, endgame_table: Any, width: int, last_round: bool, near: int, far: int, target: int, players: int,
    progress: Callable[[float], None], cores: int,
) -> tuple[Any, Any, float, float]:  # fmt: skip
    """The chances at the start of a turn for all totals and the mixes, the largest error of a ring, and its chance of nothing."""
    table, errors, mixes = np.zeros((target**players, 2)), np.zeros((cores, 2)), np.ones(target**players)
    kernel, levels, done = compiled(ring), heads(target, players), 0
    turn = (graph.arrays, graph.start, graph.jump, int(last_round), near, far, target, players, table, endgame_table, width)
    with ThreadPoolExecutor(cores) as pool:
        for level in levels:
            parts = [level[i::cores].copy() for i in range(cores)]  # one layout, so that the compiler has it once
            list(pool.map(lambda i, parts=parts: kernel(*turn, parts[i], errors[i], mixes), range(cores)))
            for head in level[mixes[level] == 0.0]:
                ring_of = mixing.Ring(
                    graph, part_worths(graph, endgame_table, width, last_round, near, far, target, players, table, head)
                )
                if (found := ring_of.solve()) is None:
                    raise SolverError("solver/none", unsettled(np.unravel_index(head, (target,) * players), target))
                table[ring_of.at], mixes[ring_of.at], error = found
                errors[0, 0] = max(errors[0, 0], error)
            done += len(level)
            progress(players * done / target**players)
    return table, mixes, float(errors[:, 0].max()), float(errors[:, 1].max())


def unsettled(totals: Any, target: int) -> Message:
    """What to say where the plans of three players do not settle."""
    return Message("solver-unsettled", totals=", ".join(map(str, totals)), target=str(target))


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
