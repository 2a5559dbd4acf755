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
    shown = {"chance": Message("chance", share=1.0), "sure": "yes", "less": Message("chance", share=less)}
    line = Message("hint-better", move="hold", other="roll", **shown)
    assert advice.says == [line, Message("hint-exact"), Message("hint-thumb-same")]
    said, first, second, *why = advice.lines(speech("en"))
    assert said == f"Best: hold, 100% to win (roll: {less:.0%})."
    assert (first.split(), second.split()[1]) == (["100%", "hold"], "roll")
    assert why == [speech("en").say(one) for one in advice.says[1:]]


def test_two_moves_as_good_as_equal_are_told_so() -> None:
    """Pig, behind 90 with 20 in the pot or so: where whole percents show no difference, either will do."""
    match = Match(registry.load("pig"), ["a", "b"])
    for pot in range(15, 30):
        match.state.pot = pot
        advice = advise(match.view(0), match.legal(0))
        (_, chance), (_, less) = advice.choices
        assert (advice.says[0].id == "hint-either") == (chance - less <= 0.01)
        if advice.says[0].id == "hint-either":
            assert advice.says[0].parameters["chance"] == Message("chance", share=(chance + less) / 2)
            return
    raise AssertionError("no such position")


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
    line, known, *why = advice.says
    assert line.id in ("hint-best", "hint-better", "hint-either")
    assert known.id == "hint-searched"
    assert known.parameters["playouts"] >= 400
    assert 0.01 <= known.parameters["error"] < 0.2
    assert why
    moves, chances = zip(*advice.choices, strict=True)
    assert 1 <= len(chances) <= 3
    assert set(moves) <= set(match.moves(match.turn))
    assert list(chances) == sorted(chances, reverse=True)


def test_no_chance_is_the_luck_of_a_few_playouts() -> None:
    """Dessert Dice at its start: 600 choices shared 128 playouts, and the luckiest stood at 100%, give or take 0.1."""
    for seed in range(3):
        match = Match(registry.load("dessert-dice"), ["a", "b"], {}, 0, StreamDice(seed))
        while match.turn < 0:
            match.roll()
        advice = advise(match.view(match.turn), match.legal(match.turn))
        assert all(0.2 < chance < 0.85 for _, chance in advice.choices)
        assert advice.says[1].parameters["error"] > 0.02


def test_one_choice_needs_no_advice() -> None:
    """Where there is nothing to choose, it says so."""
    match = Match(registry.load("burger-dice"), ["a", "b"])
    advice = advise(match.view(0), match.legal(0))
    assert (advice.choices, advice.says) == ([], [Message("hint-one", move="roll")])
    assert advice.lines(speech("en")) == [speech("en").say(advice.says[0])]
