"""A connection on which every byte is our own, and a client's frames, right or wrong."""

from __future__ import annotations

import json
import socket
import struct
from contextlib import suppress
from typing import Self

from cafe_server import Server
from websockets.frames import Frame, Opcode

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x37\xfa\x21\x3d"  # of the examples in RFC 6455


class Line:
    """A connection; a socket if it starts with UPGRADE."""

    def __init__(self, server: Server, start: bytes = UPGRADE) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.file = self.socket.makefile("rb")
        self.socket.sendall(start)
        if start == UPGRADE:
            assert self.head().startswith("HTTP/1.1 101")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.socket.close()

    def head(self) -> str:
        """The status line and the headers of an answer."""
        return b"".join(iter(self.file.readline, b"\r\n")).decode()

    def send(self, *pieces: bytes) -> None:
        """Send pieces, each on its own, until the server hangs up."""
        with suppress(ConnectionError):
            for piece in pieces:
                self.socket.sendall(piece)

    def frame(self) -> tuple[int, bytes]:
        """The kind and the payload of the next frame."""
        kind, size = self.file.read(2)
        if size == 126:
            size = int.from_bytes(self.file.read(2))
        return kind & 0xF, self.file.read(size)

    def code(self) -> str:
        """The code of the refusal that comes next."""
        kind, payload = self.frame()
        assert kind == Opcode.TEXT
        return str(json.loads(payload)["code"])

    def closed(self) -> int:
        """The code with which the server closes, after which nothing comes; 0 if it gives none."""
        kind, payload = self.frame()
        assert kind == Opcode.CLOSE, (kind, payload)
        with suppress(ConnectionResetError):  # what we still sent, nobody read
            assert self.file.read() == b""
        return int.from_bytes(payload[:2])


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A client's frame, as it should be."""
    return Frame(opcode, text, fin).serialize(mask=True)


def crafted(
    payload: bytes = b"", opcode: int = 1, *, first: int = 0x80, mask: bytes = MASK, size: int = 0, said: int = -1
) -> bytes:
    """A frame with everything to be chosen: the bits before the opcode, a mask or none, `size` bytes for the length `said`."""
    said = len(payload) if said < 0 else said
    size = size or (1 if said < 126 else 2 if said < 1 << 16 else 8)
    length = {1: said, 2: 126, 8: 127}[size]
    head = (
        bytes([first | opcode, (0x80 if mask else 0) | length])
        + {1: b"", 2: struct.pack("!H", said & 0xFFFF), 8: struct.pack("!Q", said)}[size]
    )
    return head + mask + bytes(byte ^ mask[at % 4] if mask else byte for at, byte in enumerate(payload))
