"""A simulated network: connections between devices and server processes that are late and break, and a Redis that forgets.

Messages of a connection arrive in order or not at all. When it breaks, each side notices in its own time, and what was on its way
is lost; when a process crashes, what it sent before may still arrive.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import WSMessage, WSMsgType
from redis import ConnectionError as RedisGone
from simulated_loop import SimulatedLoop
from simulated_store import Faults
from websockets.exceptions import ConnectionClosedError

Message = str | bytes


class Pipe:
    """One direction of a connection."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.loop, self.faults = loop, faults
        self.arrived: deque[Message] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.last, self.sending, self.lost, self.closed = loop.now, True, False, False

    def send(self, message: Message) -> None:
        """Put a message on its way; into a broken connection, for nobody."""
        if self.sending:
            self._later(self._arrive, message)

    def stop(self, after: float, keep: bool = False) -> None:
        """Break: whoever reads notices after a while; with `keep` what is on its way still arrives."""
        self.sending, self.lost = False, self.lost or not keep
        if keep:
            self._later(self.close)
        else:
            self.loop.call_later(after, self.close, context=self.loop.world.context)

    def close(self) -> None:
        """The reader notices that there is no more."""
        self.sending, self.closed = False, True
        self._wake()

    async def receive(self) -> Message | None:
        """The next message; None at the end."""
        while not self.arrived and not self.closed:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.arrived.popleft() if self.arrived else None

    def _arrive(self, message: Message) -> None:
        if not self.closed and not self.lost:
            self.arrived.append(message)
            self._wake()

    def _later(self, work: Callable[..., None], *args: Any) -> None:
        """Do something when it arrives, after all that was sent before."""
        delay = self.loop.rng.uniform(0.1, 5.0) if self.faults.strikes("late message") else self.loop.rng.expovariate(500.0)
        self.last = max(self.last, self.loop.now + delay)
        self.loop.call_at(self.last, lambda: work(*args), context=self.loop.world.context)

    def _wake(self) -> None:
        if self.waiting and not self.waiting.done():
            self.waiting.set_result(None)


class Wire:
    """A connection between a device and a process."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.loop, self.faults = loop, faults
        self.up, self.down = Pipe(loop, faults), Pipe(loop, faults)
        self.greeted = float("inf")  # when the device was welcome

    @property
    def broken(self) -> bool:
        """Whether nothing is sent any more."""
        return not self.up.sending

    def drop(self, server_notices: float, device_notices: float) -> None:
        """The network breaks."""
        self.up.stop(server_notices)
        self.down.stop(device_notices)

    def crash(self) -> None:
        """The process is gone; its last words are not."""
        self.up.stop(0.0)
        self.down.stop(0.0, keep=True)


class DeviceEnd:
    """A connection as the client has it: what it uses of `websockets`."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    async def send(self, message: Message, text: bool = True) -> None:
        """Send a message; now and then it is sent twice, as by somebody who got no answer in time."""
        if self.wire.down.closed:
            raise ConnectionClosedError(None, None)
        self.wire.up.send(message)
        command = b'"id"' in (message if isinstance(message, bytes) else message.encode())
        if command and self.wire.faults.strikes("doubled message"):
            self.wire.up.send(message)

    async def recv(self) -> Message:
        """The next message."""
        message = await self.wire.down.receive()
        if message is None:
            raise ConnectionClosedError(None, None)
        return message

    async def __aiter__(self) -> AsyncIterator[Message]:
        while (message := await self.wire.down.receive()) is not None:
            yield message

    async def close(self) -> None:
        """Hang up; the server hears of it."""
        self.wire.up.stop(0.0, keep=True)
        self.wire.down.close()


class ServerEnd:
    """A connection as the server has it: what it uses of aiohttp's WebSocket and of its transport."""

    def __init__(self, wire: Wire, on_sent: Callable[[bytes], None]) -> None:
        self.wire, self.on_sent = wire, on_sent

    async def receive(self) -> WSMessage:
        """The next message."""
        message = await self.wire.up.receive()
        return WSMessage(WSMsgType.CLOSED if message is None else WSMsgType.TEXT, message, None)

    async def send_frame(self, message: bytes, kind: WSMsgType) -> None:
        """Send a message."""
        if self.wire.up.closed:
            raise ConnectionResetError
        self.on_sent(message)
        self.wire.down.send(message)

    async def close(self, code: int, message: bytes) -> None:
        """Hang up."""
        self.abort()

    def exception(self) -> None:
        """What went wrong with it: nothing."""

    def abort(self) -> None:
        """Hang up at once."""
        self.wire.down.stop(0.0, keep=True)
        self.wire.up.close()

    def get_write_buffer_size(self) -> int:
        """Whoever reads slowly reads all the same."""
        return 0


class SimulatedRedis:
    """A Redis, as far as the server uses one: notifications are lost, late, or it is gone for a while."""

    def __init__(self, loop: SimulatedLoop, faults: Faults) -> None:
        self.loop, self.faults, self.gone = loop, faults, False
        self.channels: list[Pipe] = []

    def stop(self) -> None:
        """It is gone, and with it all who listened."""
        self.gone = True
        for channel in self.channels:
            channel.close()

    def start(self) -> None:
        """It is back."""
        self.gone = False

    @asynccontextmanager
    async def connect(self, url: str) -> AsyncIterator[SimulatedRedis]:
        """A connection to it."""
        await self._answer()
        yield self

    async def publish(self, name: str, message: str) -> None:
        """Notify all who listen."""
        await self._answer()
        for channel in self.channels:
            if not self.faults.strikes("notification lost"):
                channel.send(message)

    @asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Channel]:
        """Listen."""
        channel = Channel(self)
        try:
            yield channel
        finally:
            self.channels.remove(channel.pipe)

    async def _answer(self) -> None:
        await asyncio.sleep(self.loop.rng.expovariate(1000.0))
        if self.gone:
            raise RedisGone


class Channel:
    """What one process hears of it."""

    def __init__(self, redis: SimulatedRedis) -> None:
        self.redis, self.pipe = redis, Pipe(redis.loop, redis.faults)
        redis.channels.append(self.pipe)

    async def subscribe(self, name: str) -> None:
        """From now on."""
        await self.redis._answer()

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        """Every notification."""
        while (message := await self.pipe.receive()) is not None:
            assert isinstance(message, str)
            yield {"type": "message", "data": message.encode()}
        raise RedisGone
