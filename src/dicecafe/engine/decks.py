"""Decks: card lists as TOML files, replaceable by one's own; checked as a whole, carried by records.

A game with a deck has a `DeckOption` among its options. Its value is the deck itself, as the tables of the file, so that a record
can hold it; from the command line it is a path.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from . import files
from .errors import OptionError
from .options import Option, Value


class Deck(Protocol):
    """A deck that has been checked and laid out."""

    @property
    def tables(self) -> dict[str, Any]:
        """The fields of Config that come from the deck."""

    def public(self, cfg: Any) -> dict[str, Any]:
        """What a board needs to draw the cards, as plain JSON: the words and numbers that stand on them."""


D = TypeVar("D", bound=Deck)


@dataclass(frozen=True, eq=False)
class DeckOption(Option, Generic[D]):
    """An option whose value is a deck; the default, an empty one, stands for the deck in the game's own folder."""

    name: str = "deck"
    default: Value = field(default_factory=dict)
    help: str = "another deck, a TOML file in the form of the game's own"
    folder: Path = Path()  # where the game's own deck.toml lies
    read: Callable[[str], D] = field(kw_only=True)  # checks a deck, given as JSON, and lays it out
    known: dict[int, D] = field(default_factory=dict)  # decks in use, by the number that stands in Config

    def check(self, value: object) -> Value:
        """The deck's tables, found to be right as a whole."""
        if not isinstance(value, dict):
            raise OptionError("option/wrong-type", f"{self.name} is {self.range()}, not {value!r}.")
        self.fields(value)
        return value

    def parse(self, text: str) -> Value:
        """The deck in a file."""
        try:
            tables = tomllib.loads(files.read(Path(text)))
            demand(bool(tables), text, "is empty")
            return self.check(tables)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise OptionError("deck/unreadable", f"{text} is not TOML: {error}.") from error

    def fields(self, value: Value) -> dict[str, Any]:
        """The deck's number, and its tables."""
        try:
            text = json.dumps(value, sort_keys=True) if value else _house(self.folder)
        except (TypeError, ValueError, RecursionError) as error:
            raise OptionError("deck/unreadable", f"The deck holds something that a record can't: {error}.") from error
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
        if number not in self.known:
            self.known[number] = self.read(text)
        return {self.name: number, **self.known[number].tables}

    def of(self, cfg: Any) -> D:
        """The deck of a table."""
        return self.known[cfg.deck]

    def house(self) -> dict[str, Any]:
        """The deck in the game's own folder."""
        tables: dict[str, Any] = json.loads(_house(self.folder))
        return tables

    def range(self) -> str:
        """What the option may be, in words."""
        return "a deck file in TOML, in the form of the game's own"

    def edges(self) -> list[Value]:
        """No deck but the default stands for all others."""
        return []


@cache
def _house(folder: Path) -> str:
    return json.dumps(tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8")), sort_keys=True)


# ---------------------------------------------------------------- checking
def demand(holds: bool, where: str, what: str) -> None:
    """Refuse a deck in which this does not hold."""
    if not holds:
        raise OptionError("deck/invalid", f"In the deck, {where} {what}.")


def table(outer: Mapping[str, Any], key: str, where: str) -> dict[str, Any]:
    """A table within a table."""
    value = outer.get(key)
    demand(isinstance(value, dict), where, f"needs a table `{key}`")
    return value  # type: ignore[return-value]


def rows(source: Mapping[str, Any], key: str) -> list[Any]:
    """The tables of a list such as [[card]]."""
    found = source.get(key)
    demand(isinstance(found, list) and all(isinstance(row, dict) for row in found), key, f"is missing: [[{key}]] for each")
    return found  # type: ignore[return-value]


def word(row: Mapping[str, Any], key: str, where: str) -> str:
    """A short text."""
    value = row.get(key)
    demand(isinstance(value, str) and 0 < len(value) <= 60, where, f"needs `{key}`, a word, not {value!r}")
    return str(value)


def number(row: Mapping[str, Any], key: str, where: str, low: int, high: int) -> int:
    """A whole number within a range."""
    value = row.get(key)
    wanted = f"a whole number from {low} to {high}" if low < high else str(low)
    demand(type(value) is int and low <= value <= high, where, f"needs `{key}`, {wanted}, not {value!r}")
    return int(value)  # type: ignore[arg-type]


def one_of(row: Mapping[str, Any], key: str, where: str, known: list[str]) -> int:
    """Which of the known words it is, as a number."""
    value = row.get(key)
    demand(value in known, where, f"needs `{key}`, one of {', '.join(known)}, not {value!r}")
    return known.index(value)  # type: ignore[arg-type]
