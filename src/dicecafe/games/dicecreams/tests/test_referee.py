"""Checks of the referee: the rules file's examples, tables, small hand-made logs, and mutations of them."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from .referee import (
    Card,
    Flavour,
    Game,
    Player,
    Refused,
    cards_fame,
    check,
    condition_holds,
    final_result,
    in_line_with,
    read_cards,
    read_options,
    suits,
)

HOUSE = tomllib.loads((Path(__file__).parent.parent / "deck.toml").read_text(encoding="utf-8"))


def lines(text: str) -> list[str]:
    """Cut a text into log lines."""
    return [line.strip() for line in text.replace("\n", "/").split("/") if line.strip()]


def easy_card(n: int) -> Card:
    """Make a card that takes any Flavour; odd ones are foxes, even ones are owls."""
    strong = {"id": "sum_at_least", "n": 15}
    return {"n": n, "animal": "fox" if n % 2 else "owl", "fame": 4, "slots": [{"need": "any"}] * 3, "strong": strong}


def easy_deck(size: int) -> dict[str, Any]:
    """Make a deck of easy cards."""
    return {"icecream": [easy_card(n) for n in range(1, size + 1)]}


SIXES = """* fill a1 blue 6 / * fill b1 blue 6 / * fill c1 blue 6 / * fill a2 yellow 6 / * fill b2 yellow 6 / * fill c2 yellow 6
* fill a3 black 6 / * fill b3 black 6 / * fill c3 black 6 / * market 1 1 / * market 2 2 / * top 3"""
FILLS = [
    "* fill a1 pink 6 / * fill b1 pink 6 / * fill c1 pink 6",
    "* fill a1 green 6 / * fill b1 green 6 / * fill c1 green 6",
    "* fill a1 pink 6 / * fill b1 pink 6 / * fill c1 blue 6",
    "* fill a1 green 6 / * fill b1 green 6 / * fill c1 blue 6",
    "* fill a1 yellow 6 / * fill b1 yellow 6 / * fill c1 black 6",
    "* fill a1 black 6 / * fill b1 pink 6 / * fill c1 blue 6",
]

SOLO: dict[str, Any] = {
    "format": "dicecafe/1",
    "game": "dicecreams",
    "options": {"cones": 3},
    "players": ["Ann"],
    "deck": easy_deck(12),
    "log": lines(f"""{SIXES}
        0 melt / 0 take a1 / 0 put m1.1 / * top 4 / 0 take c1 / 0 put x2 / {FILLS[0]}
        0 melt / 0 take a1 / 0 put x3 / 0 serve x / 0 take c1 / 0 put m1.1 / * top 5 / {FILLS[1]} / * top 6
        0 melt / 0 take a1 / 0 put x2 / 0 take c1 / 0 put x3 / 0 serve x / {FILLS[2]}
        0 melt / 0 take a1 / 0 put m1.1 / * top 7 / 0 take c1 / 0 put x2 / {FILLS[3]} / * top 8
        0 melt / 0 take a1 / 0 put x3 / 0 serve x / 0 take c1 / 0 put m1.1 / * top 9 / {FILLS[4]}"""),
    "result": {"points": [24], "winners": [0], "sprinkles": [3], "strong": [3], "cards": [[1, 3, 5]], "raccoon": 10},
}

PAIR: dict[str, Any] = {
    "format": "dicecafe/1",
    "game": "dicecreams",
    "options": {"cones": 3},
    "players": ["Ann", "Bo"],
    "first": 0,
    "deck": easy_deck(12),
    "dice": "ignored",
    "log": lines(f"""{SIXES}
        0 melt / 0 take a1 / 0 put m1.1 / * top 4 / 1 take b1 / 1 put m1.1 / * top 5 / 0 take c1 / 0 put x2 / {FILLS[0]}
        1 melt / 1 take a1 / 1 put x2 / 0 take b1 / 0 put x3 / 0 serve x / 1 take c1 / 1 put x3 / 1 serve x / {FILLS[1]}
        0 melt / 0 take a1 / 0 put m1.1 / * top 6 / 1 take b1 / 1 put m1.1 / * top 7 / 0 take c1 / 0 put x2 / {FILLS[2]}
        1 melt / 1 take a1 / 1 put x2 / 0 take b1 / 0 put x3 / 0 serve x / 1 take c1 / 1 put x3 / 1 serve x / {FILLS[3]}
        0 melt / 0 take a1 / 0 put m1.1 / * top 8 / 1 take b1 / 1 put m1.1 / * top 9 / 0 take c1 / 0 put x2 / {FILLS[4]}
        1 melt / 1 take a1 / 1 put x2 / 0 take b1 / 0 put x3 / 0 serve x / 1 take c1 / 1 put x3 / 1 serve x / {FILLS[5]}"""),
    "result": {"points": [21, 24], "winners": [1], "sprinkles": [2, 2], "strong": [3, 3], "cards": [[1, 4, 6], [3, 5, 7]]},
}

FRIDGE = """* fill a1 green 1 / * fill b1 black 3 / * fill c1 pink 2 / * fill a2 yellow 5 / * fill b2 blue 4 / * fill c2 green 6
* fill a3 black 2 / * fill b3 pink 6 / * fill c3 blue 1"""
SET_UP = f"{FRIDGE} / * market 1 25 / * market 2 6 / * top 13"
# Seat 0 has yellow 5 and green 1 on card 25, seat 1 has black 2 on card 6.
FIRST_TURN = f"""{SET_UP} / 0 melt / 0 take a2 / 0 put m1.1 / * top 1 / 1 take a3 / 1 put m2.1 / * top 7 / 0 take a1 / 0 put x2
* fill a1 blue 3 / * fill a2 blue 3 / * fill a3 blue 3"""


def table(text: str, seats: int = 2, deck: dict[str, Any] = HOUSE, **options: Any) -> Game:
    """Play a log that stops early and give what lies on the table; every line of it must be right."""
    game = Game(lines(text), read_options(options, seats), read_cards(deck), seats)
    with pytest.raises(Refused, match="end of log"):
        play(game)
    return game


def play(game: Game) -> None:
    """Play from the set-up."""
    game.set_up()
    game.play(0)


def refused(text: str, rule: str, seats: int = 2, deck: dict[str, Any] = HOUSE, **options: Any) -> None:
    """Make sure that the last line of a log, and no line before it, is refused, with this rule named."""
    game = Game(lines(text), read_options(options, seats), read_cards(deck), seats)
    with pytest.raises(Refused, match=rule) as refusal:
        play(game)
    assert f"log line {len(lines(text))}: " in str(refusal.value)
    assert "end of log" not in str(refusal.value)


def changed(record: dict[str, Any], **new: Any) -> dict[str, Any]:
    """Copy a record with something else in it."""
    return deepcopy(record) | new


def dice(*values: int, colours: tuple[str, str, str] = ("blue", "pink", "green")) -> list[Flavour]:
    """Make three Flavours."""
    return [Flavour(colour, value) for colour, value in zip(colours, values, strict=True)]


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


def test_example_melt() -> None:
    """5 on x1, 1 on x2; melt: 4 on x1, x2 is empty, that die is in the pouch, one Sprinkle gained."""
    second = "1 melt / 1 take c1 / 1 put m1.3 / * top 8 / 0 take c2 / 0 put m1.3 / * top 9 / 1 take c3 / 1 put x3"
    text = f"{FIRST_TURN} / {second} / * fill c1 pink 1 / * fill c2 pink 1 / * fill c3 pink 1"
    before, after = table(text), table(f"{text} / 0 melt")
    assert before.players[1].dice["x"] == {"1": Flavour("black", 1), "3": Flavour("blue", 1)}
    assert after.players[0].dice["x"] == {"1": Flavour("yellow", 4)}
    assert after.pouch["green"] == before.pouch["green"] + 1
    assert after.players[0].sprinkles == 3


def test_melt_discards_an_icecream_left_with_nothing() -> None:
    """The last Flavour melts: the card is discarded and its place is free."""
    text = f"{FIRST_TURN} / 1 sprinkle x1 -1 / 1 melt"
    game = table(text)
    assert (game.players[1].cards, game.discards, game.players[1].sprinkles) == ({}, [6], 2)


def test_example_row_and_column() -> None:
    """b2 first: the neighbour may take a2, c2, b1 or b3; b1 leaves b3."""
    assert sorted(in_line_with("b2")) == ["a2", "b1", "b3", "c2"]
    first = f"{SET_UP} / 0 melt / 0 take b2 / 0 put m2.2 / * top 1"
    for spot in ("a1", "c1", "a3", "c3", "b2"):
        refused(f"{first} / 1 take {spot}", "A turn 3")
    refused(f"{first} / 0 take b1", "A turn 3")
    second = f"{first} / 1 take b1 / 1 put m1.2 / * top 7"
    table(f"{second} / 0 take b3")
    refused(f"{second} / 0 take c2", "A turn 4")


def test_example_sprinkle_then_serve() -> None:
    """'sum <= 5' with 2, 2, 2 on it: sprinkle one to 1, then serve: the token is won; and not without."""
    fridge = "* fill a1 yellow 3" + "".join(f" / * fill {s} blue 2" for s in ("b1", "c1", "a2", "b2"))
    rest = "* fill c2 pink 2 / * fill a3 pink 2 / * fill b3 pink 2 / * fill c3 pink 2 / * market 1 25 / * market 2 6 / * top 13"
    one = "0 melt / 0 take a1 / 0 put m1.1 / * top 1 / 1 take b1 / 1 put m1.1 / * top 7 / 0 take c1 / 0 put x2"
    fills = "* fill a1 green 6 / * fill b1 green 6 / * fill c1 green 6"
    two = "1 melt / 1 take a2 / 1 put x2 / 0 sprinkle x1 -1 / 0 take b2 / 0 put x3"
    text = f"{fridge} / {rest} / {one} / {fills} / {two}"
    game = table(f"{text} / 0 sprinkle x3 -1 / 0 serve x")
    assert (game.players[0].strong, game.players[0].sprinkles) == (1, 0)
    assert [card["n"] for card in game.players[0].completed] == [25]
    assert table(f"{text} / 0 serve x").players[0].strong == 0
    refused(f"{text} / 0 scrap x1", "DC-13")
    refused(f"{text} / 1 take c2", "DC-13")
    refused(f"{text} / 0 serve y", "DC-13")


def test_placing() -> None:
    """What fits must be placed (DC-3), where it fits; what fits nowhere is set aside (DC-2)."""
    taken = f"{SET_UP} / 0 melt / 0 take b2"
    refused(f"{taken} / 0 set-aside", "DC-3")
    for spot in ("m1.1", "m2.1", "x1", "m3.1", "m1.4", "y2", "m1"):
        refused(f"{taken} / 0 put {spot}", "Placing")
    table(f"{taken} / 0 put m1.3")
    black = [easy_card(n) | {"slots": [{"need": "colour", "colour": "black"}] * 3} for n in range(1, 5)]
    nowhere = f"{SIXES} / 0 melt / 0 take a1"
    refused(f"{nowhere} / 0 put m1.1", "Placing", deck={"icecream": black})
    assert table(f"{nowhere} / 0 set-aside", deck={"icecream": black}).aside["blue"] == 1


def test_never_more_than_two_unfinished() -> None:
    """With two unfinished IceCreams no new one is taken; y stays y when x is freed."""
    one = "0 melt / 0 take a1 / 0 put m1.1 / * top 4 / 1 take b1 / 1 put m1.1 / * top 5 / 0 take c1 / 0 put m2.1 / * top 6"
    two = f"{SIXES} / {one} / {FILLS[0]} / 1 melt / 1 take a1 / 1 put x2 / 0 take b1"
    refused(f"{two} / 0 put m1.1", "Placing", deck=easy_deck(12))
    freed = f"{two} / 0 scrap x1 / 0 put m1.1 / * top 7"
    game = table(freed, deck=easy_deck(12))
    assert {place: card["n"] for place, card in game.players[0].cards.items()} == {"y": 2, "x": 4}


def test_sprinkles() -> None:
    """Within 1 to 6, with a Sprinkle to spend, on the Fridge or one's own; not on a die in hand (DC-6)."""
    table(f"{SET_UP} / 0 sprinkle b2 +1 / 0 sprinkle b2 +1 / 1 sprinkle b2 -1 / 0 melt")
    refused(f"{SET_UP} / 0 sprinkle b2 +1 / 0 sprinkle b2 +1 / 0 sprinkle b2 -1", "none to spend")
    refused(f"{SET_UP} / 0 sprinkle c2 +1", "1 to 6")
    refused(f"{SET_UP} / 0 sprinkle a1 -1", "1 to 6")
    refused(f"{SET_UP} / 0 sprinkle a1 +2", "Sprinkles")
    refused(f"{SET_UP} / * sprinkle a1 +1", "Sprinkles")
    refused(f"{SET_UP} / 2 sprinkle a1 +1", "Sprinkles")
    refused(f"{SET_UP} / 0 melt / 0 take b2 / 0 sprinkle b2 +1", "Sprinkles")
    refused(f"{FIRST_TURN} / 1 sprinkle x2 -1", "Sprinkles")
    refused(f"{FRIDGE} / 0 sprinkle a1 +1", "set-up")


