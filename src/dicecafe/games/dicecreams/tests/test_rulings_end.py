"""The rulings DC-9 to DC-17, one by one."""

from __future__ import annotations

import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.errors import DiceCafeError
from dicecafe.games.dicecreams.table import LAST, MELT
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import GAME, end_turn, on, pile, play, position, steps, table

SIX = [2, 3, 4, 5, 6, 8]
OTHER_SIX = [9, 10, 11, 12, 14, 15]


def test_dc9_none() -> None:
    """DC-9: nobody gets the 4 Fame if nobody has a Strong token."""
    assert position(done=([1], [7])).points == [4, 4]
    assert position(done=([1], [7]), strong=[1, 0, 0, 0]).points == [9, 4]


@pytest.mark.parametrize(
    ("done", "sprinkles", "winners"),
    [
        (([2], [1]), [0, 9], [0]),
        (([1], [7]), [3, 2], [0]),
        (([1], [7]), [2, 3], [1]),
        (([6], [1, 7]), [2, 2], [1]),
        (([1], [7]), [2, 2], [0, 1]),
    ],
)
def test_dc10_ties(done: tuple[list[int], list[int]], sprinkles: list[int], winners: list[int]) -> None:
    """DC-10: Fame, then Sprinkles, then completed IceCreams, then a shared win."""
    match = position(done=done, sprinkles=[*sprinkles, 0, 0])
    assert GAME.winners(match.cfg, match.state) == winners


def test_dc11_several_reach_seven_in_one_turn() -> None:
    """DC-11: several may reach 7 in one turn, an 8th in it counts, and the turn is played to its end."""
    cones = {"0x": (25, "y5 b5 -"), "0y": (33, "y5 k2 -"), "1x": (13, "b5 k5 -")}
    match = position(cones=cones, done=(SIX, OTHER_SIX))
    play(match, "0 take b2 / 0 put x3 / 0 serve x")
    assert (match.state.n_done[0], match.turn) == (7, 1)
    play(match, "1 take b1 / 1 put x3 / 1 serve x / 0 take b3 / 0 put y3 / 0 serve y")
    assert match.turn == CHANCE
    play(match, "* fill b1 pink 1 / * fill b2 pink 2 / * fill b3 pink 3")
    assert match.over
    assert match.state.n_done[:2] == [8, 7]
    assert GAME.result(match.cfg, match.state)["cards"] == [[*SIX, 25, 33], [*OTHER_SIX, 13]]


def test_dc12_discards() -> None:
    """DC-12: a scrapped Flavour is set aside and a melted one goes to the pouch; an IceCream left empty is discarded."""
    match = position(cones={"0x": (25, "y1 - -"), "0y": (13, "b3 k2 -")}, phase=MELT)
    pouch = pile(match.state.pouch)
    play(match, "0 scrap y2")
    assert (pile(match.state.aside), pile(match.state.pouch), match.state.sprinkles[0]) == ("k", pouch, 3)
    assert (on(match, "0y"), sum(match.state.discards)) == ("b3 - -", 0)
    play(match, "0 melt")
    assert pile(match.state.aside) == "k"
    assert sorted(pile(match.state.pouch)) == sorted(pouch + "y")
    assert (on(match, "0x"), on(match, "0y"), match.state.discards[24]) == ("", "b2 - -", 1)
    play(match, "0 scrap y1")
    assert (on(match, "0y"), match.state.discards[12]) == ("", 1)


def test_dc13_serving() -> None:
    """DC-13: with the third Flavour on, only Sprinkles and the other IceCream come before serving; nothing else does."""
    match = play(position(cones={"0x": (25, "y2 b2 -"), "0y": (13, "b3 - -")}), "0 take a3 / 0 put x3")
    assert (match.turn, steps(match)) == (0, ["serve x"])
    refused(match, "0 scrap x1", "move/illegal", Message("why-ready", ruling="DC-13"))
    refused(match, "0 serve y", "move/illegal", Message("why-serve-first", place="x", ruling="DC-13"))
    refused(match, "1 take a1", "move/not-your-turn")
    play(match, "0 scrap y1 / 0 sprinkle a1 +1 / 0 sprinkle x3 -1 / 0 serve x")
    assert (match.state.strong[0], match.state.n_done[0], match.turn) == (1, 1, 1)
    assert sorted(pile(match.state.aside)) == sorted("bybk")


def test_dc13_condition_is_checked_once_at_serving() -> None:
    """DC-13: a condition that holds when the third Flavour comes, but not when it is served, brings no token."""
    match = play(position(cones={"0x": (25, "y1 b2 -")}), "0 take a3 / 0 put x3 / 0 sprinkle x2 +1 / 0 serve x")
    assert (match.state.strong[0], match.state.n_done[0]) == (0, 1)


