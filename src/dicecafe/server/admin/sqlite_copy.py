"""Copies of an SQLite store by SQLite's own online backup: servers read and write meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from dicecafe.words import Message

from ..store import unavailable
from ..store.checksums import BrokenTable, checked
from ..store.files import BUSY_TIMEOUT, connect
from ..store.versions import missing
from .backups import BackupError

CLOSING_TIMEOUT: Final = 1.0  # seconds in which whoever has a store open may be closing it
TABLES = "SELECT id FROM tables ORDER BY id"
EVENTS = "SELECT number, body, checksum FROM events WHERE table_id = ? ORDER BY number"
SEQUENCE = "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'events'"


class Content(NamedTuple):
    """How many tables and events a copy has, and of each table that is damaged why."""

    tables: int
    events: int
    damaged: dict[str, str]


def copy(store: Path, path: Path) -> None:
    """Copy a store in one go: all pages as they are at one moment, while others go on writing into the log."""
    with _told(store), closing(connect(store, BUSY_TIMEOUT, "rw")) as source, closing(sqlite3.connect(path)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, with no log beside it


def count(path: Path, origin: Path | None = None) -> Content:
    """What a copy has, each event looked at by its checksum; refuses a file that SQLite itself finds damaged.

    `origin` is the store of which it was just made: what is wrong is wrong there.
    """
    shown = str(origin or path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            ((state,),) = database.execute("PRAGMA quick_check(1)").fetchall()
            if state != "ok":
                raise BackupError("backup/damaged", Message("backup-damaged", path=shown, why=str(state)))
            ((version,),) = database.execute("SELECT max(number) FROM migrations").fetchall()
            missing("sqlite", version or 0)
            tables = [str(id) for (id,) in database.execute(TABLES)]
            with_checksums = (version or 0) >= 3
            events = EVENTS if with_checksums else EVENTS.replace("checksum", "NULL")
            total, damaged = 0, dict[str, str]()
            for id in tables:
                rows = database.execute(events, [id]).fetchall()
                total += len(rows)
                try:
                    checked(id, 0, rows)
                except BrokenTable as error:
                    damaged[id] = error.why
            return Content(len(tables), total, damaged)
    except sqlite3.Error as error:
        raise BackupError("backup/damaged", Message("backup-damaged", path=shown, why=str(error))) from error


def put(path: Path, store: Path, sequence: int) -> None:
    """Fill a store with a copy, as one change of it; events to come are numbered after those that were there.

    SQLite leaves the write-ahead log only where nobody else has the store open, so a store that a server uses is refused.
    """
    with (
        _told(store),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(connect(store, CLOSING_TIMEOUT, "rw")) as target,
    ):
        try:
            target.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            raise BackupError("backup/in-use", Message("backup-in-use", store=str(store))) from error
        source.backup(target)
        target.execute("PRAGMA journal_mode = WAL")
        target.execute(SEQUENCE, [sequence])


@contextmanager
def _told(store: Path) -> Iterator[None]:
    """What SQLite says, as an error of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise unavailable(Message("store-file", path=str(store), error=str(error))) from error
