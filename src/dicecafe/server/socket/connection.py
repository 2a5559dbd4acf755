"""Connection: one client of the socket, what is sent to it, and how fast it may send."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, Self

from aiohttp import WSCloseCode, WSMsgType, web

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import Refused
from dicecafe.words import Message

from ..garbage import break_cycle
from ..limits import Bucket, LimitError, over
from ..metrics import Metrics
from ..settings import Settings
from ..tables.views import encode
from .conversation import id_of
from .frames import Frames

CLOSE_TIMEOUT = 1.0  # seconds
MESSAGES = (WSMsgType.TEXT, WSMsgType.BINARY)
FRAMES = (*MESSAGES, WSMsgType.PING, WSMsgType.PONG)


class Connection:
    """One client: its socket, and how often it may send something."""

    __slots__ = (
        "__weakref__",
        "address",
        "bucket",
        "closing",
        "heard_at",
        "metrics",
        "question",
        "refused",
        "settings",
        "socket",
        "transport",
        "unread",
    )

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, settings: Settings, metrics: Metrics, address: str = ""
    ) -> None:
        self.socket, self.transport, self.settings, self.metrics = socket, transport, settings, metrics
        self.address = address  # pays for what the client does
        self.bucket = Bucket(settings.messages)
        self.heard_at = asyncio.get_running_loop().time()
        self.refused = 0  # messages in a row
        self.unread = 0  # bytes, when it was last sent something
        self.question: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None

    @classmethod
    async def accept(cls, request: web.Request, address: str, settings: Settings, metrics: Metrics) -> Self:
        """Open the socket that a request asks for."""
        socket = web.WebSocketResponse(
            autoping=False,  # so that pings are counted too
            compress=False,
            max_msg_size=settings.message_bytes + 1,
            writer_limit=sys.maxsize,  # so that `send` never waits; `unread_bytes` is the limit
        )
        if not socket.can_prepare(request):
            raise web.HTTPNotFound
        await socket.prepare(request)
        assert request.transport is not None
        connection = cls(socket, request.transport, settings, metrics, address)
        connection.obey(request.protocol)
        return connection

    def obey(self, peer: Any) -> None:
        """Close when the frames of the connection are over their budget, or against the protocol."""
        frames: Frames = peer.frames

        def stop() -> None:
            self.transport.pause_reading()
            code, reason = frames.stopped or (0, "")
            self.metrics.refuse(reason, self.address)
            self.closing = self.closing or asyncio.create_task(self.close(code, reason))

        frames.on_stop = stop
        if frames.stopped:
            stop()

    # ------------------------------------------------------------ out
    async def send(self, message: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        """Send something without waiting for the client; one that does not read what it is sent is dropped."""
        if (unread := self.waiting) != self.unread and self.closing is None:  # of what was sent before; nearly always nothing
            self.unread = unread
            self.metrics.unread.note(self, unread, self.settings.unread_in_all)
            if unread > self.settings.unread_bytes:
                self.drop()
        try:
            await self.socket.send_frame(message, kind)
        except ConnectionResetError:
            return

    @property
    def waiting(self) -> int:
        """The bytes that the client has not read."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """Send the client away, since it does not read."""
        if self.closing is None:
            self.metrics.refuse("limit/unread", self.address)
            self.closing = asyncio.create_task(self.close(WSCloseCode.TRY_AGAIN_LATER, "limit/unread"))

    async def refuse(self, id: str, error: DiceCafeError) -> None:
        """Say why something was not done; a client that does nothing right is sent away.

        Everybody else has a turn before its next message is looked at: hundreds may have arrived at once.
        """
        self.metrics.refuse(error.code, self.address)
        self.refused += 1
        if self.refused > self.settings.refusals:
            await self.close(WSCloseCode.POLICY_VIOLATION, "limit/refusals")
        else:
            await self.send(encode(Refused(id, error.code, error.message, error.ruling)))
        await asyncio.sleep(0)

    def answer_later(self, answer: Coroutine[Any, Any, None]) -> None:
        """Answer a question while the game goes on; one at a time."""
        if self.question and not self.question.done():
            answer.close()
            raise LimitError("limit/questions", Message("limit-questions"))
        self.question = asyncio.create_task(answer)

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket, with an error's code as the reason; a client that does not even read that is cut off."""
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self.socket.close(code=code, message=reason.encode())
        except TimeoutError:
            self.transport.abort()
        break_cycle(self.socket.exception())

    async def check_silence(self) -> None:
        """Ping a client that was silent for a while; one that stays silent is taken for dead."""
        silent, ping = asyncio.get_running_loop().time() - self.heard_at, self.settings.ping
        if silent >= ping * 3 / 2:
            self.transport.abort()
        elif silent >= ping:
            await self.send(b"", WSMsgType.PING)

    def release(self) -> None:
        """Drop what is still kept for a client that is gone."""
        self.metrics.unread.forget(self)
        if self.question:
            self.question.cancel()
            self.question = None
        if self.waiting:  # it may never read that
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self.transport.abort)

    # ------------------------------------------------------------ in
    async def receive(self) -> str | bytes | None:
        """The next message of the client, None when it is gone. All that it sends counts, pings and pongs too."""
        while (message := await self.socket.receive()).type in FRAMES:
            self.heard_at = asyncio.get_running_loop().time()
            if not self.bucket.take():
                await self.refuse(id_of(message.data), over(self.settings, "messages"))
                continue
            if message.type in MESSAGES:
                data: str | bytes = message.data
                return data
            if message.type is WSMsgType.PING:
                await self.send(message.data, WSMsgType.PONG)
        return None
