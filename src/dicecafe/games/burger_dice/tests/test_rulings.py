"""The rulings of Burger Dice, its end and its examples, played as a reader of rules.md would."""

from __future__ import annotations

import re

import pytest

from dicecafe.engine.errors import DiceCafeError
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import BUST, GAME, NOTHING, SIX, THREE, at_stake, burger, left, play, position, table


# ---------------------------------------------------------------- the end
@pytest.mark.parametrize(("total", "final"), [(46, 0), (47, 1), (48, 1)])
def test_end_target_starts_the_final_round(total: int, final: int) -> None:
    """A total of 50 or more after stopping starts the final round; 49 does not."""
    match = play(position("bun patty", "bun", scores=(total, 0)), "0: place bun, stop")
    assert (match.state.final, match.turn) == (final, 1)


def test_end_only_stopping_starts_it() -> None:
    """Points at stake start nothing: the turn goes on past 50, and may still be lost."""
    match = play(position("bun patty", "bun", scores=(49, 0), waste=3), "0: place bun")
    assert (match.state.final, match.moves(0)) == (0, ["roll", "stop"])
    play(match, "0: roll, * patty patty patty, waste patty")
    assert (match.points, match.state.final, match.turn) == ([49, 0], 0, 1)


@pytest.mark.parametrize("target", [3, 4, 500])
def test_end_target(target: int) -> None:
    """The option `target` says which total starts it."""
    match = play(position("bun patty", "bun", scores=(target - 3, 0), options={"target": target}), "0: place bun, stop")
    assert match.state.final == 1
    match = play(position("bun patty", "bun", scores=(target - 4, 0), options={"target": target}), "0: place bun, stop")
    assert match.state.final == 0


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("starter", [0, 1, -1])
def test_end_every_other_player_has_one_more_turn(players: int, starter: int) -> None:
    """Every other player, clockwise, has one more turn; then the game is over."""
    first = starter % players
    match = play(table(players, first, target=3), f"{first}: {THREE}")
    for step in range(1, players):
        assert not match.over
        play(match, f"{(first + step) % players}: {NOTHING}")
    assert match.over
    assert match.points == [3 if seat == first else 0 for seat in range(players)]
    refused(match, f"{first} roll", "move/over", "move-over")


def test_end_a_bust_is_a_last_turn_too() -> None:
    """One more turn is one, however it ends."""
    match = play(table(target=3), f"0: {THREE}\n1: {BUST}")
    assert (match.over, match.points) == (True, [3, 0])


def test_end_highest_total_wins() -> None:
    """The highest total wins, not the first past the target."""
    match = play(table(3, target=3), f"0: {THREE}\n1: {SIX}\n2: {NOTHING}")
    assert match.record().result == {"points": [3, 6, 0], "winners": [1]}


def test_end_starter_has_no_further_turn() -> None:
    """The player who started the final round has no further turn of it."""
    match = play(table(3, target=3), f"0: {THREE}\n1: {NOTHING}")
    refused(match, "0 roll", "move/not-your-turn", Message("move-other-next", seat="0", name="Cy", next="2"))


def test_end_several_share_it() -> None:
    """If several share the highest total, only they take another turn each, until one is ahead."""
    match = play(table(3, target=3), f"0: {THREE}\n1: {NOTHING}\n2: {THREE}")
    assert (match.over, match.turn) == (False, 0)
    play(match, f"0: {NOTHING}\n2: {BUST}")
    assert (match.over, match.turn) == (False, 0)
    play(match, f"0: {THREE}\n2: {SIX}")
    assert match.record().result == {"points": [6, 0, 9], "winners": [2]}


# ---------------------------------------------------------------- rulings
def test_bd1_dice_never_limit_play() -> None:
    """BD-1: with a burger of 5 in progress and 3 waste dice, 11 dice are enough for one more roll."""
    match = position("bun patty pickles ketchup cheese", waste=3, options={"dice": 11})
    assert left(play(match, "0: roll, * bun bun bun")) == ["bun", "bun", "bun"]
    assert (match.state.waste, len(burger(match))) == (3, 5)


@pytest.mark.parametrize(
    ("options", "needed"), [({"roll_size": 5}, 13), ({"waste_limit": 6}, 13), ({"roll_size": 6, "waste_limit": 8}, 18)]
)
def test_bd1_too_few_dice_are_refused(options: dict[str, int], needed: int) -> None:
    """BD-1: `dice` must be at least `roll_size` + `waste_limit` + 4."""
    with pytest.raises(DiceCafeError) as error:
        table(**options, dice=needed - 1)
    assert (error.value.code, error.value.message.id, error.value.ruling) == ("option/conflict", "too-few-dice", "BD-1")
    assert error.value.message.parameters["needed"] == needed
    assert table(**options, dice=needed).cfg.dice == needed


