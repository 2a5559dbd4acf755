"""A turn of Burger Dice, sentence by sentence, and every way a move is refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from dicecafe.engine.errors import DiceCafeError
from dicecafe.testing.conformance import refused
from dicecafe.words import Message

from .table import BUST, FACES, NOTHING, SIX, THREE, at_stake, burger, left, play, position, table

INGREDIENTS = FACES[1:]
UNKNOWN = Message("move-unknown", move="'Roll'", game="Burger Dice")


# ---------------------------------------------------------------- components
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_players(players: int) -> None:
    """2 to 6 players, each with a score that starts at nothing."""
    assert table(players).points == [0] * players


def test_faces_of_a_die() -> None:
    """Each die has the faces bun, bun, patty, pickles, ketchup, cheese."""
    weights, words = play(table(), "0: roll").chances()
    sides = [word for word, weight in zip(words, weights, strict=True) for _ in range(weight)]
    assert sorted(sides) == sorted(["bun", "bun", "patty", "pickles", "ketchup", "cheese"])


# ---------------------------------------------------------------- a turn, 1: the first roll
def test_turn_1_roll_three_dice() -> None:
    """Roll 3 dice: a roll of two or of four is none."""
    match = play(table(), "0: roll")
    refused(match, "* bun patty", "dice/none", "dice-line-short")
    refused(match, "* bun patty bun cheese", "dice/impossible", Message("dice-line-long", rest="cheese"))
    assert left(play(match, "0: * bun patty cheese")) == ["bun", "patty", "cheese"]


@pytest.mark.parametrize("size", range(1, 7))
def test_turn_1_roll_size(size: int) -> None:
    """The option `roll_size` says how many dice a roll is of, the first and the later ones."""
    match = play(table(roll_size=size, waste_limit=8, dice=30), f"0: roll, * {' '.join(['bun'] * size)}")
    assert left(match) == ["bun"] * size
    play(match, "0: " + ", ".join([*["waste bun"] * size, "roll", f"* {' '.join(['patty'] * size)}"]))
    assert left(match) == ["patty"] * size


def test_turn_1_first_roll_without_bun_is_rolled_again() -> None:
    """If the first roll shows no bun, the same dice are rolled again until it does, and each try is logged."""
    match = play(table(), "0: roll, * cheese cheese patty, * ketchup pickles patty")
    refused(match, "0 waste patty", "move/not-your-turn", Message("move-dice-next", seat="0"))
    play(match, "0: * bun patty bun")
    assert left(match) == ["bun", "bun", "patty"]
    assert match.log == ["0 roll", "* cheese cheese patty", "* ketchup pickles patty", "* bun patty bun"]


def test_turn_1_first_roll_with_a_bun_stands() -> None:
    """A first roll that shows a bun is not rolled again."""
    match = play(table(), "0: roll, * cheese bun patty")
    refused(match, "* bun bun bun", "dice/none", "dice-not-now")


def test_turn_1_guarantee_is_for_every_turn() -> None:
    """The next player's first roll is a first roll too."""
    match = play(table(), f"0: {THREE}\n1: roll, * patty patty patty")
    refused(match, "1 waste patty", "move/not-your-turn")


# ---------------------------------------------------------------- a turn, 2: dealing with the dice
def test_turn_2_one_at_a_time() -> None:
    """Every rolled die is dealt with by a move of its own."""
    match = position("bun", "patty cheese cheese")
    assert left(play(match, "0: place cheese")) == ["patty", "cheese"]
    assert left(play(match, "0: waste cheese")) == ["patty"]
    assert left(play(match, "0: place patty")) == []


@pytest.mark.parametrize("order", list(permutations(["patty", "pickles", "cheese"])))
def test_turn_2_in_any_order(order: tuple[str, ...]) -> None:
    """The dice are dealt with in any order the player likes."""
    match = position("bun", "patty pickles cheese")
    play(match, "0: " + ", ".join(f"place {face}" for face in order))
    assert burger(match) == ["bun", "patty", "pickles", "cheese"]


