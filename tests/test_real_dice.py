"""Real dice: people type what they show, all of a roll at once, and may type it anew until somebody moves."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from refusals import refused

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.real_dice import TypedDice, next_dice, retypable
from dicecafe.engine.registry import load
from dicecafe.words import Message

FACES = ["bun", "patty", "pickles"]


def typed(*lines: str, ahead: bool = True) -> TypedDice:
    """Dice of a person who types these lines."""
    waiting = list(lines)

    def ask(possible: Sequence[str]) -> str:
        return waiting.pop(0)

    return TypedDice(ask, ahead)


def burger(*lines: str, dice: TypedDice | None = None) -> Match:
    """A match of Burger Dice after these lines."""
    match = Match(load("burger-dice"), ["Ann", "Bo"], dice=dice)
    for line in lines:
        match.push(line)
    return match


def test_typed_dice_take_words_and_their_beginnings() -> None:
    """All dice of a roll on one line, commas or not, first letters where they are clear."""
    dice = typed("Bun, pa pick")
    assert [dice.outcome([1, 1, 1], FACES) for _ in range(3)] == [0, 1, 2]
    dice.done(more=False)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("p", Message("dice-unclear", typed="p", which=["patty", "pickles"])),
        ("lettuce", Message("dice-no-side", typed="lettuce")),
    ],
)
def test_typed_dice_refuse_kindly(line: str, message: Message) -> None:
    """An impossible face is quoted, with what there is, and the next line starts afresh."""
    dice = typed(line, "bun")
    with refused("dice/impossible", message.id, **message.parameters, possible=FACES):
        dice.outcome([1, 1, 1], FACES)
    assert dice.outcome([1, 1, 1], FACES) == 0


@pytest.mark.parametrize(("line", "missing"), [("", 3), ("bun", 2), ("patty bun", 1)])
def test_too_few_dice_are_no_roll(line: str, missing: int) -> None:
    """A die that was not typed is missed, not made up; the next line is the whole roll."""
    match = burger("0 roll", dice=typed(line, "bun bun cheese"))
    with refused("dice/missing", "dice-too-few", missing=missing):
        match.roll()
    assert match.log == ["0 roll"]
    assert match.roll() == "* bun bun cheese"


def test_typed_dice_refuse_too_many() -> None:
    """More dice than were rolled are a slip of the keyboard."""
    match = burger("0 roll", dice=typed("bun bun bun patty", "bun bun bun"))
    with refused("dice/impossible", "dice-too-many", typed="patty"):
        match.roll()
    assert match.roll() == "* bun bun bun"


def test_typed_dice_may_be_typed_ahead() -> None:
    """Where more rolls follow, their dice may stand on the same line; not where they would be lost."""
    dice = typed("bun bun")
    dice.outcome([1, 1, 1], FACES)
    dice.done(more=True)
    assert dice.outcome([1, 1, 1], FACES) == 0
    once = typed("bun bun", ahead=False)
    once.outcome([1, 1, 1], FACES)
    with refused("dice/impossible", "dice-too-many", typed="bun"):
        once.done(more=True)


def test_a_face_that_cannot_come_is_not_offered() -> None:
    """An outcome of weight 0 is no answer."""
    with refused("dice/impossible", "dice-no-side", typed="patty", possible=["bun", "pickles"]):
        typed("patty").outcome([1, 0, 1], FACES)


def test_what_each_die_of_a_roll_may_show() -> None:
    """As many dice as are rolled; where a die is read in two steps, both."""
    faces = ["bun", "patty", "pickles", "ketchup", "cheese"]
    assert next_dice(burger("0 roll")) == [faces] * 3
    creams = Match(load("dicecreams"), ["Ann", "Bo"], dice=StreamDice(1))
    while creams.next_is_dealt():
        creams.roll()
    assert next_dice(creams) == [["blue", "yellow", "black", "pink", "green"], [*"123456"]]


def test_a_roll_can_be_typed_anew_until_somebody_moves() -> None:
    """The dice that were typed last are taken back; after a move, and at the end, they are not."""
    match = burger("0 roll")
    assert not retypable(match)
    match.push("* bun patty bun")
    assert retypable(match)
    assert match.undo(CHANCE) == "* bun patty bun"
    match.push("* bun bun cheese")
    match.push("0 place bun")
    assert not retypable(match)
    with refused("undo/refused", "undo-other", name="Ann"):
        match.undo(CHANCE)


def test_what_the_program_dealt_is_not_typed_anew() -> None:
    """Cards and secrets are the program's own."""
    match = Match(load("dessert-dice"), ["Ann", "Bo"], dice=StreamDice(1))
    match.roll()
    assert match.next_is_dealt()
    assert not retypable(match)
