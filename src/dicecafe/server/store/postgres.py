"""The store in PostgreSQL, for any number of processes on any number of machines.

Every write is one call of one function in the database, so that it commits as a whole without the client, and each can be
repeated safely: its rows carry a random mark, and a repeated call knows its own. That is how a commit whose answer was lost is
resolved. The call is made again; either it finds its rows, or stores them now, or somebody else was first.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

import asyncpg

from dicecafe.words import Message

from ..slices import Slices
from . import (
    MAX_NUMBER,
    SWEEP_BATCH,
    Clock,
    Condition,
    Deck,
    StoreConflict,
    StoreError,
    StoreTime,
    TableRow,
    known,
    row_taken,
    taken,
    unavailable,
)
from .reading import PIECE, in_pieces
from .versions import missing

BATCH: Final = 512  # events in one transaction, or a few more where the last ones belong together
RETRY_DELAYS: Final = (0.05, 0.1, 0.2, 0.4)  # seconds between attempts
CALL_TIMEOUT: Final = 5.0  # seconds for a call; after one that took so long there is one more attempt and no other
MIGRATION_TIMEOUT: Final = 600.0  # seconds for a migration, or for another process to finish one
MAX_CONNECTIONS: Final = 8  # of one process; PostgreSQL allows 100 in all unless told otherwise
MIGRATION_LOCK: Final = 0x64696365  # the advisory lock of whoever updates the database
IN_USE_LOCK: Final = MIGRATION_LOCK + 1  # which all have who have the store open: who restores another over it wants it alone

# With synchronous_commit a commit has reached the disk when it returns. The functions count on seeing what was committed before
# they got their lock, which is what "read committed" says.
SETTINGS: Final = {
    "application_name": "dicecafe",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "statement_timeout": f"{CALL_TIMEOUT:.0f}s",  # what we gave up, the server gives up
    "jit": "off",
}
TIME: Final = """
    INSERT INTO settings AS stored (name, value) VALUES ('time', $1) ON CONFLICT (name) DO UPDATE
    SET value = greatest(stored.value::double precision, excluded.value::double precision)::text RETURNING value
"""
STOOD_AT: Final = """
    SELECT max(at) FROM (
        (SELECT written AS at FROM events ORDER BY sequence DESC LIMIT 1)
        UNION ALL (SELECT value::double precision FROM settings WHERE name = 'time')
    ) AS times