def test_turn_2_bun_starts_a_burger() -> None:
    """A bun may start a burger when no burger is in progress."""
    assert burger(play(position("", "bun"), "0: place bun")) == ["bun"]


@pytest.mark.parametrize("face", INGREDIENTS)
def test_turn_2_ingredient_goes_on_the_burger(face: str) -> None:
    """An ingredient may go on the burger in progress."""
    assert burger(play(position("bun", face), f"0: place {face}")) == ["bun", face]


@pytest.mark.parametrize("face", INGREDIENTS)
def test_turn_2_ingredient_needs_a_burger(face: str) -> None:
    """Where no burger is in progress, an ingredient has nowhere to go."""
    why = Message("why-bun-first", face=Message(face))
    refused(position("", face), f"0 place {face}", "move/illegal", why, f"waste {face}")


@pytest.mark.parametrize("face", INGREDIENTS)
def test_turn_2_ingredient_only_once(face: str) -> None:
    """An ingredient may not go on a burger that has it already."""
    match = position("bun", f"{face} {face}")
    play(match, f"0: place {face}")
    why = Message("why-on-it-already", face=Message(face))
    refused(match, f"0 place {face}", "move/illegal", why, f"waste {face}")


@pytest.mark.parametrize("face", INGREDIENTS)
def test_turn_2_bun_closes_a_burger(face: str) -> None:
    """A bun may close the burger in progress if it holds at least one ingredient; the burger is then complete."""
    match = play(position(f"bun {face}", "bun"), "0: place bun")
    assert (burger(match), at_stake(match)) == ([], 3)


def test_turn_2_bun_not_on_a_bun_alone() -> None:
    """A bun can't be placed on a burger that is a bottom bun alone."""
    refused(position("bun", "bun"), "0 place bun", "move/illegal", "why-ingredient-first", "waste bun")


def test_turn_2_one_burger_at_a_time() -> None:
    """Only one burger is in progress: a bun on an open burger closes it and starts no second one."""
    match = play(position("bun patty", "bun bun"), "0: place bun")
    assert (burger(match), at_stake(match)) == ([], 3)
    assert burger(play(match, "0: place bun")) == ["bun"]


def test_turn_2_nothing_goes_on_a_complete_burger() -> None:
    """A complete burger takes nothing more."""
    match = play(position("bun patty", "bun cheese"), "0: place bun")
    refused(match, "0 place cheese", "move/illegal", Message("why-bun-first", face=Message("cheese")))


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("on_the_table", ["", "bun", "bun patty", "bun patty pickles ketchup cheese"])
def test_turn_2_any_die_may_be_wasted(face: str, on_the_table: str) -> None:
    """Any die may be wasted, even one that could be placed, and the burger stays as it is."""
    match = play(position(on_the_table, face), f"0: waste {face}")
    assert (match.state.waste, left(match), burger(match)) == (1, [], on_the_table.split())


@pytest.mark.parametrize("verb", ["place", "waste"])
def test_turn_2_only_rolled_dice(verb: str) -> None:
    """Only a die that was rolled, and is not dealt with yet, may be placed or wasted."""
    match = position("bun", "patty ketchup")
    patty, ketchup = Message("patty"), Message("ketchup")
    why = Message("why-not-rolled", face=Message("cheese"), dice=[patty, ketchup])
    refused(match, f"0 {verb} cheese", "move/illegal", why)
    why = Message("why-not-rolled", face=patty, dice=[ketchup])
    refused(play(match, f"0: {verb} patty"), f"0 {verb} patty", "move/illegal", why)


# ---------------------------------------------------------------- a turn, 3: the waste limit
def test_turn_3_fourth_waste_ends_the_turn() -> None:
    """As soon as 4 dice are waste the turn ends at once, with rolled dice left, and scores nothing."""
    match = play(position("bun patty", "cheese patty bun", waste=3, served=7), "0: waste patty")
    assert (match.turn, match.points, at_stake(match)) == (1, [0, 0], 0)
    assert (burger(match), left(match), match.state.waste) == ([], [], 0)


