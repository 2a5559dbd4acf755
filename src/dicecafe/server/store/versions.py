"""Versions of the store: numbered SQL files, applied in order and once."""

from __future__ import annotations

import re
from importlib import resources
from typing import NamedTuple

from dicecafe.words import Message

from . import StoreError


class Migration(NamedTuple):
    """One step from a version of the store to the next."""

    number: int
    name: str
    sql: str


def migrations(kind: str) -> list[Migration]:
    """The steps for a kind of store, from an empty one to today's."""
    folder = resources.files(__package__) / "migrations" / kind
    found = [(re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name), file) for file in folder.iterdir()]
    return sorted(Migration(int(name[1]), name[2], file.read_text(encoding="utf-8")) for name, file in found if name)


def missing(kind: str, version: int) -> list[Migration]:
    """The steps a store at a version still needs; refuses one that a newer Dice Cafe has written."""
    steps = migrations(kind)
    if version > steps[-1].number:
        raise StoreError("store/newer", Message("store-newer", version=str(version), known=str(steps[-1].number)))
    return [step for step in steps if step.number > version]
