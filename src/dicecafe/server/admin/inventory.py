"""Inventory: which tables and decks a store holds, read and deleted beside the servers that use it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from ..store import StoreError, file_of, unavailable
from ..store.files import BUSY_TIMEOUT, connect
from ..tables import events

DAY: Final = 86_400  # seconds
TABLES: Final = """
    SELECT tables.id, tables.code, tables.over, tables.deck, max(events.number), max(events.written),
        (SELECT body FROM events AS one WHERE one.table_id = tables.id AND one.number = 1),
        (SELECT body FROM events AS one WHERE one.table_id = tables.id ORDER BY one.number DESC LIMIT 1)
    FROM tables JOIN events ON events.table_id = tables.id
    GROUP BY tables.id, tables.code, tables.over, tables.deck ORDER BY 6 DESC, 1
"""
DECKS: Final = """
    SELECT digest, body, (SELECT count(*) FROM tables WHERE deck = digest),
        (SELECT body FROM events WHERE number = 1 AND table_id = (SELECT min(id) FROM tables WHERE deck = digest))
    FROM decks ORDER BY 3 DESC, 1
"""
NEWEST: Final = "SELECT coalesce(max(written), 0) FROM events"
DELETE_TABLE: Final = "DELETE FROM tables WHERE id = $1"
DELETE_DECKS: Final = "DELETE FROM decks WHERE NOT EXISTS (SELECT 1 FROM tables WHERE deck = digest)"
LOCK: Final = "SELECT sequence FROM newest FOR UPDATE"  # whoever changes a PostgreSQL store holds it


class StoredTable(NamedTuple):
    """A table as it is stored: nothing that only its players know."""

    id: str
    code: str
    game: str
    names: list[str]
    status: str  # open, over or closed
    events: int
    days: float  # since the last event, by the store's own time
    deck: str | None


class StoredDeck(NamedTuple):
    """A deck as it is stored, and how many tables play with it."""

    digest: str
    game: str
    cards: dict[str, Any]
    bytes: int
    tables: int


class Inventory:
    """What is in a store of either kind."""

    def __init__(self, url: str) -> None:
        self.url, self.file = url, file_of(url)

    async def tables(self) -> list[StoredTable]:
        """All tables, the one that was last played at first."""
        ((newest,),) = await self._all(NEWEST)
        found = []
        for id, code, over, deck, number, written, first, last in await self._all(TABLES):
            opened = _read(first)
            game, seats = (opened.game, opened.seats) if isinstance(opened, events.Opened) else ("?", [])
            status = "closed" if isinstance(_read(last), events.Closed) else "over" if over else "open"
            names = [seat.name for seat in seats]
            found.append(StoredTable(id, code, game, names, status, number, (newest - written) / DAY, deck))
        return found

    async def decks(self) -> list[StoredDeck]:
        """All decks, the one that most tables play with first."""
        found = []
        for digest, body, tables, first in await self._all(DECKS):
            opened = _read(first) if first is not None else None
            game = opened.game if isinstance(opened, events.Opened) else "?"
            found.append(StoredDeck(digest, game, json.loads(bytes(body)), len(body), tables))
        return found

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with all that happened there, and decks that nobody plays with any more."""
        changes = [*((DELETE_TABLE, id) for id in tables), (DELETE_DECKS,)]
        if self.file:
            await asyncio.to_thread(_sqlite, self.file, *changes)
        else:
            await self._postgres((LOCK,), *changes)

    async def _all(self, query: str) -> list[Any]:
        if self.file:
            return await asyncio.to_thread(_sqlite, self.file, (query,))
        return await self._postgres((query,))

    async def _postgres(self, *queries: tuple[str, ...]) -> list[Any]:
        """Do some queries as one transaction; what the last one found."""
        try:
            import asyncpg
        except ModuleNotFoundError as error:
            raise unavailable(Message("store-asyncpg")) from error
        try:
            connection = await asyncpg.connect(self.url)
            try:
                async with connection.transaction():
                    found = [await connection.fetch(query, *values) for query, *values in queries]
            finally:
                await connection.close()
        except ValueError as error:  # the address may hold a password: keep it
            raise StoreError("store/url", Message("store-postgres-url")) from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise unavailable(error) from error
        return [tuple(row) for row in found[-1]]


def _sqlite(file: Path, *queries: tuple[str, ...]) -> list[Any]:
    """The same for a file."""
    try:
        with closing(connect(file, BUSY_TIMEOUT, "rw")) as database:
            database.execute("BEGIN IMMEDIATE" if len(queries) > 1 else "BEGIN")
            found = [database.execute(query.replace("$1", "?"), values).fetchall() for query, *values in queries]
            database.execute("COMMIT")
            return found[-1]
    except sqlite3.Error as error:
        raise unavailable(Message("store-file", path=str(file), error=str(error))) from error


def _read(body: bytes) -> Any:
    """The event that stored bytes are; None if they are none."""
    try:
        return events.decode(bytes(body))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, DiceCafeError):
        return None
