"""The rulings DC-1 to DC-8, one by one, and the examples to hold on to; the others are in test_rulings_end.py."""

from __future__ import annotations

import pytest

from dicecafe.games.dicecreams.table import MELT, REFILL
from dicecafe.games.dicecreams.text import described
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import GAME, SET_UP, at, cards_to_come, end_turn, hand, on, pile, play, position, steps, table, why_not

STUCK = {"0x": (6, "b2 - -"), "0y": (30, "y2 - -")}  # cards that ask for 2 4 1 and 2 4 5


# ---------------------------------------------------------------- examples to hold on to
def test_example_melt() -> None:
    """5 on x1, 1 on x2; melt: 4 on x1, x2 is empty, that die is in the pouch, one Sprinkle gained."""
    match = position(cones={"0x": (25, "y5 g1 -")}, phase=MELT)
    before = pile(match.state.pouch)
    play(match, "0 melt")
    assert on(match, "0x") == "y4 - -"
    assert pile(match.state.pouch) == before + "g"
    assert match.state.sprinkles[0] == 3


def test_example_row_or_column() -> None:
    """The first player takes b2; the neighbour may take a2, c2, b1 or b3; taking b1 leaves b3 for the first player."""
    match = play(position(), "0 take b2 / 0 put m1.2 / * top 20")
    assert match.turn == 1
    assert sorted(steps(match)) == ["take a2", "take b1", "take b3", "take c2"]
    refused(match, "1 take a1", "move/illegal", Message("why-in-line", at="b2"))
    play(match, "1 take b1 / 1 put m1.2 / * top 21")
    assert (match.turn, steps(match)) == (0, ["take b3"])
    refused(match, "0 take a2", "move/illegal", Message("why-last"))


def test_example_sprinkle_then_serve() -> None:
    """'sum <= 5' with 2, 2, 2 and one Sprinkle: sprinkle one to 1, then serve: the token is won; without it, it is not."""
    for doing, tokens in (("0 sprinkle x2 -1 / 0 serve x", 1), ("0 serve x", 0)):
        match = position(cones={"0x": (25, "y2 b2 k2")}, serving=1, sprinkles=[1, 0, 0, 0])
        assert play(match, doing).state.strong[0] == tokens


# ---------------------------------------------------------------- the rulings
def test_dc1_raccoon_takes_the_highest() -> None:
    """DC-1: the Raccoon sets aside the highest Flavour in line; 6 in the row goes before 6 in the column; you take the third."""
    match = play(position(players=1), "0 take b2 / 0 put m1.2 / * top 20")
    assert (at(match, "c2"), at(match, "b3")) == ("-", "p6")
    assert pile(match.state.aside) == "g"
    assert steps(match) == ["take a2"]


@pytest.mark.parametrize(
    ("fridge", "taken"),
    [
        ("g1 k3 p2 y6 b4 g6 k2 p6 b1", "a2"),
        ("g1 k6 p2 y5 b4 g5 k2 p6 b1", "b1"),
        ("g6 k1 p6 y1 b4 g1 k6 p2 b6", "b3"),
    ],
)
def test_dc1_ties(fridge: str, taken: str) -> None:
    """DC-1: ties go to the row before the column, from the left, from the top; only what is in line counts."""
    match = play(position(players=1, fridge=fridge), "0 take b2 / 0 put m1.2 / * top 20")
    assert at(match, taken) == "-"


@pytest.mark.parametrize(("turns", "cards"), [(0, []), (1, [1]), (2, []), (3, [1])])
def test_dc1_raccoon_takes_card_1_every_second_turn(turns: int, cards: list[int]) -> None:
    """DC-1: at the end of every second turn, after the fills, the Raccoon takes market card 1 and the spot is filled."""
    match = position(players=1, cones=STUCK, phase=REFILL, turns=turns, fridge="- - - y5 b4 g6 k2 p6 b1")
    play(match, "* fill a1 pink 1 / * fill b1 pink 2")
    assert match.state.n_raccoon == 0
    play(match, "* fill c1 pink 3")
    assert match.state.raccoon[: match.state.n_raccoon] == cards
    assert match.state.market == ([13, 7] if cards else [1, 7])


