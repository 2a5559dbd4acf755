"""Connection: one client of the socket, what goes out to it, and how fast it may speak.

Messages go out as finished frames, straight to uvicorn's transport and several in one write, since sending is what a move costs
most: through ASGI's `send` it is a fifth more in all. Where the transport can't take them, or under another server, a task of the
connection's own sends what waits in the way of ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import Refused
from dicecafe.words import Message

from .limits import Bucket, LimitError
from .settings import Settings
from .views import encode
from .wire import Wire, frame

BACKLOG = 4_000_000  # bytes that wait for a slow reader; with more it is dropped, and comes back to a welcome
GOODBYE = 1.0  # seconds for the last word to a client
FLOOD = 200  # refused messages in a row after which a connection is closed
POLICY, TOO_MUCH = 1008, 1013  # why a socket is closed (RFC 6455)


class Closed(Exception):
    """The connection is over: closed by the client, or to be closed with this number and, as the reason, an error's code."""

    def __init__(self, code: int = 0, reason: str = "") -> None:
        self.code, self.reason = code, reason


class Post:
    """What is to go out to the clients of a process: gathered while the loop goes round once, then written in a row.

    So the news of a command and its answer are one write, and many writes in a row cost the system a third less each.
    """

    def __init__(self) -> None:
        self.gathered: list[Connection] = []

    def for_client(self, connection: Connection) -> None:
        """There is something for a client."""
        if not self.gathered:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.gathered.append(connection)

    def deliver(self) -> None:
        """Let all of it go."""
        gathered, self.gathered = self.gathered, []
        for connection in gathered:
            connection.deliver()


class Connection:
    """One client: what waits to be sent to it, and how often it may speak."""

    __slots__ = (
        "bucket",
        "full",
        "gathered",
        "idle",
        "news",
        "over",
        "post",
        "protocol",
        "question",
        "receive",
        "refused",
        "size",
        "transmit",
        "waiting",
        "writing",
    )

    def __init__(self, receive: Any, send: Any, settings: Settings, post: Post) -> None:
        self.receive, self.transmit, self.post = receive, send, post
        protocol = getattr(send, "__self__", None)  # uvicorn's, whose transport frames are written to
        self.protocol = protocol if all(hasattr(protocol, name) for name in ("transport", "writable", "close_sent")) else None
        self.bucket = Bucket(settings.messages_at_once, settings.messages_per_second)
        self.gathered: list[bytes] = []  # for the post
        self.waiting: list[bytes] = []  # for the network
        self.size, self.refused = 0, 0
        self.news, self.over, self.idle = asyncio.Event(), False, True
        self.full = False  # more waits than may wait
        self.writing: asyncio.Task[None] | None = None
        self.question: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ out
    def send(self, message: bytes) -> None:
        """Let a message go out with the next post."""
        if not self.gathered:
            self.post.for_client(self)
        self.gathered.append(message)

    def deliver(self) -> None:
        """Let go what was gathered: at once where the network takes it, else when it does."""
        messages, self.gathered = self.gathered, []
        if messages and not self._at_once(b"".join(map(frame, messages))):
            for message in messages:
                self._later(message)

    def beside(self, question: Coroutine[Any, Any, None]) -> None:
        """Let a question be answered while the game goes on; one at a time."""
        if self.question and not self.question.done():
            question.close()
            raise LimitError("limit/questions", Message("limit-questions"))
        self.question = asyncio.create_task(question)

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        if self.question:
            self.question.cancel()

    def _at_once(self, frames: bytes) -> bool:
        """Write frames to the network, if nothing waits and it takes them; one who is gone takes everything."""
        protocol = self.protocol
        if protocol is None or self.size or self.over or not protocol.writable.is_set():
            return False
        if not protocol.close_sent and not protocol.transport.is_closing():
            protocol.transport.write(frames)
        return True

    def _later(self, message: bytes) -> None:
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

    def refuse(self, id: str, error: DiceCafeError) -> None:
        """Say why something was not done; a client that never does anything right is shown the door."""
        self.refused += 1
        if self.refused > FLOOD:
            raise Closed(POLICY, "limit/messages")
        self.send(encode(Refused(id, error.code, error.message, error.ruling)))

    async def hang_up(self, closed: Closed) -> None:
        """Close the connection with a reason; one that does not even take that is cut off."""
        self.deliver()
        closing = {"type": "websocket.close", "code": closed.code, "reason": closed.reason}
        try:
            await asyncio.wait_for(self.transmit(closing), GOODBYE)
        except (OSError, TimeoutError):
            if self.protocol is not None:  # ASGI has no word for this
                self.protocol.transport.abort()

    # ------------------------------------------------------------ in
    def offer(self, take: Callable[[bytes], bool] | None) -> None:
        """Let somebody have each message at once, when the one who reads has nothing to do; who does not want it leaves it."""
        if isinstance(self.protocol, Wire):
            self.protocol.taker = take

    def put_back(self, message: bytes) -> None:
        """A message that was taken is for the one who reads after all, if the client is still there."""
        if isinstance(self.protocol, Wire) and not self.over:
            self.protocol.put(message)

    async def read(self) -> bytes:
        """The next message of the client."""
        self.idle = True
        message = await self.receive()
        self.idle = False
        if message["type"] != "websocket.receive":
            raise Closed
        text = message.get("text")
        return text.encode() if text is not None else bytes(message.get("bytes") or b"")
