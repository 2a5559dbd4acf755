"""Options: ranges, defaults and errors that say what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicecafe.engine.errors import DiceCafeError, OptionError
from dicecafe.engine.options import Option, complete, parse

TARGET = Option("target", 50, 3, 500, "points")
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
    ("option", "value", "code", "message"),
    [
        (TARGET, 2, "option/out-of-range", "target is a whole number from 3 to 500, not 2"),
        (TARGET, 501, "option/out-of-range", "not 501"),
        (TARGET, "50", "option/wrong-type", "a whole number from 3 to 500, not '50'"),
        (TARGET, 50.0, "option/wrong-type", "not 50.0"),
        (TARGET, True, "option/wrong-type", "not True"),
        (SWITCH, 1, "option/wrong-type", "last_orders is true or false, not 1"),
        (WORD, "tile", "option/out-of-range", "edition is one of tiles, cards, not 'tile'"),
        (WORD, [], "option/out-of-range", "not \\[\\]"),
    ],
)
def test_refusals_say_what_would_be_right(option: Option, value: object, code: str, message: str) -> None:
    """The range stands in the message."""
    with pytest.raises(DiceCafeError, match=message) as caught:
        option.check(value)
    assert caught.value.code == code


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
    with pytest.raises(DiceCafeError, match=r"X has no option 'tarket'\. It has target.*Did you mean target\?") as caught:
        complete(ALL, {"tarket": 60}, "X")
    assert caught.value.code == "option/unknown"
    with pytest.raises(DiceCafeError, match="name=value, not 'target'"):
        parse(ALL, ["target"], "X")


def test_encoded_for_kernels() -> None:
    """Words and switches become integers."""
    assert [WORD.fields("cards"), SWITCH.fields(True), TARGET.fields(7)] == [{"edition": 1}, {"last_orders": 1}, {"target": 7}]
