"""The store in one SQLite file, which several processes may have open."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from dicecafe.words import Message

from . import MAX_NUMBER, SWEEP_BATCH, Clock, StoreError, TableRow, known, row_taken, unavailable
from .versions import missing
from .writer import Writer

BUSY_TIMEOUT: Final = 5.0  # seconds to wait while another process writes

# With synchronous = FULL a commit in the log has reached the disk when it returns. It grows to 16 MB before it is copied into the
# file, since busy tables change the same pages again and again. What a statement needs to be undone is kept in memory: a file for
# it would be written with every commit.
PRAGMAS = [
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",
    "PRAGMA temp_store = MEMORY",
]

SWEEP = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables JOIN events ON table_id = id
        WHERE over = 0 AND number = (SELECT max(number) FROM events WHERE table_id = id)
        AND written < CASE number WHEN 1 THEN ? ELSE ? END
        LIMIT ?
    )
"""


class SqliteStore:
    """A log of tables in one file; see `Store`."""

    def __init__(self, path: Path, clock: Clock, timeout: float, folder: tempfile.TemporaryDirectory[str] | None) -> None:
        self._path = path
        self._clock = clock
        self._timeout = timeout
        self._folder = folder  # of a store that is not kept
        self._writer = Writer(self._connect, clock)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="dicecafe-reader")
        self._reading: sqlite3.Connection | None = None
        self._closed = False

    @classmethod
    async def open(cls, path: str, clock: Clock = time.time, timeout: float = BUSY_TIMEOUT) -> SqliteStore:
        """Open a file, make it if there is none, and bring it up to date."""
        folder = tempfile.TemporaryDirectory(prefix="dicecafe-") if path == ":memory:" else None
        place = Path(folder.name, "store.db") if folder else Path(path).absolute()
        try:
            await asyncio.get_running_loop().run_in_executor(None, _prepare, place, timeout)
        except BaseException:
            if folder:
                folder.cleanup()
            raise
        return cls(place, clock, timeout, folder)

    async def create(self, row: TableRow, body: bytes) -> None:
        """Store a new table and its event 1."""
        if not known(*row):
            raise row_taken(row)
        written = self._clock()

        def work(database: sqlite3.Connection) -> None:
            try:
                database.execute("INSERT INTO tables (id, code, watch) VALUES (?, ?, ?)", row)
            except sqlite3.IntegrityError as error:
                raise row_taken(row) from error
            event = "INSERT INTO events (table_id, number, written, body) VALUES (?, 1, ?, ?)"
            database.execute(event, [row.id, written, body])

        await self._writer.do(work)

    async def append(self, table: str, number: int, body: bytes, over: bool = False) -> None:
        """Store an event that is the next of its table."""
        await self.extend(table, number, [body], over)

    def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> asyncio.Future[None]:
        """Store events in a row, in one transaction."""
        return self._writer.append(table, number, bodies, over)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number."""
        query = "SELECT body FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        return [body for (body,) in await self._read(query, table, min(after, MAX_NUMBER))] if known(table) else []

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
        return await self._read(
            "SELECT sequence, table_id, number FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?", since, limit
        )

    def own(self, since: int) -> int:
        """Up to where all events after a sequence number are this process's."""
        return self._writer.own.stop - 1 if since + 1 in self._writer.own else since

    async def setting(self, name: str, value: str) -> str:
        """The value kept under a name."""

        def work(database: sqlite3.Connection) -> str:
            database.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, value])
            return str(database.execute("SELECT value FROM settings WHERE name = ?", [name]).fetchone()[0])

        return str(await self._writer.do(work))

    async def sweep(self, now: float, waiting: float, idle: float) -> int:
        """Delete old unfinished tables, some at a time."""
        total, count = 0, SWEEP_BATCH
        while count == SWEEP_BATCH:
            count = await self._writer.do(
                lambda database: database.execute(SWEEP, [now - waiting, now - idle, SWEEP_BATCH]).rowcount
            )
            total += count
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
    def _connect(self) -> sqlite3.Connection:
        return connect(self._path, self._timeout, "rw")  # never a new, empty file where the store was

    async def _read(self, query: str, *values: Any) -> list[Any]:
        if self._closed:
            raise unavailable(Message("store-closed"))
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, query, values)

    def _fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            if self._reading is None:
                self._reading = self._connect()
            return self._reading.execute(query, values).fetchall()
        except sqlite3.Error as error:
            self._stop_reading()
            raise unavailable(error) from error

    def _stop_reading(self) -> None:
        if self._reading is not None:
            with contextlib.suppress(sqlite3.Error):
                self._reading.close()
            self._reading = None


def connect(path: Path, timeout: float, mode: str) -> sqlite3.Connection:
    """A connection that leaves transactions to us; `mode` is `rw`, or `rwc` to make the file."""
    address = f"file:{quote(str(path))}?mode={mode}"
    database = sqlite3.connect(address, timeout=timeout, isolation_level=None, check_same_thread=False, uri=True)
    try:
        for pragma in PRAGMAS:
            database.execute(pragma)
    except BaseException:
        database.close()
        raise
    return database


def _prepare(path: Path, timeout: float) -> None:
    """Make the file if there is none, and bring it up to date."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        database = connect(path, timeout, "rwc")
        try:
            _use_log(database, timeout)
            _migrate(database)
        finally:
            database.close()
    except (OSError, sqlite3.Error) as error:
        raise unavailable(f"{path}: {error}") from error


def _use_log(database: sqlite3.Connection, timeout: float) -> None:
    """Write-ahead logging, which the file remembers. SQLite does not wait by itself when two processes switch it on at once."""
    until = time.monotonic() + timeout
    while True:
        try:
            (mode,) = database.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
            continue
        if mode != "wal":
            raise StoreError("store/unavailable", Message("store-no-log", mode=repr(mode)))
        return


def _migrate(database: sqlite3.Connection) -> None:

    database.execute("BEGIN IMMEDIATE")
    try:
        database.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        (version,) = database.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
        for step in missing("sqlite", version):
            for statement in _statements(step.sql):
                database.execute(statement)
            database.execute("INSERT INTO migrations VALUES (?, ?)", [step.number, step.name])
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def _statements(sql: str) -> list[str]:
    """The statements of a script; SQLite's own way to run one would commit in between."""
    statements = [""]
    for line in sql.splitlines(keepends=True):
        statements[-1] += line
        if sqlite3.complete_statement(statements[-1]):
            statements.append("")
    return statements[:-1]
