"""Set-up, a turn, the end and the score of Dessert Dice, sentence by sentence of rules.md."""

from __future__ import annotations

import pytest

from dicecafe.games.dessert_dice.clusters import SQUARES
from dicecafe.games.dessert_dice.text import DIRECTIONS, SQUARE_NAMES
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import (
    ICE,
    MACARON,
    PEOPLE,
    ROLL,
    TART,
    box,
    clusters,
    die,
    ended,
    play,
    table,
    winner,
)

BLUE = f"place blue {ICE} c3 ns:{ROLL}"  # the die of the examples


# ---------------------------------------------------------------- set-up
def test_setup_one_tile_each() -> None:
    """Each player is dealt one tile, and there is one tile a dessert."""
    match = box()
    match.push(f"* deal 0 {MACARON}")
    refused(match, f"* deal 1 {MACARON}", "dice/impossible", "dice-line-wrong", f"deal 1 {MACARON}")
    refused(match, f"* deal 0 {ICE}", "dice/impossible")
    refused(match, f"* roll orange {ICE}", "dice/impossible", "dice-line-wrong", f"deal 1 {ICE}")
    match.push(f"* deal 1 {ICE}")
    refused(match, f"* deal 2 {ROLL}", "dice/impossible", "dice-line-wrong", f"roll orange {ICE}")


def test_setup_six_dice_of_each_colour() -> None:
    """24 dessert dice are rolled, six of each colour; then the first seat decides, not before."""
    match = box(first=1)
    for line in (f"* deal 0 {ICE}", f"* deal 1 {TART}", *[f"* roll orange {ROLL}"] * 6):
        match.push(line)
    refused(match, f"* roll orange {ROLL}", "dice/impossible", "dice-line-wrong", f"roll yellow {ICE}")
    refused(match, f"1 {BLUE}", "move/not-your-turn", Message("move-dice-next", seat="1"))
    for colour in ("yellow", "blue", "purple"):
        for _ in range(6):
            assert match.turn < 0
            match.push(f"* roll {colour} {TART}")
    assert (match.turn, sum(match.state.supply), match.state.green) == (1, 24, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_any_seat_starts_and_play_is_clockwise(players: int) -> None:
    """A chosen seat starts; the turns go round; nobody acts out of turn."""
    for first in range(players):
        match = table(players, first)
        for step, square in enumerate(SQUARE_NAMES[:6]):
            assert match.turn == (first + step) % players
            other = (match.turn + 1) % players
            said = Message("move-other-next", seat=str(other), name=PEOPLE[match.turn], next=str(match.turn))
            refused(match, f"{other} place green blank {square}", "move/not-your-turn", said)
            play(match, match.moves(match.turn)[0])


# ---------------------------------------------------------------- a turn
def test_turn_place_any_die_on_any_empty_square() -> None:
    """Any die of the supply, either way round, onto any empty square: 12 kinds twice and the green one on 25 squares."""
    moves = table().moves(0)
    assert len(moves) == len(set(moves)) == 25 * SQUARES
    assert all(move.startswith("place ") for move in moves)


def test_turn_place_takes_the_die_from_the_supply() -> None:
    """A die that is gone from the supply can't be placed again."""
    match = play(table(), f"place orange {MACARON} a1 ns:{ICE}", f"place orange {MACARON} a2 ns:{ROLL}")
    why = Message("why-none-left", die=f"orange-{MACARON}")
    refused(match, f"0 place orange {MACARON} a3 ns:{ICE}", "move/illegal", why)
    play(match, "place green blank a3")
    refused(match, "1 place green blank a4", "move/illegal", Message("why-blank-placed"))


def test_turn_place_on_an_empty_square_only() -> None:
    """A placement goes onto an empty square."""
    refused(play(table(), BLUE), "1 place green blank c3", "move/illegal", Message("why-occupied", square="c3"))


def test_turn_tip_any_die_whoever_placed_it() -> None:
    """Any die may be moved; its square is empty then, and the next one is not."""
    match = play(table(3), BLUE, "place green blank a1", "tip c3 west")
    assert (die(match, "c3"), die(match, "b3")[0]) == ((), "blue")
    assert die(play(match, "tip a1 north"), "a2") == ("green", "blank")


@pytest.mark.parametrize("way", DIRECTIONS)
def test_turn_tip_into_an_empty_square_only(way: str) -> None:
    """A die does not tip onto another one."""
    beside = {"north": "c4", "east": "d3", "south": "c2", "west": "b3"}[way]
    match = play(table(), BLUE, f"place green blank {beside}")
    refused(match, f"0 tip c3 {way}", "move/illegal", Message("why-not-empty", square=beside))


def test_turn_tip_needs_a_die_and_a_direction() -> None:
    """An empty square can't be tipped, and no die goes diagonally."""
    match = play(table(), BLUE)
    refused(match, "1 tip c4 north", "move/illegal", Message("why-nothing-there", square="c4"))
    refused(match, "1 tip c3 north-east", "move/unreadable")
    assert [move for move in match.moves(1) if move.startswith("tip")] == [f"tip c3 {way}" for way in DIRECTIONS]


# ---------------------------------------------------------------- the end and the score
def test_end_when_the_board_is_full() -> None:
    """25 dice fill the board, the green one among them; then nobody acts and there is one winner."""
    match = table(3, 1)
    for square in SQUARE_NAMES:
        assert not match.over
        play(match, next(move for move in match.moves(match.turn) if f" {square}" in move and move.startswith("place")))
    assert match.over
    refused(match, "2 tip c3 north", "move/over", Message("move-over"))
    result = match.record().result
    assert result is not None
    assert list(result) == ["points", "winners", "desserts", "clusters"]
    assert (result["desserts"], len(result["winners"])) == ([ICE, MACARON, ROLL], 1)
    assert result["points"] == [max(sizes, default=0) for sizes in result["clusters"]]


def test_end_largest_cluster_scores_and_the_highest_wins() -> None:
    """Shared edges connect, corners don't; many dice in small clusters lose against one large one."""
    match = ended("M I M I M\nI M I M I\nM I M I M\nJ J J J J\n- S S S S", [MACARON, TART, ROLL])
    assert (match.points, winner(match)) == ([1, 5, 4], 1)
    assert clusters(match) == [[1] * 8, [5], [4]]


def test_more_turns_than_two_bytes_count() -> None:
    """Two players may tip the same dice to and fro for ever: the compiler's twin still holds how often, and when who placed."""
    match = table(stall_limit=0)
    match.state.turns = match.state.moves = (1 << 15) - 1
    play(match, BLUE, "tip c3 north", f"place blue {ICE} a1 ns:{ROLL}", "tip a1 north")
    twin = type(match.state).from_record(match.state.array()[0])
    assert twin == match.state
    assert (twin.turns, list(twin.placed)[:2]) == ((1 << 15) + 3, [(1 << 15) + 2, 0])
