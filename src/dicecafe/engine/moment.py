"""Moments of a match: an entry of its log, a step that is not committed yet, a snapshot to go back to."""

from __future__ import annotations

from typing import NamedTuple

from .contract import Action, AnyState, Seat


class Moment(NamedTuple):
    """One line of the log: who did what, in which position."""

    who: Seat
    actions: list[Action]
    before: AnyState


class Step(NamedTuple):
    """A move or roll that is not committed: the line it makes, and the position after it."""

    line: str
    moment: Moment
    after: AnyState


class Snapshot(NamedTuple):
    """A state of a match to go back to; `last` is its last entry, where that may be undone meanwhile."""

    lines: int
    last: tuple[list[str], list[Moment], list[bool]] | None
    state: AnyState
