"""Presence: who is at the table. It is part of the log, so that all processes agree, and whoever notices says so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from . import events
from .rooms import Room, Rooms, Viewer
from .settings import Settings
from .store import StoreConflict, StoreError

log = logging.getLogger("dicecafe.server")


class Presence:
    """Notices who is gone, and hands their seats to bots after the table's grace time."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms, self.settings = rooms, settings

    async def came(self, room: Room, viewer: Viewer) -> None:
        """Somebody is there: their seats are theirs again. The room's lock is held."""
        absent = [seat for seat in viewer.seats if not room.table.chairs[seat].here or room.table.chairs[seat].level]
        if absent:
            await self._say(room, [events.Came(seat=seat) for seat in absent])

    def watch_over(self, room: Room) -> None:
        """Look after a while whether everybody is there; after a restart nobody may be."""
        if not any(task.get_name() == "watch over" for task in room.tasks):
            room.spawn(self._missing(room)).set_name("watch over")

    def left(self, room: Room) -> None:
        """A device's connection is gone; whoever held it may be back in a moment."""
        room.spawn(self._missing(room))

    async def _missing(self, room: Room) -> None:
        """Say who is gone; hand over their seats if somebody is there to wait for them."""
        await asyncio.sleep(self.settings.debounce)
        async with room.lock:
            gone = [seat for seat in self._away(room) if room.table.chairs[seat].here]
            if gone:
                await self._say(room, [events.Gone(seat=seat) for seat in gone])
        grace = room.table.opened.grace
        if not grace or room.table.status == "over":
            return
        await asyncio.sleep(grace)
        async with room.lock:
            table = room.table
            waited_for = any(chair.kind == "person" and chair.here for chair in table.chairs)
            away = [seat for seat in self._away(room) if not table.chairs[seat].here and not table.chairs[seat].level]
            if table.status == "playing" and waited_for and away:
                await self._say(room, [events.Handed(seat=seat, level=table.stand_in) for seat in away])

    def _away(self, room: Room) -> list[int]:
        """The seats of people none of whose devices is connected to this process."""
        here = {viewer.holder for viewer in room.viewers}
        people = [(seat, chair) for seat, chair in enumerate(room.table.chairs) if chair.kind == "person"]
        return [seat for seat, chair in people if chair.holder not in here]

    def doubted(self, room: Room) -> bool:
        """Whether another process took somebody for gone who is here."""
        return any(not room.table.chairs[seat].here for viewer in room.viewers for seat in viewer.seats)

    async def reassure(self, room: Room) -> None:
        """Say of those who were taken for gone that they are here. The room's lock is held."""
        for viewer in list(room.viewers):
            if any(not room.table.chairs[seat].here for seat in viewer.seats):
                await self.came(room, viewer)

    async def _say(self, room: Room, said: list[Any]) -> None:
        try:
            await self.rooms.commit(room, said)
        except StoreConflict:
            with suppress(StoreError):  # it is read with the next event, then
                await self.rooms.catch_up(room)
        except StoreError as error:
            log.warning("who is here could not be stored", extra={"about": {"code": error.code}})
