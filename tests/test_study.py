"""The study's exact figures, reckoned anew; its other figures are printed by commands that `test_docs` runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dicecafe import load
from dicecafe.solver import solve, trial

STUDY = (Path(__file__).parent.parent / "docs" / "study.md").read_text(encoding="utf-8")
EXACT = re.findall(r"^\| ([\w ]+) \| (\d+) \| ([\d.]+)% \|$", STUDY, re.MULTILINE)


def test_it_tells_of_both_solved_games() -> None:
    """By their titles."""
    assert [title for title, _, _ in EXACT] == ["Pig", "Burger Dice"]


@pytest.mark.parametrize(("title", "least", "said"), EXACT)
def test_perfect_play_against_the_best_fixed_threshold(title: str, least: str, said: str) -> None:
    """To the tenth of a percent; a threshold of one more or one less does worse."""
    solution, best = solve(load(title.lower().replace(" ", "-"))), int(least)
    plans = {n: trial.threshold(solution.graph, n) for n in (best - 1, best, best + 1)}
    chances = {n: sum(trial.against(solution, plan).chances) / 2 for n, plan in plans.items()}
    assert min(chances, key=lambda n: chances[n]) == best
    assert f"{100 * chances[best]:.1f}" == said


def test_who_starts_with_two_perfect_players() -> None:
    """As the solver says."""
    said = re.search(r"two perfect players come to ([\d.]+)%, exactly", STUDY)
    assert said
    assert f"{100 * solve(load('burger-dice')).first_player_win:.2f}" == said[1]
