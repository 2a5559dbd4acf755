"""What nobody reads: answers and messages that wait for clients are counted together, and whoever has most of them goes."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from cafe_server import Server

from dicecafe.server.unread import Unread

WORDS = b"GET /api/words/en HTTP/1.1\r\nHost: x\r\n\r\n"


@dataclass(eq=False)
class Reader:
    """A client that reads nothing, unless it is told to."""

    address: str
    waiting: int = 0
    dropped: bool = False

    def drop(self) -> None:
        """Remember it."""
        self.dropped = True


def test_whoever_has_most_to_read_goes() -> None:
    """Of the address that has most, the one that has most; somebody who is a little behind stays."""
    unread, slow = Unread(), Reader("10.0.0.1", 900)
    many = [Reader("10.0.0.2", 100 * number) for number in range(1, 10)]
    for reader in [slow, *many]:
        unread.note(reader, reader.waiting, 5000)
    assert [reader.dropped for reader in many] == [False] * 8 + [True]
    assert not slow.dropped
    assert unread.total == 900 + sum(range(100, 900, 100))
    for reader in [slow, *many]:
        unread.forget(reader)
    assert (unread.total, unread.readers, unread.addresses) == (0, {}, {})


def test_who_has_read_since_then_stays() -> None:
    """What was noted when something was last sent may have been read long ago."""
    unread, quick, slow = Unread(), Reader("10.0.0.1", 4000), Reader("10.0.0.2", 2000)
    unread.note(quick, 4000, 5000)
    quick.waiting = 0
    unread.note(slow, 2000, 5000)
    assert not quick.dropped
    assert not slow.dropped
    assert unread.total == 2000


def asking(server: Server) -> socket.socket:
    """A client that asks for a large page 200 times, and reads none of it."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # else the system reads for it
    made.connect(("127.0.0.1", server.port))
    made.sendall(WORDS * 200)
    return made


def refused(server: Server, code: str) -> bool:
    """Whether somebody was refused with a code, soon."""
    for _ in range(600):
        if f'dicecafe_refused_total{{code="{code}"}} 1.0' in server.get("/metrics")[1]:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(("seconds", "all_together"), [("0.2", "64000000"), ("60", "1000")])
def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path, seconds: str, all_together: str) -> None:
    """Its client is cut off: after a while, or when too much waits for all clients; somebody who reads is answered."""
    with Server(tmp_path / "cafe.db", answer_timeout=seconds, unread_in_all=all_together) as server:
        with asking(server) as made:
            assert refused(server, "limit/unread")
            made.settimeout(60)
            with suppress(ConnectionError):
                while made.recv(65_536):
                    pass
        assert "dicecafe_unread_bytes 0.0" in server.get("/metrics")[1]
        assert server.get("/api/words/en")[0] == 200
        assert "Traceback" not in server.stop()
