"""Checks of the referee: the rules file's examples, and each step of a turn at small hand-made tables."""

import pytest

from .referee import Flavour, Game, Refused, check, in_line_with, read_cards, read_options
from .referee_table import (
    FILLS,
    FIRST_TURN,
    FRIDGE,
    HOUSE,
    PAIR,
    SET_UP,
    SIXES,
    changed,
    easy_card,
    easy_deck,
    lines,
    refused,
    table,
)


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
    game.play_turn = lambda seat: None  # type: ignore[method-assign]  # nobody need play
    game.play(0)
    assert game.players[0].completed == []
