"""The socket and RFC 6455: the cases of the Autobahn test suite and some of our own, byte by byte at a real server.

Our server echoes nothing. A message that was read is one that is answered: by `table/unknown` a hello that leads nowhere, by
`message/unreadable` all else.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from cafe_server import Server
from lines import MASK, Line, crafted, masked
from websockets.frames import Opcode

CONT, TEXT, BINARY, CLOSE, PING, PONG = Opcode.CONT, Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE, Opcode.PING, Opcode.PONG
HELLO = '{"type":"hello","watch":"κόσμε"}'.encode()
READ = "table/unknown"
UNREADABLE = "message/unreadable"
LONGEST = 16 * 1024
WRONG, NO_TEXT, TOO_BIG = 1002, 1007, 1009  # close codes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of it, with room for frames of every kind; its log stays clean."""
    with Server(tmp_path_factory.mktemp("rfc6455") / "cafe.db", hellos="1000") as server:
        yield server
        assert "Traceback" not in server.stop()


def octets(data: bytes) -> list[bytes]:
    """A byte at a time."""
    return [data[at : at + 1] for at in range(len(data))]


def fragments(*parts: bytes, opcode: Opcode = TEXT) -> bytes:
    """A message in as many frames as there are parts."""
    last = len(parts) - 1
    return b"".join(masked(part, opcode if at == 0 else CONT, at == last) for at, part in enumerate(parts))


# ---------------------------------------------------------------- 1, 9, 10: messages
@pytest.mark.parametrize("opcode", [TEXT, BINARY], ids=["text", "binary"])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, 255, 256, LONGEST - 1, LONGEST])
def test_messages_of_every_length(server: Server, opcode: Opcode, size: int) -> None:
    """Each with the shortest form of its length, which is the only one."""
    with Line(server) as line:
        line.send(masked(b"*" * size, opcode))
        assert line.code() == UNREADABLE


@pytest.mark.parametrize("size", [LONGEST + 1, 65_535, 65_536, 1 << 20, (1 << 63) - 1])
def test_a_message_that_is_too_big(server: Server, size: int) -> None:
    """Is not waited for: its length is enough."""
    with Line(server) as line:
        line.send(crafted(b"*", said=size))
        assert line.closed() == TOO_BIG


def test_fragments_that_are_too_big_together(server: Server) -> None:
    """And those are counted."""
    with Line(server) as line:
        line.send(fragments(b"*" * LONGEST, b"*", b""))
        assert line.closed() == TOO_BIG


@pytest.mark.parametrize("at", range(1, len(masked(HELLO))))
def test_a_frame_cut_anywhere(server: Server, at: int) -> None:
    """The network may cut a frame at any byte."""
    whole = masked(HELLO)
    with Line(server) as line:
        line.send(whole[:at], whole[at:])
        assert line.code() == READ


def test_many_frames_in_one_packet(server: Server) -> None:
    """Each is heard, in its order."""
    with Line(server) as line:
        line.send(
            b"".join([masked(HELLO), masked(b"1", PING), masked(b"{"), fragments(HELLO[:9], HELLO[9:]), masked(b"2", PING)])
        )
        assert line.code() == READ
        assert line.frame() == (PONG, b"1")
        assert [line.code(), line.code()] == [UNREADABLE, READ]
        assert line.frame() == (PONG, b"2")


# ---------------------------------------------------------------- 2: pings and pongs
@pytest.mark.parametrize("payload", [b"", b"Hello, world!", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125])
@pytest.mark.parametrize("cut", [False, True], ids=["whole", "octets"])
def test_a_ping_comes_back(server: Server, payload: bytes, cut: bool) -> None:
    """With what it held, which need be no text."""
    ping = masked(payload, PING)
    with Line(server) as line:
        line.send(*(octets(ping) if cut else [ping]))
        assert line.frame() == (PONG, payload)


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
@pytest.mark.parametrize("size", [126, 127, 65_536])
def test_a_control_frame_that_is_too_long(server: Server, opcode: Opcode, size: int) -> None:
    """Has 125 bytes at most."""
    with Line(server) as line:
        line.send(crafted(b"\xfe" * 126, opcode, said=size))
        assert line.closed() == WRONG


