"""The odds a client shows are those of the terminal's `o`."""

from __future__ import annotations

import pytest

from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights import awaits
from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.drawing import odds_rows
from dicecafe.words import Message, languages

from .table import GAME, play, position


def test_odds_are_those_of_the_terminal() -> None:
    """One row for each group of dice with the same numbers, for the seat that decides alone."""
    match = Match(GAME, ["a", "b"], {}, 0, StreamDice(1))
    while match.turn < 0 or match.state.awaits != awaits.REROLL_OR_KEEP:
        match.roll() if match.turn < 0 else match.play(match.turn, match.legal(match.turn)[0])
    seat = match.turn
    rows, drawn = match.view(seat).odds(), odds_rows(match.view(seat))[1:]
    groups = [[1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]
    again = [Message("odds-again", dice=group, n=len(group)) for group in groups]
    assert [label for label, _ in rows] == [Message("odds-keep"), *again]
    for (_, told), row in zip(rows, drawn, strict=True):
        assert (told.id, f" {told.parameters['worth']:.2f} " in row) == ("odds-worth", True)
        campers = [DECK.of(match.cfg).campers[card - 1] for card in match.state.line[seat]]
        assert [one.parameters["camper"] for one in told.parameters["campers"]] == campers
        for one in told.parameters["campers"]:
            assert one.id == "odds-matches"
            assert "/".join(f"{100 * one.parameters[n]:.0f}" for n in ("one", "two", "three")) in row
    assert match.view(1 - seat).odds() == []


@pytest.mark.parametrize("language", languages())
def test_odds_can_be_said(language: str) -> None:
    """In every language, with shares as percentages and the worth with two decimals."""
    match = play(position(), "0 roll / * pie smore cookie")
    speech, point = GAME.speech(match.names, language), "." if language == "en" else ","
    rows = match.view(0).odds()
    assert len({speech.say(label) for label, _ in rows}) == 8
    for _, told in rows:
        said = speech.say(told)
        assert f"{told.parameters['worth']:.2f}".replace(".", point) in said
        assert said.count("%") == 9
