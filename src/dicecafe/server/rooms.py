"""Rooms: tables in this process's memory, in step with the store. No table belongs to a process.

Within a process a room's door puts things in order. Between processes the store does: an event whose number is taken is refused,
and the room reads what it missed. Nothing is told before it is stored: events are tried out on the table in memory, and if the
store does not take them the table goes back to where it was.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from dicecafe.engine.moment import Step
from dicecafe.words import Message

from . import events
from .door import Door
from .metrics import Metrics
from .store import Store, StoreConflict, TableRow
from .table import Mark, Table, TableError
from .tokens import Signer
from .views import Audience

TRIES = 5  # times that something is asked again when another process was faster
HISTORY = 500  # events that a device hears of which saw none


@dataclass(eq=False, slots=True)
class Viewer:
    """A device at a table: who it is, and how to reach it. `send` never waits: a reader too slow for it is dropped there."""

    holder: str
    send: Callable[[bytes], Awaitable[None]]
    words: bool = False
    seats: list[int] = field(default_factory=list)


@dataclass(eq=False, slots=True, weakref_slot=True)
class Room:
    """A table, who is looking at it in this process, and what is going on there."""

    table: Table
    door: Door = field(default_factory=Door)
    viewers: set[Viewer] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    thinker: asyncio.Task[None] | None = None
    watcher: asyncio.Task[None] | None = None  # of who is here
    left: dict[str, float] = field(default_factory=dict)  # holders who may be gone, and since when
    look: asyncio.Event = field(default_factory=asyncio.Event)  # tells the watcher that somebody came or went
    stirred: float = 0.0  # when something was last told here

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Do something beside the rest, and keep hold of it until it is done."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Rooms:
    """The rooms of one process."""

    def __init__(self, store: Store, signer: Signer, metrics: Metrics) -> None:
        self.store, self.signer, self.metrics = store, signer, metrics
        self.wake: Callable[[str, int], None] = lambda table, number: None  # tells other processes
        self.go_on: Callable[[Room], None] = lambda room: None  # lets bots play on
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()  # as long as somebody is in one
        self.metrics.tables.set_function(lambda: len(self.rooms))
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def by_id(self, id: str) -> Room:
        """The room of a table."""
        if room := self.rooms.get(id):
            return room
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def by_row(self, row: TableRow | None, missing: Message) -> Room:
        """The room of a table that was looked for."""
        if row is None:
            raise TableError("table/unknown", missing)
        return await self.by_id(row.id)

    async def create(self, id: str, opened: events.Opened) -> Room:
        """A new table, stored."""
        table = Table(id, opened)
        await self.store.create(TableRow(id, opened.code, opened.watch), events.encode(opened))
        room = self.rooms[id] = Room(table)
        return room

    async def ask(self, room: Room, ask: Callable[[Table], Sequence[Any]], id: str = "") -> None:
        """Ask a table for what is to happen, until nobody else was faster; it may be nothing. The door is closed."""
        for _ in range(TRIES):
            if id in room.table.done or not (asked := ask(room.table)):  # this very command came to another process too
                return None
            try:
                return await self.commit(room, asked, id)
            except StoreConflict:
                await self.catch_up(room)
        raise TableError("table/busy", Message("table-busy"))

    async def commit(self, room: Room, asked: Sequence[Any], id: str = "") -> None:
        """Let something be so with all the rolls that follow, store it, then tell it. The door is closed."""
        mark, happened = self._try_out(room.table, asked, id)
        try:
            await self._store(room.table, mark, happened)
        except BaseException:
            room.table.back_to(mark)
            raise
        await self._let_go(room, happened)

    def _try_out(self, table: Table, asked: Sequence[Any], id: str) -> tuple[Mark, list[tuple[int, Any]]]:
        """Let something be so with all the rolls that follow, in memory only; where the table was, and what happened."""
        mark = table.mark(moving=set(map(type, asked)) <= {Step})
        happened: list[tuple[int, Any]] = []
        try:
            for one in asked:
                happened.append(_let(table, one, id))
            while table.must_roll():
                happened.append(_let(table, table.rolled(), ""))
        except BaseException:
            table.back_to(mark)
            raise
        return mark, happened

    def _store(self, table: Table, mark: Mark, happened: list[tuple[int, Any]]) -> Awaitable[None]:
        bodies = [events.encode(event) for _, event in happened]
        return self.store.extend(table.id, mark.number + 1, bodies, table.status == "over")

    async def _let_go(self, room: Room, happened: list[tuple[int, Any]]) -> None:
        """Tell what is stored, here and elsewhere, and let the bots play on."""
        self.metrics.events += len(happened)
        await self.tell(room, happened)
        self.wake(room.table.id, room.table.number)
        self.go_on(room)

    async def tell(self, room: Room, happened: list[tuple[int, Any]]) -> None:
        """Everybody in the room hears what happened, each as far as they may."""
        room.stirred = time.monotonic()
        audience, host, token = Audience(room.table, happened), room.table.opened.host, ""
        again = room.table.again if events.Again in audience.kinds else ""
        seated = not audience.kinds.isdisjoint((events.Sat, events.Stood))
        for viewer in list(room.viewers):
            if seated:
                viewer.seats = room.table.seats_of(viewer.holder)
            if again:
                token = self.signer.token(again, viewer.holder) if viewer.seats else ""
            await viewer.send(audience.news(viewer.seats, viewer.holder == host, token, viewer.words))

    async def catch_up(self, room: Room) -> None:
        """Read what other processes did at the table, and tell it here; roll what they left to be rolled. The door is closed."""
        while True:
            happened = []
            for body in await self.store.load(room.table.id, room.table.number):
                happened.append(_let(room.table, events.decode(body), ""))
            if happened:
                await self.tell(room, happened)
            if not room.table.must_roll():
                return None
            with suppress(StoreConflict):  # they did it meanwhile: the dice are the same for all
                return await self.commit(room, [])

    async def _load(self, id: str) -> Room:
        room = self.rooms[id] = Room(await self._read(id))
        return room

    async def _read(self, id: str) -> Table:
        bodies = await self.store.load(id)
        if not bodies:
            raise TableError("table/unknown", Message("table-unknown"))
        table = Table(id, events.decode(bodies[0]))
        for body in bodies[1:]:
            table.apply(events.decode(body))
        return table


def _let(table: Table, asked: Any, id: str) -> tuple[int, Any]:
    """Let an event, or a step of the match, be so; its number and the event it is."""
    if isinstance(asked, Step):
        event: Any = events.Line(line=asked.line, id=id)
        table.apply(event, asked)
    else:
        event = msgspec.structs.replace(asked, id=id) if id else asked
        table.apply(event)
    return table.number, event