def test_dc1_raccoon_without_a_card() -> None:
    """DC-1: with no card in spot 1 the Raccoon takes none."""
    match = position(players=1, market=(0, 7), top=0, under=(), turns=1, phase=REFILL, fridge="g1 k3 - y5 b4 g6 k2 p6 b1")
    play(match, "* fill c1 pink 3")
    assert (match.state.n_raccoon, match.turn) == (0, 0)


@pytest.mark.parametrize("cones", [3, 10])
def test_dc1_raccoons_seventh_card(cones: int) -> None:
    """DC-1: the game ends with the Raccoon's 7th card, whatever `cones` is, and not with its 6th."""
    for had, over in ((5, False), (6, True)):
        cards = [*range(20, 20 + had)]
        match = position(
            players=1, turns=1, raccoon=cards + [0] * (16 - had), n_raccoon=had, phase=REFILL, options={"cones": cones}
        )
        match.state.fridge_colour[0] = 0
        play(match, "* fill a1 green 1 / * top 30")
        assert (match.state.n_raccoon, match.over) == (had + 1, over)


def test_dc2_fits_nowhere() -> None:
    """DC-2: a Flavour without a legal spot is set aside for no Sprinkle; one may make room first, but need not."""
    match = play(position(cones=STUCK), "0 take b3")
    assert steps(match) == ["set-aside"]
    assert {"scrap x1", "sprinkle x1 +1"} <= set(match.moves(0))
    play(match, "0 set-aside")
    assert pile(match.state.aside) == "p"
    assert match.state.sprinkles[0] == 2
    room = play(position(cones=STUCK), "0 take b3 / 0 scrap x1")
    assert "put m1.2" in steps(room)
    refused(room, "0 set-aside", "move/illegal", "DC-3")


def test_dc3_must_place() -> None:
    """DC-3: a Flavour that fits must be placed, even on a new IceCream; it may be scrapped afterwards."""
    match = play(position(), "0 take b3")
    refused(match, "0 set-aside", "move/illegal", Message("why-must-place", die="pink", n=6, ruling="DC-3"))
    play(match, "0 put m1.2 / * top 20 / 0 scrap x2")
    assert on(match, "0x") == ""


def test_dc4_pouch() -> None:
    """DC-4: the set-aside dice go in the moment the pouch is empty and a die is needed, not before."""
    match = position(phase=REFILL, fridge="- - g1 y5 b4 g6 k2 p6 b1", pouch="k")
    assert cards_to_come(match) == ["fill a1 black"]
    play(match, "* fill a1 black 2")
    assert pile(match.state.pouch) == ""
    aside = pile(match.state.aside)
    play(match, "* fill b1 yellow 3")
    assert pile(match.state.aside) == ""
    assert pile(match.state.pouch) == aside.replace("y", "", 1)
    refused(position(phase=REFILL, fridge="- - g1 y5 b4 g6 k2 p6 b1", pouch="k"), "* fill a1 yellow 2", "dice/impossible")


def test_dc5_discards_become_the_deck() -> None:
    """DC-5: when the top card leaves and none is under it, the discarded IceCreams are the deck."""
    match = play(position(under=(), discards=(5, 6)), "0 take b2 / 0 put m1.2")
    assert match.state.market == [13, 7]
    assert cards_to_come(match) == ["top 5", "top 6"]
    play(match, "* top 6")
    assert (match.state.top, sum(match.state.discards), match.state.deck[4]) == (6, 0, 1)