def test_bd2_enough_dice_nothing_is_noted() -> None:
    """BD-2: with 3 dice free at a roll nothing happens to the completed burgers."""
    match = play(position("bun", waste=2, served=6), "0: roll, * bun bun patty")
    assert (match.state.noted, match.state.served) == (0, 6)


@pytest.mark.parametrize("served", [7, 8, 9])
def test_bd2_running_out(served: int) -> None:
    """BD-2: when fewer than 3 dice are free, the completed burgers' points are noted and their dice come back."""
    match = play(position("bun", waste=2, served=served), "0: roll, * bun bun patty")
    assert (match.state.noted, match.state.served, at_stake(match)) == (served, 0, served)
    assert left(match) == ["bun", "bun", "patty"]


def test_bd2_waste_and_burger_stay() -> None:
    """BD-2: waste and the burger in progress stay."""
    match = play(position("bun cheese", waste=3, served=6), "0: roll, * bun bun patty")
    assert (match.state.waste, burger(match)) == (3, ["bun", "cheese"])


def test_bd2_noted_points_are_scored() -> None:
    """BD-2: stopping scores the noted points and the burgers on the table."""
    match = position("bun patty", served=12, options={"dice": 14})
    assert play(match, "0: roll, * bun bun cheese, place cheese, place bun, place bun, stop").points == [16, 0]


def test_bd2_a_bust_loses_the_noted_points() -> None:
    """BD-2: noted points are still at risk; a bust loses every point of the turn."""
    match = play(position("bun", waste=3, served=8, scores=(10, 0)), "0: roll, * bun bun bun")
    assert at_stake(match) == 8
    assert play(match, "0: waste bun").points == [10, 0]
    assert at_stake(match) == 0


def test_bd2_only_at_a_roll() -> None:
    """BD-2: dice come back when the next roll is made, not when the burger is completed."""
    match = play(position("bun patty", "bun", served=8, waste=1), "0: place bun")
    assert (match.state.noted, match.state.served) == (0, 11)
    play(match, "0: roll")
    assert (match.state.noted, match.state.served) == (11, 0)


def test_bd2_more_than_once_in_a_turn() -> None:
    """BD-2: points noted twice in a turn add up."""
    burgers = ", ".join(["roll, * bun patty bun, place bun, place patty, place bun"] * 9)
    match = play(table(), f"0: {burgers}")
    assert (match.state.noted, match.state.served) == (24, 3)
    assert play(match, "0: stop").points == [27, 0]


@pytest.mark.parametrize(("served", "noted"), [(6, 0), (7, 7)])
def test_bd2_counts_a_whole_roll(served: int, noted: int) -> None:
    """BD-2: with roll_size 5 the burgers are noted when fewer than 5 dice are free."""
    match = play(position("bun", waste=2, served=served, options={"dice": 14, "roll_size": 5}), "0: roll")
    assert match.state.noted == noted


def test_bd3_forced_waste_one_at_a_time() -> None:
    """BD-3: dice that can't be placed are still dealt with one at a time."""
    match = position("", "cheese patty patty")
    assert match.moves(0) == ["waste patty", "waste cheese"]
    play(match, "0: waste cheese")
    assert (match.turn, match.state.waste, left(match)) == (0, 1, ["patty", "patty"])


def test_bd3_the_turn_ends_on_the_die_that_reaches_the_limit() -> None:
    """BD-3: the die that reaches the limit ends the turn, whatever is left."""
    match = play(position("", "cheese patty patty", waste=2), "0: waste patty")
    assert match.turn == 0
    assert play(match, "0: waste cheese").turn == 1
    refused(match, "0 waste patty", "move/not-your-turn", Message("move-other-next", seat="0", name="Bo", next="1"))


def test_bd4_tie_turns_from_the_seat_after() -> None:
    """BD-4: tied players go in seat order, starting from the seat after the one that just played."""
    match = play(table(4, 2, target=3), f"2: {NOTHING}\n3: {THREE}\n0: {THREE}\n1: {THREE}\n2: {THREE}")
    for seat in (3, 0, 1, 2):
        assert match.turn == seat
        play(match, f"{seat}: {NOTHING}")
    assert match.turn == 3


def test_bd4_seats_that_are_not_tied_are_passed_over() -> None:
    """BD-4: only tied players take extra turns: after seat 3's last turn, seats 1 and 3 of four."""
    match = play(table(4, target=3), f"0: {NOTHING}\n1: {SIX}\n2: {THREE}\n3: {SIX}\n0: {THREE}")
    for seat in (1, 3):
        assert match.turn == seat
        refused(match, "2 roll", "move/not-your-turn")
        play(match, f"{seat}: {NOTHING}")
    assert match.turn == 1


