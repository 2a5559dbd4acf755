"""Evaluation: exact where it can be held against something else, and clear about what it is not."""

from __future__ import annotations

import json

import numpy as np
import pytest

from dicecafe import bots, cli, load
from dicecafe.bots.plugins import Plugin
from dicecafe.engine.match import Player
from dicecafe.engine.stream import Stream
from dicecafe.lab import duel
from dicecafe.lab.duel import against
from dicecafe.lab.evaluate import Costs, Rival, costs
from dicecafe.solver import solve, trial
from dicecafe.words import languages

PIG = load("pig")
SHORT = {"target": 20}


def make(name: str) -> Player:
    """A bot of the cafe's."""
    return bots.make(name, PIG, Stream(0, 0))


def at_least(points: int) -> Player:
    """Holds with so many points, whatever the totals; also with fewer nowhere."""

    def choose(view: object, legal: list[int]) -> int:
        return int(view.state.pot >= points)  # type: ignore[attr-defined]  # a View of Pig

    return Plugin("at_least", lambda view, legal: choose(view, legal)).player(PIG, Stream(0, 0))


def test_perfect_play_is_even_and_has_no_better_answer() -> None:
    """Half the wins of each, to the twelfth place."""
    solution = solve(PIG, 2, SHORT)
    assert against(solution, lambda: make("perfect"), knows=False) == pytest.approx(0.5, abs=1e-11)
    assert against(solution, lambda: make("perfect"), knows=True) == pytest.approx(0.5, abs=1e-11)


@pytest.mark.parametrize("points", [5, 8, 12])
def test_a_threshold_is_what_the_solvers_own_trial_says(points: int) -> None:
    """Another way to the same number: a plan that never looks at the totals."""
    solution = solve(PIG, 2, SHORT)
    first, second = trial.against(solution, trial.threshold(solution.graph, points)).chances
    assert against(solution, lambda: at_least(points), knows=False) == pytest.approx(1 - (first + second) / 2, abs=1e-11)


def test_the_best_answer_beats_perfect_play_at_it() -> None:
    """Who knows a bot wins no less than who plays perfectly; a bot that never scores wins nothing."""
    solution = solve(PIG, 2, SHORT)
    perfect, answer = (against(solution, lambda: at_least(8), knows=knows) for knows in (False, True))
    assert perfect is not None
    assert answer is not None
    assert answer < perfect - 1e-4
    assert against(solution, lambda: at_least(0), knows=True) == pytest.approx(0.0, abs=1e-11)


def test_simulated_games_agree() -> None:
    """2,000 games of perfect play against a threshold of 8, within four standard errors of the exact chance."""
    solution = solve(PIG, 2, SHORT)
    exact = against(solution, lambda: at_least(8), knows=False)
    assert exact is not None
    plan = trial.threshold(solution.graph, 8)
    won = sum(trial.play(solution, players, 1000)[seat] for seat, players in enumerate(([plan, None], [None, plan])))
    assert abs(won / 2000 - exact) < 4 * (exact * (1 - exact) / 2000) ** 0.5


def test_a_bot_that_plays_at_random_has_no_exact_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor has one that would be asked for too long."""
    solution, rng = solve(PIG, 2, SHORT), np.random.default_rng(1)
    random = Plugin("random", lambda view, legal: int(rng.integers(2))).player(PIG, Stream(0, 0))
    assert against(solution, lambda: random, knows=False) is None
    monkeypatch.setattr(duel, "MOST_ASKED", 10)
    assert against(solution, lambda: make("greedy"), knows=False) is None


def test_what_decisions_cost_is_exact_in_a_solved_game() -> None:
    """Perfect play costs nothing; always holding costs a lot, and is told to hold where rolling was better."""
    assert costs(PIG, "perfect", SHORT, 40, 1).total == 0
    bots.admit(["brought:Timid"])
    found = costs(PIG, "brought:Timid", SHORT, 40, 1)
    assert (found.exact, found.decisions) == (True, 40)
    figures = found.figures()
    assert figures["low"] <= figures["mean"] <= figures["high"]
    assert {(kind["chosen"], kind["better"]) for kind in figures["kinds"]} == {("hold", "roll")}


def test_costs_of_nothing() -> None:
    """No decision, no figures that are not numbers."""
    assert Costs(True).figures()["mean"] == 0.0


def test_less_luck_counts_for_more_games() -> None:
    """As many as the interval is worth."""
    plain = {"rate": 0.5, "low": 0.4, "high": 0.6}
    assert Rival("easy", 100, plain, None).pairing == (100, 50.0)
    games, won = Rival("easy", 100, plain, {"rate": 0.5, "low": 0.49, "high": 0.51}).pairing
    assert games > 5000
    assert won == games / 2


def test_the_command_says_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    """In every language, and the same for programs in all of them."""
    words = ["evaluate", "greedy", "--game", "pig", "--option", "target=15", "--games", "10", "--decisions", "20"]
    told = set()
    for language in languages():
        assert cli.main([*words, "--language", language]) == 0
        assert "evaluate-" not in capsys.readouterr().out
        assert cli.main([*words, "--json", "--language", language]) == 0
        told.add(capsys.readouterr().out)
    (one,) = told
    found = json.loads(one)
    assert [row["level"] for row in found["against"]] == ["random", "easy", "medium", "hard", "perfect"]
    assert found["exact"]["best_answer"] >= 1 - found["exact"]["against_perfect"]
    assert {row["bot"] for row in found["ratings"]} == {"greedy", "random", "easy", "medium", "hard", "perfect"}


@pytest.mark.parametrize(
    ("words", "code"),
    [(["greedy"], "usage"), (["genius", "--game", "pig"], "players/unknown"), (["nowhere:x", "--game", "pig"], "bot/missing")],
)
def test_what_can_not_be_evaluated(words: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With its code."""
    assert cli.main(["evaluate", *words]) == 2
    assert f"({code})" in capsys.readouterr().err
