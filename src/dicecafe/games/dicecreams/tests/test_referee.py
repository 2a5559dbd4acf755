"""Checks of the referee: hand-made games and mutations of them, heads, options, conditions and scoring."""

from typing import Any

import pytest

from .referee import Flavour, Player, Refused, cards_fame, check, condition_holds, final_result, read_cards, read_options, suits
from .referee_table import HOUSE, PAIR, SOLO, changed, dice, easy_card, easy_deck


@pytest.mark.parametrize("record", [SOLO, PAIR])
def test_hand_made_games_pass(record: dict[str, Any]) -> None:
    """Whole games made by hand are right."""
    check(record)


def test_solo_is_won_with_more_fame_than_the_raccoon() -> None:
    """Solo is won with more Fame than the Raccoon has, not with as much."""
    alone = Player(completed=[easy_card(1), easy_card(2), easy_card(4)])
    assert final_result([alone], [easy_card(n) for n in (1, 3)])["winners"] == [0]
    assert final_result([alone], [easy_card(n) for n in (1, 3)] + [easy_card(2)])["winners"] == []


@pytest.mark.parametrize("record", [SOLO, PAIR])
def test_every_missing_doubled_or_swapped_line_is_refused(record: dict[str, Any]) -> None:
    """No line can be left out, doubled or swapped with a different neighbour."""
    log: list[str] = record["log"]
    for i in range(len(log)):
        spoilt = [log[:i] + log[i + 1 :], log[: i + 1] + log[i:]]
        if i + 1 < len(log) and log[i] != log[i + 1]:
            spoilt.append([*log[:i], log[i + 1], log[i], *log[i + 2 :]])
        for bad in spoilt:
            with pytest.raises(Refused):
                check(changed(record, log=bad))


@pytest.mark.parametrize(
    "new",
    [
        {"format": "dicecafe/2"},
        {"game": "pig"},
        {"players": []},
        {"players": ["A"] * 5},
        {"players": ["A", 2]},
        {"first": 1},
        {"first": 2},
        {"first": True},
        {"options": None},
        {"options": {"cones": 4}},
        {"options": {"cones": 3.0}},
        {"options": {"cones": 3, "x": 1}},
        {"log": "0 melt"},
        {"deck": {}},
        {"deck": easy_deck(2)},
        {"deck": easy_deck(8)},
        {"result": None},
    ],
)
def test_wrong_heads_are_refused(new: dict[str, Any]) -> None:
    """Everything around the log is checked too."""
    with pytest.raises(Refused):
        check(changed(PAIR, **new))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("points", [21, 25]),
        ("points", [21.0, 24]),
        ("winners", [0, 1]),
        ("winners", [True]),
        ("sprinkles", [2, 3]),
        ("strong", [3, 2]),
        ("cards", [[1, 6, 4], [3, 5, 7]]),
    ],
)
def test_wrong_results_are_refused(name: str, value: Any) -> None:
    """Each part of the result is compared, order and type too."""
    with pytest.raises(Refused, match="result"):
        check(changed(PAIR, result=PAIR["result"] | {name: value}))


def test_solo_result_needs_the_raccoon() -> None:
    """The Raccoon's Fame is part of a solo result."""
    for wrong in (None, 9):
        with pytest.raises(Refused, match="raccoon"):
            check(changed(SOLO, result=SOLO["result"] | {"raccoon": wrong}))


def test_options_in_range() -> None:
    """Cones go from 3 to 10, with four players to 8; the others have their types."""
    assert read_options({}, 2) == {"cones": 7, "sprinkles": "any-time", "last_orders": False}
    assert read_options({"cones": 10}, 3)["cones"] == 10
    assert read_options({"cones": 8}, 4)["cones"] == 8
    for bad in ({"cones": 9}, {"cones": 2}, {"cones": True}, {"sprinkles": "never"}, {"last_orders": 0}, {"target": 1}):
        with pytest.raises(Refused, match="options"):
            read_options(bad, 4)


