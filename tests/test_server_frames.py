"""The socket frame by frame, HTTP byte by byte: what comes in pieces, too fast, too slowly, too large, or against the rules."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server
from lines import UPGRADE, Line, masked
from websockets.frames import Opcode

LONGEST = 16 * 1024
HELLO = b'{"type":"hello","watch":"nobody"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that ask nothing special of it; its log stays clean."""
    with Server(tmp_path_factory.mktemp("frames") / "cafe.db", request_timeout="1") as server:
        yield server
        assert "Traceback" not in server.stop()


# ---------------------------------------------------------------- frames
@pytest.mark.parametrize("text", [b"", HELLO, b"x" * 125, b"x" * 126, b"x" * LONGEST, "Grüße, 🎲".encode()])
def test_a_message_comes_whole_in_pieces_and_beside_others(server: Server, text: bytes) -> None:
    """However the network cuts it, each is answered once."""
    whole = masked(text)
    with Line(server) as line:
        line.send(whole, *(whole[at : at + 1] for at in range(min(len(whole), 200))), whole[200:])
        line.send(whole + whole + whole[:3], whole[3:])
        expected = "table/unknown" if text == HELLO else "message/unreadable"
        assert [line.code() for _ in range(5)] == [expected] * 5
        line.send(masked(b"", Opcode.PING))
        assert line.frame() == (Opcode.PONG, b"")


def test_fragments_pings_and_bytes_are_heard_in_their_order(server: Server) -> None:
    """A ping between two fragments is answered before the message that they are."""
    middle = len(HELLO) // 2
    parts = [masked(HELLO[:middle], fin=False), masked(b"?", Opcode.PING), masked(HELLO[middle:], Opcode.CONT)]
    with Line(server) as line:
        line.send(b"".join([masked(b"{"), *parts, masked(HELLO, Opcode.BINARY)]))
        assert line.code() == "message/unreadable"
        assert line.frame() == (Opcode.PONG, b"?")
        assert [line.code(), line.code()] == ["table/unknown"] * 2


AGAINST = {
    "too long": (masked(b"x" * (LONGEST + 1)), 1009),
    "too long by its head": (masked(b"x" * (LONGEST + 1))[:20], 1009),
    "too long in fragments": (masked(b"x" * 9000, fin=False) + masked(b"x" * 9000, Opcode.CONT), 1009),
    "no text": (masked(b"\xff"), 1007),
    "bits that nobody agreed on": (b"\xf1" + masked(HELLO)[1:], 1002),
    "a kind that there is not": (b"\x83" + masked(HELLO)[1:], 1002),
    "a message within a message": (masked(b"a", fin=False) + masked(b"b"), 1002),
    "the rest of no message": (masked(b"a", Opcode.CONT), 1002),
    "a ping in fragments": (b"\x09" + masked(b"a")[1:], 1002),
}


@pytest.mark.parametrize(("sent", "code"), AGAINST.values(), ids=AGAINST)
def test_what_is_against_the_protocol_ends_the_connection(server: Server, sent: bytes, code: int) -> None:
    """With the code that tells why; nothing that comes after it is heard."""
    with Line(server) as line:
        line.send(sent + masked(HELLO))
        kind, payload = line.frame()
        assert (kind, int.from_bytes(payload[:2])) == (Opcode.CLOSE, code)
        assert code != 1009 or payload[2:] == b"limit/message"
        assert line.file.read() == b""


LENGTHS = {  # how a client may not write a length
    "a short one in two bytes": b"\x81\xfe\x00\x05\0\0\0\0hello",
    "a short one in eight bytes": b"\x81\xff" + (5).to_bytes(8) + b"\0\0\0\0hello",
    "a middle one in eight bytes": b"\x81\xff" + (300).to_bytes(8) + b"\0\0\0\0" + b"x" * 300,
    "without a mask": b"\x81\x05hello",
}


@pytest.mark.parametrize("sent", LENGTHS.values(), ids=LENGTHS)
@pytest.mark.parametrize("size", [1, 3, 1000])
def test_heads_of_frames_are_as_the_protocol_has_them(server: Server, sent: bytes, size: int) -> None:
    """Lengths in as few bytes as will do, and masked; however the network cuts them."""
    with Line(server) as line:
        line.send(masked(HELLO))
        assert line.code() == "table/unknown"
        with suppress(ConnectionError):  # it may be closed before all is sent
            line.send(*(sent[at : at + size] for at in range(0, len(sent), size)))
        assert line.frame() == (Opcode.CLOSE, (1002).to_bytes(2) + b"message/unreadable")


def test_no_message_is_lost_between_frames(server: Server) -> None:
    """Frames of many sizes, cut anywhere, are all answered."""
    sizes = [0, 1, 125, 126, 127, 3000, LONGEST, 2]
    whole = b"".join(masked(b"x" * size) for size in sizes)
    for cut in (1, 2, 5, 7, 130, 4096):
        with Line(server) as line:
            line.send(*(whole[at : at + cut] for at in range(0, len(whole) if cut > 1 else 700, cut)))
            expected = len(sizes) if cut > 1 else 5
            assert [line.code() for _ in range(expected)] == ["message/unreadable"] * expected


# ---------------------------------------------------------------- too fast
FRAGMENT = masked(b"", Opcode.CONT, fin=False)


