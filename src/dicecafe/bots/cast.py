"""The cast: who the bots are at a table of people. Each level has its own, the first of them its regular."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


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
