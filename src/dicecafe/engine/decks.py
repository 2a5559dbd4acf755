"""Decks: card lists as TOML files, replaceable by one's own; checked as a whole, carried by records.

A game with a deck has a `DeckOption` among its options. Its value is the deck itself, as the tables of the file, so that a record
can hold it; from the command line it is a path.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from dicecafe.words import Message

from . import files
from .contract import AnyConfig
from .errors import OptionError
from .options import Kind, Option, Value

RECENT = 64  # decks that are kept, of those that nobody plays with


class Deck(Protocol):
    """A deck that has been checked and laid out."""

    @property
    def tables(self) -> dict[str, Any]:
        """The fields of Config that come from the deck."""

    def public(self, cfg: AnyConfig) -> dict[str, Any]:
        """What a board needs to draw the cards, as plain JSON: the words and numbers that stand on them."""


D = TypeVar("D", bound=Deck)


@dataclass(frozen=True, eq=False)
class DeckOption(Option, Generic[D]):
    """An option whose value is a deck; the default, an empty one, stands for the deck in the game's own folder."""

    name: str = "deck"
    default: Value = field(default_factory=dict)
    folder: Path = Path()  # where the game's own deck.toml lies
    read: Callable[[str], D] = field(kw_only=True)  # checks a deck, given as JSON, and lays it out
    free: tuple[str, ...] = ()  # tables whose fields the game checks itself; of the rest the house deck has every one there is
    known: WeakValueDictionary[int, D] = field(default_factory=WeakValueDictionary)  # by the number that stands in Config
    recent: deque[D] = field(default_factory=lambda: deque(maxlen=RECENT))  # those that nobody else may keep yet
    own: list[D] = field(default_factory=list)  # the game's own deck, once it was read

    def check(self, value: object) -> Value:
        """The deck's tables, found to be right as a whole."""
        if not isinstance(value, dict):
            raise self.wrong("option/wrong-type", value)
        self.fields(value)
        return value

    def parse(self, text: str) -> Value:
        """The deck in a file."""
        try:
            tables = tomllib.loads(files.read(Path(text)))
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise OptionError("deck/unreadable", Message("deck-not-toml", path=text, error=str(error))) from error
        if not tables:
            raise OptionError("deck/invalid", Message("deck-empty", path=text))
        self.check_fields(tables)
        return self.check(tables)

    def check_fields(self, tables: dict[str, Any]) -> None:
        """Refuse fields that mean nothing, in a deck that is brought; one that was played with before may have them."""
        unknown = sorted(set(_unknown(tables, _shape(self.house()), self.free, "")))
        if unknown:
            wrong = Message("deck-wrong", where=", ".join(unknown)[:200], what=Message("deck-unknown"))
            raise OptionError("deck/invalid", wrong, self.folder)

    def fields(self, value: Value) -> dict[str, Any]:
        """The deck's number, and its tables."""
        text = self.text(value)
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1
        deck = self.known.get(number)
        if deck is None:
            deck = self.known[number] = self._read(text)
            (self.recent if value else self.own).append(deck)
        return {self.name: number, **deck.tables}

    def text(self, value: Value) -> str:
        """A deck as text that is the same for the same deck; of an empty one, the deck in the game's own folder."""
        try:
            return json.dumps(value, sort_keys=True) if value else _house(self.folder)
        except (TypeError, ValueError, RecursionError) as error:
            raise OptionError("deck/unreadable", Message("deck-not-json", error=str(error))) from error

    def digest(self, value: Value) -> str:
        """The digest of a deck's content."""
        return content_digest(self.text(value))

    def _read(self, text: str) -> D:
        """The deck; what is wrong with it may be said in the game's own words."""
        try:
            return self.read(text)
        except OptionError as error:
            raise OptionError(error.code, error.message, self.folder) from error

    def of(self, cfg: AnyConfig) -> D:
        """The deck of a table; whoever plays with it for long keeps it."""
        return self.known[cfg.deck]

    def house(self) -> dict[str, Any]:
        """The deck in the game's own folder."""
        tables: dict[str, Any] = json.loads(_house(self.folder))
        return tables

    @property
    def kind(self) -> Kind:
        """What sort of value it has."""
        return "deck"

    def range(self) -> Message:
        """What the option may be."""
        return Message("deck-file")

    def edges(self) -> list[Value]:
        """No deck but the default stands for all others."""
        return []


