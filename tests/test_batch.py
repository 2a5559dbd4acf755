"""Batches: game n is the same game whatever the batch, the cores or the order; sums are sums."""

from __future__ import annotations

import pytest

from dicecafe import DiceCafeError, load
from dicecafe.engine.verify import verify
from dicecafe.lab import batch as lab
from dicecafe.lab.batch import Batch, records, simulate
from dicecafe.lab.summary import wilson

PIG = load("pig")


def test_game_n_is_the_same_game() -> None:
    """Records of a large batch on two threads start like those of a small one on one."""
    large = list(records(Batch(PIG, ["random", "greedy"], {}, 60, seed=5), cores=2))
    small = list(records(Batch(PIG, ["random", "greedy"], {}, 7, seed=5), cores=1))
    assert large[:7] == small
    assert len({tuple(record.log) for record in large}) == 60


def test_the_summary_is_the_sum_of_the_records() -> None:
    """Wins, points and lengths are those of the games; several chunks, several threads."""
    table = Batch(PIG, ["random", "greedy", "greedy"], {"target": 30}, 2 * lab.CHUNK + 10, seed=3, first=1)
    told = simulate(table, cores=2)
    games = list(records(table))
    results = [record.result or {} for record in games]
    assert told.games == len(games)
    assert told.wins == [sum(seat in result["winners"] for result in results) for seat in range(3)]
    assert told.points == [sum(result["points"][seat] for result in results) for seat in range(3)]
    lengths = [len(record.log) for record in games]
    assert (told.actions, told.shortest, told.longest) == (sum(lengths), min(lengths), max(lengths))
    assert simulate(table, cores=1).as_dict() == told.as_dict()


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
