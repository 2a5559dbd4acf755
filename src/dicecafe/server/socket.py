"""Socket: one WebSocket connection, as a plain ASGI application, since it is where the server spends its time.

The first message is `hello`; everything after it is a command, answered by `done` or `refused`. Whatever a client sends, the
answer is a sentence with a code, and the table goes on.
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

from .cafe import Cafe
from .limits import Addresses, Bucket
from .messages import AnyCommand, Done, Hello, Refused
from .rooms import Room, Viewer
from .settings import Settings
from .table import TableError
from .views import encode

log = logging.getLogger("dicecafe.server")

GREETING = 10.0  # seconds in which a client says hello
BACKLOG = 4_000_000  # bytes that wait for a slow reader; with more it is dropped, and comes back to a welcome
GOODBYE = 1.0  # seconds for the last word to a client
FLOOD = 200  # refused messages in a row after which a connection is closed
POLICY, TOO_MUCH, AWAY = 1008, 1013, 1001  # why a socket is closed (RFC 6455)

hellos = msgspec.json.Decoder(Hello)
commands = msgspec.json.Decoder(AnyCommand)


class Closed(Exception):
    """The connection is over: closed by the client, or to be closed with this code and reason."""

    def __init__(self, code: int = 0, reason: str = "") -> None:
        self.code, self.reason = code, reason


class Connection:
    """One client: what waits to be sent to it, and how often it may speak."""

    def __init__(self, receive: Any, send: Any, settings: Settings) -> None:
        self.receive, self.transmit = receive, send
        self.bucket = Bucket(settings.messages_at_once, settings.messages_per_second)
        self.waiting: list[bytes] = []
        self.size, self.refused = 0, 0
        self.news, self.over, self.idle = asyncio.Event(), False, True
        self.full = False  # more waits than may wait
        self.writing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Let a message go out: at once where the network takes it, which needs no task to be woken; else when it does."""
        if not self.waiting and not self.size and not self.over:
            sending = self.transmit({"type": "websocket.send", "text": message.decode()})
            try:
                sending.send(None)
            except StopIteration:
                return
            except (OSError, RuntimeError):  # the client is gone, or being hung up on: `read` says so
                return
            sending.close()  # it would have to wait
        self.size += len(message)
        if self.size > BACKLOG:
            self.over, self.waiting, self.full = True, [], True
            if self.writing is not None:  # it would wait for ever for one who never reads
                self.writing.cancel()
        elif not self.over:
            self.waiting.append(message)
        self.news.set()

    async def write(self) -> None:
        """Send what waits, until it is too much."""
        while not self.over:
            await self.news.wait()
            self.news.clear()
            sending, self.waiting = self.waiting, []
            for message in sending:
                await self.transmit({"type": "websocket.send", "text": message.decode()})
                self.size -= len(message)
        raise Closed(TOO_MUCH, "You read too slowly. Come back: nothing is lost.")

    async def read(self) -> bytes:
        """The next message of the client."""
        self.idle = True
        message = await self.receive()
        self.idle = False
        if message["type"] != "websocket.receive":
            raise Closed
        text = message.get("text")
        return text.encode() if text is not None else bytes(message.get("bytes") or b"")

    def refuse(self, id: str, error: DiceCafeError) -> None:
        """Say why something was not done; a client that never does anything right is shown the door."""
        self.refused += 1
        if self.refused > FLOOD:
            raise Closed(POLICY, "Nothing of what you send can be done.")
        self.send(encode(Refused(id, error.code, str(error))))


