"""A simulated store: one database in memory, and what each process sees of it through slow calls that may fail.

A write takes effect at one instant, all of it or nothing, some time after it was asked for and some time before it is answered.
It may fail before it takes effect, or after: then nobody knows. What a crashed process asked for may still take effect.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from simulated_loop import Actor, SimulatedLoop

from dicecafe.server.slices import Slices
from dicecafe.server.store import Deck, StoreConflict, TableRow, row_taken, taken, unavailable
from dicecafe.server.store.checksums import BrokenTable, chained
from dicecafe.server.store.reading import PIECE, in_pieces

T = TypeVar("T")


@dataclass
class Faults:
    """How often something goes wrong, from never (0) to always (1), and how often it did."""

    loop: SimulatedLoop
    rates: dict[str, float] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    active: bool = True

    def note(self, kind: str) -> None:
        """Count something that went wrong."""
        self.counts[kind] += 1

    def strikes(self, kind: str) -> bool:
        """Whether it goes wrong this time."""
        if not self.active or self.loop.rng.random() >= self.rates.get(kind, 0.0):
            return False
        self.counts[kind] += 1
        return True


@dataclass
class StoredTable:
    """A table in the database."""

    row: TableRow
    events: list[tuple[int, bytes, bytes]]  # number, body and checksum
    written: float  # when the last one was
    over: bool = False
    finished: float | None = None  # since when it is known to be over
    abandoned: float | None = None  # since when it is known to be old


class Database:
    """What is stored, and who hears of what becomes of it: of writes as they take effect, and of calls as they are made."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop, self.actor = loop, Actor("database")
        self.tables: dict[str, StoredTable] = {}
        self.newest: list[tuple[int, str, int]] = []  # sequence, table and number of every event
        self.sequence = 0  # of the newest event, swept away or not
        self.settings: dict[str, str] = {}
        self.decks: dict[str, bytes] = {}
        self.on_stored: Callable[[str, int, Sequence[bytes]], None] = lambda table, number, bodies: None
        self.on_swept: Callable[[str], None] = lambda table: None
        self.on_called: Callable[[str, str], None] = lambda process, table: None
        self.on_damaged: Callable[[str], None] = lambda table: None
        self.on_conflict: Callable[[], None] = lambda: None

    def create(self, row: TableRow, body: bytes, deck: Deck | None, written: float) -> None:
        """Store a table."""
        if any(row.id == one.row.id or row.code == one.row.code or row.watch == one.row.watch for one in self.tables.values()):
            raise row_taken(row)
        self.tables[row.id] = StoredTable(row, [(1, body, chained(None, 1, body))], written)
        if deck:
            self.decks[deck.digest] = deck.body
        self._note(row.id, 1, [body])

    def extend(self, id: str, number: int, bodies: Sequence[bytes], over: bool, written: float) -> range:
        """Store events; their sequence numbers."""
        table = self.tables.get(id)
        if table is None or number != table.events[-1][0] + 1:
            self.on_conflict()
            raise taken(id, number)
        for place, body in enumerate(bodies, number):
            table.events.append((place, body, chained(table.events[-1][2], place, body)))
        table.written, table.over = written, table.over or over
        return self._note(id, number, bodies)

    def rows(self, id: str, after: int) -> list[tuple[int, bytes, bytes]]:
        """The events of a table from a number on, with their checksums."""
        table = self.tables.get(id)
        return [event for event in table.events if event[0] >= after] if table else []

    def damage(self, id: str, number: int, gone: bool) -> None:
        """Lose an event of a table, or a bit of it."""
        table = self.tables[id]
        self.on_damaged(id)
        at, body, checksum = table.events.pop(number)
        if not gone:
            table.events.insert(number, (at, bytes([body[0] ^ 1]) + body[1:], checksum))

    def sweep(
        self,
        now: float,
        waiting: float,
        idle: float,
        finished: float = math.inf,
        confirm: float = 0.0,
        open: Collection[str] = (),
    ) -> int:
        """Delete tables whose last event is that old, or that have been over for so long, and were when last looked for."""
        for id, one in self.tables.items():
            if one.over and one.finished is None:
                one.finished, one.abandoned = now, None
            since, most = one.written, waiting if len(one.events) == 1 else idle
            if one.finished is not None:
                since, most = one.finished, finished
            if since >= now - most or id in open:
                one.abandoned = None
            elif one.abandoned is None:
                one.abandoned = now
        old = [id for id, one in self.tables.items() if one.abandoned is not None and one.abandoned <= now - confirm]
        for id in old:
            del self.tables[id]
            self.newest = [change for change in self.newest if change[1] != id]
            self.on_swept(id)
        return len(old)

    def _note(self, id: str, number: int, bodies: Sequence[bytes]) -> range:
        first = self.sequence + 1
        self.sequence += len(bodies)
        self.newest += [(first + place, id, number + place) for place in range(len(bodies))]
        self.on_stored(id, number, bodies)
        return range(first, first + len(bodies))


