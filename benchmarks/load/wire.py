"""A WebSocket client that costs next to nothing, so that a load generator on one core can keep a server busy.

It knows whole text messages over an unencrypted connection, and no extensions. The mask is zero: allowed by the format, and the
server takes it off all the same.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from abc import ABC, abstractmethod
from typing import cast

HEADERS_END = b"\r\n\r\n"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"


class Failure(Exception):
    """A server could not be started, refused a connection, or said what can't be understood."""


def frame(kind: int, payload: bytes) -> bytes:
    """A client's message in one frame."""
    size = len(payload)
    if size < 126:
        return bytes((FINAL | kind, MASKED | size)) + NO_MASK + payload
    if size < 1 << 16:
        return struct.pack("!BBH", FINAL | kind, MASKED | 126, size) + NO_MASK + payload
    return struct.pack("!BBQ", FINAL | kind, MASKED | 127, size) + NO_MASK + payload


class Socket(asyncio.Protocol, ABC):
    """One connection: `opened` is called when it stands, `heard` for every text, `ended` when it is gone."""

    def __init__(self) -> None:
        self.received = 0  # bytes, frame headers included
        self._transport: asyncio.Transport | None = None
        self._rest = b""  # of a message that has not come whole
        self._open = False

    @abstractmethod
    def request(self) -> str:
        """The path to ask for, with its query."""

    @abstractmethod
    def opened(self) -> None:
        """The connection stands."""

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """A text message came."""

    @abstractmethod
    def ended(self, why: str) -> None:
        """The connection is gone."""

    def say(self, text: bytes) -> None:
        """Send a text message; nothing happens when the connection is gone."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Say goodbye and hang up."""
        self._send(CLOSE, b"\x03\xe8")
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(kind, payload))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        lines = (
            f"GET {self.request()} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
        )
        transport.write("\r\n".join(lines).encode() + HEADERS_END)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that it is over."""
        self._transport = None
        self.ended(str(exc or "the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Take the whole messages out of what came; keep the rest."""
        self.received += len(data)
        if self._rest:
            data = self._rest + data
        at = 0 if self._open else self._answer(data)
        end = len(data)
        while self._open and end - at >= 2:
            head, size = data[at], data[at + 1]
            start = at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start])
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start])
            if start + size > end:
                break
            at = start + size
            self._take(head, data[start:at])
        self._rest = data[at:]

    def _answer(self, data: bytes) -> int:
        """Read the server's answer to the request: where the frames begin, 0 as long as it is not there whole."""
        end = data.find(HEADERS_END)
        if end < 0:
            return 0
        status = data.split(b"\r\n", 1)[0].decode("latin-1")
        if " 101 " not in f"{status} ":
            raise Failure(f"no WebSocket at {self.request()}: {status}")
        self._open = True
        self.opened()
        return end + len(HEADERS_END)

    def _take(self, head: int, payload: bytes) -> None:
        if head == FINAL | TEXT:
            self.heard(payload)
        elif head == FINAL | PING:
            self._send(PONG, payload)
        elif head == FINAL | CLOSE:
            self.close()
        elif head != FINAL | PONG:
            raise Failure(f"a frame of a kind not foreseen here: {head:#x}")
