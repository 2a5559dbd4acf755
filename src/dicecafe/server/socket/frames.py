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
INCOMPLETE, STOPPED = -1, -2  # instead of where a frame ends


class Frames:
    """Stands before aiohttp's parser, reads the head of each frame, and passes on what is within the budget and the protocol."""

    def __init__(self, parser: Any, rate: Rate) -> None:
        self.parser, self.bucket = parser, Bucket(rate)
        self.waiting = b""  # the beginning of a head
        self.payload = 0  # bytes of the frame that have not arrived yet
        self.in_message = False  # between its first fragment and its last
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
        length, smallest, start = second & 0x7F, 0, at + 2
        if more := LENGTH_BYTES.get(length, 0):
            if len(data) - start < more:
                return INCOMPLETE
            smallest, length = SMALLEST[length], int.from_bytes(data[start : start + more])
        payload, opcode = start + more + MASK_BYTES, first & 0xF
        if not second & MASKED or not smallest <= length <= LARGEST or self._out_of_place(opcode, first & FINAL):
            return self._stop(WSCloseCode.PROTOCOL_ERROR, "message/unreadable")
        if opcode == WSMsgType.CLOSE and length >= 2:
            if len(data) - payload < 2:
                return INCOMPLETE
            if not may_close_with((data[payload] ^ data[payload - 4]) << 8 | data[payload + 1] ^ data[payload - 3]):
                return self._stop(WSCloseCode.PROTOCOL_ERROR, "message/unreadable")
        if not self.bucket.take():
            return self._stop(WSCloseCode.POLICY_VIOLATION, "limit/frames")
        return payload + length

    def _out_of_place(self, opcode: int, final: int) -> bool:
        """Whether a message begins within another: aiohttp takes one for none that began with an empty fragment."""
        if opcode in (WSMsgType.TEXT, WSMsgType.BINARY):
            within, self.in_message = self.in_message, not final
            return within
        if opcode == WSMsgType.CONTINUATION and final:
            self.in_message = False
        return False

    def _stop(self, code: WSCloseCode, reason: str) -> int:
        self.stopped = code, reason
        return STOPPED


def may_close_with(code: int) -> bool:
    """Whether a client may give this code: one of RFC 6455, one that is registered, or one of its own."""
    return 1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999
