"""Request cards: what they come to under best play, and abilities that nobody has or that do nothing."""

from __future__ import annotations

import pytest

from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.games.dicey_delights.faces import findings, odds


def test_expected_points_are_those_of_the_file() -> None:
    """The deck states what each profile is worth, worked out elsewhere."""
    deck, house = DECK.of_tables({}), DECK.house()
    stated = {row["id"]: row["expected"] for row in house["profile"]}
    for card in house["card"]:
        assert odds(deck, card["n"]).points == pytest.approx(stated[card["profile"]], abs=0.0006)


def test_a_bonus_that_pays_nothing() -> None:
    """An ability that can bring nothing is named; of the house deck none is."""
    assert not findings(DECK.of_tables({}))
    tables = DECK.house()
    ability = next(row for row in tables["ability"] if row["effects"][0]["op"] == "gain_points_roll")
    ability["effects"][0].update(all_different=0, pair=0, triple=0)
    found = findings(DECK.of_tables(DECK.check(tables)))
    assert [(one.kind, one.where) for one in found] == [("dead", f"ability {ability['id']}")]
