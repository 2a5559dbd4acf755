"""Savepoint: a table as it was, to roll back to when the store refuses its next events."""

from __future__ import annotations

from typing import NamedTuple

from dicecafe.engine.match import Match
from dicecafe.engine.moment import Snapshot

from .chair import Chair


class Savepoint(NamedTuple):
    """All of a table that an event may change, to roll back to."""

    number: int
    chairs: list[Chair]
    again: str
    lines: int
    at: int
    match: Match | None
    page: Snapshot
    counter: int  # of the dice
    given: int  # lines that they did not make
