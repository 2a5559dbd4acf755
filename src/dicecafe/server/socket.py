"""Socket: one WebSocket connection, as a plain ASGI application, since it is where the server spends its time.

The first message is `hello`; everything after it is a command, answered by `done` or `refused`. Whatever a client sends, the
answer is a message with a code, and the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import AnyCommand, Done, Hello, Hint, Move, Odds
from dicecafe.words import Message

from .cafe import Cafe
from .connection import POLICY, TOO_MUCH, Closed, Connection, Post
from .limits import Addresses, Bucket
from .rooms import Room, Viewer
from .settings import Settings
from .table import TableError
from .views import encode

log = logging.getLogger("dicecafe.server")

GREETING = 10.0  # seconds in which a client says hello
SLOW = (Hint, Odds)  # commands that take their time

hellos = msgspec.json.Decoder(Hello)
commands = msgspec.json.Decoder(AnyCommand)


class Sockets:
    """All sockets of one process."""

    def __init__(self, cafe: Cafe, settings: Settings, addresses: Addresses) -> None:
        self.cafe, self.settings, self.addresses, self.post = cafe, settings, addresses, Post()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One connection, from its first byte to its last."""
        address = address_of(scope, self.settings)
        await receive()  # the wish to connect
        try:
            check_origin(scope, self.settings)
            self.addresses.connect(address)
        except DiceCafeError as error:
            self.cafe.metrics.refused.labels(error.code).inc()
            await send({"type": "websocket.close", "code": POLICY, "reason": error.code})
            return
        self.cafe.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            connection = Connection(receive, send, self.settings, self.post)
            await self._serve(connection)
        except Closed as closed:
            if closed.code:
                await connection.hang_up(closed)
        finally:
            self.addresses.disconnect(address)
            self.cafe.metrics.sockets.dec()

    async def _serve(self, connection: Connection) -> None:
        writing = connection.writing = asyncio.create_task(connection.write())
        listening = asyncio.create_task(self._listen(connection))
        try:
            await asyncio.wait((writing, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.deliver()
            connection.over = True
            writing.cancel()
            if connection.idle:  # a command that is being stored is told to the others first
                listening.cancel()
            ends = await asyncio.gather(writing, listening, return_exceptions=True)
        for end in ends:
            if isinstance(end, Closed):
                raise end
        if connection.full:
            raise Closed(TOO_MUCH)
        for end in ends:
            if isinstance(end, Exception):
                log.error("a connection failed", exc_info=end)
                raise Closed(1011, "server/failed")

    async def _listen(self, connection: Connection) -> None:
        """Hello, then commands until the client is gone."""
        room, viewer = await self._greeted(connection)
        connection.offer(lambda message: self._move(connection, room, viewer, message))
        try:
            while not connection.over:
                message = await connection.read()
                started = time.perf_counter()
                await self._answer(connection, room, viewer, message)
                self.cafe.metrics.answer(time.perf_counter() - started)
        finally:
            connection.offer(None)
            connection.forget()
            self.cafe.left(room, viewer)

    async def _greeted(self, connection: Connection) -> tuple[Room, Viewer]:
        while True:
            try:
                message = await asyncio.wait_for(connection.read(), GREETING)
                return await self._hello(connection, hellos.decode(message))
            except TimeoutError:
                raise Closed(POLICY, "message/unreadable") from None
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                connection.refuse("", unreadable(error, Message("advice-hello")))
            except DiceCafeError as error:
                self.cafe.metrics.refused.labels(error.code).inc()
                connection.refuse("", error)

    async def _hello(self, connection: Connection, hello: Hello) -> tuple[Room, Viewer]:
        if not connection.bucket.take():
            raise Closed(POLICY, "limit/messages")
        if hello.token:
            whose = self.cafe.signer.read(hello.token)
            room, holder = await self.cafe.rooms.by_id(whose.table), whose.holder
        else:
            room, holder = await self.cafe.by_watch(hello.watch), ""
        viewer = Viewer(holder, connection.send, hello.words)
        await self.cafe.join(room, viewer, hello.seen)
        return room, viewer

    def _move(self, connection: Connection, room: Room, viewer: Viewer, message: bytes) -> bool:
        """Most messages are moves that can be done at once: no task is woken for them. Whether this was one."""
        if not connection.idle or connection.over or not connection.bucket.take():
            return False
        started = time.perf_counter()

        def then(done: Done | None) -> None:
            if done is None:
                connection.put_back(message)
                return
            connection.refused = 0
            connection.send(encode(done))
            self.cafe.metrics.answer(time.perf_counter() - started)

        try:
            command = commands.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            command = None
        if isinstance(command, Move) and self.cafe.move_soon(room, viewer.holder, command, then):
            return True
        connection.bucket.give_back()
        return False

    async def _answer(self, connection: Connection, room: Room, viewer: Viewer, message: bytes) -> None:
        id = ""
        try:
            check_pace(connection.bucket)
            command = commands.decode(message)
            id = command.id
            if isinstance(command, SLOW):
                return connection.beside(self._question(connection, room, viewer, command))
            done = await self.cafe.do(room, viewer.holder, command)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.refuse(id_of(message), unreadable(error, Message("advice-protocol")))
        except DiceCafeError as error:
            self.cafe.metrics.refused.labels(error.code).inc()
            connection.refuse(id or id_of(message), error)
        else:
            connection.refused = 0
            connection.send(encode(done))

    async def _question(self, connection: Connection, room: Room, viewer: Viewer, command: Any) -> None:
        """Answer what takes its time, while the game goes on."""
        try:
            connection.send(encode(await self.cafe.do(room, viewer.holder, command)))
        except DiceCafeError as error:
            self.cafe.metrics.refused.labels(error.code).inc()
            connection.refuse(command.id, error)


class Identified(msgspec.Struct):
    """The id of a message that is otherwise unreadable."""

    id: str = ""


def id_of(message: bytes) -> str:
    """The id of a message that could not be read, where it has one."""
    try:
        return msgspec.json.decode(message, type=Identified).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def unreadable(error: Exception, advice: Message) -> TableError:
    """What was wrong with a message."""
    return TableError("message/unreadable", Message("message-unreadable", error=str(error)[:200], advice=advice))


def address_of(scope: Any, settings: Settings) -> str:
    """Where a request comes from."""
    if settings.trust_proxy:
        for name, value in reversed(scope["headers"]):  # the last word is the proxy's, what came before may be anybody's
            if name == b"x-forwarded-for":
                return str(value.decode("latin-1").split(",")[-1].strip())
    client = scope.get("client")
    return str(client[0]) if client else "local"


def check_pace(bucket: Bucket) -> None:
    """Refuse a client that speaks too fast."""
    if not bucket.take():
        raise TableError("limit/messages", Message("limit-messages"))


def check_origin(scope: Any, settings: Settings) -> None:
    """Refuse a page that is not ours; a program that is no page at all has no origin."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin")
    if origin is None or origin in settings.origins:
        return
    with suppress(ValueError):  # no address at all
        if urlsplit(origin).netloc == headers.get(b"host"):
            return
    raise TableError("origin/foreign", Message("origin-foreign"))