"""
LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)

Connection = Any  # what a pool of asyncpg lends: a connection or its proxy


class Append(NamedTuple):
    """Events of a table to store, numbered from `number` on, and who waits for them."""

    future: asyncio.Future[None]
    table: str
    number: int
    bodies: Sequence[bytes]
    over: bool

    def rows(self) -> Iterator[tuple[str, int, bytes, bool, bool]]:
        """The arguments of `extend_tables` for each event."""
        last = len(self.bodies) - 1
        for place, body in enumerate(self.bodies):
            yield self.table, self.number + place, body, self.over and place == last, place > 0


class PostgresStore:
    """A log of tables in a database; see `Store`."""

    def __init__(self, pool: Any, clock: Clock) -> None:
        self._pool = pool
        self._time = StoreTime(clock)
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Append] = []
        self._flusher: asyncio.Task[None] | None = None
        self._condition = Condition()
        self._slices = Slices()
        self._closed = False

    @classmethod
    async def open(cls, url: str, clock: Clock = time.monotonic) -> PostgresStore:
        """Open a database and bring it up to date."""
        settings = {"timeout": CALL_TIMEOUT, "command_timeout": CALL_TIMEOUT, "server_settings": SETTINGS}
        between = {"init": _use, "reset": _keep}
        store = cls(await asyncpg.create_pool(url, min_size=0, max_size=MAX_CONNECTIONS, **between, **settings), clock)
        try:
            await store._try(_migrate)
            stood_at = await store._value(STOOD_AT)
        except BaseException as error:
            await store.close()
            if isinstance(error, ValueError) and not isinstance(error, StoreError):  # the address may hold a password: keep it
                raise StoreError("store/url", Message("store-postgres-url")) from None
            raise
        if stood_at is not None:
            store._time.resume(stood_at)
        return store

    async def create(self, row: TableRow, body: bytes, deck: Deck | None = None) -> None:
        """Store a new table, its event 1 and its deck."""
        call, (digest, cards) = "SELECT create_table($1, $2, $3, $4, $5, $6, $7, $8)", deck or (None, None)
        if not known(*row) or not await self._value(call, _mark(), self._time(), *row, body, digest, cards):
            raise row_taken(row)

    async def deck(self, digest: str) -> bytes | None:
        """The deck with that digest."""
        body = await self._value("SELECT body FROM decks WHERE digest = $1", digest) if known(digest) else None
        return None if body is None else bytes(body)

    async def append(self, table: str, number: int, body: bytes, over: bool = False) -> None:
        """Store an event that is the next of its table."""
        await self.extend(table, number, [body], over)

    def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> asyncio.Future[None]:
        """Store events in a row, in one transaction together with all others that wait."""
        assert bodies
        future = self._loop.create_future()
        if not 1 < number <= MAX_NUMBER + 1 - len(bodies) or not table.isprintable():
            future.set_exception(taken(table, number))
        elif self._closed:
            future.set_exception(unavailable(Message("store-closed")))
        else:
            self._waiting.append(Append(future, table, number, bodies, over))
            if self._flusher is None or self._flusher.done():
                self._flusher = self._loop.create_task(self._flush())
        return future

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number."""
        query = f"SELECT number, body, checksum FROM events WHERE table_id = $1 AND number >= $2 ORDER BY number LIMIT {PIECE}"
        if not known(table):
            return []
        return await in_pieces(table, after, lambda number: self._rows(query, table, min(number, MAX_NUMBER)), self._slices)

    async def length(self, table: str) -> int:
        """The number of a table's newest event."""
        query = "SELECT coalesce(max(number), 0) FROM events WHERE table_id = $1"
        return int(await self._value(query, table)) if known(table) else 0

    async def find(self, *, code: str = "", watch: str = "", id: str = "") -> TableRow | None:
        """The table with that code, watch link or id."""
        given = {name: value for name, value in (("code", code), ("watch", watch), ("id", id)) if value}
        if not given or not known(*given.values()):
            return None
        where = " AND ".join(f"{name} = ${place}" for place, name in enumerate(given, 1))
        rows = await self._rows(f"SELECT id, code, watch FROM tables WHERE {where}", *given.values())
        return TableRow(*rows[0]) if rows else None

    async def latest(self) -> int:
        """The sequence number of the newest event, swept away or not."""
        return int(await self._value("SELECT sequence FROM newest"))

    async def changes(self, since: int, limit: int = 1000) -> list[tuple[int, str, int]]:
        """The events after a sequence number; the table `newest` says why none is passed over."""
        query = "SELECT sequence, table_id, number FROM events WHERE sequence > $1 ORDER BY sequence LIMIT $2"
        return [tuple(row) for row in await self._rows(query, since, limit)]

    def own(self, since: int) -> int:
        """Not known: other processes write at the same time."""
        return since

    async def setting(self, name: str, value: str) -> str:
        """The value kept under a name."""
        await self._rows("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        return str(await self._value("SELECT value FROM settings WHERE name = $1", name))

    async def check(self) -> None:
        """Store the time."""
        self._time.advance(float(await self._value(TIME, str(self._time()))))

    async def sweep(
        self, waiting: float, idle: float, finished: float = math.inf, confirm: float = 0.0, open: Collection[str] = ()
    ) -> int:
        """Delete old tables, some at a time."""
        await self.check()
        now = self._time()
        before = now - waiting, now - idle, now - finished
        mark = "SELECT mark_tables($1, $2, $3, $4, $5, $6)"
        while await self._value(mark, now, *before, list(open), SWEEP_BATCH) == SWEEP_BATCH:
            pass
        total, count = 0, SWEEP_BATCH
        while count == SWEEP_BATCH:
            count = await self._value("SELECT delete_tables($1, $2, $3, $4, $5)", now - confirm, *before, SWEEP_BATCH)
            total += count
        return total

    async def close(self) -> None:
        """Write what waits and close the connections."""
        self._closed = True
        if self._flusher is not None:
            await asyncio.wait([self._flusher])
        try:
            await asyncio.wait_for(self._pool.close(), CALL_TIMEOUT)
        except LOST:
            self._pool.terminate()

    # ---------------------------------------------------------------- writing
    async def _flush(self) -> None:
        """Store what waits, batch after batch, until nothing does."""
        while self._waiting:
            batch = self._next_batch()
            columns = [list(column) for column in zip(*(row for append in batch for row in append.rows()), strict=True)]
            answers: list[StoreError | None]
            try:
                call = "SELECT extend_tables($1, $2, $3, $4, $5, $6, $7)"
                stored = await self._value(call, _mark(), self._time(), *columns)
                # What follows shares the answer of the first.
                firsts = [is_stored for is_stored, follows in zip(stored, columns[-1], strict=True) if not follows]
                answers = [None if ok else taken(one.table, one.number) for one, ok in zip(batch, firsts, strict=True)]
            except asyncio.CancelledError:  # the loop is stopping, and with it everybody who waits
                for append in batch:
                    append.future.cancel()
                raise
            except Exception as error:  # whatever it is, nobody may wait for ever
                answers = [unavailable(error) if not isinstance(error, StoreError) else error] * len(batch)
            for append, answer in zip(batch, answers, strict=True):
                if append.future.done():  # its task was cancelled
                    continue
                if answer is None:
                    append.future.set_result(None)
                elif isinstance(answer, StoreConflict):
                    append.future.set_exception(answer)
                else:  # one object each: a raised error gathers the traceback of whoever raises it
                    append.future.set_exception(StoreError(answer.code, answer.message))
        self._flusher = None

    def _next_batch(self) -> list[Append]:
        """Take what waits, up to `BATCH` events; those of one call stay together."""
        count = events = 0
        while count < len(self._waiting) and events < BATCH:
            events += len(self._waiting[count].bodies)
            count += 1
        batch, self._waiting = self._waiting[:count], self._waiting[count:]
        return batch

    # ---------------------------------------------------------------- connections
    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return list(await self._try(lambda connection: connection.fetch(query, *values)))

    async def _value(self, query: str, *values: Any) -> Any:
        return await self._try(lambda connection: connection.fetchval(query, *values))

    async def _try(self, work: Callable[[Connection], Awaitable[Any]]) -> Any:
        """Do something that may be done twice, again if the connection breaks; for a moment, then say so."""
        began = self._loop.time()
        for pause in (*RETRY_DELAYS, None):
            try:
                async with self._pool.acquire(timeout=CALL_TIMEOUT) as connection:
                    done = await work(connection)
                    self._condition.note(None)
                    return done
            except asyncpg.ClientConfigurationError:
                raise
            except LOST as error:
                if pause is None or self._closed or (pause != RETRY_DELAYS[0] and self._loop.time() - began > CALL_TIMEOUT):
                    refusal = unavailable(error)
                    self._condition.note(refusal)
                    raise refusal from error
            with contextlib.suppress(asyncpg.InterfaceError):
                await self._pool.expire_connections()  # the others have likely been lost with this one
            await asyncio.sleep(pause)
        raise AssertionError("the last attempt returns or raises")


def _mark() -> int:
    """A number no other call has, with room to count up from it."""
    return random.SystemRandom().getrandbits(62)


async def _use(connection: Connection) -> None:
    """Tell who may want to replace the store that it is open, as long as the connection is."""
    await connection.execute("SELECT pg_advisory_lock_shared($1)", IN_USE_LOCK)


async def _keep(connection: Connection) -> None:
    """Leave a connection as it is between two calls: none changes it, and to reset it takes a question each time."""


async def _migrate(connection: Connection) -> None:
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_TIMEOUT)
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        for step in missing("postgres", version):
            await connection.execute(step.sql, timeout=MIGRATION_TIMEOUT)
            await connection.execute("INSERT INTO migrations VALUES ($1, $2)", step.number, step.name)
