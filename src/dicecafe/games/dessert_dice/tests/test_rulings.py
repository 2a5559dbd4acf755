"""The rulings of Dessert Dice, and its examples, played as a reader of rules.md would."""

from __future__ import annotations

import pytest

from dicecafe.engine.errors import DiceCafeError
from dicecafe.games.dessert_dice.text import DIRECTIONS
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import (
    CARRIED,
    GAME,
    ICE,
    MACARON,
    ROLL,
    TART,
    box,
    clusters,
    decisions,
    die,
    ended,
    play,
    table,
    winner,
)

BLUE = f"place blue {ICE} c3 ns:{ROLL}"  # the die of the examples
OFF = [(square, way) for way, edge in zip(DIRECTIONS, ("a5 c5 e5", "e1 e3 e5", "a1 c1 e1", "a1 a3 a5"), strict=True)
       for square in edge.split()]  # fmt: skip


# ---------------------------------------------------------------- rulings
@pytest.mark.parametrize(("square", "way"), OFF)
def test_dd1_no_die_leaves_the_board(square: str, way: str) -> None:
    """DD-1: the board is 5 x 5; past its edges nothing tips."""
    match = play(table(), f"place blue {ICE} {square} ns:{ROLL}")
    refused(match, f"1 tip {square} {way}", "move/illegal", Message("why-edge", way=way, square=square, ruling="DD-1"))


@pytest.mark.parametrize("colour", CARRIED)
def test_dd2_each_colour_leaves_out_one_dessert(colour: str) -> None:
    """DD-2: a colour shows its three desserts and never the fourth."""
    match = box()
    for line in (f"* deal 0 {ICE}", f"* deal 1 {TART}", *(f"* roll {colour} {top}" for top in CARRIED[colour])):
        match.push(line)
    (missing,) = {ICE, MACARON, ROLL, TART} - set(CARRIED[colour])
    refused(match, f"* roll {colour} {missing}", "dice/impossible", "dice-line-wrong", f"roll {colour} {missing}")
    refused(table(), f"0 place {colour} {missing} c3 ns:{CARRIED[colour][0]}", "move/unreadable")


@pytest.mark.parametrize("colour", CARRIED)
def test_dd3_the_placing_player_chooses_the_spin(colour: str) -> None:
    """DD-3: the top stays; either other dessert may lie north-south, and the remaining one lies east-west."""
    for top in CARRIED[colour]:
        one, two = (dessert for dessert in CARRIED[colour] if dessert != top)
        for ns, ew in ((one, two), (two, one)):
            assert die(play(table(), f"place {colour} {top} b4 ns:{ns}"), "b4") == (colour, top, ns, ew)
        refused(table(), f"0 place {colour} {top} b4 ns:{top}", "move/unreadable")


def test_dd4_protected_for_the_next_player_only() -> None:
    """DD-4: the player after a move may not undo it; once another action lies between, anyone may."""
    match = play(table(), BLUE, "tip c3 north")
    refused(match, "0 tip c4 south", "move/illegal", Message("why-undo", at="c4", to="c3", ruling="DD-4"))
    play(match, "place green blank a1", "tip c4 south")
    assert die(match, "c3") == ("blue", ICE, ROLL, TART)


def test_dd4_only_the_same_die_and_the_same_square() -> None:
    """DD-4: another die may go to the square that was left, and placing there is allowed."""
    match = play(table(), BLUE, "place green blank b3", "tip c3 north")
    assert {"tip b3 east", "tip c4 north", "tip c4 west", f"place blue {ICE} c3 ns:{ROLL}"} <= set(match.moves(1))
    assert "tip c4 south" not in match.moves(1)


def test_dd4_a_placement_is_not_undone_by_a_tip() -> None:
    """DD-4: only a move is protected: a die just placed may be tipped any way."""
    match = play(table(), BLUE, "tip c3 north", "place green blank e5")
    assert {"tip c4 south", "tip e5 west", "tip e5 south"} <= set(match.moves(1))


@pytest.mark.parametrize("limit", [1, 2, 16, 200])
def test_dd5_stall_limit(limit: int) -> None:
    """DD-5: after so many moves in a row the next turn is a placement, and after it moves are free again."""
    match = play(table(2, stall_limit=limit), BLUE)
    walk = ["tip c3 north", "tip c4 east", "tip d4 south", "tip d3 west"]
    for step in range(limit):
        play(match, walk[step % 4])
    assert all(move.startswith("place") for move in match.moves(match.turn))
    why = Message("why-must-place", n=limit, ruling="DD-5")
    refused(match, f"{match.turn} {walk[limit % 4]}", "move/illegal", why)
    play(match, "place green blank a1", walk[limit % 4])
    assert match.state.moves == 1


