"""Reading: the events of a table, a piece at a time, so that neither the loop nor a thread is busy with a long game for long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from ..slices import REST, Slices
from .checksums import Row, checked

PIECE: Final = 500  # events that are fetched at once, and checked in one turn of the loop: half a millisecond

Fetch = Callable[[int], Awaitable[Sequence[Row]]]  # the next `PIECE` events of a table, in order, from a number on


async def in_pieces(table: str, after: int, fetch: Fetch, slices: Slices) -> list[bytes]:
    """The bodies of a table's events after a number, if they are as they were stored; none of a table that does not exist."""
    bodies = list[bytes]()
    while rows := await fetch(number := after + len(bodies)):  # with the last one known, on whose checksum the next depends
        bodies += checked(table, number, rows)
        if len(rows) < PIECE:
            return bodies
        await slices.turn(REST)
    return []  # there is none, or it was swept away meanwhile