@pytest.mark.parametrize("payload", [b"", b"unsolicited"])
def test_a_pong_nobody_asked_for(server: Server, payload: bytes) -> None:
    """Is taken, and not answered."""
    with Line(server) as line:
        line.send(masked(payload, PONG), masked(b"?", PING))
        assert line.frame() == (PONG, b"?")


@pytest.mark.parametrize("cut", [False, True], ids=["whole", "octets"])
def test_ten_pings(server: Server, cut: bool) -> None:
    """Come back in their order."""
    payloads = [b"payload-%d" % n for n in range(10)]
    pings = b"".join(masked(payload, PING) for payload in payloads)
    with Line(server) as line:
        line.send(*(octets(pings) if cut else [pings]))
        assert [line.frame() for _ in payloads] == [(PONG, payload) for payload in payloads]


# ---------------------------------------------------------------- 3, 4: reserved bits and opcodes
@pytest.mark.parametrize("opcode", [TEXT, PING, CLOSE])
@pytest.mark.parametrize("reserved", range(1, 8))
def test_reserved_bits(server: Server, opcode: Opcode, reserved: int) -> None:
    """Nobody agreed on what they mean."""
    with Line(server) as line:
        line.send(crafted(b"", opcode, first=0x80 | reserved << 4) + masked(HELLO))
        assert line.closed() == WRONG


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
@pytest.mark.parametrize("payload", [b"", b"reserved opcode payload"])
def test_reserved_opcodes(server: Server, opcode: int, payload: bytes) -> None:
    """There are no such frames, not even after a good one."""
    with Line(server) as line:
        line.send(masked(HELLO) + crafted(payload, opcode) + masked(b"?", PING))
        assert line.code() == READ
        assert line.closed() == WRONG


# ---------------------------------------------------------------- 5: fragments
@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_control_frames_have_no_fragments(server: Server, opcode: Opcode) -> None:
    """Not even one of two."""
    with Line(server) as line:
        line.send(crafted(b"fr", opcode, first=0) + masked(b"ag", CONT))
        assert line.closed() == WRONG


