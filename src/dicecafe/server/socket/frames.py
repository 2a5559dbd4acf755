"""Frames: every frame of a socket is counted as it arrives, fragments too, of which aiohttp shows the whole message alone.

What RFC 6455 forbids and aiohttp takes is refused here: frames without a mask, lengths that are longer than they have to be,
messages within a message, and codes of closing that nobody may send.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode, WSMsgType

from ..budgets import Rate
from ..limits import Bucket

LENGTH_BYTES = {126: 2, 127: 8}  # by the length in a frame's second byte: how many bytes after it have the real one
SMALLEST = {126: 126, 127: 65_536}  # what is shorter is written in fewer bytes
LARGEST = (1 << 63) - 1
MASK_BYTES = 4
FINAL = MASKED = 0x80  # the first bit of a frame's first byte, and of its second
CONTINUATION, CLOSE = int(WSMsgType.CONTINUATION), int(WSMsgType.CLOSE)  # plain numbers are compared faster
MESSAGES = int(WSMsgType.TEXT), int(WSMsgType.BINARY)
INCOMPLETE, STOPPED = -1, -2  # instead of where a frame ends


class Frames:
    """Stands before aiohttp's parser, reads the head of each frame, and passes on what is within the budget and the protocol."""

    def __init__(self, parser: Any, rate: Rate, message_bytes: int) -> None:
        self.parser, self.bucket, self.message_bytes = parser, Bucket(rate), message_bytes
        self.waiting = b""  # the beginning of a head
        self.payload = 0  # bytes of the frame that have not arrived yet
        self.in_message = False  # between its first fragment and its last
        self.arrived = 0  # bytes of the message, as the heads of its fragments say
        self.stopped: tuple[int, str] | None = None  # the close code and the reason
        self.on_stop: Callable[[], None] = lambda: None

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Pass bytes on, up to the first frame that may not be."""
        if self.stopped:
            return False, b""
        if self.payload >= len(data):  # all of it belongs to a frame that was counted
            self.payload -= len(data)
            return self._pass_on(data)
        data, at, end = self.waiting + data, self.payload, INCOMPLETE
        while at < len(data) and (end := self._head(data, at)) > 0:
            at = end
        self.payload, self.waiting = max(0, at - len(data)), data[at:]
        ended = self._pass_on(data[:at])
        if end == STOPPED:
            self.waiting = b""
            self.on_stop()
        return ended

    def stop(self, code: WSCloseCode, reason: str) -> None:
        """Pass on nothing more, and say why."""
        if not self.stopped:
            self._stop(code, reason)
            self.on_stop()

    def feed_eof(self) -> None:
        """The client is gone."""
        self.parser.feed_eof()

    def release(self) -> None:
        """Let go of the socket when the connection is gone; else the two would keep each other."""
        self.parser, self.on_stop = None, lambda: None

    def _pass_on(self, data: bytes) -> tuple[bool, bytes]:
        ended: tuple[bool, bytes] = self.parser.feed_data(data) if data else (False, b"")
        return ended

    def _head(self, data: bytes, at: int) -> int:
        """Count the frame that begins there: where it ends, or INCOMPLETE if its head is, or STOPPED."""
        if len(data) - at < 2:
            return INCOMPLETE
        first, second = data[at], data[at + 1]
        length, smallest, start, opcode = second & 0x7F, 0, at + 2, first & 0xF
        if length in LENGTH_BYTES:
            end = start + LENGTH_BYTES[length]
            if len(data) < end:
                return INCOMPLETE
            smallest, length, start = SMALLEST[length], int.from_bytes(data[start:end]), end
        payload = start + MASK_BYTES
        if not second & MASKED or not smallest <= length <= LARGEST or self._out_of_place(opcode, first & FINAL):
            return self._stop(WSCloseCode.PROTOCOL_ERROR, "message/unreadable")
        if opcode == CLOSE and length >= 2:
            if len(data) - payload < 2:
                return INCOMPLETE
            if not may_close_with((data[payload] ^ data[payload - 4]) << 8 | data[payload + 1] ^ data[payload - 3]):
                return self._stop(WSCloseCode.PROTOCOL_ERROR, "message/unreadable")
        if not self.bucket.take():
            return self._stop(WSCloseCode.POLICY_VIOLATION, "limit/frames")
        if opcode < CLOSE:
            self.arrived = length + (self.arrived if opcode == CONTINUATION else 0)
            if self.arrived > self.message_bytes:
                return self._stop(WSCloseCode.MESSAGE_TOO_BIG, "limit/message")
        return payload + length

    def _out_of_place(self, opcode: int, final: int) -> bool:
        """Whether a message begins within another: aiohttp takes one for none that began with an empty fragment."""
        if opcode in MESSAGES:
            within, self.in_message = self.in_message, not final
            return within
        if opcode == CONTINUATION and final:
            self.in_message = False
        return False

    def _stop(self, code: WSCloseCode, reason: str) -> int:
        self.stopped = code, reason
        return STOPPED


def may_close_with(code: int) -> bool:
    """Whether a client may give this code: one of RFC 6455, one that is registered, or one of its own."""
    return 1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999