def test_dd5_default_and_off() -> None:
    """DD-5: the limit is 16 unless told; 0 is off; more than 200 or less than 0 can't be."""
    assert table().cfg.stall_limit == 16
    match = play(table(stall_limit=0), BLUE, *["tip c3 north", "tip c4 east", "tip d4 south", "tip d3 west"] * 60)
    assert "tip c3 north" in match.moves(match.turn)
    for limit in (-1, 201):
        with pytest.raises(DiceCafeError) as error:
            table(stall_limit=limit)
        assert (error.value.code, error.value.message.parameters["name"]) == ("option/out-of-range", "stall_limit")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dd5_there_is_always_a_placement(players: int) -> None:
    """DD-5: before the board is full a placement is always legal: dice left and empty squares are equally many."""
    for match in decisions(players, 40 + players, stall_limit=1):
        s = match.state
        assert sum(s.supply) + s.green == s.left == sum(s.empty) > 0
        assert any(move.startswith("place") for move in match.moves(match.turn))


def test_dd6_a_lone_die_is_a_cluster_of_1_and_no_die_is_0() -> None:
    """DD-6: a lone die scores 1; who has none scores 0."""
    match = ended("M I I I I\nI I I I I\nI I J J J\nJ J J J J\nJ J J - J", [MACARON, ROLL])
    assert (match.points, clusters(match), winner(match)) == ([1, 0], [[1], []], 0)


def test_dd7_the_next_largest_decides() -> None:
    """DD-7: 5 and 5, then 3 against 2; who has no cluster left falls behind who has one."""
    match = ended("I I I I I\nM M M M M\nI I I J S\nS M M J S\nI J J J -", [ICE, MACARON], (1, 25))
    assert (clusters(match), winner(match)) == ([[5, 3, 1], [5, 2]], 0)
    match = ended("I I I I I\nM M M M M\nI I J J S\nS J M M S\nI J J J -", [ICE, MACARON], (1, 25))
    assert (clusters(match), winner(match)) == ([[5, 2, 1], [5, 2]], 0)


def test_dd8_the_last_placer_of_the_tied() -> None:
    """DD-8: equal lists: whoever of the tied placed last; a later placement of somebody else counts nothing."""
    for placed, won in (((23, 22, 25), 0), ((20, 24, 25), 1), ((0, 1, 25), 1)):
        match = ended("I I I - J\nM M M J J\nS S J J J\nS J J J J\nI J M J J", [ICE, MACARON, ROLL], placed)
        assert clusters(match) == [[3, 1], [3, 1], [3]]
        assert winner(match) == won


@pytest.mark.parametrize(("first", "won"), [(0, 0), (1, 1), (2, 0)])
def test_dd8_nobody_of_them_ever_placed(first: int, won: int) -> None:
    """DD-8: if none of the tied ever placed a die, the first of them in turn order."""
    match = ended("I I I - J\nM M M J J\nS S J J J\nS J J J J\nI J M J J", [ICE, MACARON, ROLL], (0, 0, 25), first)
    assert winner(match) == won


def test_dd9_the_green_die_scores_for_nobody() -> None:
    """DD-9: the blank die joins no cluster, and is placed and tipped like any other."""
    match = ended("I I - I I\n" + "J J J J J\n" * 4, [ICE, MACARON])
    assert (clusters(match), match.points) == ([[2, 2], []], [2, 0])
    match = play(table(), "place green blank c3", "tip c3 north", "tip c4 east")
    assert die(match, "d4") == ("green", "blank")
    refused(match, "1 tip d4 west", "move/illegal", "DD-4")


def test_every_ruling_has_a_test() -> None:
    """Every numbered ruling of rules.md is cited by a test of this file."""
    numbers = [number.replace("-", "").lower() for number in GAME.rulings]
    assert numbers == [f"dd{n}" for n in range(1, 10)]
    for number in numbers:
        assert any(name.startswith(f"test_{number}_") for name in globals()), number


# ---------------------------------------------------------------- examples to hold on to
def test_example_tipping_the_blue_die() -> None:
    """Top ice cream, north-south sweet roll, east-west jelly tart: tipped north, and tipped east."""
    match = play(table(), BLUE)
    assert die(match, "c3") == ("blue", ICE, ROLL, TART)
    assert die(play(match, "tip c3 north"), "c4") == ("blue", ROLL, ICE, TART)
    assert die(play(table(), BLUE, "tip c3 east"), "d3") == ("blue", TART, ROLL, ICE)


def test_example_undo() -> None:
    """Seat 0 tips c3 north; seat 1 may not tip c4 south, but may tip it east; seat 2 may tip it back."""
    match = play(table(3, 2), BLUE, "tip c3 north")
    assert match.turn == 1
    refused(match, "1 tip c4 south", "move/illegal", "DD-4")
    assert "tip c4 east" in match.moves(1)
    match.push("1 place green blank a1")
    match.push("2 tip c4 south")
    assert die(match, "c3") == ("blue", ICE, ROLL, TART)


def test_example_lists_of_clusters() -> None:
    """Clusters 4,3,1 against 4,2,2,1: the first wins at the second comparison, whoever placed last."""
    match = ended("I I I I M\nM M J M M\nI I I - M\nM M J M J\nI J J J J", [ICE, MACARON], (1, 25))
    assert (clusters(match), winner(match)) == ([[4, 3, 1], [4, 2, 2, 1]], 0)