def test_bd4_compared_when_each_has_had_one() -> None:
    """BD-4: a tied player who goes ahead has not won before the others have had their extra turn."""
    match = play(table(target=3), f"0: {THREE}\n1: {THREE}\n0: {THREE}")
    assert (match.over, match.turn) == (False, 1)
    play(match, f"1: {SIX}")
    assert match.record().result == {"points": [6, 9], "winners": [1]}


def test_bd4_those_still_tied_at_the_top_go_on() -> None:
    """BD-4: of three tied players the two still at the top go on, and the third is out."""
    match = play(table(3, target=3), "\n".join(f"{seat}: {THREE}" for seat in (0, 1, 2)))
    play(match, f"0: {THREE}\n1: {NOTHING}\n2: {THREE}")
    assert match.turn == 0
    cy_next = Message("move-other-next", seat="1", name="Cy", next="2")
    refused(play(match, f"0: {NOTHING}"), "1 roll", "move/not-your-turn", cy_next)
    assert play(match, f"2: {THREE}").record().result == {"points": [6, 3, 9], "winners": [2]}


@pytest.mark.parametrize("players", range(2, 7))
def test_bd5_any_seat_may_be_first(players: int) -> None:
    """BD-5: the first seat is chosen before the game, and play goes on clockwise from it."""
    for first in range(players):
        match = table(players, first)
        for step in range(players + 1):
            assert match.turn == (first + step) % players
            play(match, f"{match.turn}: {NOTHING}")


@pytest.mark.parametrize("first", [-1, 3])
def test_bd5_first_seat_is_a_seat(first: int) -> None:
    """BD-5: the first seat is one of the seats there are."""
    with pytest.raises(DiceCafeError) as error:
        table(3, first)
    assert error.value.code == "players/first"
    assert error.value.message == Message("players-first", last=2, first=str(first))


def test_bd6_no_final_round_nesting() -> None:
    """BD-6: a player who passes 50 in the final round starts nothing new."""
    match = position("bun patty", "bun", scores=(47, 46, 46))
    play(match, f"0: place bun, stop\n1: {SIX}\n2: {THREE}")
    assert match.over
    assert match.record().result == {"points": [50, 52, 49], "winners": [1]}


def test_bd6_the_last_of_the_round_may_win_it() -> None:
    """BD-6: whoever passes the others with the last turn has won, and nobody answers."""
    match = play(table(3, target=3), f"0: {NOTHING}\n1: {THREE}\n2: {THREE}\n0: {SIX}")
    assert match.record().result == {"points": [6, 3, 3], "winners": [0]}


def test_every_ruling_has_a_test() -> None:
    """Every numbered ruling of rules.md is cited by a test of this file."""
    numbers = [number.replace("-", "").lower() for number in GAME.rulings]
    assert numbers == ["bd1", "bd2", "bd3", "bd4", "bd5", "bd6"]
    for number in numbers:
        assert any(name.startswith(f"test_{number}_") for name in globals()), number


# ---------------------------------------------------------------- examples to hold on to
def test_example_close_for_three() -> None:
    """Bun + patty in progress, the roll bun, bun, cheese: close with a bun, start the next, add the cheese."""
    match = play(position("bun patty"), "0: roll, * bun bun cheese, place bun")
    assert (at_stake(match), burger(match)) == (3, [])
    assert burger(play(match, "0: place bun, place cheese")) == ["bun", "cheese"]
    assert at_stake(match) == 3


def test_example_close_for_four() -> None:
    """Or add the cheese first, close for 4 and start the next with the second bun."""
    match = play(position("bun patty"), "0: roll, * bun bun cheese, place cheese, place bun")
    assert (at_stake(match), burger(match)) == (4, [])
    assert burger(play(match, "0: place bun")) == ["bun"]
    assert at_stake(match) == 4


def test_example_every_die_is_waste() -> None:
    """Nothing in progress, waste 2, the roll cheese, cheese, patty: every die is waste; the second one makes 4: bust."""
    match = play(position("", waste=2), "0: roll, * cheese cheese patty")
    assert match.moves(0) == ["waste patty", "waste cheese"]
    assert play(match, "0: waste cheese").turn == 0
    assert play(match, "0: waste cheese").turn == 1


def test_example_three_buns_on_a_bun() -> None:
    """Bun alone, the roll bun, bun, bun: none can be placed: three waste."""
    match = play(position("bun"), "0: roll, * bun bun bun")
    for waste in (1, 2, 3):
        assert match.moves(0) == ["waste bun"]
        play(match, "0: waste bun")
        assert match.state.waste == waste
    assert (match.turn, burger(match)) == (0, ["bun"])


def test_example_of_the_notation() -> None:
    """The lines that rules.md gives as an example of the notation are a turn of 3 points."""
    lines = re.findall(r"^    ([0*] .+)$", GAME.rules_text, re.MULTILINE)
    match = table()
    for line in lines:
        match.push(line)
    assert (match.log, match.points, len(lines)) == (lines, [3, 0], 7)