def test_any_time_and_own_decisions() -> None:
    """Out of turn and between chance lines only with any-time (DC-7)."""
    before_top = f"{SET_UP} / 0 melt / 0 take a2 / 0 put m1.1"
    between_fills = FIRST_TURN.replace("* fill a3 blue 3", "0 scrap x2")
    for text in (f"{SET_UP} / 1 sprinkle a1 +1", f"{before_top} / 0 sprinkle x1 +1", between_fills):
        table(text)
        refused(text, "DC-7", sprinkles="own-decisions")
    table(f"{SET_UP} / 0 sprinkle a1 +1 / 0 melt / 0 sprinkle a1 +1 / 0 take a1", sprinkles="own-decisions")
    gone = table(f"{before_top} / 0 scrap x1 / * top 1")
    assert (gone.discards, gone.aside["yellow"], gone.players[0].sprinkles) == ([25], 1, 3)


def test_sprinkles_around_the_last_line() -> None:
    """There is a moment before the last line, none after it."""
    log: list[str] = PAIR["log"]
    result = PAIR["result"] | {"sprinkles": [1, 2]}
    check(changed(PAIR, log=[*log[:-1], "0 sprinkle a2 -1", log[-1]], result=result))
    with pytest.raises(Refused, match="already over"):
        check(changed(PAIR, log=[*log, "0 sprinkle a2 -1"], result=result))