def test_turn_3_third_waste_does_not() -> None:
    """With 3 waste dice the turn goes on."""
    match = play(position("bun", "bun", waste=2, served=7), "0: waste bun")
    assert (match.turn, at_stake(match), match.moves(0)) == (0, 7, ["roll", "stop"])


def test_turn_3_keeps_what_was_scored_before() -> None:
    """The turn scores nothing; the points of earlier turns stay."""
    match = play(table(), f"0: {THREE}\n1: {SIX}\n0: {BUST}\n1: {BUST}")
    assert (match.points, match.turn) == ([3, 6], 0)


def test_turn_3_waste_is_counted_over_the_whole_turn() -> None:
    """Waste of an earlier roll counts, and waste of an earlier turn does not."""
    match = play(
        table(), f"0: {NOTHING}\n1: roll, * bun bun bun, waste bun, waste bun, waste bun, roll, * bun patty patty, waste patty"
    )
    assert match.turn == 0
    assert left(play(match, "0: roll, * bun bun bun, waste bun")) == ["bun", "bun"]


@pytest.mark.parametrize("limit", range(1, 9))
def test_turn_3_waste_limit(limit: int) -> None:
    """The option `waste_limit` says how many waste dice end a turn."""
    match = position("bun", "bun bun", waste=max(0, limit - 2), options={"waste_limit": limit, "dice": 30})
    turns = [play(match, "0: waste bun").turn]
    assert turns == [1] if limit == 1 else turns == [0] and play(match, "0: waste bun").turn == 1


# ---------------------------------------------------------------- a turn, 4: stop or roll on
def test_turn_4_stop_or_roll_when_no_die_is_left() -> None:
    """When no rolled die is left: stop and score, or roll on, and nothing else."""
    match = position("bun patty")
    assert match.moves(0) == ["roll", "stop"]
    refused(match, "0 place patty", "move/illegal", Message("why-none-left", face=Message("patty")), "roll, stop")


def test_turn_4_no_guarantee_after_the_first_roll() -> None:
    """The bun guarantee is for the first roll only: a later roll without a bun stands."""
    match = play(table(), "0: roll, * bun patty cheese, place bun, place patty, place cheese, roll, * patty patty cheese")
    assert left(match) == ["patty", "patty", "cheese"]
    refused(match, "* bun bun bun", "dice/none")


def test_turn_4_no_stopping_before_the_first_roll() -> None:
    """A player can't stop before the first roll."""
    match = table()
    assert match.moves(0) == ["roll"]
    refused(match, "0 stop", "move/illegal", "why-roll-first", "roll")
    refused(play(match, f"0: {THREE}"), "1 stop", "move/illegal", "why-roll-first")


@pytest.mark.parametrize("move", ["stop", "roll"])
def test_turn_4_not_with_rolled_dice_left(move: str) -> None:
    """A player can neither stop nor roll on with rolled dice left."""
    match = play(table(), "0: roll, * bun patty bun, place bun, place patty")
    refused(match, f"0 {move}", "move/illegal", Message("why-dice-left", dice=[Message("bun")]), "place bun, waste bun")


# ---------------------------------------------------------------- a turn, 5: scoring
@pytest.mark.parametrize("ingredients", range(1, 5))
def test_turn_5_burgers_of_three_to_six(ingredients: int) -> None:
    """A burger scores 1 point for every die: 2 buns and 1 to 4 ingredients are 3 to 6 points."""
    match = position(" ".join(["bun", *INGREDIENTS[:ingredients]]), "bun")
    assert play(match, "0: place bun, stop").points == [ingredients + 2, 0]


def test_turn_5_all_burgers_of_the_turn() -> None:
    """Stopping scores every burger completed this turn, and adds it to the total."""
    match = play(
        position("bun patty", "bun bun cheese bun", scores=(10, 0)), "0: place bun, place bun, place cheese, place bun, stop"
    )
    assert match.points == [16, 0]


