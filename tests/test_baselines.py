"""Baselines: who stops and goes on has the same games, and the table says what it must."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def baselines(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program, with two levels that take no time."""
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    import baselines

    monkeypatch.setattr(baselines, "LEVELS", ("random", "easy", "medium"))
    monkeypatch.setattr(baselines, "is_solved", lambda name, players: False)
    monkeypatch.setattr("contest.warm", lambda name, players: None)
    return baselines


def results_of(lines: list[str]) -> dict[str, tuple[float, float | None]]:
    """What came of each game, but for the time that it took."""
    whole = [json.loads(line) for line in lines if line.endswith("}")]
    return {f"{held['contest']} {held['number']}": (held["result"]["won"], held["result"]["less_luck"]) for held in whole}


def test_whoever_stops_goes_on(
    baselines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line that was not written whole is played again, and is the same game; nothing else is played."""
    file = tmp_path / "kept.jsonl"
    monkeypatch.setattr(sys, "argv", ["baselines.py", "pig", "--games", "4", "--kept", str(file)])
    baselines.main()
    whole = capsys.readouterr().out
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == len(set(lines)) == 2 * (4 + 6 + 10)
    before = results_of(lines)
    file.write_text("\n".join([*lines[:-1], lines[-1][:20]]) + "\n", "utf-8")
    baselines.main()
    again = file.read_text("utf-8").splitlines()
    assert results_of(again) == before
    assert len(again) <= len(lines) + 10  # one round
    assert capsys.readouterr().out.count("| medium |") == whole.count("| medium |") == 3
    assert "Not solved." in whole


def test_what_misses_a_goal_is_bold(baselines: Any) -> None:
    """A share that is below 60% for two by more than its interval, and a decision that takes too long."""
    from contest import Result

    lost, won = Result(0.0, 0.4, 3, 0.03, 0.6, 1.0), Result(1.0, 0.9, 3, 0.03, 0.01, 1.0)
    assert "**40.0% ± 0.0%**" in (row := baselines.row(2, "hard", "", [lost] * 40, ""))
    assert row.endswith("| **600** |")
    assert "**" not in baselines.row(2, "hard", "yes", [won] * 40, "1600")


def test_plain_results_that_were_all_alike_are_not_certain(baselines: Any) -> None:
    """Three rounds that were all won say less than thirty."""
    from contest import Result, share

    won = Result(1.0, None, 1, 0.0, 0.0, 0.0)
    few, many = share([won] * 6, 2, False), share([won] * 60, 2, False)
    assert few
    assert many
    assert few[0] == many[0] == 1.0
    assert few[1] > 0.2 > many[1] > 0.02
    assert share([won] * 6, 2, True) is None
    assert share([won], 2, False) is None
