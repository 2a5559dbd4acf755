"""Strong conditions: how likely they are, and those that no dice fulfil."""

from __future__ import annotations

from typing import Any

import pytest

from dicecafe.games.dicecreams.deck import DECK
from dicecafe.games.dicecreams.faces import findings, odds

from .test_deck import invented


def with_card(slots: list[dict[str, Any]], strong: dict[str, Any]) -> Any:
    """A deck whose first card is this."""
    tables = invented()
    tables["icecream"][0].update(slots=slots, strong=strong)
    return DECK.of_tables(DECK.check(tables))


BLUE, PINK, ANY = {"need": "colour", "colour": "blue"}, {"need": "colour", "colour": "pink"}, {"need": "any"}


def test_two_colours_can_not_be_one() -> None:
    """What its slots exclude by colour no dice fulfil; what they exclude by number melting and Sprinkles can."""
    deck = with_card([BLUE, PINK, ANY], {"id": "same_colour"})
    assert [(one.kind, one.where) for one in findings(deck)] == [("impossible", "icecream 1 (Scoop 1)")]
    numbers = with_card([{"need": "number", "number": 2}, {"need": "number", "number": 4}, ANY], {"id": "all_odd"})
    assert odds(numbers, 1) == (0.0, 2, False)
    assert not findings(numbers)


@pytest.mark.parametrize(
    ("slots", "strong", "share"),
    [
        ([ANY, ANY, ANY], {"id": "same_colour"}, 4 / 24 * 3 / 23),
        ([BLUE, ANY, BLUE], {"id": "same_colour"}, 3 / 23),
        ([ANY, ANY, ANY], {"id": "all_odd"}, 1 / 8),
        ([ANY, {"need": "number", "number": 6}, ANY], {"id": "sum_at_least", "n": 18}, 1 / 36),
    ],
)
def test_shares_by_hand(slots: list[dict[str, Any]], strong: dict[str, Any], share: float) -> None:
    """The share of dice that fulfil a condition as they are placed."""
    assert odds(with_card(slots, strong), 1).placed == pytest.approx(share, abs=1e-12)


def test_what_always_holds() -> None:
    """A sum of at least 3 is no condition."""
    assert [one.kind for one in findings(with_card([ANY, ANY, ANY], {"id": "sum_at_least", "n": 3}))] == ["always"]
