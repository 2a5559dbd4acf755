"""Socket: the WebSocket at which a device plays.

The first message is `hello`; everything after it is a command, answered by `done` or `refused`. Whatever a client sends, the
answer is a message with a code, and the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from aiohttp import WSCloseCode, web

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import AnyCommand, Hello, Hint, Odds
from dicecafe.words import Message

from ..accounts import Accounts
from ..garbage import break_cycle
from ..http.clients import address_of, check_origin
from ..tables.cafe import Cafe
from ..tables.rooms import Room, Viewer
from ..tables.table import TableError
from ..tables.views import encode
from .connection import Connection, id_of

log = logging.getLogger("dicecafe.server")

hellos = msgspec.json.Decoder(Hello)
commands = msgspec.json.Decoder(AnyCommand)


class Sockets:
    """All sockets of one process."""

    def __init__(self, cafe: Cafe, accounts: Accounts) -> None:
        self.cafe, self.accounts, self.connections = cafe, accounts, set[Connection]()

    async def connect(self, request: web.Request) -> web.StreamResponse:
        """One connection, from its first byte to its last."""
        settings = self.cafe.settings
        address = address_of(request, settings)
        check_origin(request.headers, settings)
        self.accounts.hold("sockets_per_address", address)
        try:
            connection = await Connection.accept(request, address, settings, self.cafe.metrics)
            self.connections.add(connection)
            self.cafe.metrics.sockets.inc()
            try:
                await self._serve(connection)
            except Exception:
                log.exception("a connection failed")
                await connection.close(WSCloseCode.INTERNAL_ERROR, "server/failed")
            finally:
                connection.release()
                break_cycle(connection.socket.exception())
                self.connections.discard(connection)
                self.cafe.metrics.sockets.dec()
        finally:
            self.accounts.release("sockets_per_address", address)
        return connection.socket

    async def ping_silent(self) -> None:
        """Ping clients that are silent. aiohttp's own heartbeat would keep a closed socket, 6 KB, until cycles are collected."""
        while True:
            await asyncio.sleep(self.cafe.settings.ping / 4)
            for connection in list(self.connections):
                await connection.check_silence()

    async def close(self) -> None:
        """Close them all: the server stops, and clients may come back."""
        await asyncio.gather(*(connection.close(WSCloseCode.SERVICE_RESTART) for connection in self.connections))

    async def _serve(self, connection: Connection) -> None:
        """Hello, then commands until the client is gone."""
        if (greeted := await self._greet(connection)) is None:
            return
        room, viewer = greeted
        try:
            while (message := await connection.receive()) is not None:
                started = time.perf_counter()
                await self._answer(connection, room, viewer, message)
                self.cafe.metrics.commands.observe(time.perf_counter() - started)
        finally:
            self.cafe.left(room, viewer)

    async def _greet(self, connection: Connection) -> tuple[Room, Viewer] | None:
        """Wait for a valid hello; None if the client is gone before."""
        settings, until = self.cafe.settings, asyncio.get_running_loop().time() + self.cafe.settings.hello_timeout
        for _ in range(settings.hellos):
            try:
                async with asyncio.timeout_at(until):
                    message = await connection.receive()
                if message is None:
                    return None
                return await self._hello(connection, read(hellos, message, Message("advice-hello")))
            except TimeoutError:
                break
            except DiceCafeError as error:
                await connection.refuse("", error)
        self.cafe.metrics.refuse("limit/hello", connection.address)
        await connection.close(WSCloseCode.POLICY_VIOLATION, "limit/hello")
        return None

    async def _hello(self, connection: Connection, hello: Hello) -> tuple[Room, Viewer]:
        if hello.token:
            room, holder = await self.cafe.by_token(hello.token, connection.address)
        else:
            room, holder = await self.cafe.by_watch(hello.watch, connection.address), ""
        viewer = Viewer(holder, connection.send, hello.words, address=connection.address)
        await self.cafe.join(room, viewer, hello.seen, hello.nonce, hello.next)
        return room, viewer

    async def _answer(self, connection: Connection, room: Room, viewer: Viewer, message: str | bytes) -> None:
        id = ""
        try:
            command = read(commands, message, Message("advice-protocol"))
            id = command.id
            self.accounts.take("messages_per_address", connection.address)
            if isinstance(command, Hint | Odds):  # they take their time: the game goes on meanwhile
                return connection.answer_later(self._question(connection, room, viewer, command))
            done = await self.cafe.do(room, viewer.holder, command, connection.address)
        except DiceCafeError as error:
            await connection.refuse(id or id_of(message), error)
        else:
            connection.refused = 0
            await connection.send(encode(done))

    async def _question(self, connection: Connection, room: Room, viewer: Viewer, question: Hint | Odds) -> None:
        try:
            await connection.send(encode(await self.cafe.answer(room, viewer, question)))
        except DiceCafeError as error:
            await connection.refuse(question.id, error)


def read(decoder: msgspec.json.Decoder[Any], message: str | bytes, advice: Message) -> Any:
    """The message that a client sent; refuses one that is none."""
    try:
        return decoder.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        wrong = Message("message-unreadable", error=str(error)[:200], advice=advice)
        raise TableError("message/unreadable", wrong) from None
