"""Thinking: bots at tables, hints and odds. Workers think, told what the seat sees; bots then move like everybody else.

Where nobody looks nobody thinks: the bots of a room without viewers wait until somebody comes. Who looks also pays for what they
add to the store; when that is spent, the table pauses. Of several processes the one at
which something happened plays on; another one that is looked at does so if nothing happens there for a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import WeakSet

from dicecafe.bots import plugins
from dicecafe.bots.advice import Advice
from dicecafe.engine import registry
from dicecafe.engine.contract import Action
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.options import Value
from dicecafe.words import Message

from ..accounts import Accounts
from ..limits import LimitError, over
from ..settings import Settings
from ..store import StoreConflict, StoreError
from ..workers.jobs import Advise, Choose, Job, Odds, ReadDeck, Sight
from ..workers.lane import Lane
from ..workers.lanes import Lanes
from ..workers.process import Failed, Late
from ..workers.queues import Busy, Ticket

if TYPE_CHECKING:
    from .rooms import Room, Rooms, Viewer

log = logging.getLogger("dicecafe.server")
RETRY_DELAY = 1.0  # seconds until a bot tries again whose move could not be stored
FOLLOW_DELAY = 2.0  # seconds for another process to play on with what it stored
QUICK = ("easy", "medium", "greedy")  # levels that do not search
INSTANT = "random"  # the level that needs no worker


class ThinkingError(DiceCafeError):
    """A hint or odds that can't be had now."""

    codes: ClassVar = {
        "thinking/late": "a hint or odds took too long to work out, and were given up",
        "thinking/failed": "a mistake of the server's while it worked out a hint or odds; it is in its log",
    }


class Abandoned(Exception):
    """Nobody looks at the table any more."""


