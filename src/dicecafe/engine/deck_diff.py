"""What changed between two decks, key by key; rows are compared with those that are known by the same word."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from dicecafe.words import Message

from .deck_keys import Key, Keys, name_of, row_like


class Change(NamedTuple):
    """One difference: where it is, what kind of one, and for whom it matters."""

    kind: Literal["changed", "added", "removed"]
    where: str
    old: Any = None
    new: Any = None
    note: bool = False  # whether it is for people alone, and changes no game

    @property
    def message(self) -> Message:
        """The change as it is said."""
        values = {"old": _written(self.old), "new": _written(self.new)} if self.kind == "changed" else {}
        told = Message(f"deck-{self.kind}", where=self.where, **values)
        return Message("deck-change-note", change=told) if self.note else told


def changes(old: Mapping[str, Any], new: Mapping[str, Any], keys: Keys, where: str = "") -> Iterator[Change]:
    """All differences, in the order of the keys; keys that mean nothing are left out, `deck_keys` refuses them."""
    for key, known in keys.items():
        place = f"{where}, {key}" if where else key
        before, after = old.get(key), new.get(key)
        if isinstance(known, Key):
            note = known.use == "note"
            if before is None and after is not None:
                yield Change("added", place, new=after, note=note)
            elif after is None and before is not None:
                yield Change("removed", place, old=before, note=note)
            elif before != after:
                yield Change("changed", place, before, after, note)
        elif isinstance(before, list) and isinstance(after, list) and not where:
            yield from _row_changes(before, after, known, key)
        elif isinstance(before, dict) and isinstance(after, dict):
            yield from changes(before, after, known, place)
        elif before != after:
            yield Change("changed" if before and after else "added" if after else "removed", place, before, after)


def _row_changes(old: list[Any], new: list[Any], keys: Keys, table: str) -> Iterator[Change]:
    for n, row in enumerate(old, 1):
        if not row_like(row, new, keys):
            yield Change("removed", name_of(row, keys, table, n), old=row)
    for n, row in enumerate(new, 1):
        where, before = name_of(row, keys, table, n), row_like(row, old, keys)
        yield from changes(before, row, keys, where) if before else [Change("added", where, new=row)]


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
