"""Frames: every frame of a socket is counted as it arrives, fragments too, of which aiohttp shows the whole message alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aiohttp import WSCloseCode

from ..budgets import Rate
from ..limits import Bucket

LENGTH_BYTES = {126: 2, 127: 8}  # by the length in a frame's second byte: how many bytes after it have the real one
SMALLEST = {126: 126, 127: 65_536}  # what is shorter is written in fewer bytes
MASK_BYTES = 4
INCOMPLETE, STOPPED = -1, -2  # instead of where a frame ends


class Frames:
    """Stands before aiohttp's parser, reads the head of each frame, and passes on what is within the budget and the protocol."""

    def __init__(self, parser: Any, rate: Rate) -> None:
        self.parser, self.bucket = parser, Bucket(rate)
        self.waiting = b""  # the beginning of a head
        self.payload = 0  # bytes of the frame that have not arrived yet
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

    def _pass_on(self, data: bytes) -> tuple[bool, bytes]:
        ended: tuple[bool, bytes] = self.parser.feed_data(data) if data else (False, b"")
        return ended

    def _head(self, data: bytes, at: int) -> int:
        """Count the frame that begins there: where it ends, or INCOMPLETE if its head is, or STOPPED."""
        if len(data) - at < 2:
            return INCOMPLETE
        length, start = data[at + 1] & 0x7F, at + 2
        if more := LENGTH_BYTES.get(length, 0):
            if len(data) - start < more:
                return INCOMPLETE
            smallest, length = SMALLEST[length], int.from_bytes(data[start : start + more])
            if length < smallest:
                return self._stop(WSCloseCode.PROTOCOL_ERROR, "message/unreadable")
        if not data[at + 1] & 0x80:  # a client masks what it sends
            return self._stop(WSCloseCode.PROTOCOL_ERROR, "message/unreadable")
        if not self.bucket.take():
            return self._stop(WSCloseCode.POLICY_VIOLATION, "limit/frames")
        return start + more + MASK_BYTES + length

    def _stop(self, code: WSCloseCode, reason: str) -> int:
        self.stopped = code, reason
        return STOPPED
