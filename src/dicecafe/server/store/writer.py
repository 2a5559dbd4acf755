"""The writer: one thread that puts whatever waits into one transaction, so that many tables share the price of one fsync."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

from dicecafe.words import Message

from . import MAX_NUMBER, Clock, Condition, StoreConflict, StoreError, taken, unavailable
from .checksums import chained
from .files import OpenFile, moved

BATCH: Final = 512  # events in one statement, and about as many in one transaction
MAX_TAILS: Final = 4096  # tables whose last checksum is remembered


class Job(NamedTuple):
    """Something to do inside a transaction, and who waits for it."""

    future: asyncio.Future[Any]
    work: Callable[[sqlite3.Connection], Any]


class Append(NamedTuple):
    """Events of a table to store, numbered from `number` on, and who waits for them."""

    future: asyncio.Future[Any]
    table: str
    number: int
    bodies: Sequence[bytes]
    over: bool


class _Refused(Exception):
    """Some of the events of one statement were refused."""


class Writer:
    """The only one who writes, for one event loop. A job is answered after the commit, never before."""

    def __init__(self, connect: Callable[[], OpenFile], clock: Clock) -> None:
        self._connect = connect
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self.own = range(0)  # the sequence numbers of the newest events that this writer stored with nobody's between them
        self._stored: list[range] = []  # those of the transaction
        self._gathered: list[Job | Append] = []  # since the loop last went round
        self._queue: SimpleQueue[list[Job | Append] | None] = SimpleQueue()
        self._file: OpenFile | None = None
        self._tails: dict[str, tuple[int, bytes | None]] = {}  # by table: the number and the checksum of its last event
        self._lost: OpenFile | None = None  # the last one that was found to be gone
        self._condition = Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="dicecafe-writer", daemon=True)
        self._thread.start()

    def append(self, table: str, number: int, bodies: Sequence[bytes], over: bool) -> asyncio.Future[None]:
        """Store events of a table in a row, all or none."""
        future = self._loop.create_future()
        if 1 < number <= MAX_NUMBER + 1 - len(bodies) and table.isprintable():
            self._gather(Append(future, table, number, bodies, over))
        else:
            future.set_exception(taken(table, number))
        return future

    def do(self, work: Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        """Do something inside a transaction; it may raise StoreConflict before it has changed anything."""
        future = self._loop.create_future()
        self._gather(Job(future, work))
        return future

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        if not self._closed:
            self._flush()
            self._closed = True
            self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _gather(self, job: Job | Append) -> None:
        if self._closed:
            job.future.set_exception(unavailable(Message("store-closed")))
            return
        if not self._gathered:  # one wake-up of the thread for all that one round of the loop brings
            self._loop.call_soon(self._flush)
        self._gathered.append(job)

    def _flush(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _answer(self, batch: list[Job | Append], answers: list[Any], stored: list[range], file: OpenFile | None) -> None:
        if file is not None and not file.is_there():  # whatever was committed to it is gone with it
            self._lost, stored = file, []
            answers = [moved()] * len(batch)
        self._condition.note(answers[0])
        for job, answer in zip(batch, answers, strict=True):
            if job.future.done():  # its task was cancelled, and does not know what became of it
                stored = []
            elif isinstance(answer, StoreConflict):
                job.future.set_exception(answer)
            elif isinstance(answer, StoreError):  # one object each: a raised error gathers the traceback of whoever raises it
                job.future.set_exception(StoreError(answer.code, answer.message))
            else:
                job.future.set_result(answer)
        for numbers in stored:
            self.own = range(self.own.start, numbers.stop) if numbers.start == self.own.stop else numbers

    # ---------------------------------------------------------------- in the thread
    def _run(self) -> None:
        going = True
        while going:
            batch: list[Job | Append] = []
            more = self._queue.get()
            while more is not None:
                batch += more
                try:
                    more = self._queue.get_nowait() if len(batch) < BATCH else []
                except Empty:
                    more = []
                if not more:
                    break
            going = more is not None
            if batch:
                answers = self._write(batch)
                try:
                    self._loop.call_soon_threadsafe(self._answer, batch, answers, self._stored, self._file)
                except RuntimeError:  # the loop is gone, and with it everybody who waited
                    break
        self._disconnect()

    def _write(self, batch: list[Job | Append]) -> list[Any]:
        """An answer for each job, all stored; or the same error for each, nothing stored and a fresh start the next time."""
        try:
            if self._file is not None and self._file is self._lost:
                self._disconnect()
            if self._file is None:
                self._file = self._connect()
            try:
                return self._transaction(self._file.database, batch, BATCH)
            except _Refused:  # rare: now one at a time, to see which
                self._file.database.execute("ROLLBACK")
                self._tails.clear()
                return self._transaction(self._file.database, batch, 1)
        except Exception as error:  # whatever it is, nobody may wait for ever
            self._stored = []
            self._disconnect()
            return [error if isinstance(error, StoreError) else unavailable(error)] * len(batch)

    def _transaction(self, database: sqlite3.Connection, batch: list[Job | Append], batch_size: int) -> list[Any]:
        self._stored, answers = [], list[Any]()
        group: dict[str, Append] = {}  # by table: a statement sees none of its own rows, so it takes one of each
        rows = 0
        database.execute("BEGIN IMMEDIATE")
        for job in batch:
            if group and (rows >= batch_size or isinstance(job, Job) or job.table in group):
                answers += self._insert(database, list(group.values()), batch_size)
                group, rows = {}, 0
            if isinstance(job, Append):
                group[job.table] = job
                rows += len(job.bodies)
                continue
            try:
                answers.append(job.work(database))
            except StoreConflict as conflict:
                answers.append(conflict)
        if group:
            answers += self._insert(database, list(group.values()), batch_size)
        database.execute("COMMIT")
        return answers

    def _insert(self, database: sqlite3.Connection, appends: list[Append], batch_size: int) -> list[StoreConflict | None]:
        """Store events of different tables, those of each if their first number is the next.

        In one statement, because the interpreter's lock is given up and fought for again at every one.
        """
        values: list[Any] = [self._clock()]
        for _, table, first, bodies, _ in appends:
            checksum = self._checksum(database, table, first - 1)
            for number, body in enumerate(bodies, first):
                checksum = chained(checksum, number, body)
                values += table, number, body, checksum, first
            self._tails[table] = first + len(bodies) - 1, checksum
        rows = len(values) // 5
        places = 1 << (rows - 1).bit_length()  # few sizes, so that prepared statements are found again
        values += [None] * (5 * (places - rows))  # no table's next
        try:
            done = database.execute(_statement(places), values)
            stored = done.rowcount
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
                raise
            stored = 0  # a table of which there are events and nothing else
        if stored < rows:
            if batch_size > 1:
                raise _Refused
            self._tails.clear()
            return [taken(append.table, append.number) for append in appends]
        assert done.lastrowid is not None
        self._stored.append(range(done.lastrowid + 1 - rows, done.lastrowid + 1))
        for append in appends:
            if append.over:
                database.execute("UPDATE tables SET over = 1 WHERE id = ?", [append.table])
        return [None] * len(appends)

    def _checksum(self, database: sqlite3.Connection, table: str, number: int) -> bytes | None:
        """The checksum of the event before those to be stored."""
        last, checksum = self._tails.get(table, (0, None))
        if last == number:
            return checksum
        if len(self._tails) > MAX_TAILS:
            self._tails.clear()
        row = database.execute("SELECT checksum FROM events WHERE table_id = ? AND number = ?", [table, number]).fetchone()
        return row[0] if row else None

    def _disconnect(self) -> None:
        self._tails.clear()
        if self._file is not None:
            with contextlib.suppress(sqlite3.Error):
                self._file.close()
            self._file = None


def _statement(places: int) -> str:
    return (
        "INSERT INTO events (table_id, number, written, body, checksum) SELECT column1, column2, ?, column3, column4"
        f" FROM (VALUES {', '.join(['(?, ?, ?, ?, ?)'] * places)})"
        " WHERE column5 = 1 + (SELECT max(number) FROM events WHERE table_id = column1)"
    )
