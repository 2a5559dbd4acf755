"""Presence: who is at the table. It is part of the log, so that all processes agree.

Everybody belongs to the process that they last came to, which alone knows whether they are still connected. So it alone stores
that they are gone: when their connection was lost for a moment too long, or when they did not come back after its restart. A
process that never comes back can't; so where a table has waited for somebody as long as its grace time, any process asks for
them, and theirs answers that they are here; if nobody answers, they are gone.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from dicecafe.engine.contract import Seat
from dicecafe.engine.errors import DiceCafeError

from ..settings import Settings
from . import events
from .chair import Chair
from .rooms import Room, Rooms, Viewer
from .table import Table

log = logging.getLogger("dicecafe.server")
RETRY_DELAY = 1.0  # seconds until what could not be stored is tried again
MAX_ASIDES = 2  # as many as what people say, take back and show may be: so many may be those with who came and went


class Presence:
    """Notices who is gone, and hands their seats to bots after the table's grace time."""

    def __init__(self, rooms: Rooms, settings: Settings, process: str) -> None:
        self.rooms, self.settings, self.process = rooms, settings, process

    # ------------------------------------------------------------ noticing
    async def came(self, room: Room, viewer: Viewer) -> None:
        """Somebody is there: their seats are theirs again, and they belong to this process."""
        assert room.lock.locked()

        def back(table: Table) -> list[Any]:
            chairs = [(seat, table.chairs[seat]) for seat in viewer.seats]
            return [self._is_here(seat, chair) for seat, chair in chairs if self._is_news(table, chair)]

        try:
            await self.rooms.transact(room, back)
        except DiceCafeError as error:  # the presence task tries again
            log.warning("who is here could not be stored", extra={"about": {"code": error.code}})

    def left(self, room: Room, viewer: Viewer) -> None:
        """A device's connection is gone; whoever held it may be back in a moment."""
        room.departed.setdefault(viewer.holder, asyncio.get_running_loop().time())
        self.watch(room)

    def check_own(self, room: Room) -> None:
        """Look after a while whether everybody of this process is there; after a restart nobody may be."""
        for chair in self._elsewhere(room).values():
            if chair.here and self._is_own(chair):
                room.departed.setdefault(chair.holder, asyncio.get_running_loop().time())
        self.watch(room)

    def suspect(self, room: Room) -> None:
        """Ask for somebody of another process, if the table has waited for them too long; each time later than before.

        It is called when nothing happened for a while: whoever was asked for, and is still missed, is gone.
        """
        table, now = room.table, asyncio.get_running_loop().time()
        chair = self._elsewhere(room).get(table.turn)
        if chair is None or not chair.here or chair.level or self._is_own(chair) or not table.opened.grace:
            return
        if chair.missed or now - room.last_published > table.opened.grace * 2 ** room.suspected[chair.holder]:
            room.suspected[chair.holder] += not chair.missed
            room.suspects.add(chair.holder)

    def wrongly_gone(self, room: Room) -> bool:
        """Whether another process asked for somebody who is here, or took them for gone."""
        return any(_is_wrong(room.table.chairs[seat]) for viewer in room.viewers for seat in viewer.seats)

    async def correct_gone(self, room: Room) -> None:
        """Store of those who were missed or taken for gone that they are here."""
        assert room.lock.locked()
        for viewer in list(room.viewers):
            if any(_is_wrong(room.table.chairs[seat]) for seat in viewer.seats):
                await self.came(room, viewer)

    # ------------------------------------------------------------ the task of a room
    def watch(self, room: Room) -> None:
        """Run the room's task, as long as somebody is missing."""
        if room.presence_task and not room.presence_task.done():
            room.presence_changed.set()
        elif room.departed or room.suspects or self._missed(room) or self.wrongly_gone(room):
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
                room.suspects.clear()
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
        table = room.table
        late = {holder for holder, at in room.departed.items() if at + self.settings.debounce <= now}
        here = {seat: chair for seat, chair in self._elsewhere(room).items() if chair.here}
        suspects = {seat: chair.missed for seat, chair in here.items() if chair.holder in room.suspects}
        gone = [seat for seat, chair in here.items() if (chair.holder in late and self._is_own(chair)) or suspects.get(seat)]
        missed = [seat for seat, missed in suspects.items() if not missed and seat not in gone]
        given_up = [seat for seat in self._missed(room) if since.get(seat, now) + table.opened.grace <= now]
        if self._too_many_asides(table):
            gone = missed = []
        return [
            *(events.Missed(seat=seat) for seat in missed),
            *(events.Gone(seat=seat) for seat in gone),
            *(events.Handed(seat=seat, level=table.stand_in) for seat in given_up),
        ]

    def _elsewhere(self, room: Room) -> dict[int, Chair]:
        """The seats of people none of whose devices is connected to this process."""
        here = {viewer.holder for viewer in room.viewers}
        people = {seat: chair for seat, chair in enumerate(room.table.chairs) if chair.kind == "person"}
        return {seat: chair for seat, chair in people.items() if chair.holder not in here}

    def _is_here(self, seat: Seat, chair: Chair) -> Any:
        """Somebody is here through this process; back, if they were gone."""
        kind = events.Here if chair.here and not chair.level else events.Came
        return kind(seat=seat, process=self.process)

    def _is_news(self, table: Table, chair: Chair) -> bool:
        """Whether it is news that somebody is here, or that they are here through this process."""
        if _is_wrong(chair) or chair.level:
            return True
        return chair.process != self.process and table.status != "over" and not self._too_many_asides(table)

    def _is_own(self, chair: Chair) -> bool:
        """Whether somebody belongs to this process; those of whom nothing is known belong to all."""
        return chair.process in ("", self.process)

    def _too_many_asides(self, table: Table) -> bool:
        """Whether somebody does nothing but come and go."""
        return table.asides >= MAX_ASIDES * self.settings.asides_per_table

    def _missed(self, room: Room) -> list[int]:
        """The seats of people who are gone while somebody waits for them, where a bot takes over some time."""
        table = room.table
        waited_for = any(chair.kind == "person" and chair.here for chair in table.chairs)
        if not waited_for or not table.opened.grace or table.status != "playing":
            return []
        return [seat for seat, chair in self._elsewhere(room).items() if not chair.here and not chair.level]


def _is_wrong(chair: Chair) -> bool:
    """Whether somebody is missed or taken for gone, which is wrong if they are here."""
    return chair.missed or not chair.here
