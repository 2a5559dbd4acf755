"""Advice while playing: exact where the table is solved, searched elsewhere, and never a look behind the seat's back."""

from __future__ import annotations

import pytest

from dicecafe.bots.advice import advise
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, speech


def test_advice_in_a_solved_game_is_exact() -> None:
    """Pig with the win at stake: holding is certain, and the advice says by how much it beats rolling."""
    match = Match(registry.load("pig"), ["a", "b"])
    match.state.scores[:2] = [88, 90]
    match.state.pot = 12
    advice = advise(match.view(0), match.legal(0))
    (best, sure), (other, less) = advice.choices
    assert (best, other, sure) == ("hold", "roll", 1.0)
    assert advice.says == [Message("hint-exact"), Message("hint-lead", lead=sure - less), Message("hint-thumb-same")]
    known, first, second, *why = advice.lines(speech("en"))
    assert (first.split(), second.split()[1]) == (["100.0%", "hold"], "roll")
    assert [known, *why] == [speech("en").say(one) for one in advice.says]


@pytest.mark.parametrize("name", [name for name in registry.names() if not registry.load(name).part("solve")])
def test_advice_elsewhere_is_searched(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some choices, best first, with the error; the same twice."""
    monkeypatch.setattr(registry.load(name).part("standing"), "PLAYOUTS", 160)
    match = Match(registry.load(name), ["a", "b"], {}, 0, StreamDice(3))
    rng = Stream(1, 1)
    while match.turn < 0 or len(match.legal(match.turn)) < 2:
        if match.turn < 0:
            match.roll()
        else:
            legal = match.legal(match.turn)
            match.play(match.turn, legal[rng.below(len(legal))])
    view, legal = match.view(match.turn), match.legal(match.turn)
    advice = advise(view, legal)
    assert advice == advise(view, legal)
    known, *why = advice.says
    assert known.id == "hint-searched"
    assert 0 < known.parameters["error"] < 1
    assert why
    moves, chances = zip(*advice.choices, strict=True)
    assert 1 <= len(chances) <= 3
    assert set(moves) <= set(match.moves(match.turn))
    assert list(chances) == sorted(chances, reverse=True)


def test_one_choice_needs_no_advice() -> None:
    """Where there is nothing to choose, it says so."""
    match = Match(registry.load("burger-dice"), ["a", "b"])
    advice = advise(match.view(0), match.legal(0))
    assert (advice.choices, advice.says) == ([], [Message("hint-one", move="roll")])
    assert advice.lines(speech("en")) == [speech("en").say(advice.says[0])]
