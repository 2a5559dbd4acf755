"""Checksums: each event's is that of the one before it, its number and its body, so that no event can change, go or be swapped
with another unnoticed. They guard against damage, not against somebody who reckons them anew.

Rows that a version before these checksums stored have none. They are taken as they are, and the event after one begins a chain
of its own. With SQLite such a version may still run beside this one while it is replaced; in PostgreSQL the functions that it
calls add the checksums.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import ClassVar, Final

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

LENGTH: Final = 16  # bytes

Row = tuple[int, bytes, bytes | None]  # an event as it is stored: number, body, checksum


class BrokenTable(DiceCafeError):
    """What is stored of a table is damaged: it can't be opened, and nothing more is stored there. `why` is for the log."""

    codes: ClassVar = {
        "table/broken": "what is stored of the table is damaged; the server's log says how",
    }

    def __init__(self, table: str, why: str) -> None:
        super().__init__("table/broken", Message("table-broken"))
        self.table, self.why = table, why


def chained(previous: bytes | None, number: int, body: bytes) -> bytes:
    """The checksum of an event; `previous` is that of the event before it."""
    return hashlib.sha256(b"%b%b%b" % (previous or b"", number.to_bytes(4, "big"), body)).digest()[:LENGTH]


def checked(table: str, after: int, rows: Iterable[Row]) -> list[bytes]:
    """The bodies of the events after a number, given with the one of that number, if they are as they were stored."""
    bodies, previous, expected = list[bytes](), None, max(after, 1)
    for number, body, checksum in rows:
        if number != expected:
            raise BrokenTable(table, f"event {expected} is missing")
        if number > after:
            if type(body) is not bytes or (checksum is not None and checksum != chained(previous, number, body)):
                raise BrokenTable(table, f"event {number} is not as it was stored")
            bodies.append(body)
        previous, expected = checksum, expected + 1
    return bodies