def test_pouch_is_refilled_when_it_is_empty() -> None:
    """In the last turn of PAIR one black die is left in the pouch; then the set-aside dice come (DC-4)."""
    log: list[str] = PAIR["log"]
    too_soon, third_black = "* fill a1 pink 6", "* fill b1 black 6 / * fill c1 black 6"
    for last in (f"{too_soon} / * fill b1 black 6 / * fill c1 blue 6", f"* fill a1 black 6 / {third_black}"):
        with pytest.raises(Refused, match="DC-4"):
            check(changed(PAIR, log=log[:-3] + lines(last)))
    for last in ("* fill c1 red 6", "* fill c1 pink 7", "* fill b1 pink 6", "* fill c1 pink"):
        with pytest.raises(Refused):
            check(changed(PAIR, log=[*log[:-1], last]))
    check(changed(PAIR, log=[*log[:-1], "* fill c1 green 1"]))


class OneEachTurn(Game):
    """A game without a log in which every turn completes an IceCream."""

    def play_turn(self, seat: int) -> None:
        """Complete one."""
        self.players[seat].completed.append(easy_card(1))


def test_last_orders() -> None:
    """With last orders the round is finished, counted from the first seat (DC-16)."""
    check(changed(PAIR, options={"cones": 3, "last_orders": True}))
    for last_orders, turns in ((False, 7), (True, 9)):
        game = OneEachTurn([], read_options({"cones": 3, "last_orders": last_orders}, 3), read_cards(HOUSE), 3)
        game.play(1)
        assert sum(len(player.completed) for player in game.players) == turns


