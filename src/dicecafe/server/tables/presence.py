"""Presence: who is at the table. It is part of the log, so that all processes agree, and whoever notices says so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from dicecafe.engine.errors import DiceCafeError

from ..settings import Settings
from . import events
from .rooms import Room, Rooms, Viewer
from .table import Table

log = logging.getLogger("dicecafe.server")
RETRY_DELAY = 1.0  # seconds until what could not be stored is tried again


class Presence:
    """Notices who is gone, and hands their seats to bots after the table's grace time."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms, self.settings = rooms, settings

    # ------------------------------------------------------------ noticing
    async def came(self, room: Room, viewer: Viewer) -> None:
        """Somebody is there: their seats are theirs again."""
        assert room.lock.locked()

        def back(table: Table) -> list[Any]:
            chairs = [(seat, table.chairs[seat]) for seat in viewer.seats]
            return [events.Came(seat=seat) for seat, chair in chairs if not chair.here or chair.level]

        try:
            await self.rooms.transact(room, back)
        except DiceCafeError as error:  # the presence task tries again
            log.warning("who is here could not be stored", extra={"about": {"code": error.code}})

    def left(self, room: Room, viewer: Viewer) -> None:
        """A device's connection is gone; whoever held it may be back in a moment."""
        room.departed.setdefault(viewer.holder, asyncio.get_running_loop().time())
        self.watch(room)

    def check_everybody(self, room: Room) -> None:
        """Look after a while whether everybody is there; after a restart nobody may be."""
        for seat in self._elsewhere(room):
            if room.table.chairs[seat].here:
                room.departed.setdefault(room.table.chairs[seat].holder, asyncio.get_running_loop().time())
        self.watch(room)

    def wrongly_gone(self, room: Room) -> bool:
        """Whether another process took somebody for gone who is here."""
        return any(not room.table.chairs[seat].here for viewer in room.viewers for seat in viewer.seats)

    async def correct_gone(self, room: Room) -> None:
        """Store of those who were taken for gone that they are here."""
        assert room.lock.locked()
        for viewer in list(room.viewers):
            if any(not room.table.chairs[seat].here for seat in viewer.seats):
                await self.came(room, viewer)

    # ------------------------------------------------------------ the task of a room
    def watch(self, room: Room) -> None:
        """Run the room's task, as long as somebody is missing."""
        if room.presence_task and not room.presence_task.done():
            room.presence_changed.set()
        elif room.departed or self._missed(room) or self.wrongly_gone(room):
            room.presence_task = room.spawn(self._watch(room))

    async def _watch(self, room: Room) -> None:
        """Store who is gone, and hand over the seats of those who are waited for; until nobody is."""
        since: dict[int, float] = {}  # when each of them was first missed
        while True:
            room.presence_changed.clear()
            now = asyncio.get_running_loop().time()
            try:
                async with room.lock:
                    await self.correct_gone(room)
                    await self.rooms.transact(room, lambda table: self._decide(room, since, now))  # noqa: B023 (called at once)
                room.departed = {holder: at for holder, at in room.departed.items() if at + self.settings.debounce > now}
                since = {seat: since.get(seat, now) for seat in self._missed(room)}
                due = [at + self.settings.debounce for at in room.departed.values()]
                due += [at + room.table.opened.grace for at in since.values()]
            except DiceCafeError as error:
                if room.closed:
                    return
                log.warning("who is gone could not be stored", extra={"about": {"code": error.code}})
                due = [now + RETRY_DELAY]
            if not due:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(room.presence_changed.wait(), max(0.0, min(due) - asyncio.get_running_loop().time()))

    def _decide(self, room: Room, since: dict[int, float], now: float) -> list[Any]:
        """Who has been away for long enough to be gone, and who for so long that a bot plays for them."""
        table, elsewhere = room.table, self._elsewhere(room)
        late = {holder for holder, at in room.departed.items() if at + self.settings.debounce <= now}
        gone = [seat for seat in elsewhere if table.chairs[seat].here and table.chairs[seat].holder in late]
        given_up = [seat for seat in self._missed(room) if since.get(seat, now) + table.opened.grace <= now]
        if table.asides >= 2 * self.settings.asides_per_table:  # somebody does nothing but come and go
            gone = []
        return [
            *(events.Gone(seat=seat) for seat in gone),
            *(events.Handed(seat=seat, level=table.stand_in) for seat in given_up),
        ]

    def _elsewhere(self, room: Room) -> list[int]:
        """The seats of people none of whose devices is connected to this process."""
        here = {viewer.holder for viewer in room.viewers}
        people = [(seat, chair) for seat, chair in enumerate(room.table.chairs) if chair.kind == "person"]
        return [seat for seat, chair in people if chair.holder not in here]

    def _missed(self, room: Room) -> list[int]:
        """The seats of people who are gone while somebody waits for them, where a bot takes over some time."""
        table = room.table
        waited_for = any(chair.kind == "person" and chair.here for chair in table.chairs)
        if not waited_for or not table.opened.grace or table.status != "playing":
            return []
        return [seat for seat in self._elsewhere(room) if not table.chairs[seat].here and not table.chairs[seat].level]