@pytest.mark.parametrize("parts", [2, 5, len(HELLO)])
@pytest.mark.parametrize("cut", [False, True], ids=["whole", "octets"])
@pytest.mark.parametrize("opcode", [TEXT, BINARY], ids=["text", "binary"])
def test_fragments_are_one_message(server: Server, parts: int, cut: bool, opcode: Opcode) -> None:
    """However many, also where a letter is cut in two, and with empty ones between."""
    size = -(-len(HELLO) // parts)
    pieces = [HELLO[at : at + size] for at in range(0, len(HELLO), size)]
    sent = fragments(*pieces[:1], b"", *pieces[1:], b"", opcode=opcode)
    with Line(server) as line:
        line.send(*(octets(sent) if cut else [sent]))
        assert line.code() == READ


@pytest.mark.parametrize("cut", [False, True], ids=["whole", "octets"])
def test_pings_between_fragments(server: Server, cut: bool) -> None:
    """Are answered at once, before the message they stand in."""
    parts = [HELLO[:5], HELLO[5:9], HELLO[9:14], HELLO[14:]]
    sent = b"".join(
        masked(part, CONT if at else TEXT, at == 3) + (b"" if at == 3 else masked(b"%d" % at, PING))
        for at, part in enumerate(parts)
    )
    with Line(server) as line:
        line.send(*(octets(sent) if cut else [sent]))
        assert [line.frame() for _ in range(3)] == [(PONG, b"%d" % at) for at in range(3)]
        assert line.code() == READ


NO_START = {
    "the end of nothing": masked(b"non-continuation", CONT),
    "the middle of nothing": masked(b"non-continuation", CONT, fin=False),
    "the empty end of nothing": masked(b"", CONT),
    "a text within a text": masked(b"a", fin=False) + masked(b"b"),
    "a text within a text that began empty": masked(b"", fin=False) + masked(b"b"),
    "a binary message within a text": masked(b"a", fin=False) + masked(b"b", BINARY),
    "the start of a text within a text": masked(b"a", fin=False) + masked(b"b", fin=False),
    "the start of a text within an empty start": masked(b"", fin=False) + masked(b"b", fin=False),
}


@pytest.mark.parametrize("sent", NO_START.values(), ids=NO_START)
def test_fragments_out_of_place(server: Server, sent: bytes) -> None:
    """A message begins once, and ends before the next."""
    with Line(server) as line:
        line.send(fragments(HELLO[:5], HELLO[5:]))
        assert line.code() == READ
        line.send(sent)
        assert line.closed() == WRONG


# ---------------------------------------------------------------- 6: texts
VALID = [
    "",
    "Hello-µ@ßöäüàá-UTF-8!!",
    "\x00",
    "\x7f",
    "\x80",
    "\u07ff",
    "\u0800",
    "\ud7ff",
    "\ue000",
    "\ufffd",
    "\ufffe",
    "\uffff",
    "\U00010000",
    "\U0010ffff",
    "\ufeffbom",
    "🎲" * 100,
]
INVALID = {
    "a stray continuation byte": b"\x80",
    "six of them": b"\x80\xbf\x80\xbf\x80\xbf",
    "bytes that there are not": b"\xfe\xff",
    "two bytes, cut off": b"\xc3",
    "three bytes, cut off": b"\xe2\x82",
    "four bytes, cut off": b"\xf0\x9f\x8e",
    "a slash in two bytes": b"\xc0\xaf",
    "a slash in three bytes": b"\xe0\x80\xaf",
    "a slash in four bytes": b"\xf0\x80\x80\xaf",
    "a null in two bytes": b"\xc0\x80",
    "the first surrogate": b"\xed\xa0\x80",
    "a pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
    "beyond Unicode": b"\xf4\x90\x80\x80",
    "five bytes": b"\xf8\x88\x80\x80\x80",
    "six bytes": b"\xfc\x84\x80\x80\x80\x80",
    "in the middle": "κόσμε".encode() + b"\xed\xa0\x80edited",
}


@pytest.mark.parametrize("text", VALID)
def test_text_that_is_utf8(server: Server, text: str) -> None:
    """Whole, and with its letters cut."""
    sent = text.encode()
    with Line(server) as line:
        line.send(masked(sent), fragments(*octets(sent), b"") if len(sent) < 100 else masked(sent))
        assert [line.code(), line.code()] == [UNREADABLE] * 2


@pytest.mark.parametrize("text", INVALID.values(), ids=INVALID)
@pytest.mark.parametrize("whole", [True, False], ids=["whole", "fragments"])
def test_text_that_is_none(server: Server, text: bytes, whole: bool) -> None:
    """In one frame or a byte in each."""
    with Line(server) as line:
        line.send((masked(text) if whole else fragments(*octets(text), b"")) + masked(HELLO))
        assert line.closed() == NO_TEXT


@pytest.mark.parametrize("text", INVALID.values(), ids=INVALID)
def test_bytes_need_be_no_text(server: Server, text: bytes) -> None:
    """A binary message is refused as any other that says nothing, and the socket stays open."""
    with Line(server) as line:
        line.send(masked(text, BINARY), masked(HELLO, BINARY))
        assert [line.code(), line.code()] == [UNREADABLE, READ]


# ---------------------------------------------------------------- 7: closing
@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999])
def test_close_codes(server: Server, code: int) -> None:
    """Those of the RFC, the registered ones, and those that are anybody's."""
    with Line(server) as line:
        line.send(masked(code.to_bytes(2) + b"because", CLOSE) + masked(b"after the end", PING) + masked(HELLO))
        assert line.closed() == 1000


