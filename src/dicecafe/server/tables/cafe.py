"""Cafe: what people ask for at tables. It finds the table, commits each command once, and answers with the event's number."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from dicecafe.engine.errors import MoveError, RecordError
from dicecafe.engine.record import Record
from dicecafe.protocol import messages
from dicecafe.protocol.messages import Done, Key, SeatRequest, Summary, TableEvent, TableOrder
from dicecafe.words import Message

from ..accounts import Accounts
from ..health import Health
from ..limits import over
from ..load import Load
from ..metrics import Metrics
from ..settings import Settings
from ..slices import SLICE
from ..store import Store, StoreConflict
from ..tokens import Signer, random_id
from ..workers.jobs import Sight
from ..workers.lanes import Lanes, WorkerLanes
from . import events, names
from .analyses import Analyses
from .commands import event_of
from .events import Opened
from .orders import check_options, continued, plan, readdressed, taught
from .presence import MAX_ASIDES, Presence
from .records import is_other
from .rooms import HISTORY, TRIES, Room, Rooms, Viewer
from .sealing import Sealing
from .table import Table, TableError
from .thinking import Thinking
from .views import Audience, commitment, summary

STALLED_AFTER = 5.0  # seconds without an event


class Cafe:
    """All tables of a store, as one process serves them."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        settings: Settings,
        process: str = "",
        accounts: Accounts | None = None,
        lanes: Lanes | None = None,
    ) -> None:
        self.process = process  # its name, the same after a restart, and no other's that runs at the same time
        self.store, self.signer, self.settings, self.metrics = store, signer, settings, Metrics()
        self.accounts = self.metrics.accounts = accounts or Accounts(settings)
        self.rooms = Rooms(store, signer, self.metrics, settings, self.accounts)
        self.lanes = lanes or WorkerLanes(settings, self.metrics)
        self.thinking = Thinking(self.rooms, self.lanes, settings, self.accounts)
        self.rooms.resume_bots, self.rooms.read_deck = self.thinking.resume, self.thinking.read_deck
        self.presence = Presence(self.rooms, settings, process)
        self.sealing = Sealing(self.rooms, settings)
        self.analyses = Analyses(self.lanes.coach, settings)
        self.health, self.load = Health(store), Load(settings, self.metrics)

    # ------------------------------------------------------------ opening and finding
    async def open(self, order: TableOrder, address: str = "") -> Key:
        """Open a table at the expense of an address; its key, for whoever asked."""
        self.load.check()
        self.accounts.check("stored_bytes", address)
        await self.rooms.slices.turn()
        order, size = check_options(order, self.settings)
        host, source, given = random_id(), order.after.record if order.after else "", list[str]()
        if order.after:
            order, given = continued(order, await self.playable(source, address))
            if len(given) >= self.settings.lines_per_game:
                raise over(self.settings, "lines_per_game")
        order, lesson = taught(order) if order.lesson else (order, [])
        await self.thinking.read_deck(order.game, order.options, address)
        await self.rooms.slices.turn()
        begins = {"after": source, "given": given, "lesson": lesson, "process": self.process}
        opened = msgspec.structs.replace(plan(order, host), **begins)
        room = await self._open(random_id(), opened)
        self.accounts.charge("stored_bytes", address, room.stored + size)  # a deck is stored beside the table
        return self._key(room.table, host)

    async def sit(self, code: str, request: SeatRequest, address: str = "") -> Key:
        """Take an open seat of the table with that code, at the expense of an address."""
        self.accounts.check("stored_bytes", address)
        room, name = await self.by_code(code, address), names.clean_name(request.name)
        holder = self.signer.holder(room.table.id, request.id) if request.id else random_id()

        def sat(table: Table) -> events.Sat:
            table.check_asides(self.settings.asides_per_table, "")
            return msgspec.structs.replace(
                table.sit(name, holder, request.seal, request.seat, request.avatar), process=self.process
            )

        async with room.lock:
            before = room.stored
            await self.rooms.transact(room, lambda table: [] if table.seats_of(holder) else [sat(table)])
            self.accounts.charge("stored_bytes", address, room.stored - before)
        self.sealing.watch(room)
        return self._key(room.table, holder)

    async def look(self, code: str, address: str = "") -> Summary:
        """What is to be seen of the table with that code from outside, as it is now."""
        room = await self.by_code(code, address)
        async with room.lock:
            await self.rooms.catch_up(room)
            return summary(room.table)

    async def by_code(self, code: str, address: str = "") -> Room:
        """The room of the table with a short code."""
        row = await self.store.find(code=code.strip().upper())
        return await self.rooms.by_row(row, Message("table-no-code", code=code[:20]), address)

    async def by_watch(self, watch: str, address: str = "") -> Room:
        """The room of the table with a spectators' address."""
        return await self.rooms.by_row(await self.store.find(watch=watch), Message("table-no-watch"), address)

    async def by_token(self, token: str, address: str = "") -> tuple[Room, str]:
        """The room of a token's table, and its holder. Whoever has one was there: what is not found has been removed."""
        whose = self.signer.read(token)
        try:
            return await self.rooms.by_id(whose.table, address), whose.holder
        except TableError as error:
            if error.code != "table/unknown":
                raise
            days = {"finished": self.settings.finished_days, "idle": self.settings.idle_days}
            raise TableError("table/removed", Message("table-removed", **days)) from None

    async def record(self, id: str, or_exhausted: bool = False, address: str = "") -> Record:
        """The record of a finished game, as long as the table is kept, marked where it is of other rules than today's.

        Or of one that can't go on, as a spectator knows it.
        """
        if id not in self.rooms.rooms and (stored := await self.rooms.record(id, address)):
            return stored
        table = await self.finished(id, or_exhausted, address)
        record = table.playing.record()
        if table.opened.real_dice:
            record.dice = {"real": True}
        return record

    async def playable(self, id: str, address: str = "") -> Record:
        """The record of a finished game that comes out under today's rules as it did."""
        record = await self.record(id, address=address)
        if is_other(record):
            await self.finished(id, address=address)
        return record

    async def to_analyse(self, id: str, address: str = "") -> Record:
        """The record of a game for the coach; one that is far too long is not even read: nearly all that is stored are lines."""
        self.analyses.check_lines(await self.store.length(id) - MAX_ASIDES * self.settings.asides_per_table)
        return await self.playable(id, address)

    async def finished(self, id: str, or_exhausted: bool = False, address: str = "") -> Table:
        """A table whose game is over, so that nothing changes in it any more."""
        room = await self.rooms.by_id(id, address)
        async with room.lock:
            if room.table.status != "over":
                await self.rooms.catch_up(room)  # it may have ended at another process
            if room.table.status != "over" and not (or_exhausted and room.table.exhausted):
                raise RecordError("record/unfinished", Message("record-not-yet"))
            return room.table

    # ------------------------------------------------------------ devices
    async def join(self, room: Room, viewer: Viewer, seen: int, nonce: str = "", next: str = "") -> None:
        """A device comes, with its nonce if it has one to show: it gets what it missed, and everything from now on.

        Spectators come one at a time, so that whoever plays waits for one of them at most, however many there are.
        """
        if viewer.holder:
            await self._join(room, viewer, seen, nonce, next)
        else:
            async with room.arrivals:
                if len(room.viewers) >= self.settings.viewers_per_table:
                    raise over(self.settings, "viewers_per_table")
                await self._join(room, viewer, seen)

    async def _join(self, room: Room, viewer: Viewer, seen: int, nonce: str = "", next: str = "") -> None:
        described, after = await self._missed_long(room, viewer, seen)
        async with room.lock:
            before = room.stored
            await self.rooms.catch_up(room)
            if nonce:
                await self.rooms.transact(room, lambda table: table.shown(viewer.holder, nonce, next))
            table = room.table
            if not described or table.seats_of(viewer.holder) != viewer.seats:
                described, after, viewer.seats = [], table.last_seen(seen, HISTORY), table.seats_of(viewer.holder)
            missed = (await self.rooms.load(room, after))[: table.number - after]  # the rest is published when it is read
            token = self.signer.token(table.again, viewer.holder) if table.again and viewer.seats else ""
            host = viewer.holder == table.opened.host
            await viewer.send(Audience(table, missed).welcome(viewer.seats, host, token, viewer.words, described))
            room.viewers[viewer] = None
            await self.presence.came(room, viewer)
            self.accounts.charge("stored_bytes", viewer.address, room.stored - before)
        self.thinking.resume(room)
        self.sealing.watch(room)
        self.presence.check_own(room)

    async def _missed_long(self, room: Room, viewer: Viewer, seen: int) -> tuple[list[TableEvent], int]:
        """What a device missed, and up to where; nothing if that is little.

        Hundreds of events take milliseconds to describe: that is done before the table is locked, and the game goes on meanwhile.
        """
        if seen > room.table.number:  # at another process, perhaps
            async with room.lock:
                await self.rooms.catch_up(room)
        table, number, after = room.table, room.table.number, room.table.last_seen(seen, HISTORY)
        if number - after <= SLICE:
            return [], after
        viewer.seats = table.seats_of(viewer.holder)
        missed = (await self.rooms.load(room, after))[: number - after]
        return await Audience(table, missed).described(viewer.seats, self.rooms.slices), after + len(missed)

    def left(self, room: Room, viewer: Viewer) -> None:
        """A device's connection is gone."""
        room.viewers.pop(viewer, None)
        self.thinking.left(room)
        if viewer.seats:
            self.presence.left(room, viewer)

    def resume_stalled(self) -> None:
        """Resume bots that should have moved, and see who is missing: the process that did so may be gone."""
        now = asyncio.get_running_loop().time()
        for room in list(self.rooms.rooms.values()):
            if room.viewers and now - room.last_published > STALLED_AFTER:
                self.thinking.resume(room)
                self.sealing.watch(room)
                self.presence.suspect(room)
                self.presence.watch(room)

    async def refresh(self, id: str, number: int) -> None:
        """Catch up with a table that has so many events now, if somebody here looks at it."""
        room = self.rooms.rooms.get(id)
        if room is not None and (room.table.number < number or self.presence.wrongly_gone(room)):
            async with room.lock:
                await self.rooms.catch_up(room)
                await self.presence.correct_gone(room)
            self.sealing.watch(room)
            self.presence.watch(room)
            self.thinking.follow(room)

    # ------------------------------------------------------------ commands
    async def do(self, room: Room, holder: str, command: Any, address: str = "") -> Done:
        """Do what a device asks for, once, at the expense of its address; the number of the event that it became."""
        id, max_asides = f"{holder}:{command.id}", self.settings.asides_per_table
        self.accounts.check("stored_bytes", address)
        async with room.lock:
            before = room.stored
            if isinstance(command, messages.Rematch):
                again = await self._rematch(room.table, holder, address)
                await self.rooms.transact(room, lambda table: [] if table.again else [again], id)
            else:
                await self.rooms.transact(room, lambda table: [event_of(table, holder, command, max_asides)], id)
            self.sealing.watch(room)
            self.accounts.charge("stored_bytes", address, room.stored - before)
            return Done(command.id, room.table.done.get(id, room.table.number))  # a rematch is opened once, whoever asks again

    async def answer(self, room: Room, viewer: Viewer, question: messages.Hint | messages.Odds) -> Done:
        """Answer what changes nothing, but takes its time."""
        if isinstance(question, messages.Hint):
            return await self._hint(room, viewer, question)
        return await self._odds(room, viewer, question)

    async def _hint(self, room: Room, viewer: Viewer, command: messages.Hint) -> Done:
        seat = command.seat
        async with room.lock:
            room.table.check_owner(viewer.holder, seat)
            match, number = room.table.playing, room.table.number
            if match.turn != seat:
                raise MoveError("move/not-your-turn", Message("hint-not-now"))
            sight = Sight.of(match, seat, searching=True)
        advice = await self.thinking.advise(sight, room.table.id, viewer)
        return Done(command.id, number, [*advice.says], [messages.Choice(move, chance) for move, chance in advice.choices])

    async def _odds(self, room: Room, viewer: Viewer, command: messages.Odds) -> Done:
        async with room.lock:
            room.table.check_owner(viewer.holder, command.seat)
            sight, number = Sight.of(room.table.playing, command.seat, searching=False), room.table.number
        chances = await self.thinking.odds(sight, room.table.id, viewer)
        if not chances:
            return Done(command.id, number, [Message("odds-none")])
        return Done(command.id, number, odds=[messages.Chance(label, chance) for label, chance in chances])

    async def _rematch(self, table: Table, holder: str, address: str) -> events.Again:
        """The same table again, the next seat starting; whoever holds a seat may ask, and all go along."""
        if not table.seats_of(holder):
            raise TableError("seat/not-yours", Message("rematch-seated"))
        if table.status != "over":
            raise TableError("table/playing", Message("rematch-over"))
        if table.again:
            return events.Again(table=table.again)
        self.accounts.take("tables", address)
        seats = [chair.plan for chair in table.chairs]
        first = (table.opened.first + 1) % len(seats)
        secret, fresh = secrets.token_hex(32), {"after": "", "given": [], "lesson": [], "process": self.process}
        opened = msgspec.structs.replace(table.opened, seats=seats, first=first, secret=secret, **fresh)
        room = await self._open(self.signer.rematch(table.id), readdressed(opened))
        self.accounts.charge("stored_bytes", address, room.stored)
        return events.Again(table=room.table.id, commitment=commitment(room.table))

    async def _open(self, id: str, opened: Opened) -> Room:
        """The table of that id: a new one, unless it was opened already by a request whose answer was lost."""
        for _ in range(TRIES):
            try:
                room = await self.rooms.create(id, opened)
                break
            except StoreConflict:
                if await self.store.find(id=id):
                    return await self.rooms.by_id(id)
                opened = readdressed(opened)  # somebody has that code
        else:
            raise TableError("table/busy", Message("tables-busy"))
        async with room.lock:
            await self.rooms.catch_up(room)
        return room

    def _key(self, table: Table, holder: str) -> Key:
        token = self.signer.token(table.id, holder)
        seals = table.seals if table.full else []
        return Key(table.id, table.opened.code, table.opened.watch, token, table.seats_of(holder), commitment(table), seals)

    async def close(self) -> None:
        """Stop: nothing is lost, since all is stored."""
        for room in list(self.rooms.rooms.values()):
            for task in list(room.tasks):
                task.cancel()
        await self.lanes.close()
        await self.store.close()
