"""The cast: who the bots are at a table of people. Each level has its own, the first of them its regular."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

YOU = "You"  # who plays in the terminal without a name


class Character(NamedTuple):
    """A bot as people know it; its name is the same in every language, since records hold it."""

    name: str
    avatar: str  # the name of its picture


def _characters(*names: str) -> tuple[Character, ...]:
    return tuple(Character(*name.split()) for name in names)


CAST = {
    "random": _characters("Dizzy crab"),
    "greedy": _characters("Clover duck"),
    "easy": _characters("Biscuit hamster", "Pudding sloth", "Muffin koala", "Waffle chick", "Noodle turtle"),
    "medium": _characters("Hazel chipmunk", "Pepper otter", "Olive hedgehog", "Mango parrot", "Ginger beaver"),
    "hard": _characters("Basil wolf", "Saffron tiger", "Mocha badger", "Clove octopus", "Paprika flamingo"),
    "expert": _characters("Sage owl", "Truffle dragon", "Anise eagle", "Juniper lion", "Cosmo shark"),
    "perfect": _characters("Espresso robot"),
}


def character(level: str, taken: Sequence[str]) -> Character:
    """The first of a level's characters whose name nobody at the table has; when all are there, its regular again.

    A bot from outside is called what its level is called.
    """
    plain, sitting = level.removeprefix("bot:"), {name.casefold() for name in taken}
    cast = CAST.get(plain) or (Character(plain, CAST["perfect"][0].avatar),)
    return next((one for one in cast if one.name.casefold() not in sitting), cast[0])


def names(seats: Sequence[str]) -> list[str]:
    """What everybody at one keyboard is called: people by their names, of whom 'you' is You, and bot:LEVEL as its character."""
    called: list[str] = []
    for seat in seats:
        called.append(character(seat, called).name if seat.startswith("bot:") else _person(seat))
    return told_apart(called)


def plain_names(seats: Sequence[str]) -> list[str]:
    """What they are called in the lab, where a bot is known by its level."""
    return told_apart([_person(seat) for seat in seats])


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, with a number behind the second of two alike."""
    found: list[str] = []
    for name in names:
        alike = sum(other == name or other.startswith(f"{name} ") for other in found)
        found.append(f"{name} {alike + 1}" if alike else name)
    return found


def _person(seat: str) -> str:
    return YOU if seat == "you" else seat.removeprefix("bot:")
