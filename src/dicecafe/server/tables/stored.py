"""Stored events, read back and applied: what can't be was damaged, and is the fault of nobody who asks."""

from __future__ import annotations

from typing import Any

import msgspec

from ..store.checksums import BrokenTable
from . import events
from .table import Table


def decode(table: str, number: int, body: bytes) -> Any:
    """The event that was stored."""
    try:
        return events.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenTable(table, f"event {number} can't be read: {error}") from error


def replay(table: Table, event: Any) -> None:
    """Apply a stored event; one that can't follow those before it was not stored like this."""
    try:
        table.apply(event)
    except BrokenTable:
        raise
    except Exception as error:  # whatever a damaged event leads to
        raise BrokenTable(table.id, f"event {table.number} can't follow those before it: {error!r}") from error