def test_dc13_the_neighbour_serves_before_the_last_flavour() -> None:
    """DC-13: the neighbour serves before the first player's next decision."""
    match = play(position(cones={"1x": (25, "y2 b2 -")}), "0 take b2 / 0 put m1.2 / * top 20 / 1 take b1 / 1 put x3")
    assert (match.turn, steps(match)) == (1, ["serve x"])
    refused(match, "0 take b3", "move/not-your-turn")
    assert play(match, "1 serve x").turn == 0


def test_dc14_melt_and_sprinkles() -> None:
    """DC-14: a Sprinkle gained by a melt can't stop the same melt: every Flavour melts at once."""
    match = play(position(cones={"0x": (25, "y1 b1 k2")}, phase=MELT, sprinkles=[0, 0, 0, 0]), "0 melt")
    assert (on(match, "0x"), match.state.sprinkles[0]) == ("- - k1", 2)
    refused(play(position(phase=MELT), "0 melt"), "0 melt", "move/illegal")


def test_dc15_order() -> None:
    """DC-15: a slot emptied by melting asks its demand again, and the other Flavours stay where they are."""
    match = play(position(cones={"0x": (25, "y1 b5 -"), "0y": (13, "b5 - -")}, phase=MELT), "0 melt / 0 take b2")
    assert on(match, "0x") == "- b4 -"
    asked, held = Message("demand", need="colour", die="yellow"), Message("die", die="blue", n=4)
    refused(match, "0 put x1", "move/illegal", Message("why-demand", demand=asked, held=held))
    refused(match, "0 put x2", "move/illegal", Message("why-slot-taken", at="x2"))
    refused(match, "0 put m1.2", "move/illegal", Message("why-two-cones"))
    play(match, "0 put x3")
    assert on(match, "0x") == "- b4 b4"


def test_dc15_demand_holds_when_placed_only() -> None:
    """A slot's demand must hold at the moment of placing only: a number may melt or be sprinkled away later."""
    match = play(position(cones={"0x": (7, "- k5 -")}), "0 take b2 / 0 put x1 / 0 sprinkle x1 +1")
    assert on(match, "0x") == "b5 k5 -"


def test_places_x_and_y() -> None:
    """A new IceCream goes to x if x is free, else to y; when x is freed, y stays y."""
    match = play(position(cones={"0y": (13, "b3 - -")}), "0 take b2 / 0 put m1.2 / * top 20")
    assert (on(match, "0x"), on(match, "0y")) == ("- b4 -", "b3 - -")
    assert on(play(match, "0 scrap x2"), "0y") == "b3 - -"


def reached(players: int, seat: int, first: int, last_orders: bool) -> bool:
    """Whether the game is over after the turn of a seat, somebody having 7."""
    match = position(players=players, done=([*SIX, 16],), options={"last_orders": last_orders}, seat=seat)
    match.cfg.first = first
    match.state.neighbour = (seat + 1) % players
    return end_turn(match).over


@pytest.mark.parametrize(("seat", "first", "over"), [(0, 0, False), (1, 0, False), (2, 0, True), (2, 1, False), (0, 1, True)])
def test_dc16_last_orders(seat: int, first: int, over: bool) -> None:
    """DC-16: with last orders the round, counted from the first seat, is finished; without, the game ends at once."""
    assert reached(3, seat, first, last_orders=True) == over
    assert reached(3, seat, first, last_orders=False)


def test_dc16_no_effect_in_solo() -> None:
    """DC-16: alone, last orders change nothing."""
    assert reached(1, 0, 0, last_orders=True)


def test_dc17_long_summer() -> None:
    """DC-17: `cones` 10 makes a longer game of two or three; four play to 8 at the most."""
    nine = [*SIX, 16, 17, 18]
    for players in (2, 3):
        assert not end_turn(position(players=players, done=(nine,), options={"cones": 10})).over
        assert end_turn(position(players=players, done=([*nine, 19],), options={"cones": 10})).over
    assert table(4, cones=8).cfg.cones == 8
    with pytest.raises(DiceCafeError) as error:
        table(4, cones=9)
    assert error.value.code == "option/conflict"
    assert error.value.message == Message("too-many-cones", most=8, cones=9)
    with pytest.raises(DiceCafeError) as error:
        table(2, cones=11)
    assert error.value.code == "option/out-of-range"


def test_the_last_turn_is_refilled() -> None:
    """The three fills are logged on the last turn too, and leftover Flavours become Sprinkles."""
    match = position(done=([*SIX],), cones={"0x": (25, "y5 b5 -"), "0y": (13, "b5 k5 -"), "1x": (33, "y4 - -")})
    match.state.phase, match.state.first_spot, match.state.neighbour_spot = LAST, 5, 2
    match.state.fridge_colour[4] = match.state.fridge_colour[1] = 0
    play(match, "0 take b3 / 0 put x3 / 0 serve x / * fill b1 pink 1 / * fill b2 pink 2 / * fill b3 pink 3")
    assert match.over
    assert match.state.sprinkles[:2] == [4, 3]