class Sockets:
    """All sockets of one process."""

    def __init__(self, cafe: Cafe, settings: Settings, addresses: Addresses) -> None:
        self.cafe, self.settings, self.addresses = cafe, settings, addresses

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
            await self._serve(Connection(receive, send, self.settings))
        except Closed as closed:
            if closed.code:
                await hang_up(send, closed)
        finally:
            self.addresses.disconnect(address)
            self.cafe.metrics.sockets.dec()

    async def _serve(self, connection: Connection) -> None:
        writing = connection.writing = asyncio.create_task(connection.write())
        listening = asyncio.create_task(self._listen(connection))
        try:
            await asyncio.wait((writing, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.over = True
            writing.cancel()
            if connection.idle:  # a command that is being stored is told to the others first
                listening.cancel()
            ends = await asyncio.gather(writing, listening, return_exceptions=True)
        for end in ends:
            if isinstance(end, Closed):
                raise end
        if connection.full:
            raise Closed(TOO_MUCH, "You read too slowly. Come back: nothing is lost.")
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, asyncio.CancelledError):
                log.error("a connection failed", exc_info=end)
                raise Closed(1011, "Something went wrong here. Come back: nothing is lost.")

    async def _listen(self, connection: Connection) -> None:
        """Hello, then commands until the client is gone."""
        room, viewer = await self._greeted(connection)
        try:
            while not connection.over:
                message = await connection.read()
                started = time.perf_counter()
                await self._answer(connection, room, viewer, message)
                self.cafe.metrics.commands.observe(time.perf_counter() - started)
        finally:
            self.cafe.left(room, viewer)

    async def _greeted(self, connection: Connection) -> tuple[Room, Viewer]:
        while True:
            try:
                message = await asyncio.wait_for(connection.read(), GREETING)
                return await self._hello(connection, hellos.decode(message))
            except TimeoutError:
                raise Closed(POLICY, "Say hello first.") from None
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                connection.refuse("", unreadable(error, "The first message is hello."))
            except DiceCafeError as error:
                self.cafe.metrics.refused.labels(error.code).inc()
                connection.refuse("", error)

    async def _hello(self, connection: Connection, hello: Hello) -> tuple[Room, Viewer]:
        if not connection.bucket.take():
            raise Closed(POLICY, "That was a lot at once.")
        if hello.token:
            whose = self.cafe.signer.read(hello.token)
            room, holder = await self.cafe.rooms.by_id(whose.table), whose.holder
        else:
            room, holder = await self.cafe.by_watch(hello.watch), ""
        viewer = Viewer(holder, connection.send)
        await self.cafe.join(room, viewer, hello.seen)
        return room, viewer

    async def _answer(self, connection: Connection, room: Room, viewer: Viewer, message: bytes) -> None:
        id = ""
        try:
            check_pace(connection.bucket)
            command = commands.decode(message)
            id = command.id
            number, answer = await self.cafe.do(room, viewer.holder, command)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.refuse(id_of(message), unreadable(error, "See docs/protocol.md for what can be sent."))
        except DiceCafeError as error:
            self.cafe.metrics.refused.labels(error.code).inc()
            connection.refuse(id or id_of(message), error)
        else:
            connection.refused = 0
            connection.send(encode(Done(id, number, answer)))


async def hang_up(send: Any, closed: Closed) -> None:
    """Close a connection with a reason; one that does not even take that is cut off."""
    try:
        await asyncio.wait_for(send({"type": "websocket.close", "code": closed.code, "reason": closed.reason}), GOODBYE)
    except (OSError, TimeoutError):
        transport = getattr(getattr(send, "__self__", None), "transport", None)  # uvicorn's: ASGI has no word for this
        if transport is not None:
            transport.abort()


class Identified(msgspec.Struct):
    """The id of a message that is otherwise unreadable."""

    id: str = ""


def id_of(message: bytes) -> str:
    """The id of a message that could not be read, where it has one."""
    try:
        return msgspec.json.decode(message, type=Identified).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def unreadable(error: Exception, advice: str) -> TableError:
    """What was wrong with a message."""
    return TableError("message/unreadable", f"That message can't be read: {str(error)[:200]}. {advice}")


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
        raise TableError("limit/messages", "That was a lot at once. Please go on more slowly.")


def check_origin(scope: Any, settings: Settings) -> None:
    """Refuse a page that is not ours; a program that is no page at all has no origin."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin")
    if origin is None or origin in settings.origins:
        return
    with suppress(ValueError):  # no address at all
        if urlsplit(origin).netloc == headers.get(b"host"):
            return
    raise TableError("origin/foreign", "Pages of other sites may not connect here.")
