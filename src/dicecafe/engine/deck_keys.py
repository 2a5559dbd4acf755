"""The keys of a deck: which there are, and whether the rules read one, fix it, count it, or leave it to people as a note.

A game says so in tables of the form of its file: `{"deck": {"title": READ, "market": FIXED}, "card": {"n": READ}}`. The first key
of a table that stands there many times, `[[card]]`, is what its rows are known by.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from dicecafe.words import Message

from .errors import closest

LONGEST_KEY: Final = 60  # letters of an unknown key that are quoted


@dataclass(frozen=True)
class Key:
    """What a key is for."""

    use: Literal["read", "fixed", "counted", "note"]
    option: str = ""  # of a fixed one: the option of the game that is set instead


READ: Final = Key("read")  # the rules read it
FIXED: Final = Key("fixed")  # the rules fix it: it must be as in the game's own deck
COUNTED: Final = Key("counted")  # it must agree with the cards
NOTE: Final = Key("note")  # for people alone

Keys = Mapping[str, "Key | Keys"]


def fixed_by(option: str) -> Key:
    """A key that the rules fix, since an option of the game is there for it."""
    return Key("fixed", option)


class Fault(NamedTuple):
    """What is wrong with a deck: where, and what goes on from there."""

    where: str
    what: Message

    @property
    def message(self) -> Message:
        """All of it."""
        return Message("deck-wrong", where=self.where, what=self.what)


def faults(tables: Mapping[str, Any], keys: Keys, house: Mapping[str, Any]) -> Iterator[Fault]:
    """Keys that no deck has, values that the rules fix otherwise, and what is no value at all."""
    return _faults(tables, keys, house, "")


def _faults(value: Any, keys: Keys, house: Any, where: str) -> Iterator[Fault]:
    if isinstance(value, list):
        for n, row in enumerate(value, 1):
            yield from _faults(row, keys, row_like(row, house, keys), name_of(row, keys, where, n))
    elif not isinstance(value, dict):
        if READ not in keys.values():  # where the rules read it, they say themselves what should be there
            yield Fault(where, Message("deck-not-table"))
    else:
        for key, inner in value.items():
            place, known = _place(where, key), keys.get(key)
            if known is None:
                yield Fault(place, _unknown(key, keys))
            elif not isinstance(known, Key):
                yield from _faults(inner, known, house.get(key, {}) if isinstance(house, dict) else {}, place)
            elif not _is_plain(inner):
                yield Fault(place, Message("deck-not-plain"))
            elif known.use == "fixed" and isinstance(house, dict) and key in house and not _same(inner, house[key]):
                yield Fault(place, wrong_fixed(json.dumps(house[key]), inner, known.option))


def wrong_fixed(right: str, given: Any, option: str = "") -> Message:
    """What is said of a value that the rules fix otherwise."""
    about = Message("deck-fixed", right=right, given=json.dumps(given, default=str)[:LONGEST_KEY])
    return Message("deck-fixed-option", fixed=about, option=f"--option {option}={given}") if option else about


def name_of(row: Any, keys: Keys, table: str, n: int) -> str:
    """What a row is called: its table and what it is known by, or its number."""
    own = row.get(next(iter(keys))) if isinstance(row, dict) else None
    return f"{table} {own}" if type(own) in (int, str) and 0 < len(str(own)) <= LONGEST_KEY else f"{table} {n}"


def row_like(row: Any, rows: Any, keys: Keys) -> Mapping[str, Any]:
    """The row of another deck that is known by the same word; an empty one where there is none."""
    first = next(iter(keys))
    if not isinstance(row, dict) or not isinstance(rows, list):
        return {}
    return next((one for one in rows if isinstance(one, dict) and first in one and one[first] == row.get(first)), {})


def _place(where: str, key: str) -> str:
    short = key[:LONGEST_KEY]
    return f"{where}, {short}" if " " in where else f"{where}.{short}" if where else short


def _unknown(key: str, keys: Keys) -> Message:
    close = closest(key, list(keys))
    return Message("deck-unknown-close", close=close) if close else Message("deck-unknown", keys=list(keys))


def _is_plain(value: Any) -> bool:
    return not any(isinstance(one, dict | list) for one in (value if isinstance(value, list) else [value]))


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)
