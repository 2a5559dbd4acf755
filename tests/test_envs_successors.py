"""Successors: the same as asking the game's own kernels one by one, with the right chances, also where dice are rolled again."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
import pytest

from dicecafe import load
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.envs import encoding
from dicecafe.envs.successors import successors
from dicecafe.envs.tables import Tables

STEPS = 30
Found = dict[tuple[Any, ...], float]


def followed(game: Any, cfg: Any, s: Any, seat: int) -> Found:
    """The successors of a position, and their chances, in plain Python: what is rolled again has its share of the rest."""
    found: Found = defaultdict(float)
    for action in game.legal(cfg, s, seat):
        after = s.copy()
        game.kernels["apply"](cfg, after, seat, action)
        here: Found = defaultdict(float)
        again = [0.0]
        _roll(game, cfg, after, after.text(), 1.0, seat, here, again, 0)
        for row, odds in here.items():
            found[action, row] += odds / (1 - again[0])
    return found


def _roll(game: Any, cfg: Any, s: Any, begun: str, odds: float, seat: int, here: Found, again: list[float], depth: int) -> None:
    who = game.kernels["turn"](s)
    if who != CHANCE:
        here[(who, *encoding.row(game, cfg, s, seat).tolist())] += odds
        return
    if depth and s.text() == begun:
        again[0] += odds
        return
    weights = [0] * game.n_outcomes
    count = game.kernels["chance"](cfg, s, weights)
    for outcome in range(count):
        if weights[outcome]:
            after = s.copy()
            game.kernels["apply"](cfg, after, CHANCE, outcome)
            _roll(game, cfg, after, begun, odds * weights[outcome] / sum(weights[:count]), seat, here, again, depth + 1)


@pytest.mark.parametrize(("name", "target"), [("pig", 10), ("burger-dice", 10)])
def test_all_that_may_come_is_there(name: str, target: int) -> None:
    """At every table of some games, to their ends."""
    game, ends = load(name), 0
    hints: Any = game.part("hints")
    tables = Tables(game, 3, 2, {"target": target}, opponents=None, same_step=True)
    tables.begin(1)
    for _ in range(STEPS):
        actions = list[int]()
        ways = successors(tables)
        for table in range(tables.tables):
            s, seat = game.State.from_record(tables.states[table]), int(tables.seats[table])
            cfg = tables.cfgs[tables.counters[4 * table + 3]]
            found: Found = defaultdict(float)
            for i in np.flatnonzero(ways.table == table):
                found[int(ways.action[i]), (int(ways.seat[i]), *ways.rows[i].tolist())] += float(ways.chance[i])
                assert bool(ways.rewards[i].any()) == (ways.seat[i] == OVER)
                ends += ways.seat[i] == OVER
            actions.append(hints.choose(cfg, s.copy(), seat))
            expected = followed(game, cfg, s, seat)
            assert found.keys() == expected.keys()
            assert all(found[key] == pytest.approx(expected[key], abs=1e-12) for key in found)
        tables.step(np.array(actions))
    assert ends
