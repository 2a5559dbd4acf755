"""Moments of a match: a line of its log, a line that is not stored yet, a place to turn back to."""

from __future__ import annotations

from typing import Any, NamedTuple

from .contract import Action, Seat


class Moment(NamedTuple):
    """One line of the log: who did what, in which position."""

    who: Seat
    actions: list[Action]
    before: Any


class Step(NamedTuple):
    """What a move or a roll would do: the line it makes, and the position after it."""

    line: str
    moment: Moment
    after: Any


class Bookmark(NamedTuple):
    """A place in a match that one can turn back to; `last` is its last line, for when that may be taken back meanwhile."""

    lines: int
    last: tuple[list[str], list[Moment], list[bool]] | None
    state: Any