@pytest.mark.parametrize("code", [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535])
def test_close_codes_that_nobody_sends(server: Server, code: int) -> None:
    """Reserved ones, and what is out of range."""
    with Line(server) as line:
        line.send(masked(code.to_bytes(2), CLOSE))
        assert line.closed() == WRONG


def test_a_close_without_a_code(server: Server) -> None:
    """Is one too."""
    with Line(server) as line:
        line.send(masked(b"", CLOSE))
        assert line.closed() in (0, 1000)


def test_a_close_code_cut_in_two(server: Server) -> None:
    """Has two bytes, or there is none."""
    with Line(server) as line:
        line.send(masked(b"\x03", CLOSE))
        assert line.closed() == WRONG


@pytest.mark.parametrize("size", [1, 122, 123])
def test_close_reasons(server: Server, size: int) -> None:
    """Up to 123 bytes."""
    with Line(server) as line:
        line.send(*octets(masked((1000).to_bytes(2) + b"*" * size, CLOSE)))
        assert line.closed() == 1000


def test_a_close_reason_that_is_too_long(server: Server) -> None:
    """A control frame has 125 bytes at most."""
    with Line(server) as line:
        line.send(crafted((1000).to_bytes(2) + b"*" * 124, CLOSE))
        assert line.closed() == WRONG


@pytest.mark.parametrize("reason", INVALID.values(), ids=INVALID)
def test_close_reasons_are_text(server: Server, reason: bytes) -> None:
    """As all that is called text."""
    with Line(server) as line:
        line.send(masked((1000).to_bytes(2) + reason, CLOSE))
        assert line.closed() == NO_TEXT


def test_a_close_ends_a_message_that_had_begun(server: Server) -> None:
    """What was said of it is forgotten."""
    with Line(server) as line:
        line.send(masked(HELLO[:9], fin=False) + masked((1000).to_bytes(2), CLOSE) + masked(HELLO[9:], CONT))
        assert line.closed() == 1000


# ---------------------------------------------------------------- masks and lengths
@pytest.mark.parametrize("mask", [b"\0\0\0\0", b"\xff\xff\xff\xff", b"\1\2\3\4", MASK])
def test_every_mask(server: Server, mask: bytes) -> None:
    """Also one that hides nothing."""
    with Line(server) as line:
        line.send(crafted(HELLO, mask=mask), crafted(b"?", PING, mask=mask))
        assert line.code() == READ
        assert line.frame() == (PONG, b"?")


@pytest.mark.parametrize("cut", [False, True], ids=["whole", "octets"])
@pytest.mark.parametrize("frame", [(HELLO, TEXT), (b"", TEXT), (b"?", PING), (b"", PONG), (b"", CLOSE), (b"\x03\xe8", CLOSE)])
def test_a_client_masks_its_frames(server: Server, frame: tuple[bytes, Opcode], cut: bool) -> None:
    """5.1: "The server MUST close the connection upon receiving a frame that is not masked"."""
    sent = crafted(*frame, mask=b"")
    with Line(server) as line:
        line.send(*(octets(sent) if cut else [sent]))
        assert line.closed() == WRONG


@pytest.mark.parametrize(("length", "size"), [(0, 2), (1, 2), (125, 2), (0, 8), (125, 8), (126, 8), (65_535, 8)])
@pytest.mark.parametrize("opcode", [TEXT, CONT])
def test_lengths_have_their_shortest_form(server: Server, length: int, size: int, opcode: Opcode) -> None:
    """5.2: "the minimal number of bytes MUST be used to encode the length"."""
    start = masked(b"", fin=False) if opcode is CONT else b""
    with Line(server) as line:
        line.send(start + crafted(b"*" * min(length, LONGEST), opcode, size=size, said=length))
        assert line.closed() == WRONG


@pytest.mark.parametrize("length", [1 << 63, (1 << 64) - 1])
def test_the_first_bit_of_a_length(server: Server, length: int) -> None:
    """5.2: "the most significant bit MUST be 0"."""
    with Line(server) as line:
        line.send(crafted(b"*", size=8, said=length))
        assert line.closed() == WRONG
