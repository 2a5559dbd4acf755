"""The file of an SQLite store: making it, bringing it up to date, connecting to it, and noticing that it is gone."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from dicecafe.words import Message

from . import StoreError, unavailable
from .versions import missing

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


class Place(NamedTuple):
    """Which file and which write-ahead log lie at a path. What is open is what lies there, or commits are lost with it."""

    file: tuple[int, int]  # device and inode
    log: tuple[int, int]

    @classmethod
    def of(cls, path: Path) -> Place | None:
        """What lies there now; None if either is missing."""
        try:
            file, log = os.stat(path), os.stat(f"{path}-wal")
        except OSError:
            return None
        return cls((file.st_dev, file.st_ino), (log.st_dev, log.st_ino))


class OpenFile(NamedTuple):
    """A connection to a store's file, and the place that it has open."""

    path: Path
    database: sqlite3.Connection
    place: Place

    @classmethod
    def connect(cls, path: Path, timeout: float) -> OpenFile:
        """Connect to a store that was prepared; never to a new, empty file where it was."""
        database = connect(path, timeout, "rw")
        try:
            (version,) = database.execute("SELECT max(number) FROM migrations").fetchone()  # opens the log too
            place = Place.of(path)
            if place is None or missing("sqlite", version or 0):
                raise moved()
        except BaseException:
            database.close()
            raise
        return cls(path, database, place)

    def is_there(self) -> bool:
        """Whether the file and its log are still the ones at the path."""
        return Place.of(self.path) == self.place

    def close(self) -> None:
        """Close. Where the file or the log is not at its place, what was committed to the one is saved into the other first.

        Nobody would find that log again, and whoever opens an empty file in its place has SQLite delete it.
        """
        with contextlib.suppress(sqlite3.Error):
            if not self.is_there():
                self.database.rollback()
                self.database.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self.database.close()  # rolls back


def moved() -> StoreError:
    """The refusal while the store's file or its log is not the one that was opened."""
    return unavailable(Message("store-moved"))


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


def prepare(path: Path, timeout: float) -> float | None:
    """Make the file if there is none, and bring it up to date; where the store's time stood, if it has ever been used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):  # a new one is its owner's alone: it holds the key and the secrets of dice
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        database = connect(path, timeout, "rwc")
        try:
            _use_log(database, timeout)
            _migrate(database)
            times = database.execute("SELECT written FROM events ORDER BY sequence DESC LIMIT 1").fetchall()
            times += database.execute("SELECT CAST(value AS REAL) FROM settings WHERE name = 'time'").fetchall()
            return max((at for (at,) in times), default=None)
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