def content_digest(text: str) -> str:
    """The digest of a text: 32 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@cache
def _house(folder: Path) -> str:
    return json.dumps(tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8")), sort_keys=True)


def _shape(value: Any) -> Any:
    """The fields of a table and of the tables in it, those of a list together; None of anything else."""
    if isinstance(value, dict):
        return {key: _shape(one) for key, one in value.items()}
    if isinstance(value, list):
        shapes = [shape for one in value if (shape := _shape(one)) is not None]
        return {key: shape for one in shapes for key, shape in one.items()} if shapes else None
    return None


def _unknown(value: Any, shape: Any, free: tuple[str, ...], path: str) -> Iterator[str]:
    """The fields, with where they are, that a shape has not."""
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, dict):
            for key, inner in one.items():
                where = f"{path}.{key}" if path else key
                if shape is None or key not in shape:
                    yield where
                elif key not in free:
                    yield from _unknown(inner, shape[key], free, where)
        elif isinstance(one, list):
            yield path  # no deck has a list of lists


# ---------------------------------------------------------------- checking
def demand(holds: bool, where: str, what: Message) -> None:
    """Refuse a deck in which this does not hold: `where` names the card and the field, `what` goes on from there."""
    if not holds:
        raise OptionError("deck/invalid", Message("deck-wrong", where=where, what=what))


def table(outer: Mapping[str, Any], key: str, where: str) -> dict[str, Any]:
    """A table within a table."""
    value = outer.get(key)
    demand(isinstance(value, dict), where, Message("deck-needs-table", key=key))
    return value  # type: ignore[return-value]  # demanded above


def rows(source: Mapping[str, Any], key: str) -> list[Any]:
    """The tables of a list such as [[card]]."""
    found = source.get(key)
    demand(isinstance(found, list) and all(isinstance(row, dict) for row in found), key, Message("deck-needs-rows", key=key))
    return found  # type: ignore[return-value]  # demanded above


def word(row: Mapping[str, Any], key: str, where: str) -> str:
    """A short text."""
    value = row.get(key)
    demand(isinstance(value, str) and 0 < len(value) <= 60, where, Message("deck-needs-word", key=key, value=repr(value)))
    return str(value)


def spelled(words: list[str], where: str) -> None:
    """Refuse words that the lines of a record could not tell apart: odd blanks, and one that another begins with."""
    tidy = all(word == " ".join(word.split()) for word in words)
    apart = not any(other != word and f"{other} ".startswith(f"{word} ") for word in words for other in words)
    demand(tidy and apart, where, Message("deck-spelling", words=[repr(word) for word in words]))


def number(row: Mapping[str, Any], key: str, where: str, low: int, high: int) -> int:
    """A whole number within a range."""
    value = row.get(key)
    range = Message("option-number", low=str(low), high=str(high)) if low < high else str(low)
    wanted = Message("deck-needs", key=key, range=range, value=repr(value))
    demand(type(value) is int and low <= value <= high, where, wanted)
    return int(value)  # type: ignore[arg-type]  # demanded above


def one_of(row: Mapping[str, Any], key: str, where: str, known: list[str]) -> int:
    """Which of the known words it is, as a number."""
    value = row.get(key)
    range = Message("option-choice", choices=known)
    demand(value in known, where, Message("deck-needs", key=key, range=range, value=repr(value)))
    return known.index(value)  # type: ignore[arg-type]  # demanded above