class SimulatedStore:
    """The database as one process has it; see `Store`."""

    def __init__(self, database: Database, faults: Faults, process: Actor, clock: Callable[[], float]) -> None:
        self.database, self.faults, self.process, self.clock = database, faults, process, clock
        self.loop, self.closed = database.loop, False
        self.slices = Slices()
        self.stored = range(0)  # the sequence numbers of the newest events that this process stored with nobody's between them

    async def create(self, row: TableRow, body: bytes, deck: Deck | None = None) -> None:
        """Store a new table and its event 1."""
        await self._write(lambda: self.database.create(row, body, deck, self.loop.time()))

    async def append(self, table: str, number: int, body: bytes, over: bool = False) -> None:
        """Store an event."""
        await self.extend(table, number, [body], over)

    def extend(self, table: str, number: int, bodies: Sequence[bytes], over: bool = False) -> asyncio.Future[None]:
        """Store events in a row."""
        self.database.on_called(self.process.name, table)
        return self._write(lambda: self.database.extend(table, number, bodies, over, self.loop.time()))

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number."""
        self.database.on_called(self.process.name, table)
        read = self._read
        return await in_pieces(table, after, lambda number: read(lambda: self.database.rows(table, number)[:PIECE]), self.slices)

    async def length(self, table: str) -> int:
        """How many events a table has."""
        return await self._read(lambda: len(self.database.rows(table, 0)))

    async def find(self, *, code: str = "", watch: str = "", id: str = "") -> TableRow | None:
        """The table with that code, watch link or id."""

        def work() -> TableRow | None:
            rows = [one.row for one in self.database.tables.values()]
            asked = [(0, id), (1, code), (2, watch)]
            fitting = (row for row in rows if all(not value or row[place] == value for place, value in asked))
            return next(fitting, None) if code or watch or id else None

        return await self._read(work)

    async def latest(self) -> int:
        """The sequence number of the newest event."""
        return await self._read(lambda: self.database.sequence)

    async def changes(self, since: int, limit: int = 1000) -> list[tuple[int, str, int]]:
        """The events after a sequence number."""
        return await self._read(lambda: _after(self.database.newest, since)[:limit])

    def own(self, since: int) -> int:
        """Up to where all events after a sequence number are this process's."""
        return self.stored.stop - 1 if since + 1 in self.stored else since

    async def setting(self, name: str, value: str) -> str:
        """The value kept under a name."""
        return str(await self._write(lambda: self.database.settings.setdefault(name, value)))

    async def deck(self, digest: str) -> bytes | None:
        """The deck with that digest."""
        return await self._read(lambda: self.database.decks.get(digest))

    async def check(self) -> None:
        """Store something small."""
        await self._write(lambda: None)

    async def sweep(
        self, waiting: float, idle: float, finished: float = math.inf, confirm: float = 0.0, open: Collection[str] = ()
    ) -> int:
        """Delete old tables, by the store's own time."""
        return int(await self._write(lambda: self.database.sweep(self.loop.time(), waiting, idle, finished, confirm, open)))

    async def close(self) -> None:
        """Nothing is asked of it any more."""
        self.closed = True

    # ------------------------------------------------------------ calls
    def _write(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """Have something done in the database, at one instant between now and the answer."""
        future, database = self.loop.create_future(), self.database.actor.context
        if self.closed:
            future.set_exception(unavailable("it is closed"))
            return future
        fails = self.faults.strikes("write fails, nothing stored")
        forgotten = not fails and self.faults.strikes("write fails, though it is stored")

        def take_effect() -> None:
            if not self.process.alive and self.loop.rng.random() < 0.5:
                return  # it was never sent
            answer: Any = unavailable("the write failed")
            if not fails:
                try:
                    answer = work()
                except (StoreConflict, BrokenTable) as refusal:
                    answer = refusal
            if forgotten and not isinstance(answer, Exception):
                answer = unavailable("the answer was lost")
            self.loop.call_later(self._delay(), self._answer, future, answer, context=database)

        self.loop.call_later(self._delay(), take_effect, context=database)
        return future

    async def _read(self, work: Callable[[], T]) -> T:
        """Look something up in the database, as it is at one instant between now and the answer."""
        if self.closed:
            raise unavailable("it is closed")
        await asyncio.sleep(self._delay())
        if self.faults.strikes("read fails"):
            raise unavailable("the read failed")
        found = work()
        await asyncio.sleep(self._delay())
        return found

    def _delay(self) -> float:
        """Seconds of half a call."""
        rng = self.loop.rng
        return rng.uniform(0.1, 3.0) if self.faults.strikes("slow disk") else rng.expovariate(2000.0)

    def _answer(self, future: asyncio.Future[Any], answer: Any) -> None:
        if future.done():  # its task was cancelled, and does not know what became of it
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
            future.exception()  # whoever waited may have crashed
            return
        future.set_result(answer)
        if isinstance(answer, range):
            self.stored = range(self.stored.start, answer.stop) if answer.start == self.stored.stop else answer


def _after(newest: list[tuple[int, str, int]], since: int) -> list[tuple[int, str, int]]:
    """The changes after a sequence number; they are few, and at the end."""
    start = len(newest)
    while start and newest[start - 1][0] > since:
        start -= 1
    return newest[start:]
