"""The store in one SQLite file, which several processes may have open."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import sqlite3
import tempfile
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from dicecafe.words import Message

from ..slices import Slices
from . import MAX_NUMBER, SWEEP_BATCH, Clock, Deck, StoreTime, TableRow, known, row_taken, unavailable
from .checksums import Row, chained
from .files import BUSY_TIMEOUT, OpenFile, prepare
from .reading import PIECE, in_pieces
from .writer import Writer

# Old tables: those nobody comes back to, by an only event or a last one from before, and those found to be over before.
OLD = """
    SELECT id, abandoned FROM tables WHERE over = 0 AND (
        SELECT written < CASE number WHEN 1 THEN :waiting ELSE :idle END
        FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1
    )
    UNION ALL SELECT id, abandoned FROM tables WHERE over = 1 AND finished < :finished
"""
OPEN = "SELECT value FROM json_each(:open)"
NOTE_FINISHED = """
    UPDATE tables SET finished = :now, abandoned = NULL
    WHERE id IN (SELECT id FROM tables WHERE over = 1 AND finished IS NULL LIMIT :most)
"""
UNMARK = f"""
    UPDATE tables SET abandoned = NULL
    WHERE abandoned IS NOT NULL AND (id IN ({OPEN}) OR id NOT IN (SELECT id FROM ({OLD})))
"""
MARK = f"""
    UPDATE tables SET abandoned = :now
    WHERE id IN (SELECT id FROM ({OLD}) WHERE abandoned IS NULL AND id NOT IN ({OPEN}) LIMIT :most)
"""
DELETE = f"DELETE FROM tables WHERE id IN (SELECT id FROM ({OLD}) WHERE abandoned <= :marked LIMIT :most)"
DELETE_DECKS = "DELETE FROM decks WHERE NOT EXISTS (SELECT 1 FROM tables WHERE deck = digest)"
TIME = """
    INSERT INTO settings (name, value) VALUES ('time', ?) ON CONFLICT (name) DO UPDATE
    SET value = max(CAST(value AS REAL), CAST(excluded.value AS REAL)) RETURNING value
