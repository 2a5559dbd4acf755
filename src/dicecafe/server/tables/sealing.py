"""Sealing: a game at which all seats are taken waits for the nonces that were sealed, but not for ever."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from dicecafe.engine.errors import DiceCafeError

from ..settings import Settings
from . import events
from .rooms import Room, Rooms
from .table import Table

log = logging.getLogger("dicecafe.server")
RETRY_DELAY = 1.0  # seconds until what could not be stored is tried again


class Sealing:
    """Begins games without the nonces of devices that stay away."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms, self.settings = rooms, settings

    def watch(self, room: Room) -> None:
        """Run the room's task, if its game waits for nonces and somebody for the game."""
        if room.table.awaited and room.viewers and (room.sealing_task is None or room.sealing_task.done()):
            room.sealing_task = room.spawn(self._wait(room))

    async def _wait(self, room: Room) -> None:
        """Store that nonces are late once they are, as soon as that can be; unless there is nobody left who waits."""
        await asyncio.sleep(self.settings.nonce_wait)
        while room.viewers and room.table.awaited and not room.closed:
            try:
                async with room.lock:
                    await self.rooms.transact(room, late)
            except DiceCafeError as error:
                log.warning("that a nonce is late could not be stored", extra={"about": {"code": error.code}})
                await asyncio.sleep(RETRY_DELAY)


def late(table: Table) -> list[Any]:
    """Nobody whose nonce is not there yet is waited for any longer."""
    return [events.Late(seat=seat) for seat in table.awaited]