@pytest.mark.parametrize(
    "flood",
    [masked(b"", fin=False) + FRAGMENT * 300, masked(b"", Opcode.PING) * 300, masked(b"", Opcode.PONG) * 300],
    ids=["fragments", "pings", "pongs"],
)
@pytest.mark.parametrize("start", [b"", UPGRADE], ids=["after the answer", "with the request"])
def test_a_flood_of_frames_ends_the_connection(tmp_path: Path, flood: bytes, start: bytes) -> None:
    """Fragments too, of which no message ever comes; and frames that do not wait for the answer."""
    with Server(tmp_path / "cafe.db", frames="100/100000") as server, Line(server, start + flood if start else UPGRADE) as line:
        if start:
            assert line.head().startswith("HTTP/1.1 101")
        else:
            line.send(flood)
        while (heard := line.frame())[0] == Opcode.PONG:
            pass
        assert heard == (Opcode.CLOSE, (1008).to_bytes(2) + b"limit/frames")
        assert line.file.read() == b""
        assert 'dicecafe_refused_total{code="limit/frames"} 1.0' in server.get("/metrics")[1]
        assert "Traceback" not in server.stop()


@pytest.mark.parametrize(("one", "all_together"), [("100000", "1000000000"), ("1000000000", "100000")], ids=["one", "all"])
def test_a_client_that_does_not_read_is_sent_away(tmp_path: Path, one: str, all_together: str) -> None:
    """However small what it is sent: so many pongs wait for one client, and so many for all, and no more."""
    pings = masked(b"x" * 125, Opcode.PING) * 400_000
    with Server(tmp_path / "cafe.db", unread_bytes=one, unread_in_all=all_together) as server:
        with Line(server) as line:
            line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # else the system reads for it
            with pytest.raises(ConnectionError):
                line.socket.sendall(pings)
        metrics = server.get("/metrics")[1]
        assert 'dicecafe_refused_total{code="limit/unread"} 1.0' in metrics
        assert "dicecafe_unread_bytes 0.0" in metrics
        assert "Traceback" not in server.stop()


def test_so_many_hellos_and_no_more(tmp_path: Path) -> None:
    """Whoever says nothing valid is refused each time, and then sent away."""
    with Server(tmp_path / "cafe.db", hellos="10") as server, Line(server) as line:
        line.send(masked(HELLO) * 20)
        assert [line.code() for _ in range(10)] == ["table/unknown"] * 10
        assert line.frame() == (Opcode.CLOSE, (1008).to_bytes(2) + b"limit/hello")


@pytest.mark.parametrize(
    ("frame", "answer"),
    [
        (masked(b"", Opcode.PING), (Opcode.PONG, b"")),
        (masked(b"", Opcode.PONG), None),
        (masked(b""), (Opcode.TEXT, b"unreadable")),
    ],
    ids=["ping", "pong", "empty"],
)
def test_every_frame_counts(tmp_path: Path, frame: bytes, answer: tuple[int, bytes] | None) -> None:
    """Pings, pongs and empty messages take from what a connection may send; who goes on is sent away."""
    with Server(tmp_path / "cafe.db", messages="5/100000") as server, Line(server) as line:
        line.send(frame * 5)
        for kind, part in [answer] * 5 if answer else []:
            got, payload = line.frame()
            assert got == kind
            assert part in payload
        line.send(masked(HELLO) + frame * 250)
        codes = 0
        while (said := line.frame())[0] != Opcode.CLOSE:
            assert json.loads(said[1])["code"] == "limit/messages"
            codes += 1
        assert said[1] == (1008).to_bytes(2) + b"limit/refusals"
        assert codes >= 195


# ---------------------------------------------------------------- too large, too slow
def status(server: Server, headers: dict[str, str], path: str = "/health") -> int:
    """The status of a request with these headers."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request("GET", path, headers=headers)
    answer = line.getresponse().status
    line.close()
    return answer


def test_headers_are_limited(server: Server) -> None:
    """So many of them, and so long; also for a socket."""
    assert status(server, {f"X-{n}": "x" for n in range(50)}) == 200
    assert status(server, {f"X-{n}": "x" for n in range(70)}) == 400
    assert status(server, {"X-Long": "x" * 8000}) == 200
    assert status(server, {"X-Long": "x" * 9000}) == 400
    assert status(server, {}, "/" + "x" * 9000) == 400
    with Line(server, UPGRADE[:-2] + b"X-Long: " + b"x" * 9000 + b"\r\n\r\n") as line:
        assert line.head().startswith("HTTP/1.0 400")
    with Line(server, b"GET /health HTTP/1.1\r\nX-Endless: " + b"x" * 10_000) as line:
        assert line.head().startswith("HTTP/1.0 400")  # however much there would have been


@pytest.mark.parametrize("start", [b"", b"GET /hea", b"GET /health HTTP/1.1\r\nX-Slow: ", UPGRADE[:-2]])
def test_a_slow_head_is_not_waited_for(server: Server, start: bytes) -> None:
    """Who does not send a whole request in time is cut off, before the first request and after it."""
    with Line(server, start) as line:
        assert line.file.read() == b""
    with Line(server, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as line:
        head = line.head()
        line.file.read(int(head.lower().partition("content-length: ")[2].split()[0]))
        line.send(start)
        assert line.file.read() == b""


def test_a_slow_body_is_not_waited_for(server: Server) -> None:
    """It is refused with a code, and the connection closed."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with Line(server, head) as line:
        answer = line.head()
        assert answer.startswith("HTTP/1.1 400")
        body: Any = json.loads(line.file.read(int(answer.lower().partition("content-length: ")[2].split()[0])))
        assert body["code"] == "request/invalid"
        assert "did not arrive" in body["message"][1]["why"]
        assert line.file.read() == b""
