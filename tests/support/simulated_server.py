"""A simulated server process: the real cafe, sockets and fan-out on a simulated store and network. It may crash."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode
from simulated_checks import Line
from simulated_loop import Actor
from simulated_network import ServerEnd, Wire
from simulated_store import SimulatedStore
from simulated_workers import SimulatedLanes

from dicecafe.server.app import SWEEP_CONFIRM, resume_stalled
from dicecafe.server.budgets import Rate
from dicecafe.server.fanout import Fanout
from dicecafe.server.settings import Settings
from dicecafe.server.socket.connection import Connection
from dicecafe.server.socket.conversation import converse
from dicecafe.server.store import StoreError
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tokens import Signer

if TYPE_CHECKING:
    from simulated_world import World

DAY = 86_400.0
KEY = "a key that all processes share"
MUCH = Rate(1e9, 1.0)
SETTINGS = Settings(messages=MUCH, messages_per_address=MUCH, tables=MUCH, stored_bytes=MUCH, lines_read=MUCH)


class Process:
    """One process of the server, from one start to the next."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name, self.clock_step = world, name, 0.0
        self.starts = 0
        self.actor = Actor(name)
        self.actor.alive = False
        self.wires: list[Wire] = []
        self.connections: dict[Connection, None] = {}
        self.cafe: Cafe | None = None

    @property
    def up(self) -> bool:
        """Whether it takes connections."""
        return self.actor.alive and self.cafe is not None

    def clock(self) -> float:
        """The wall clock of this process's machine; it may step."""
        return 1e9 + self.world.loop.now + self.clock_step

    # ------------------------------------------------------------ starting and stopping
    def start(self) -> None:
        """Start, with nothing in memory."""
        self.starts += 1
        self.actor = Actor(f"{self.name}.{self.starts}")
        self.world.actors.append(self.actor)
        self.world.note(f"{self.actor.name} starts")
        self.spawn(self._run())

    def crash(self) -> None:
        """Stop without a word."""
        self.world.note(f"{self.actor.name} crashes")
        self.world.loop.crash(self.actor)
        self.cafe = None
        for wire in self.wires:
            wire.crash()
        self.wires, self.connections = [], {}

    def stop(self) -> None:
        """Stop in good order, and start again."""
        self.world.note(f"{self.actor.name} stops")
        self.spawn(self._stop())

    async def _stop(self) -> None:
        cafe, self.cafe = self.cafe, None  # nobody connects any more
        assert cafe
        for connection in list(self.connections):
            await connection.close(WSCloseCode.SERVICE_RESTART)
        await self.fanout.close()
        await cafe.close()
        self.world.loop.call_soon(self._stopped, self.actor, context=self.world.loop.world.context)

    def _stopped(self, actor: Actor) -> None:
        if actor.alive:
            self.crash()  # there is nothing left of it
            self.world.restart(self)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something in this process."""
        return self.world.loop.create_task(work, context=self.actor.context)

    async def _run(self) -> None:
        store = self.world.store_of(SimulatedStore(self.world.database, self.world.faults, self.actor, self.clock))
        cafe = Cafe(store, Signer(KEY), SETTINGS, self.name, lanes=SimulatedLanes())
        self.fanout = Fanout(cafe, self.world.redis_url)
        self.fanout.start()
        self.cafe = cafe
        await resume_stalled(cafe)

    def sweep(self) -> None:
        """Delete what is old by this process's clock."""
        self.spawn(self._sweep())

    async def _sweep(self) -> None:
        assert self.cafe
        with suppress(StoreError):
            await self.cafe.store.sweep(*SETTINGS.kept_seconds, SWEEP_CONFIRM, list(self.cafe.rooms.rooms))

    # ------------------------------------------------------------ requests
    def accept(self, wire: Wire, line: Line) -> None:
        """A device connects."""
        self.wires = [one for one in self.wires if not one.broken]
        self.wires.append(wire)
        self.spawn(self._serve(wire, line))

    async def _serve(self, wire: Wire, line: Line) -> None:
        assert self.cafe
        end = ServerEnd(wire, lambda payload: self.world.sent(self.actor.name, line, payload))
        connection = Connection(end, end, SETTINGS, self.cafe.metrics)  # type: ignore[arg-type]  # all that it uses of them
        self.connections[connection] = None
        try:
            await converse(self.cafe, connection)
        finally:
            connection.release()
            self.connections.pop(connection, None)

    async def request(self, work: Callable[[Cafe], Any]) -> Any:
        """Answer a request over HTTP."""
        assert self.cafe
        return await work(self.cafe)
