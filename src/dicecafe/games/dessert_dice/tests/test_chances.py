"""What is counted where no die is rolled any more: dice for one's own dessert, and nobody else's."""

from __future__ import annotations

import pytest

from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.games.dessert_dice.text import DESSERT_NAMES
from dicecafe.words import languages

from .table import GAME


def dealt(decisions: int) -> Match:
    """A game after so many random decisions."""
    match, choices = Match(GAME, ["a", "b"], {}, 0, StreamDice(4)), Stream(4, 4)
    while match.turn < 0 or decisions:
        if match.turn < 0:
            match.roll()
        else:
            decisions -= 1
            legal = match.legal(match.turn)
            match.play(match.turn, legal[choices.below(len(legal))])
    return match


@pytest.mark.parametrize("decisions", [0, 3, 11])
def test_own_dice_are_counted(decisions: int) -> None:
    """Both counts agree with the moves that are allowed, said in their own words."""
    match = dealt(decisions)
    seat = match.turn
    own = DESSERT_NAMES[match.state.goals[seat] - 1]
    moves = [GAME.text.describe(match.cfg, match.state, seat, [action]) for action in match.legal(seat)]
    kinds = {move.parameters["die"] for move in moves if move.id == "place" and move.parameters["die"].endswith(own)}
    away = {move.parameters["at"] for move in moves if move.id == "tip" and move.parameters["up"] == own}
    (left, count), (tips, tipped) = match.view(seat).odds()
    assert (left.id, left.parameters) == ("odds-left", {"dessert": own})
    assert bool(count.parameters["n"]) == bool(kinds)
    assert count.parameters["n"] >= len(kinds)
    assert count.parameters["all"] == sum(match.state.supply)
    already = {move.parameters["at"] for move in moves if move.id == "tip" and move.parameters["die"].endswith(own)}
    assert (tips.id, tipped.parameters["n"]) == ("odds-tips", len(away - already))
    assert match.view(1 - seat).odds() == []


@pytest.mark.parametrize("language", languages())
def test_counts_can_be_said(language: str) -> None:
    """In every language."""
    match = dealt(3)
    speech = GAME.speech(match.names, language)
    for label, count in match.view(match.turn).odds():
        assert "{" not in speech.say(label) + speech.say(count)