@pytest.mark.parametrize(
    ("strong", "good", "bad"),
    [
        ({"id": "all_odd"}, (1, 3, 5), (1, 3, 4)),
        ({"id": "all_even"}, (2, 2, 6), (2, 2, 5)),
        ({"id": "all_equal"}, (4, 4, 4), (4, 4, 3)),
        ({"id": "sum_at_most", "n": 5}, (2, 2, 1), (2, 2, 2)),
        ({"id": "sum_at_least", "n": 14}, (6, 6, 2), (6, 6, 1)),
        ({"id": "sum_exactly", "n": 12}, (6, 5, 1), (6, 5, 2)),
        ({"id": "all_at_most", "n": 2}, (2, 2, 2), (1, 1, 3)),
        ({"id": "all_at_least", "n": 5}, (5, 6, 5), (6, 6, 4)),
        ({"id": "at_least_two", "value": 6}, (6, 1, 6), (6, 1, 5)),
        ({"id": "contains_both", "values": [2, 5]}, (5, 1, 2), (2, 2, 1)),
        ({"id": "staircase"}, (3, 4, 5), (5, 4, 3)),
    ],
)
def test_conditions(strong: dict[str, Any], good: tuple[int, int, int], bad: tuple[int, int, int]) -> None:
    """Each condition holds and fails as its table says."""
    assert condition_holds(strong, dice(*good))
    assert not condition_holds(strong, dice(*bad))


def test_same_colour_and_the_house_deck() -> None:
    """Colours count for one condition; the house deck uses all twelve."""
    assert condition_holds({"id": "same_colour"}, dice(1, 2, 3, colours=("pink", "pink", "pink")))
    assert not condition_holds({"id": "same_colour"}, dice(1, 1, 1))
    cards = read_cards(HOUSE)
    assert len(cards) == 36
    assert len({card["strong"]["id"] for card in cards.values()}) == 12


def test_slots() -> None:
    """A slot asks for a colour, a number or nothing: card 3 for pink, 3, nothing."""
    card = read_cards(HOUSE)[3]
    assert [suits(card, slot, Flavour("pink", 2)) for slot in "123"] == [True, False, True]
    assert [suits(card, slot, Flavour("blue", 3)) for slot in "123"] == [False, True, True]


@pytest.mark.parametrize(("number", "fame"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 9), (5, 14), (6, 20), (7, 20), (10, 20)])
def test_animal_sets(number: int, fame: int) -> None:
    """Sets score by their size, and never more than 20."""
    assert cards_fame([easy_card(2 * n + 1) for n in range(number)]) == 4 * number + fame


def test_two_sets_score_apart() -> None:
    """Three foxes and two owls are 5 and 2."""
    assert cards_fame([easy_card(n) for n in (1, 3, 5, 2, 4)]) == 20 + 5 + 2


@pytest.mark.parametrize(
    ("strong", "fame"), [([0, 0], [0, 0]), ([1, 0], [5, 0]), ([2, 2], [6, 6]), ([1, 3], [1, 7]), ([2, 2, 1], [6, 6, 1])]
)
def test_most_strong_tokens(strong: list[int], fame: list[int]) -> None:
    """All who share the most get 4, nobody if nobody has one (DC-9)."""
    assert final_result([Player(strong=tokens) for tokens in strong], [])["points"] == fame


def test_ties() -> None:
    """Fame, then Sprinkles with leftover Flavours, then IceCreams, then a shared win (DC-10)."""
    one, two = [easy_card(1) | {"fame": 8}], [easy_card(1), easy_card(2)]
    left = {"x": {"1": Flavour("blue", 3), "2": Flavour("blue", 3)}, "y": {"3": Flavour("blue", 3)}}
    assert final_result([Player(completed=one), Player(completed=two)], [])["winners"] == [1]
    assert final_result([Player(completed=one), Player(completed=one)], [])["winners"] == [0, 1]
    leftover = final_result([Player(completed=one, dice=left), Player(4, completed=two)], [])
    assert (leftover["winners"], leftover["sprinkles"]) == ([0], [5, 4])
