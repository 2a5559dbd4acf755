"""Shown chances are true: of positions told as 70% about 70% are won, as far as few games can tell.

`benchmarks/calibration.py` tells it of hundreds, and within 5 points.
"""

from __future__ import annotations

from typing import Any

import pytest
from calibrated import TABLES, Told, off, rows, sampled

from dicecafe.bots import advice
from dicecafe.coach.judge import SKETCHED
from dicecafe.engine import registry

GAMES = 24
OFF = 0.1  # points, the noise of so few games taken off
LEVEL = {"dessert-dice": "easy"}  # errs as people do; whoever follows hints to the letter is foreseen, as no dice are to come


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_chances_are_won_as_often_as_they_say(name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that are followed, the coach's first look, its curve. Dessert Dice told 100%, and won two in three."""
    monkeypatch.setattr(advice, "FEWEST", 64)
    monkeypatch.setattr(registry.load(name).part("standing"), "PLAYOUTS", 128)
    samples = [sampled(name, options, LEVEL.get(name, "medium"), number, 2 * SKETCHED) for number in range(GAMES)]
    for kind in ("hints", "look", "curve"):
        told = [one for sample in samples for one in getattr(sample, kind)]
        assert len(told) >= GAMES // 2
        assert off(told) < OFF, rows(told)


def test_what_is_off_is_seen() -> None:
    """Chances of 100% of which half are won are off by 50 points; true ones by none, but for what chance does."""
    assert off([Told(1.0, number % 2) for number in range(100)]) == pytest.approx(0.5, abs=0.01)
    assert off([Told(0.7, number % 10 < 7) for number in range(100)]) == 0.0
