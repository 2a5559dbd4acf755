"""Small games are solved by their rules alone: to known chances, and as the solver of races has it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from coin_game import BLANK, LOSING, PASS, THROW, coin_game
from slow_game import SlowGame, forget

from dicecafe import cli, load
from dicecafe.engine.errors import DiceCafeError
from dicecafe.solver import positions, solve
from dicecafe.solver.small import solve_small


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game of somebody else's package, without a solve.py; its name."""
    game = SlowGame(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield game.name
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("target", [10, 17])
def test_it_agrees_with_the_solver_of_races(target: int) -> None:
    """On a race that both can solve, to 1e-9 and far below; the error bound says so."""
    small, race = solve_small(load("pig"), 2, {"target": target}), solve(load("pig"), 2, {"target": target})
    assert small.error_bound < 1e-11
    assert abs(small.seat_win[0] - race.first_player_win) < small.error_bound + race.error_bound
    assert sum(small.seat_win) == pytest.approx(1)
    cfg = load("pig").config(2, {"target": target})
    start = load("pig").start(cfg)
    mine, theirs = small.values(cfg, start, 0, [0, 1]), race.values(cfg, start, 0, [0, 1])
    assert mine == pytest.approx(theirs, abs=1e-9)


def test_circles_of_dice_and_of_choice_are_no_trouble() -> None:
    """Who throws first wins 1/2 + 1/8 + 1/32 ... of the games; passing is possible for ever, and worse."""
    game = coin_game()
    solution = solve_small(game, 2)
    assert solution.seat_win == pytest.approx([2 / 3, 1 / 3], abs=1e-12)
    cfg = game.config(2)
    assert solution.values(cfg, game.start(cfg), 0, [THROW, PASS]) == pytest.approx({THROW: 2 / 3, PASS: 1 / 3}, abs=1e-12)


def test_alone_there_is_one_chance() -> None:
    """A single player's chance is all there is."""
    assert len(solve_small(coin_game(), 1).seat_win) == 1


@pytest.mark.parametrize("coin", [BLANK, LOSING])
def test_a_game_without_an_end_has_no_exact_chance(coin: int) -> None:
    """By dice that decide nothing, or by players who had better not begin."""
    with pytest.raises(DiceCafeError) as refused:
        solve_small(coin_game(), 2, {"coin": coin})
    assert (refused.value.code, refused.value.message.id) == ("solver/none", "solver-endless")


@pytest.mark.parametrize(
    ("name", "players", "id"),
    [("dessert-dice", 2, "solver-secret"), ("dicecreams", 2, "solver-secret"), ("pig", 3, "solver-two")],
)
def test_what_is_no_small_game_is_refused(name: str, players: int, id: str) -> None:
    """At once, with the reason."""
    with pytest.raises(DiceCafeError) as refused:
        solve_small(load(name), players)
    assert refused.value.message.id == id


def test_too_many_positions_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so, and how many there may be."""
    monkeypatch.setattr(positions, "MOST", 2000)
    with pytest.raises(DiceCafeError, match="more than 2,000 positions"):
        solve_small(load("pig"), 2, {"target": 10})


def test_the_command_solves_a_game_of_another_package(installed: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON and in words, from its rules alone."""
    assert cli.main(["solve", installed, "--option", "target=12", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["first_player_win"] == pytest.approx(solve(load("pig"), 2, {"target": 12}).first_player_win, abs=1e-9)
    assert found["positions"] > 1000
    assert cli.main(["solve", installed, "--option", "target=12"]) == 0
    out = capsys.readouterr().out
    assert "seat 0 wins" in out
    assert f"from {found['positions']:,} positions" in out
    assert cli.main(["solve", "dessert-dice"]) == 2
    assert "(solver/none)" in capsys.readouterr().err
