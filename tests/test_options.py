"""Options: ranges, defaults and errors that say what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refused

from dicecafe.engine import registry
from dicecafe.engine.decks import RECENT, DeckOption
from dicecafe.engine.errors import OptionError
from dicecafe.engine.match import Match
from dicecafe.engine.options import Option, complete, parse
from dicecafe.words import Message

TARGET = Option("target", 50, 3, 500)
SWITCH = Option("last_orders", False)
WORD = Option("edition", "tiles", choices=("tiles", "cards"))
ALL = (TARGET, SWITCH, WORD)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(TARGET, "3", 3), (TARGET, "500", 500), (SWITCH, "on", True), (SWITCH, "False", False), (WORD, "cards", "cards")],
)
def test_typed_values(option: Option, text: str, value: object) -> None:
    """What people type becomes a number, a switch or a word."""
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "value", "code", "range"),
    [
        (TARGET, 2, "option/out-of-range", Message("option-number", low="3", high="500")),
        (TARGET, 501, "option/out-of-range", Message("option-number", low="3", high="500")),
        (TARGET, "50", "option/wrong-type", Message("option-number", low="3", high="500")),
        (TARGET, 50.0, "option/wrong-type", Message("option-number", low="3", high="500")),
        (TARGET, True, "option/wrong-type", Message("option-number", low="3", high="500")),
        (SWITCH, 1, "option/wrong-type", Message("option-switch")),
        (WORD, "tile", "option/out-of-range", Message("option-choice", choices=["tiles", "cards"])),
        (WORD, [], "option/out-of-range", Message("option-choice", choices=["tiles", "cards"])),
    ],
)
def test_refusals_say_what_would_be_right(option: Option, value: object, code: str, range: Message) -> None:
    """The name, the range and what came stand in the message."""
    given = Message("option-nothing") if value is None else repr(value)
    with refused(code, "option-wrong", name=option.name, range=range, value=given):
        option.check(value)


@given(st.text())
def test_any_text_is_a_value_or_an_error(text: str) -> None:
    """Nothing typed gets past the ranges or breaks the parser."""
    for option in ALL:
        try:
            value = option.parse(text)
        except OptionError:
            continue
        assert option.check(value) == value


def test_complete_fills_in_defaults() -> None:
    """A table has a value for every option."""
    assert complete(ALL, {"target": 60}, "X") == {"target": 60, "last_orders": False, "edition": "tiles"}


def test_unknown_names_are_refused() -> None:
    """A misspelt name is guessed at."""
    has = Message("option-known", names=["target", "last_orders", "edition"])
    unknown = Message("option-unknown", game="X", name="tarket", has=has)
    with refused("option/unknown", "did-you-mean", message=unknown, close="target"):
        complete(ALL, {"tarket": 60}, "X")
    with refused("option/unknown", "option-none"):
        complete((), {"target": 60}, "X")
    with refused("option/unknown", "option-form", text="target"):
        parse(ALL, ["target"], "X")


def test_encoded_for_kernels() -> None:
    """Words and switches become integers."""
    assert [WORD.fields("cards"), SWITCH.fields(True), TARGET.fields(7)] == [{"edition": 1}, {"last_orders": 1}, {"target": 7}]


@pytest.mark.parametrize("name", [name for name in registry.names() if registry.load(name).decks(registry.load(name).config(2))])
def test_a_deck_stays_as_long_as_somebody_plays_with_it(name: str) -> None:
    """Of decks that were only looked at the last few are kept; the game's own is always there."""
    game = registry.load(name)
    option = next(option for option in game.options if isinstance(option, DeckOption))

    def deck(number: int) -> dict[str, Any]:
        house = option.house()
        return {**house, "deck": {**house["deck"], "title": f"Deck {number}"}}

    own = game.config(2)
    match = Match(game, ["Ann", "Bo"], {"deck": deck(0)})
    forgotten = game.config(2, {"deck": deck(1)})
    for number in range(2, RECENT + 2):
        game.config(2, {"deck": deck(number)})
    assert len(option.known) <= RECENT + 2
    assert (match.decks, game.deck(own) is not None) == ([option.of(match.cfg)], True)
    assert game.notation(match.cfg) is game.notation(own)  # the words are the same
    with pytest.raises(KeyError):
        option.of(forgotten)


@pytest.mark.parametrize("name", registry.names())
def test_presets_can_be_played(name: str) -> None:
    """Each changes something, with any number of players, and is called something in every language."""
    game = registry.load(name)
    assert game.presets
    for preset in game.presets:
        assert game.changed(preset.options) == preset.options
        for seats in game.seats:
            game.config(seats, preset.options)
        for language in ("en", "de", "es", "fr"):
            assert game.speech(language=language).has(f"preset-{preset.name}")
