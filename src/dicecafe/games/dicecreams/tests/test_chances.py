"""What may come out of the pouch of DiceCreams."""

from __future__ import annotations

import pytest

from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match

from .table import GAME


def test_odds_are_those_of_the_pouch() -> None:
    """Each colour as likely as its dice in the pouch, the likeliest first; of the set-aside dice where the pouch is empty."""
    match = Match(GAME, ["a", "b"], {}, 0, StreamDice(3))
    while match.turn < 0:
        match.roll()
    shares = [told.parameters["share"] for _, told in match.view(0).odds()]
    assert shares == sorted((n / sum(match.state.pouch) for n in match.state.pouch if n), reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert match.view(1).odds() == []
    match.state.aside[:], match.state.pouch[:] = [0, 0, 3, 1, 0], [0] * 5
    rows = match.view(0).odds()
    assert [(label.parameters["die"], told.parameters["share"]) for label, told in rows] == [("black", 0.75), ("pink", 0.25)]
