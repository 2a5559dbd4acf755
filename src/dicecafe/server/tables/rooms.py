"""Rooms: tables in this process's memory, in step with the store. No table belongs to a process.

Within a process a room's lock puts changes in order. Between processes the store does: an event whose number is taken is refused,
and the room reads what it missed. Nothing is published before it is stored: events are applied to the table in memory, and if the
store refuses them they are rolled back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from dicecafe.engine.contract import OVER, Seat
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.moment import Step
from dicecafe.engine.options import Value
from dicecafe.engine.record import Record
from dicecafe.protocol.messages import TABLE, Refused
from dicecafe.words import Message

from ..accounts import Accounts
from ..budgets import Budgets
from ..metrics import Metrics
from ..slices import Slices
from ..store import Store, StoreConflict, TableRow
from ..store.checksums import BrokenTable
from ..tokens import Signer
from . import events, origins
from .records import stored_record
from .stored import decode, replay
from .table import Table, TableError, empty
from .views import Audience, encode

log = logging.getLogger("dicecafe.server")

TRIES = 5  # to commit something when other processes were faster
HISTORY = 500  # the most events that a device gets which comes
CROWD = 50  # devices that are sent something in one turn of the loop: a millisecond at most


@dataclass(eq=False, slots=True)
class Viewer:
    """A device at a table: who it is, and how to reach it. `send` does not wait for the device to read."""

    holder: str
    send: Callable[[bytes], Awaitable[None]]
    words: bool = False
    seats: list[Seat] = field(default_factory=list)
    address: str = ""  # where it is


@dataclass(eq=False, slots=True, weakref_slot=True)
class Room:
    """A table, who is looking at it in this process, and what is going on there."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by whoever changes the table
    arrivals: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by the spectator who comes
    viewers: dict[Viewer, None] = field(default_factory=dict)  # in the order in which they came
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    bot_task: asyncio.Task[None] | None = None  # plays the bots' moves
    sealing_task: asyncio.Task[None] | None = None  # begins the game without the nonces that do not come
    presence_task: asyncio.Task[None] | None = None  # sees who is gone
    presence_changed: asyncio.Event = field(default_factory=asyncio.Event)
    departed: dict[str, float] = field(default_factory=dict)  # holders who may be gone, and since when
    suspects: set[str] = field(default_factory=set)  # holders of other processes to be taken for gone
    suspected: Counter[str] = field(default_factory=Counter)  # how often they were
    last_published: float = field(default_factory=lambda: asyncio.get_running_loop().time())
    conflict_at: int = 0  # the number of events after which the store has another than was to come
    stored: int = 0  # bytes that this process added to the table's log
    closed: DiceCafeError | None = None  # why nothing goes on here any more

    def check_open(self) -> None:
        """Refuse whatever is asked for in a closed room; without the traceback, which would grow each time that it is raised."""
        if self.closed:
            raise self.closed.with_traceback(None)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Run a task, and keep a reference to it until it is done."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Rooms:
    """The rooms of one process."""

    def __init__(self, store: Store, signer: Signer, metrics: Metrics, budgets: Budgets, accounts: Accounts) -> None:
        self.store, self.signer, self.metrics, self.budgets, self.accounts = store, signer, metrics, budgets, accounts
        self.notify: Callable[[str, int], None] = lambda table, number: None  # other processes, of a table's last event
        self.resume_bots: Callable[[Room], None] = lambda room: None
        self.read_deck: Callable[[str, dict[str, Value]], Awaitable[None]] = _read_later
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()  # as long as somebody is in one
        self.metrics.tables.set_function(lambda: len(self.rooms))
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address
        self.slices = Slices()
        self.reported: set[str] = set()  # broken tables that are in the log already

    async def by_id(self, id: str, address: str = "") -> Room:
        """The room of a table. If it has to be read from the store, an address pays for that; it may read one at a time."""
        if room := self.rooms.get(id):
            return room
        async with self._reading(address):
            known = id in self.rooms or id in self.loading  # then somebody else pays
            room = await self._loaded(id)
            if address and not known:
                self.accounts.charge("lines_read", address, room.table.number + len(room.table.opened.given))
            return room

    async def record(self, id: str, address: str = "") -> Record | None:
        """The record of a stored game, none if it is not over; an address pays for it likewise."""
        async with self._reading(address):
            try:
                record, read = await stored_record(self.store, id, self.slices)
            except BrokenTable as error:
                self._report(error)
                raise
            if address:
                self.accounts.charge("lines_read", address, read)
            return record

    @asynccontextmanager
    async def _reading(self, address: str) -> AsyncIterator[None]:
        """While an address reads a game: one at a time, and as long as it may."""
        lock = self.reading.setdefault(address, asyncio.Lock()) if address else asyncio.Lock()
        async with lock:
            if address:
                self.accounts.check("lines_read", address)
            yield

    async def _loaded(self, id: str) -> Room:
        """The room of a table, which is read once, however many ask for it."""
        if room := self.rooms.get(id):
            return room
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def by_row(self, row: TableRow | None, missing: Message, address: str = "") -> Room:
        """The room of a table that was looked for."""
        if row is None:
            raise TableError("table/unknown", missing)
        return await self.by_id(row.id, address)

    async def create(self, id: str, opened: events.Opened) -> Room:
        """A new table, stored."""
        await self.slices.turn()
        opened = origins.stamped(opened)
        stored, deck = origins.split(opened)
        body = events.encode(stored)
        table = Table(id, opened, await self._start(opened), self.budgets)
        await self.store.create(TableRow(id, opened.code, opened.watch), body, deck)
        room = self.rooms[id] = Room(table, stored=len(body))
        return room

    async def transact(self, room: Room, decide: Callable[[Table], Sequence[Any]], id: str = "") -> None:
        """Commit the events and steps that `decide` names for the table, if any; decide again when another process was faster.

        A command whose id was done already, here or by another process, is not done again.
        """
        assert room.lock.locked()
        room.check_open()
        for _ in range(TRIES):
            if id in room.table.done or not (decided := decide(room.table)):
                return None
            try:
                return await self.commit(room, decided, id)
            except StoreConflict:
                await self.catch_up(room)
        raise TableError("table/busy", Message("table-busy"))

    async def commit(self, room: Room, decided: Sequence[Any], id: str = "") -> None:
        """Apply events and steps with all the rolls that follow, store them, then publish them; or roll them back."""
        assert room.lock.locked()
        room.check_open()
        table, applied = room.table, list[tuple[int, Any]]()
        savepoint = table.savepoint(moves_only=all(type(one) is Step for one in decided))
        self.metrics.storing += 1
        try:
            for one in decided:
                applied.append(_apply(table, one, id))
            while table.must_roll():
                applied.append(_apply(table, table.rolled(), ""))
            if table.turn == OVER and type(last := applied[-1][1]) is events.Line:
                applied[-1] = table.number, msgspec.structs.replace(last, result=table.result())
            bodies = [events.encode(event) for _, event in applied]
            await self.store.extend(table.id, savepoint.number + 1, bodies, table.status == "over")
        except BaseException as error:
            table.roll_back(savepoint)
            if isinstance(error, StoreConflict):
                room.conflict_at = table.number
            raise
        finally:
            self.metrics.storing -= 1
        self.metrics.events += len(applied)
        room.stored += sum(map(len, bodies))
        await self.publish(room, applied)
        self.notify(table.id, table.number)
        self.resume_bots(room)

    async def publish(self, room: Room, applied: list[tuple[int, Any]]) -> None:
        """Send stored events, with their numbers, to everybody in the room, each as far as they may know them."""
        room.last_published = asyncio.get_running_loop().time()
        audience, host, token = Audience(room.table, applied), room.table.opened.host, ""
        again = room.table.again if events.Again in audience.kinds else ""
        seated = not audience.kinds.isdisjoint((events.Sat, events.Stood))
        for sent, viewer in enumerate(sorted(room.viewers, key=lambda viewer: not viewer.seats)):  # who plays hears of it first
            if sent % CROWD == CROWD - 1:
                await asyncio.sleep(0)
            if seated:
                viewer.seats = room.table.seats_of(viewer.holder)
            if again:
                token = self.signer.token(again, viewer.holder) if viewer.seats else ""
            await viewer.send(audience.news(viewer.seats, viewer.holder == host, token, viewer.words))

    async def catch_up(self, room: Room) -> None:
        """Apply and publish what other processes stored, and roll what they left to be rolled.

        After a conflict there must be something. If not, the table in the store is not the one that was published here.
        """
        assert room.lock.locked()
        while True:
            applied = await self.load(room)
            try:
                for done, (_, event) in enumerate(applied):
                    await self.slices.pause(done)
                    replay(room.table, event)
            except BrokenTable as error:
                raise await self.close(room, error) from error
            if applied:
                await self.publish(room, applied)
            elif room.conflict_at == room.table.number:
                await self._close_lost(room)
            if not room.table.must_roll():
                return None
            with suppress(StoreConflict):  # they did it meanwhile: the dice are the same for all
                return await self.commit(room, [])

    async def load(self, room: Room, after: int | None = None) -> list[tuple[int, Any]]:
        """The stored events of a room's table after a number, or after those it knows, each with its number."""
        room.check_open()
        after = room.table.number if after is None else after
        try:
            bodies = await self.store.load(room.table.id, after)
            found = [(number, decode(room.table.id, number, body)) for number, body in enumerate(bodies, after + 1)]
        except BrokenTable as error:
            raise await self.close(room, error) from error
        if found and isinstance(found[-1][1], events.Closed):
            raise await self.close(room, closed())
        return found

    async def close(self, room: Room, error: DiceCafeError) -> DiceCafeError:
        """Let nothing more happen in a room, and tell everybody there why; the same error."""
        self._report(error)
        room.closed = error
        self.rooms.pop(room.table.id, None)
        await self.announce(room, error)
        return error

    async def announce(self, room: Room, error: DiceCafeError) -> None:
        """Tell everybody in a room why the table can't go on, or not now."""
        for viewer in list(room.viewers):
            await viewer.send(encode(Refused(TABLE, error.code, error.message)))

    async def _load(self, id: str) -> Room:
        try:
            room = self.rooms[id] = Room(await self._read(id))
        except BrokenTable as error:
            self._report(error)
            raise
        return room

    async def _read(self, id: str) -> Table:
        bodies = await self.store.load(id)
        if not bodies:
            raise TableError("table/unknown", Message("table-unknown"))
        if isinstance(decode(id, len(bodies), bodies[-1]), events.Closed):
            raise closed()
        opened = await origins.joined(self.store, id, decode(id, 1, bodies[0]))
        try:
            return await self._replay(id, opened, bodies)
        except (BrokenTable, TableError) as error:
            if error.code == "table/other-rules" or origins.is_alike(opened):
                raise
            raise origins.other_rules(opened) from error

    async def _replay(self, id: str, opened: events.Opened, bodies: list[bytes]) -> Table:
        """The table that its stored events make."""
        try:
            await self.read_deck(opened.game, opened.options)
            table, result = Table(id, opened, await self._start(opened), self.budgets), None
        except Exception as error:  # whatever damaged options or lines lead to
            raise BrokenTable(id, f"event 1 can't be: {error!r}") from error
        for done, body in enumerate(bodies[1:]):
            await self.slices.pause(done)
            event = decode(id, done + 2, body)
            replay(table, event)
            result = event.result if isinstance(event, events.Line) else result
        origins.check(table, result)
        return table

    async def _start(self, opened: events.Opened) -> Match:
        """The match that a table begins with, after the lines that it was given."""
        await self.slices.turn()
        match = empty(opened)
        for done, line in enumerate(opened.given):
            await self.slices.pause(done)
            match.push(line)
        match.given = len(match.log)
        return match

    async def _close_lost(self, room: Room) -> None:
        """Close a room whose table the store has lost, or a part of it: nothing can be stored there, however often one tries."""
        table = room.table
        error: DiceCafeError = TableError("table/unknown", Message("table-unknown"))
        if await self.store.find(id=table.id):
            stored = len(await self.load(room, 0))
            error = BrokenTable(table.id, f"{table.number} events were stored, {stored} are left")
        raise await self.close(room, error)

    def _report(self, error: DiceCafeError) -> None:
        """Say in the log what is wrong with a table, once."""
        if isinstance(error, BrokenTable) and error.table not in self.reported:
            self.reported.add(error.table)
            log.error("a table is broken", extra={"about": {"table": error.table, "code": error.code, "why": error.why}})


def closed() -> TableError:
    """The refusal of a table that was closed by whoever runs the cafe."""
    return TableError("table/closed", Message("table-closed"))


async def _read_later(game: str, options: dict[str, Value]) -> None:
    """Leave a deck to whoever needs it first."""


def _apply(table: Table, decided: Any, id: str) -> tuple[int, Any]:
    """Apply an event, or a step of the match; the event with its number."""
    if isinstance(decided, Step):
        event: Any = events.Line(line=decided.line, id=id)
        table.apply(event, decided)
    else:
        event = msgspec.structs.replace(decided, id=id) if id else decided
        table.apply(event)
    return table.number, event
