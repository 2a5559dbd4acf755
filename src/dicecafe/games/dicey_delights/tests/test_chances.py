"""The odds a client shows are those of the terminal's `o`."""

from __future__ import annotations

from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights.drawing import odds_rows
from dicecafe.games.dicey_delights.table import REROLL_OR_KEEP


def test_odds_are_those_of_the_terminal() -> None:
    """One row for each group of dice with the same numbers, for the seat that decides alone."""
    match = Match(registry.load("dicey-delights"), ["a", "b"], {}, 0, StreamDice(1))
    while match.turn < 0 or match.state.awaits != REROLL_OR_KEEP:
        match.roll() if match.turn < 0 else match.play(match.turn, match.legal(match.turn)[0])
    seat = match.turn
    rows, drawn = match.view(seat).odds(), odds_rows(match.view(seat))[1:]
    assert [label for label, _ in rows][:3] == ["keep all", "roll 1 again", "roll 2 again"]
    assert len(rows) == len(drawn) == 8
    for (_, told), row in zip(rows, drawn, strict=True):
        worth, matches = told.removeprefix("worth ").split(" points; ")
        assert f" {worth} " in row
        assert all(part.split()[-1].rstrip("%") in row for part in matches.split(", "))
    assert match.view(1 - seat).odds() == []
