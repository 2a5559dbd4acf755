"""The options of Burger Dice: their ends, what is just outside, what is no number, and what can't stand together (BD-1)."""

from __future__ import annotations

from itertools import product

import pytest

from dicecafe.engine import options
from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from .table import GAME, LANGUAGES, PEOPLE, table

# The law's own numbers: the default, the least and the greatest.
LAW = {"target": (50, 3, 500), "waste_limit": (4, 1, 8), "roll_size": (3, 1, 6), "dice": (12, 11, 30)}
ROOM = {"dice": 30}  # so that BD-1 holds whatever else is asked for


def refused(given: dict[str, object], code: str) -> Message:
    """What the refusal of these options says."""
    with pytest.raises(DiceCafeError) as error:
        GAME.config(2, given)
    assert error.value.code == code
    return error.value.message


def given(value: object) -> Message | str:
    """A value as a refusal names it."""
    return Message("option-nothing") if value is None else repr(value)


def wrong(name: str, value: object) -> Message:
    """That an option can't have this value; both ends of its range are given."""
    _, low, high = LAW[name]
    return Message("option-wrong", name=name, range=Message("option-number", low=str(low), high=str(high)), value=given(value))


def too_few(needed: int, dice: int, roll_size: int = 3, waste_limit: int = 4) -> Message:
    """That BD-1 asks for more dice."""
    return Message("too-few-dice", roll_size=roll_size, waste_limit=waste_limit, needed=needed, dice=dice, ruling="BD-1")


def test_every_option_of_the_law() -> None:
    """The game has the options of the rules, with their defaults, and no others."""
    assert {option.name: option.default for option in GAME.options} == {name: law[0] for name, law in LAW.items()}
    cfg = GAME.config(2)
    assert (cfg.target, cfg.waste_limit, cfg.roll_size, cfg.dice) == (50, 4, 3, 12)


@pytest.mark.parametrize("name", LAW)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_line_of_help(name: str, language: str) -> None:
    """A menu can say what an option does, in every language."""
    assert GAME.speech(language=language).has(f"option-{name}")


@pytest.mark.parametrize(("name", "value"), [(name, end) for name, law in LAW.items() for end in law[1:]])
def test_both_ends_are_right(name: str, value: int) -> None:
    """The least and the greatest value of each option can be played."""
    match = table(**{**ROOM, name: value} if name != "dice" else {name: value})
    assert getattr(match.cfg, name) == value
    assert match.options[name] == value


@pytest.mark.parametrize("name", LAW)
@pytest.mark.parametrize("beyond", [-1, 1])
def test_just_outside_is_refused(name: str, beyond: int) -> None:
    """One below the least and one above the greatest are refused, and the message gives both ends."""
    _, low, high = LAW[name]
    value = low - 1 if beyond < 0 else high + 1
    assert refused({**ROOM, name: value}, "option/out-of-range") == wrong(name, value)


@pytest.mark.parametrize("name", LAW)
@pytest.mark.parametrize("value", ["12", "", 12.0, True, False, None, [12], {}, 1e400, b"12"], ids=repr)
def test_wrong_type_is_refused(name: str, value: object) -> None:
    """What is not a whole number is refused, even if it looks like one, and the message says what would be right."""
    assert refused({name: value}, "option/wrong-type") == wrong(name, value)


@pytest.mark.parametrize("value", [0, -1, -(10**30), 10**30])
def test_far_outside_is_refused(value: int) -> None:
    """Numbers of any size are refused the same way."""
    assert refused({"target": value}, "option/out-of-range") == wrong("target", value)


@pytest.mark.parametrize(("name", "meant"), [("targe", "target"), ("waste-limit", "waste_limit"), ("Dice", "dice")])
def test_unknown_option_is_refused(name: str, meant: str) -> None:
    """An unknown option is refused; the message lists those there are, and guesses which was meant."""
    unknown = Message("option-unknown", game="Burger Dice", name=name, has=Message("option-known", names=list(LAW)))
    assert refused({name: 12}, "option/unknown") == Message("did-you-mean", message=unknown, close=meant)


@pytest.mark.parametrize(("roll_size", "waste_limit"), list(product(range(1, 7), range(1, 9))))
def test_bd1_every_combination(roll_size: int, waste_limit: int) -> None:
    """BD-1: `roll_size` + `waste_limit` + 4 dice are enough, one fewer is refused, and what the message advises is taken."""
    needed = roll_size + waste_limit + 4
    given: dict[str, object] = {"roll_size": roll_size, "waste_limit": waste_limit}
    assert GAME.config(2, {**given, "dice": max(11, needed)}).dice == max(11, needed)
    if needed > 11:
        message = refused({**given, "dice": needed - 1}, "option/conflict")
        assert message == too_few(needed, needed - 1, roll_size, waste_limit)


def test_bd1_holds_for_the_default_dice_too() -> None:
    """BD-1: an option given alone can be too much for the 12 dice of the box."""
    assert refused({"waste_limit": 6}, "option/conflict") == too_few(13, 12, waste_limit=6)
    assert refused({"roll_size": 5}, "option/conflict") == too_few(13, 12, roll_size=5)
    assert GAME.config(2, {"waste_limit": 5}).waste_limit == 5
    assert GAME.config(2, {"roll_size": 4}).roll_size == 4


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("target=fifty", "option/wrong-type"),
        ("target=", "option/wrong-type"),
        ("target=50.0", "option/wrong-type"),
        ("target=true", "option/wrong-type"),
        ("target=501", "option/out-of-range"),
        ("target=-3", "option/out-of-range"),
        ("target", "option/unknown"),
        ("=50", "option/unknown"),
        ("goal=50", "option/unknown"),
    ],
)
def test_typed_options_that_are_wrong(typed: str, code: str) -> None:
    """What a person types wrongly is refused by its cause."""
    with pytest.raises(DiceCafeError) as error:
        options.parse(GAME.options, [typed], GAME.title)
    assert error.value.code == code


def test_typed_options() -> None:
    """What a person types is read as numbers."""
    assert options.parse(GAME.options, ["target=60", "dice=30"], GAME.title) == {"target": 60, "dice": 30}


def test_records_hold_what_differs() -> None:
    """A record holds the options that differ from the default, and no others."""
    assert table(target=50, waste_limit=5, dice=13).record().options == {"waste_limit": 5, "dice": 13}


@pytest.mark.parametrize("players", [0, 1, 7])
def test_too_few_or_too_many_players(players: int) -> None:
    """Burger Dice is for 2 to 6 players."""
    with pytest.raises(DiceCafeError) as error:
        GAME.config(players)
    assert error.value.code == "players/count"
    seats = Message("span", low=2, high=6)
    assert error.value.message == Message("players-count", game="Burger Dice", seats=seats, players=players)
    assert len(PEOPLE) == GAME.seats[-1]