def test_turn_5_burger_in_progress_scores_nothing() -> None:
    """A burger still in progress scores nothing, and the next player starts with an empty table."""
    match = play(position("bun patty pickles ketchup cheese", scores=(10, 0)), "0: stop")
    assert (match.points, match.turn, burger(match)) == ([10, 0], 1, [])


def test_turn_5_stopping_with_nothing() -> None:
    """A player may stop with nothing to score, and the turn passes to the left."""
    match = play(table(3), f"0: {NOTHING}\n1: {NOTHING}\n2: {NOTHING}")
    assert (match.points, match.turn) == ([0, 0, 0], 0)


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("1 roll", "move/not-your-turn", Message("move-other-next", seat="1", name="Ann", next="0")),
        ("1 stop", "move/not-your-turn", Message("move-other-next", seat="1", name="Ann", next="0")),
        ("0 eat bun", "move/unreadable", Message("move-unknown", move="'eat bun'", game="Burger Dice")),
        ("0 place", "move/unreadable", "place bun"),
        ("0 Roll", "move/unreadable", Message("did-you-mean", message=UNKNOWN, close="roll")),
        ("0 place lettuce", "move/unreadable", "roll"),
        ("0  roll", "move/unreadable", Message("line-blanks", line="'0  roll'")),
        ("00 roll", "move/unreadable", Message("line-start", seats=["0", "1"])),
        ("2 roll", "move/unreadable", Message("line-start", seats=["0", "1"])),
        ("-1 roll", "move/unreadable", Message("line-start", seats=["0", "1"])),
        ("", "move/unreadable", Message("line-start", seats=["0", "1"])),
        ("* bun bun bun", "dice/none", "dice-not-now"),
    ],
)
def test_refusals_before_the_first_roll(line: str, code: str, said: object) -> None:
    """What can't be read, or is somebody else's, is refused with a code and with what would be right."""
    refused(table(), line, code, said)


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("0 place bun", "move/not-your-turn", "move-dice-next"),
        ("0 roll", "move/not-your-turn", "move-dice-next"),
        ("* bun lettuce bun", "dice/impossible", Message("dice-line-wrong", rest="lettuce bun", possible=FACES)),
        ("* bun  bun bun", "move/unreadable", "line-blanks"),
        ("* Bun bun bun", "dice/impossible", "dice-line-wrong"),
        ("*", "dice/none", "dice-line-short"),
    ],
)
def test_refusals_while_the_dice_roll(line: str, code: str, said: object) -> None:
    """While the dice are in the air only a roll of the right dice, spelled right, is taken."""
    refused(play(table(), "0: roll"), line, code, said)


@pytest.mark.parametrize("line", ["* bun patty bun ", "* bun patty bun  ", "* bun patty bun\t"])
def test_refusals_of_blanks_at_the_end(line: str) -> None:
    """A roll with blanks after it is not the notation: it would be logged in other words than it was given."""
    refused(play(table(), "0: roll"), line, "move/unreadable")


@pytest.mark.parametrize(
    ("number", "code"), [(-1, "move/unreadable"), (12, "move/unreadable"), (11, "move/illegal"), (1, "move/illegal")]
)
def test_refusals_by_number(number: int, code: str) -> None:
    """A move given by number is refused like one in words; there are no numbers beyond the twelve."""
    match = table()
    with pytest.raises(DiceCafeError) as error:
        match.play(0, number)
    assert (error.value.code, match.log) == (code, [])


@pytest.mark.parametrize("line", ["0 roll", "1 roll", "1 stop", "* bun bun bun"])
def test_refusals_when_the_game_is_over(line: str) -> None:
    """After the end nobody does anything more."""
    match = play(table(target=3), f"0: {THREE}\n1: {NOTHING}")
    refused(match, line, "dice/none" if line.startswith("*") else "move/over")
