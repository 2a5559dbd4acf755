"""Wire: uvicorn's WebSocket, with a short way for what a move needs: whole text messages in, finished frames out.

The frames of RFC 6455, 5.2. A message that comes as one plain frame skips the parser, which takes as long as the rules of a move;
everything else (handshake, pings, goodbyes, fragments, what is against the protocol) is uvicorn's, frame by frame.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was built without them
    from websockets.utils import apply_mask

FINAL, TEXT, BINARY, REST = 0x80, 0x01, 0x02, 0x00  # the first byte of a frame: whether it ends a message, and its kind
MASKED = 0x80  # of the second byte; the rest of it is the size, 126 and 127 stand for 2 and 8 bytes of size
WHOLE_TEXT = bytes((FINAL | TEXT,))
LONGEST_HEAD = 14


def frame(text: bytes) -> bytes:
    """A message as a server's frame."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + bytes((size,)) + text
    if size < 1 << 16:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2) + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8) + text


def ends(data: bytes) -> tuple[int, int]:
    """Where the head of a frame ends, and where the frame does; far away as long as the head has not come whole."""
    if len(data) < 2:
        return LONGEST_HEAD, LONGEST_HEAD
    size, head = data[1] & 0x7F, 6 if data[1] & MASKED else 2
    if size < 126:
        return head, head + size
    more = 2 if size == 126 else 8
    if len(data) < 2 + more:
        return LONGEST_HEAD, LONGEST_HEAD
    return head + more, head + more + int.from_bytes(data[2 : 2 + more])


class Inbox:
    """Messages for one reader: as much of `asyncio.Queue` as that takes, in less than half the time."""

    __slots__ = ("loop", "messages", "reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop  # to ask for the running one each time would be a system call
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """The next message, when there is one."""
        while not self.messages:
            self.reader = self.loop.create_future()
            await self.reader
        return self.messages.popleft()

    def empty(self) -> bool:
        """Whether there is none."""
        return not self.messages


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of the server."""

    came = b""  # of a frame that is not there whole
    inside = False  # a message of which more frames are to come
    taker: Callable[[bytes], bool] | None = None  # who may have a message at once, if none waits in the queue

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]  # in the place of uvicorn's queue

    def data_received(self, data: bytes) -> None:
        """Take the whole frames out of what came."""
        data, self.came = self.came + data, b""
        while data:
            head, end = ends(data)
            if not self.handshake_complete or self.close_sent or end - head > self.config.ws_max_size:
                return super().data_received(data)
            if end > len(data):
                self.came = data
                return None
            self._take(data[:end], head)
            data = data[end:]
        return None

    def _take(self, whole: bytes, head: int) -> None:
        kind = whole[0]
        if kind == FINAL | TEXT and whole[1] & MASKED and not self.inside:
            text = apply_mask(whole[head:], whole[head - 4 : head])
            if text.isascii():  # else it may be no text at all, which uvicorn tells
                if self.taker is None or self.queue.messages or not self.taker(text):
                    self.put(text)
                return
        elif kind in (TEXT, BINARY, FINAL | REST):
            self.inside = kind != FINAL | REST
        super().data_received(whole)

    def put(self, text: bytes) -> None:
        """Let a message wait for whoever reads."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if len(self.queue.messages) > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
