"""Records of finished games, made of what is stored: no rule takes part, so one can be had when the rules are others by now.

It is quicker too: 2 us a line, where playing a line again takes 12 to 50.
"""

from __future__ import annotations

from typing import Any, Final

from dicecafe.engine.digests import digests
from dicecafe.engine.record import Record
from dicecafe.engine.registry import load

from ..slices import REST, Slices
from ..store import Store
from ..store.checksums import BrokenTable
from . import events, origins, seating
from .chair import Chair
from .events import Opened
from .stored import decode

SLICE: Final = 500  # events in one turn of the loop: a millisecond
OTHER: Final = "other"  # what a record says of its rules where they are not today's


async def stored_record(store: Store, id: str, slices: Slices) -> tuple[Record | None, int]:
    """The record of a table's game, none if it is not over or closed; and how many lines and other events were read for it."""
    bodies = await store.load(id)
    if not bodies:
        return None, 0
    opened = await origins.joined(store, id, decode(id, 1, bodies[0]))
    read = len(bodies) + len(opened.given)
    if opened.lesson:  # which of its dice were chosen is known by the rules alone
        return None, read
    chairs, log, result, closed = seating.opened(opened), list(opened.given), None, False
    for done, body in enumerate(bodies[1:]):
        if done % SLICE == 0:
            await slices.turn(REST if done else 0.0)
        event = decode(id, done + 2, body)
        try:
            result, closed = _fold(event, log) or result, isinstance(event, events.Closed)
            seating.apply(chairs, event)
        except IndexError as error:
            raise BrokenTable(id, f"event {done + 2} can't follow those before it: {error!r}") from error
    return (_record(opened, chairs, log, result) if result is not None or closed else None), read


def is_other(record: Record) -> bool:
    """Whether a stored record is of other rules than today's."""
    return record.more.get("rules") == OTHER


def _fold(event: Any, log: list[str]) -> dict[str, Any] | None:
    """Add an event to the log; the result, if it ended the game."""
    if isinstance(event, events.Line):
        log.append(event.line)
        return event.result
    if isinstance(event, events.Undone):
        log.pop()
    return None


def _record(opened: Opened, chairs: list[Chair], log: list[str], result: dict[str, Any] | None) -> Record:
    game = load(opened.game)
    record = Record.of_table(game.name, seating.names_of(chairs), opened.options, opened.first, log)
    record.given, record.result = len(opened.given), result
    record.digests = opened.digests or digests(game, opened.options)
    record.dice = {"real": True} if opened.real_dice else seating.dice(opened, chairs).public(over=True)
    if not origins.is_alike(opened):
        record.more["rules"] = OTHER
    return record
