"""The odds a client shows: few, in whole percents, and true."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights.cards import pay, served
from dicecafe.words import Message, languages

from .table import GAME, play, position


def test_odds_are_the_best_few_throws() -> None:
    """What the dice bring now, then three groups of dice at most: each with the chance that one throw of it brings more."""
    match = play(position(), "0 roll / * pie smore cookie")
    (keep, now), *again = match.view(0).odds()
    assert (keep, now.id) == (Message("odds-keep"), "points")
    assert 1 <= len(again) <= 3
    for label, told in again:
        assert (label.id, told.id) == ("odds-again", "odds-for-more")
        better = [points(match, dice) > now.parameters["points"] for dice in throws(match, label.parameters["dice"])]
        assert told.parameters["chance"].parameters["share"] == pytest.approx(sum(better) / len(better))
    assert match.view(1).odds() == []


def throws(match: Match, again: list[int]) -> Iterator[tuple[int, ...]]:
    """All that the dice may show after a throw of some."""
    return product(*(range(1, 7) if die + 1 in again else (match.state.dice[die],) for die in range(3)))


def points(match: Match, dice: tuple[int, ...]) -> int:
    """What the best two cards pay."""
    a, b, c = dice
    matches = [(card, served(match.cfg, card, a, b, c, 0, 0)) for card in match.state.line[0]]
    return sum(sorted((pay(match.cfg, card, n) for card, n in matches if n), reverse=True)[:2])


@pytest.mark.parametrize("language", languages())
def test_odds_can_be_said(language: str) -> None:
    """In every language, in a few words and one whole percentage each."""
    match = play(position(), "0 roll / * pie smore cookie")
    speech = GAME.speech(match.names, language)
    rows = [(speech.say(label), speech.say(told)) for label, told in match.view(0).odds()]
    assert len({label for label, _ in rows}) == len(rows) <= 4
    for label, told in rows[1:]:
        assert told.count("%") == 1
        assert "," not in told
        assert "." not in told
        assert len(label) + len(told) < 60