def test_dc5_empty_spots_are_filled_by_the_next_discard() -> None:
    """DC-5: with no cards left a market spot stays empty until a card is discarded, which fills the lowest one at once."""
    match = play(position(under=(), cones={"1x": (9, "p2 - -")}), "0 take b2 / 0 put m1.2")
    assert (match.state.market, match.state.top, match.turn) == ([13, 7], 0, 1)
    play(match, "1 take b1 / 1 put m1.2")
    assert match.state.market == [0, 7]
    play(match, "0 take b3")
    refused(match, "0 put m1.2", "move/illegal", Message("why-no-card", spot="1", ruling="DC-5"))
    play(match, "1 scrap x1")
    refused(match, "0 put m2.2", "move/not-your-turn")
    play(match, "* top 9")
    assert (match.state.market, match.state.top, match.turn) == ([9, 7], 0, 0)


def test_dc6_sprinkle_then_take() -> None:
    """DC-6: a Flavour in the Fridge is changed before it is taken; once taken it is placed as it is."""
    match = play(position(), "0 sprinkle b2 +1 / 0 take b2")
    assert hand(match) == "b5"
    refused(match, "0 sprinkle b2 +1", "move/illegal", Message("why-nothing-there"))
    play(match, "0 put m1.2")
    assert on(match, "0x") == "- b5 -"


def test_dc7_any_time() -> None:
    """DC-7: out of turn a seat may sprinkle and scrap, between fills too, and nothing else; not before the set-up is done."""
    match = position(cones={"1x": (9, "p2 - -")})
    play(match, "1 sprinkle b2 +1 / 1 scrap x1")
    assert (at(match, "b2"), match.state.sprinkles[1], match.turn) == ("b5", 2, 0)
    refused(match, "1 take b2", "move/not-your-turn", "Ann")
    assert why_not(match, 1, "take b2") == Message("why-not-yours", ruling="DC-7")
    between = play(position(phase=REFILL, fridge="- - g1 y5 b4 g6 k2 p6 b1"), "* fill a1 black 2 / 1 sprinkle a1 +1")
    assert at(between, "a1") == "k3"
    started = play(table(), SET_UP.rpartition(" / ")[0])
    refused(started, "1 sprinkle a1 +1", "move/not-your-turn")
    assert why_not(started, 1, "sprinkle a1 +1") == Message("why-set-up", ruling="DC-7")
    play(started, "* top 13 / 1 sprinkle a1 +1")


def test_dc7_own_decisions() -> None:
    """DC-7: with own-decisions only the seat whose decision it is may sprinkle; in both there is a moment before the melt."""
    match = position(options={"sprinkles": "own-decisions"}, phase=MELT, cones={"0x": (25, "y1 - -")})
    refused(match, "1 sprinkle b2 +1", "move/not-your-turn")
    assert why_not(match, 1, "sprinkle b2 +1") == Message("why-own-decisions", ruling="DC-7")
    play(match, "0 sprinkle x1 +1 / 0 melt")
    assert on(match, "0x") == "y1 - -"
    refused(match, "0 melt", "move/illegal", Message("why-take-first"))
    between = position(phase=REFILL, fridge="- - g1 y5 b4 g6 k2 p6 b1", options={"sprinkles": "own-decisions"})
    assert between.moves(0) == between.moves(1) == []


def test_dc7_nothing_after_the_last_line() -> None:
    """DC-7: after the last line of the log nobody may sprinkle."""
    match = end_turn(position(done=([2, 3, 4, 5, 6, 8, 9],)))
    assert match.over
    refused(match, "1 sprinkle a1 +1", "move/over")


def test_dc8_next_card() -> None:
    """DC-8: everybody sees the top card, and only the two market cards can be taken."""
    match = play(position(), "0 take b2")
    assert match.view(None).state.top == match.view(1).state.top == 13
    top = Message("top-card", number="13", card=described(match.cfg, 13))
    assert top in GAME.text.position(match.cfg, match.state)
    assert {move[:6] for move in steps(match)} == {"put m1", "put m2"}
    refused(match, "0 put m3.1", "move/unreadable")
