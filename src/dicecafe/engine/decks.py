"""Decks: card lists as TOML files, replaceable by one's own; checked as a whole, carried by records.

A game with a deck has a `DeckOption` among its options. Its value is the deck itself, as the tables of the file, so that a record
can hold it; from the command line it is a path.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from dicecafe.words import Message

from . import deck_keys, files
from .contract import AnyConfig
from .deck_keys import Fault, Keys
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


class WrittenDeck(dict[str, Any]):
    """The tables of a deck that nobody changes any more, with the text that they are, so that it is written once."""

    __slots__ = ("text",)

    def __init__(self, tables: dict[str, Any], text: str) -> None:
        super().__init__(tables)
        self.text = text


@dataclass(frozen=True, eq=False)
class DeckOption(Option, Generic[D]):
    """An option whose value is a deck; the default, an empty one, stands for the deck in the game's own folder."""

    name: str = "deck"
    default: Value = field(default_factory=dict)
    folder: Path = Path()  # where the game's own deck.toml lies
    read: Callable[[str], D] = field(kw_only=True)  # checks a deck, given as JSON, and lays it out
    keys: Keys = field(kw_only=True)  # every key that a deck may have, and what it is for
    claims: Callable[[Mapping[str, Any], D], Iterable[Fault]] = lambda tables, deck: ()  # counts of a right deck that are wrong
    known: WeakValueDictionary[int, D] = field(default_factory=WeakValueDictionary)  # by the number that stands in Config
    recent: deque[D] = field(default_factory=lambda: deque(maxlen=RECENT))  # those that nobody else may keep yet
    own: list[D] = field(default_factory=list)  # the game's own deck, once it was read

    def check(self, value: object) -> Value:
        """The deck's tables, found to be right as a whole."""
        if not isinstance(value, dict):
            raise self.wrong("option/wrong-type", value)
        written = self.written(value)
        self.fields(written)
        return written

    def parse(self, text: str) -> Value:
        """The deck in a file."""
        tables = tables_in(text)
        self.check_keys(tables)
        written = self.check(tables)
        self._refuse_first(self.wrong_claims(written))
        return written

    def check_keys(self, tables: dict[str, Any]) -> None:
        """Refuse keys that mean nothing, in a deck that is brought; one that was played with before may have them."""
        self._refuse_first(self.wrong_keys(tables))

    def wrong_keys(self, tables: dict[str, Any]) -> Iterator[Fault]:
        """The keys that mean nothing, and those that say what the rules do not."""
        return deck_keys.faults(tables, self.keys, json.loads(_house(self.folder)))

    def wrong_claims(self, value: Value) -> Iterable[Fault]:
        """What a deck that can be played says of itself and is not so."""
        assert isinstance(value, dict)
        return self.claims(value, self.of_tables(value))

    def of_tables(self, value: Value) -> D:
        """The deck of some tables, laid out."""
        number = self.fields(value)[self.name]
        return self.known[number]

    def _refuse_first(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            raise OptionError("deck/invalid", fault.message, self.folder)

    def fields(self, value: Value) -> dict[str, Any]:
        """The deck's number, and its tables."""
        number = _number(self.text(value))
        deck = self.known.get(number)
        if deck is None:
            deck = self.known[number] = self.lay_out(value)
            (self.recent if value else self.own).append(deck)
        return {self.name: number, **deck.tables}

    def knows(self, value: Value) -> bool:
        """Whether a deck was laid out before, and is still there."""
        return _number(self.text(value)) in self.known

    def learn(self, value: Value, deck: D) -> None:
        """Keep a deck that another process laid out."""
        self.known[_number(self.text(value))] = deck
        self.recent.append(deck)

    def written(self, value: dict[str, Any]) -> dict[str, Any]:
        """A deck with its text; an empty one, which is the game's own, needs none."""
        return value if isinstance(value, WrittenDeck) or not value else WrittenDeck(value, self.text(value))

    def text(self, value: Value) -> str:
        """A deck as text that is the same for the same deck; of an empty one, the deck in the game's own folder."""
        if isinstance(value, WrittenDeck):
            return value.text
        try:
            return json.dumps(value, sort_keys=True) if value else _house(self.folder)
        except (TypeError, ValueError, RecursionError) as error:
            raise OptionError("deck/unreadable", Message("deck-not-json", error=str(error))) from error

    def digest(self, value: Value) -> str:
        """The digest of a deck's content."""
        return content_digest(self.text(value))

    def lay_out(self, value: Value) -> D:
        """The deck, found to be right; what is wrong with it may be said in the game's own words."""
        try:
            return self.read(self.text(value))
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


def tables_in(path: str) -> dict[str, Any]:
    """The tables of a file, whichever game's deck they are."""
    try:
        tables = tomllib.loads(files.read(Path(path)))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise OptionError("deck/unreadable", Message("file-not-toml", path=path, error=str(error))) from error
    if not tables:
        raise OptionError("deck/invalid", Message("deck-empty", path=path))
    return tables


@cache
def _house(folder: Path) -> str:
    return json.dumps(tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8")), sort_keys=True)


def _number(text: str) -> int:
    """The number of a deck, by which Config knows it."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


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