class Thinking:
    """What the bots of one process do, and what people ask it."""

    def __init__(self, rooms: Rooms, lanes: Lanes, settings: Settings, accounts: Accounts) -> None:
        self.rooms, self.lanes, self.settings, self.accounts = rooms, lanes, settings, accounts
        self.paused: WeakSet[Room] = WeakSet()  # whose viewers were told that nobody pays for its bots
        self.thoughts: dict[Room, asyncio.Future[Any]] = {}  # what the bots of a room are at

    # ------------------------------------------------------------ people
    async def advise(self, sight: Sight, table: str, viewer: Viewer) -> Advice:
        """What a strong player would do."""
        return await self._answer(self.lanes.hints, Advise(sight), table, viewer)  # type: ignore[no-any-return]  # of `work`

    async def odds(self, sight: Sight, table: str, viewer: Viewer) -> list[tuple[Message, Message]]:
        """What the dice to come may bring a seat, where its game has something to say of that."""
        return await self._answer(self.lanes.quick, Odds(sight), table, viewer)  # type: ignore[no-any-return]  # likewise

    async def _answer(self, lane: Lane, job: Job, table: str, viewer: Viewer) -> Any:
        try:
            return await lane.submit(Ticket(job, viewer.address, table, self.settings.hint_seconds))
        except Busy:
            raise over(self.settings, "hints_per_address") from None
        except Late:
            raise ThinkingError("thinking/late", Message("thinking-late", seconds=self.settings.hint_seconds)) from None
        except Failed:
            raise ThinkingError("thinking/failed", Message("thinking-failed")) from None

    # ------------------------------------------------------------ decks
    async def read_deck(self, game: str, options: Mapping[str, Value], address: str = "") -> None:
        """Have a worker check and lay out a deck that is not known yet: nobody could play for the 20 ms that it may take."""
        option = registry.load(game).deck_option
        deck = options.get(option.name) if option else None
        if option is None or not isinstance(deck, dict) or not deck or option.knows(deck):
            return
        try:
            ticket = Ticket(ReadDeck(game, deck), address, "", self.settings.hint_seconds)
            option.learn(deck, await self.lanes.quick.submit(ticket))
        except Busy:
            raise over(self.settings, "tables") from None
        except (Late, Failed):
            pass  # then it is read here

    # ------------------------------------------------------------ bots
    def resume(self, room: Room) -> None:
        """Let the bots of a room play, if it is their turn, somebody looks, and they are not at it already."""
        if room.viewers and room.table.next_bot() is not None and (room.bot_task is None or room.bot_task.done()):
            room.bot_task = room.spawn(self._play(room))

    def follow(self, room: Room) -> None:
        """Let them play in a while, unless the process that stored the last event plays on: perhaps nobody looks there."""
        number = room.table.number

        def resume() -> None:
            if room.table.number == number:
                self.resume(room)

        if room.viewers and room.table.next_bot() is not None:
            asyncio.get_running_loop().call_later(FOLLOW_DELAY, resume)

    def left(self, room: Room) -> None:
        """Stop thinking at a room at which nobody looks any more."""
        thought = self.thoughts.get(room)
        if not room.viewers and thought is not None and not thought.done():
            thought.set_exception(Abandoned())

    async def _play(self, room: Room) -> None:
        """Have the bots of a room move, as long as it is their turn and somebody looks."""
        while room.viewers and not room.closed and room.table.next_bot() is not None:
            try:
                await self._move(room)
            except Abandoned:
                continue  # somebody may have come meanwhile
            except LimitError as error:  # `resume_stalled` tries again
                if room not in self.paused:
                    self.paused.add(room)
                    await self.rooms.announce(room, error)
                return
            except StoreConflict:
                with suppress(DiceCafeError):  # next time, then, unless the room is closed
                    async with room.lock:
                        await self.rooms.catch_up(room)
            except StoreError as error:
                log.warning("a bot's move waits for the store", extra={"about": {"code": error.code}})
                await asyncio.sleep(RETRY_DELAY)
            except Exception:
                log.exception("a bot can't play", extra={"about": {"table": room.table.id}})
                return
            await asyncio.sleep(0)

    async def _move(self, room: Room) -> None:
        """One move of the bot whose turn it is; none, if the table has gone on meanwhile."""
        async with room.lock:  # what is not stored yet may never have been
            if (seat := room.table.next_bot()) is None or room.closed:
                return
            match, level = room.table.playing, room.table.chairs[seat].level
            before, sight = match.state, Sight.of(match, seat, searching=level not in (*QUICK, INSTANT))
        self._payer(room)  # before anybody thinks
        action = await self._choose(room, level, sight)
        async with room.lock:
            if not room.closed and room.table.next_bot() == seat and room.table.playing.state is before:
                payer, stored = self._payer(room), room.stored
                await self.rooms.commit(room, [room.table.playing.plan_move(seat, action)])
                self.accounts.charge("stored_bytes", payer, room.stored - stored)
                self.paused.discard(room)

    def _payer(self, room: Room) -> str:
        """The address that pays for a move of a bot: of those who look and have something left, one who plays if there is one."""
        addresses = {viewer.address: None for viewer in sorted(room.viewers, key=lambda viewer: not viewer.seats)}
        if not addresses:
            raise Abandoned
        for address in addresses:
            with suppress(LimitError):
                self.accounts.check("stored_bytes", address)
                return address
        raise over(self.settings, "stored_bytes")

    async def _choose(self, room: Room, level: str, sight: Sight) -> Action:
        """What the bot of a level would do; where that takes too long or can't be had, one of a quicker level."""
        for quicker in _quicker(level):
            if quicker == INSTANT or len(sight.legal) == 1:
                break
            lane = self.lanes.quick if quicker in QUICK else self.lanes.bots
            plugin = plugins.admitted().get(quicker)
            job = Choose(quicker, secrets.randbits(32), sight, plugin.name if plugin else "")
            address = min({viewer.address for viewer in room.viewers}, key=lane.waiting, default="")
            try:
                ticket = Ticket(job, address, room.table.id, self.settings.bot_seconds)
                thought = self.thoughts[room] = lane.submit(ticket)
                return int(await thought)
            except (Busy, Late, Failed, DiceCafeError) as error:
                about = {"table": room.table.id, "seat": sight.seat, "level": quicker, "why": type(error).__name__}
                log.warning("a bot plays at a quicker level", extra={"about": about})
            finally:
                self.thoughts.pop(room, None)
        return sight.legal[secrets.randbelow(len(sight.legal))]


def _quicker(level: str) -> list[str]:
    """A level, and those to fall back to."""
    return [level] if level == INSTANT else [level, INSTANT] if level in QUICK else [level, "medium", INSTANT]
