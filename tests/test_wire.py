"""The wire: what comes in pieces, in one piece, or against the protocol, frame by frame."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from dicecafe.server.wire import Wire, frame

LONGEST = 1000
HELLO = b'{"type":"hello"}'


class Network:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.sent, self.closed, self.paused = b"", False, False

    def get_extra_info(self, name: str) -> Any:
        """Nothing is known of it."""

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.sent += data

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closed

    def close(self) -> None:
        """Be closed."""
        self.closed = True

    def pause_reading(self) -> None:
        """Read no more for now."""
        self.paused = True

    def resume_reading(self) -> None:
        """Read on."""
        self.paused = False


class Line:
    """A client and the server's end of its socket, connected."""

    def __init__(self) -> None:
        self.loop, self.network, self.heard = asyncio.new_event_loop(), Network(), list[bytes]()
        self.wire = Wire(Config(self._app, interface="asgi3", ws_max_size=LONGEST, log_config=None), ServerState(), {}, self.loop)
        self.wire.connection_made(self.network)  # type: ignore[arg-type]  # a stand-in for asyncio's
        client = ClientProtocol(parse_uri("ws://localhost/socket"))
        client.send_request(client.connect())
        self.wire.data_received(b"".join(client.data_to_send()))
        self.run()
        assert self.network.sent.startswith(b"HTTP/1.1 101")
        self.network.sent = b""

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            self.heard.append(message["bytes"] if text is None else text.encode())

    def run(self) -> None:
        """Let the server do what it can."""
        for _ in range(5):
            self.loop.run_until_complete(asyncio.sleep(0))

    def send(self, *pieces: bytes) -> list[bytes]:
        """What the server hears of these pieces."""
        for piece in pieces:
            self.wire.data_received(piece)
            self.run()
        return self.heard


@pytest.fixture
def line() -> Iterator[Line]:
    """A line, taken down afterwards."""
    line = Line()
    yield line
    line.wire.connection_lost(None)
    line.run()
    line.loop.close()


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A client's frame."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("text", [b"", HELLO, b"x" * 125, b"x" * 126, b"x" * LONGEST, "Grüße, 🎲".encode()])
def test_a_message_comes_whole_in_pieces_and_beside_others(line: Line, text: bytes) -> None:
    """However the network cuts it."""
    whole = masked(text)
    assert line.send(whole) == [text]
    assert line.send(*(whole[at : at + 1] for at in range(len(whole)))) == [text] * 2
    assert line.send(whole + whole + whole[:3], whole[3:]) == [text] * 5


def test_fragments_pings_and_bytes_are_heard_in_their_order(line: Line) -> None:
    """What is no whole text goes uvicorn's way, and nothing overtakes it."""
    parts = [masked(b"a", fin=False), masked(b"", Opcode.PING), masked(b"b", Opcode.CONT, False), masked(b"c", Opcode.CONT)]
    assert line.send(b"".join([masked(b"1"), *parts, masked(b"2"), masked(b"3", Opcode.BINARY)])) == [b"1", b"abc", b"2", b"3"]
    assert line.network.sent == Frame(Opcode.PONG, b"").serialize(mask=False)


AGAINST = {
    "too long": (masked(b"x" * (LONGEST + 1)), 1009),
    "too long by its head": (masked(b"x" * (LONGEST + 1))[:20], 1009),
    "no text": (masked(b"\xff"), 1007),
    "unmasked": (frame(HELLO), 1002),
    "bits that nobody agreed on": (b"\xf1" + masked(HELLO)[1:], 1002),
    "a message within a message": (masked(b"a", fin=False) + masked(b"b"), 1002),
}


@pytest.mark.parametrize(("sent", "code"), AGAINST.values(), ids=AGAINST)
def test_what_is_against_the_protocol_ends_the_connection(line: Line, sent: bytes, code: int) -> None:
    """With the code that tells why; nothing of it is heard, nor what comes after it."""
    assert line.send(sent, masked(HELLO)) == []
    assert line.network.sent[:1] == b"\x88"
    assert int.from_bytes(line.network.sent[2:4]) == code
    assert line.network.closed


def test_who_does_not_listen_is_not_flooded(line: Line) -> None:
    """With a message unheard nothing more is read, and everything once it was."""
    for text in (b"1", b"2", b"3"):
        line.wire.data_received(masked(text))
    paused = line.network.paused
    assert paused
    line.run()
    assert not line.network.paused
    assert line.heard == [b"1", b"2", b"3"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_out_are_those_of_the_protocol(size: int) -> None:
    """As the library makes them."""
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
