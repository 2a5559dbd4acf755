"""Thinking: bots at tables. They think in threads of their own, see what their seat sees, and move like everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from dicecafe import bots
from dicecafe.bots.advice import Advice, advise
from dicecafe.engine.contract import Action
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Player, View
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

from ..store import StoreConflict, StoreError

if TYPE_CHECKING:
    from .rooms import Room, Rooms

log = logging.getLogger("dicecafe.server")
QUICK = ("random",)  # levels that need no thread
RETRY_DELAY = 1.0  # seconds until a bot tries again whose move could not be stored


class Thinking:
    """The bots of one process."""

    def __init__(self, rooms: Rooms, threads: int) -> None:
        self.rooms, self.pool = rooms, ThreadPoolExecutor(threads, "bot")

    def resume(self, room: Room) -> None:
        """Let the bots of a room play, if it is their turn and they are not at it already."""
        if room.table.next_bot() is not None and (room.bot_task is None or room.bot_task.done()):
            room.bot_task = room.spawn(self._play(room))

    async def advise(self, view: View, legal: list[Action]) -> Advice:
        """What a strong player would do."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, advise, view, legal)

    async def odds(self, view: View) -> list[tuple[Message, Message]]:
        """What the dice to come may bring a seat, where its game has something to say of that."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, view.odds)

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def _play(self, room: Room) -> None:
        players: dict[tuple[int, str], Player] = {}
        while True:
            async with room.lock:  # what is not stored yet may never have been
                table, seat = room.table, room.table.next_bot()
                if seat is None or room.closed:
                    return
                match, level, before = table.playing, table.chairs[seat].level, table.playing.state
                view, legal = match.view(seat), match.legal(seat)
            try:
                player = players.get((seat, level)) or bots.make(level, table.game, Stream(secrets.randbits(32), 1), match.cfg)
                players[seat, level] = player
                if level in QUICK:
                    action = player.choose(view, legal)
                else:
                    action = await asyncio.get_running_loop().run_in_executor(self.pool, player.choose, view, legal)
                async with room.lock:
                    if room.table.next_bot() == seat and room.table.playing.state is before:
                        await self.rooms.commit(room, [room.table.playing.plan_move(seat, action)])
            except StoreConflict:
                with suppress(DiceCafeError):  # next time, then, unless the room is closed
                    async with room.lock:
                        await self.rooms.catch_up(room)
            except StoreError as error:
                log.warning("a bot's move waits for the store", extra={"about": {"code": error.code}})
                await asyncio.sleep(RETRY_DELAY)
            except Exception:
                log.exception("a bot can't play", extra={"about": {"table": table.id, "seat": seat, "level": level}})
                return
            await asyncio.sleep(0)