"""

# Many rows are read as one text of JSON, in one step. Between two steps a thread needs the interpreter's lock, for which it waits
# half a millisecond each time while the loop is busy; and of several threads that wait the writer may be the last.
IN_ONE_STEP = "SELECT json_group_array(json_array({})) FROM ({})"
EVENTS = IN_ONE_STEP.format(
    "number, hex(body), hex(checksum)",
    "SELECT number, body, checksum FROM events WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?",
)
CHANGES = IN_ONE_STEP.format(
    "sequence, table_id, number",
    "SELECT sequence, table_id, number FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?",
)
decode_events = msgspec.json.Decoder(list[tuple[int, str, str]]).decode
decode_changes = msgspec.json.Decoder(list[tuple[int, str, int]]).decode


class SqliteStore:
    """A log of tables in one file; see `Store`."""

    def __init__(self, path: Path, time: StoreTime, timeout: float, folder: tempfile.TemporaryDirectory[str] | None) -> None:
        self._path = path
        self._time = time
        self._timeout = timeout
        self._folder = folder  # of a store that is not kept
        self._writer = Writer(self._connect, time)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="dicecafe-reader")
        self._reading: OpenFile | None = None
        self._slices = Slices()
        self._closed = False

    @classmethod
    async def open(cls, path: str, clock: Clock = time.monotonic, timeout: float = BUSY_TIMEOUT) -> SqliteStore:
        """Open a file, make it if there is none, and bring it up to date."""
        folder = tempfile.TemporaryDirectory(prefix="dicecafe-") if path == ":memory:" else None
        place, time = Path(folder.name, "store.db") if folder else Path(path).absolute(), StoreTime(clock)
        try:
            stood_at = await asyncio.get_running_loop().run_in_executor(None, prepare, place, timeout)
        except BaseException:
            if folder:
                folder.cleanup()
            raise
        if stood_at is not None:
            time.resume(stood_at)
        return cls(place, time, timeout, folder)

    async def create(self, row: TableRow, body: bytes, deck: Deck | None = None) -> None:
        """Store a new table, its event 1 and its deck."""
        if not known(*row):
            raise row_taken(row)
        written = self._time()

        def work(database: sqlite3.Connection) -> None:
            try:
                table = [*row, deck.digest if deck else None]
                database.execute("INSERT INTO tables (id, code, watch, deck) VALUES (?, ?, ?, ?)", table)
            except sqlite3.IntegrityError as error:
                raise row_taken(row) from error
            if deck:
                database.execute("INSERT INTO decks (digest, body) VALUES (?, ?) ON CONFLICT DO NOTHING", deck)
            event = "INSERT INTO events (table_id, number, written, body, checksum) VALUES (?, 1, ?, ?, ?)"
            database.execute(event, [row.id, written, body, chained(None, 1, body)])

        await self._writer.do(work)

    async def deck(self, digest: str) -> bytes | None:
        """The deck with that digest."""
        rows = await self._read("SELECT body FROM decks WHERE digest = ?", digest) if known(digest) else []
        return bytes(rows[0][0]) if rows else None

    async def append(self, table: str, number: int, body: bytes, over: bool = False) -> None:
        """Store an event that is the next of its table."""
        await self.extend(table, number, [body], over)

    def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> asyncio.Future[None]:
        """Store events in a row, in one transaction."""
        return self._writer.append(table, number, bodies, over)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number."""
        return await in_pieces(table, after, partial(self._piece, table), self._slices) if known(table) else []

    async def length(self, table: str) -> int:
        """The number of a table's newest event."""
        rows = await self._read("SELECT max(number) FROM events WHERE table_id = ?", table) if known(table) else []
        return int(rows[0][0] or 0) if rows else 0

    async def find(self, *, code: str = "", watch: str = "", id: str = "") -> TableRow | None:
        """The table with that code, watch link or id."""
        given = {name: value for name, value in (("code", code), ("watch", watch), ("id", id)) if value}
        if not given or not known(*given.values()):
            return None
        where = " AND ".join(f"{name} = ?" for name in given)
        rows = await self._read(f"SELECT id, code, watch FROM tables WHERE {where}", *given.values())
        return TableRow(*rows[0]) if rows else None

    async def latest(self) -> int:
        """The sequence number of the newest event, swept away or not."""
        rows = await self._read("SELECT seq FROM sqlite_sequence WHERE name = 'events'")
        return int(rows[0][0]) if rows else 0

    async def changes(self, since: int, limit: int = 1000) -> list[tuple[int, str, int]]:
        """The events after a sequence number. They come in order by themselves: SQLite has one writer at a time."""
        return decode_changes((await self._read(CHANGES, since, limit))[0][0])

    def own(self, since: int) -> int:
        """Up to where all events after a sequence number are this process's."""
        return self._writer.own.stop - 1 if since + 1 in self._writer.own else since

    async def setting(self, name: str, value: str) -> str:
        """The value kept under a name."""

        def work(database: sqlite3.Connection) -> str:
            database.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, value])
            return str(database.execute("SELECT value FROM settings WHERE name = ?", [name]).fetchone()[0])

        return str(await self._writer.do(work))

    async def check(self) -> None:
        """Store the time."""
        work = self._writer.do(lambda database: database.execute(TIME, [self._time()]).fetchone()[0])
        self._time.advance(float(await work))

    async def sweep(
        self, waiting: float, idle: float, finished: float = math.inf, confirm: float = 0.0, open: Collection[str] = ()
    ) -> int:
        """Delete old tables, some at a time."""
        await self.check()
        now = self._time()
        values: dict[str, Any] = {"now": now, "waiting": now - waiting, "idle": now - idle, "finished": now - finished}
        values |= {"marked": now - confirm, "open": json.dumps(list(open)), "most": SWEEP_BATCH}
        for statement in (NOTE_FINISHED, UNMARK, MARK):
            await self._change_all(statement, values)
        total = await self._change_all(DELETE, values)
        await self._change_all(DELETE_DECKS, {})
        return total

    async def close(self) -> None:
        """Write what waits and close the file."""
        await self._writer.close()
        if self._closed:
            return
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(self._reader, self._stop_reading)
        self._reader.shutdown(wait=False)
        if self._folder:
            self._folder.cleanup()

    # ---------------------------------------------------------------- connections
    def _connect(self) -> OpenFile:
        return OpenFile.connect(self._path, self._timeout)

    async def _change_all(self, statement: str, values: dict[str, Any]) -> int:
        """Have a statement change rows, so many in a transaction, until there is nothing left to change; how many it were."""
        total, count = 0, SWEEP_BATCH
        while count == SWEEP_BATCH:
            count = await self._writer.do(lambda database: database.execute(statement, values).rowcount)
            total += count
        return total

    async def _piece(self, table: str, number: int) -> list[Row]:
        """Events of a table from a number on."""
        rows = decode_events((await self._read(EVENTS, table, min(number, MAX_NUMBER), PIECE))[0][0])
        return [(number, bytes.fromhex(body), bytes.fromhex(checksum) or None) for number, body, checksum in rows]

    async def _read(self, query: str, *values: Any) -> list[Any]:
        if self._closed:
            raise unavailable(Message("store-closed"))
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, query, values)

    def _fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            if self._reading is not None and not self._reading.is_there():
                self._stop_reading()
            if self._reading is None:
                self._reading = self._connect()
            return self._reading.database.execute(query, values).fetchall()
        except sqlite3.Error as error:
            self._stop_reading()
            raise unavailable(error) from error

    def _stop_reading(self) -> None:
        if self._reading is not None:
            with contextlib.suppress(sqlite3.Error):
                self._reading.close()
            self._reading = None
