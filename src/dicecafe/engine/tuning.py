"""What a game lets be tuned in its deck: a part `tuning.py` in its folder defines `numbers(tables) -> list[DeckNumber]`.

`tables` are those of a deck that was found to be right. A number may stand in several places, which must agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple

Place = tuple[str | int, ...]  # the keys and places in lists that lead to a number of the tables


class DeckNumber(NamedTuple):
    """A whole number of a deck that may be another one."""

    key: str  # what it is asked for by: the key of the deck's file
    label: str  # whose it is, as reports call a card or an ability; nothing where it is the whole deck's
    places: tuple[Place, ...]
    low: int
    high: int
    things: tuple[str, ...] = ()  # the cards or abilities that are worth the more the larger it is, by their labels
    texts: tuple[str, ...] = ()  # where in the deck the same is said in words, for whoever changes it

    @property
    def name(self) -> str:
        """The number as people are told of it."""
        return f"{self.key} {self.label}".rstrip()

    def of(self, tables: Mapping[str, Any]) -> int:
        """What it is in some tables."""
        return int(inner(tables, self.places[0]))

    def put(self, tables: Any, value: int) -> None:
        """Put another one in its places; the tables may be those of any reader of TOML."""
        for place in self.places:
            inner(tables, place[:-1])[place[-1]] = value


def inner(tables: Any, place: Place) -> Any:
    """What lies at a place."""
    for key in place:
        tables = tables[key]
    return tables


def changed(tables: Mapping[str, Any], numbers: Mapping[DeckNumber, int]) -> dict[str, Any]:
    """A copy of the tables with these numbers in it."""
    copy = deepcopy(dict(tables))
    for number, value in numbers.items():
        number.put(copy, value)
    return copy
