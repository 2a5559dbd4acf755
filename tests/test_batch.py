"""Batches: game n is the same game whatever the batch, the cores or the order; sums are sums."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from dicecafe import DiceCafeError, load
from dicecafe.engine.rule import rule
from dicecafe.engine.verify import verify
from dicecafe.lab import batch as lab
from dicecafe.lab.batch import Batch, records
from dicecafe.lab.measure import ACTIONS, SEATS
from dicecafe.lab.run import RunSettings, simulate
from dicecafe.lab.simulation import CHUNKS, Simulation
from dicecafe.lab.statistics import statistics, wilson

PIG = load("pig")


def test_game_n_is_the_same_game() -> None:
    """Records of a large batch on two threads start like those of a small one on one."""
    large = list(records(Batch(PIG, ["random", "greedy"], {}, 60, seed=5), cores=2))
    small = list(records(Batch(PIG, ["random", "greedy"], {}, 7, seed=5), cores=1))
    assert large[:7] == small
    assert len({tuple(record.log) for record in large}) == 60


def test_the_summary_is_the_sum_of_the_records() -> None:
    """Wins, points and lengths are those of the games; several chunks, several threads."""
    table = Batch(PIG, ["random", "greedy", "greedy"], {"target": 30}, 2 * CHUNKS["results"] + 10, seed=3, first=1)
    tally = simulate(table, RunSettings(cores=2))
    games = list(records(table))
    results = [record.result or {} for record in games]
    assert tally.games == len(games)
    assert tally.wins == [sum(seat in result["winners"] for result in results) for seat in range(3)]
    assert tally.sums[SEATS + 3 :].tolist() == [sum(result["points"][seat] for result in results) for seat in range(3)]
    lengths = [len(record.log) for record in games]
    assert (tally.sums[ACTIONS], tally.lows[ACTIONS], tally.highs[ACTIONS]) == (sum(lengths), min(lengths), max(lengths))
    assert statistics(table, simulate(table, RunSettings(cores=1))) == statistics(table, tally)


@rule
def shared_ranks(cfg: Any, s: Any, points: Any, places: Any) -> None:
    """Whoever has half of the target shares the win."""
    for seat in range(cfg.players):
        places[seat] = 2 * points[seat] < cfg.target


def test_a_shared_win_counts_as_its_share() -> None:
    """A win shared by n seats counts 1/n to each, to the last digit: with and without statistics, compiled and as matches."""
    game = replace(PIG)
    vars(game)["kernels"] = {**PIG.kernels, "ranks": shared_ranks}
    batch = Batch(game, ["random"] * 4, {"target": 20}, 700, seed=2)
    winners = [(record.result or {})["winners"] for record in records(batch)]
    assert {len(seats) for seats in winners} == {1, 2, 3, 4}
    wins = [float(sum(Fraction(seat in seats, len(seats)) for seats in winners)) for seat in range(4)]
    results, measured = (statistics(batch, simulate(batch, RunSettings(cores), cores == 1)) for cores in (2, 1))
    assert [seat["wins"] for seat in results["seats"]] == wins
    for key in ("player", "wins", "rate", "low", "high", "points"):
        assert [seat[key] for seat in results["seats"]] == [seat[key] for seat in measured["seats"]]
    assert results["shared_wins"] == measured["shared_wins"] == sum(len(seats) > 1 for seats in winners)
    rows, _ = Simulation(batch)(0, 20)
    matches = np.zeros_like(rows)
    Simulation(batch)._matches(0, matches, np.zeros((4, len(batch.vocabulary), 3), "i8"))
    assert np.array_equal(rows, matches)


def test_records_can_be_verified() -> None:
    """Each record of a batch stands on its own."""
    for record in records(Batch(load("burger-dice"), ["greedy", "random"], {"target": 20}, 20, seed=1)):
        assert verify(record).rolls > 0


def test_a_long_game_is_written_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game longer than the first trace is played again with room enough."""
    whole = list(records(Batch(PIG, ["random", "random"], {}, 3)))
    monkeypatch.setattr(lab, "FIRST_TRACE", 10)
    assert list(records(Batch(PIG, ["random", "random"], {}, 3))) == whole


def test_a_reader_may_stop_early() -> None:
    """Taking the first of many records plays only a few games more."""
    assert next(records(Batch(PIG, ["random", "random"], {}, 10_000_000))).dice == {"seed": 0, "number": 0}


def test_unknown_bots_are_refused() -> None:
    """A bot that is not there is named."""
    with pytest.raises(DiceCafeError) as refused:
        Batch(PIG, ["gready", "random"], {}, 1)
    assert (refused.value.code, refused.value.message.parameters["close"]) == ("players/unknown", "greedy")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)]
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """Published values of the interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