def test_top_cards_come_from_the_deck_only() -> None:
    """No card comes twice, none that is not in the deck (DC-8)."""
    taken = f"{SET_UP} / 0 melt / 0 take a2 / 0 put m1.1"
    for line in ("* top 25", "* top 6", "* top 13", "* top 37", "* top 01", "* market 1 1", "1 take a3"):
        refused(f"{taken} / {line}", "DC-8")


def test_empty_deck() -> None:
    """Discards become the deck when the top card leaves, or at once when there is no top card (DC-5)."""
    start = f"{SIXES} / 0 melt / 0 take a1 / 0 put m1.1"
    empty = table(f"{start} / 1 take b1 / 1 put m1.2", deck=easy_deck(3))
    assert (empty.market, empty.top, empty.top_due) == ({"2": 2}, None, False)
    refused(f"{start} / 1 take b1 / 1 put m1.2 / 0 scrap x1 / 0 take c1", "DC-5", deck=easy_deck(3))
    filled = table(f"{start} / 1 take b1 / 1 put m1.2 / 0 scrap x1 / * top 1", deck=easy_deck(3))
    assert (filled.market, filled.top, filled.discards) == ({"1": 1, "2": 2}, None, [])
    # The market is full and there is no top card: a discarded card is the new top.
    full = table(f"{start} / 0 scrap x1 / * top 1", deck=easy_deck(3))
    assert (full.market, full.top) == ({"1": 3, "2": 2}, 1)
    # A card discarded earlier is shuffled in the moment the top card leaves.
    again = table(f"{start} / * top 4 / 0 scrap x1 / 1 take b1 / 1 put m1.2 / * top 1", deck=easy_deck(4))
    assert (again.market, again.top, again.discards) == ({"1": 4, "2": 2}, 1, [])


def test_raccoon_takes_the_highest() -> None:
    """It takes the highest in line as soon as the market is refilled, the row before the column, and sets it aside (DC-1)."""
    placed = f"{SET_UP} / 0 melt / 0 take b2 / 0 put m2.2"
    assert "c2" in table(placed, seats=1).fridge
    after = table(f"{placed} / * top 1", seats=1)  # c2 green 6 and b3 pink 6 are the highest
    assert "c2" not in after.fridge
    assert after.aside["green"] == 1
    table(f"{placed} / * top 1 / 0 take a2", seats=1)
    refused(f"{placed} / * top 1 / 0 take b1", "A turn 4", seats=1)
    refused(f"{placed} / * top 1 / 0 sprinkle c2 -1", "Sprinkles", seats=1)
    table(f"{placed} / 0 sprinkle c2 -1 / * top 1 / 0 take b1", seats=1)


def test_raccoon_ends_the_game_at_seven_cards() -> None:
    """Its number is 7 whatever cones is (DC-1)."""
    game = Game([], read_options({"cones": 10}, 1), read_cards(HOUSE), 1)
    game.raccoon = [easy_card(n) for n in range(7)]
    game.play_turn = lambda seat: None  # type: ignore[method-assign]
    game.play(0)
    assert game.players[0].completed == []
