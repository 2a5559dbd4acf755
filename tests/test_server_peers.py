"""Connections before they are anything: how many there are, how they begin, and what is said to one too many."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from answers import Answer, check_headers
from cafe_server import Server
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from dicecafe.server.http.clients import payer
from dicecafe.server.http.holders import Holders

HALF = b"GET /health HTTP/1.1\r\nHost: x\r\nX-Half: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


@contextmanager
def line(server: Server, start: bytes, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection that begins with some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), 30, (source, 0)) as made:
        made.sendall(start)
        yield made


def said(made: socket.socket) -> tuple[int, dict[str, str], str]:
    """The status, the headers and the code of what comes until the server hangs up."""
    head, _, body = b"".join(iter(lambda: made.recv(65_536), b"")).partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(status.split()[1]), headers, json.loads(body).get("code", "")


def health(server: Server, source: str) -> int:
    """The status of a request from another address."""
    with line(server, WHOLE.replace(b"x\r\n\r\n", b"x\r\nConnection: close\r\n\r\n"), source) as made:
        return said(made)[0]


def test_half_sent_requests_of_an_address_make_way(tmp_path: Path) -> None:
    """Of one too many the oldest goes, with a refusal; the newest is served, and so is everybody else."""
    with Server(tmp_path / "cafe.db", connections_per_address="20", request_timeout="600") as server, ExitStack() as open_lines:
        key = server.open("pig", "Ann", "Bo")
        with server.device(key) as device:
            lines = [open_lines.enter_context(line(server, HALF)) for _ in range(60)]
            assert [said(made)[::2] for made in lines[:41]] == [(429, "limit/connections")] * 41
            assert device.move()["type"] == "done"  # a socket is never the one to go
            assert health(server, "127.0.0.1") == 200
            assert health(server, "127.0.0.2") == 200
        assert 'dicecafe_refused_total{code="limit/connections"}' in server.get("/metrics")[1]
        assert "Traceback" not in server.stop()


def test_connections_in_all_stay_below_the_limit(tmp_path: Path) -> None:
    """Half-sent requests from many addresses make way for whole ones; sockets alone fill a server, which then says so."""
    with Server(tmp_path / "cafe.db", connections="10", request_timeout="600") as server, ExitStack() as open_lines:
        for number in range(2, 42):
            open_lines.enter_context(line(server, HALF, f"127.0.0.{number}"))
        assert health(server, "127.0.0.1") == 200
        key = server.open("pig", "Ann", "Bo")
        for _ in range(10):
            open_lines.enter_context(server.device(key))
        with line(server, WHOLE) as made:
            assert said(made)[::2] == (503, "limit/full")
        assert "Traceback" not in server.stop()


def test_whoever_has_most_connections_makes_way(tmp_path: Path) -> None:
    """All are in use by one address: another one gets its share, and the newest of the first are told why they go."""
    with Server(tmp_path / "cafe.db", connections="8") as server, ExitStack() as open_lines:
        key = server.open("pig", "Ann", "Bo")
        crowd = [open_lines.enter_context(server.device(watch=key["watch"], source="127.0.0.2")) for _ in range(8)]
        [ann, *others] = [open_lines.enter_context(server.device(key)) for _ in range(4)]
        for device in crowd[4:]:
            with pytest.raises(ConnectionClosed) as closed:
                device.hear("none")
            assert closed.value.rcvd == Close(1013, "limit/full")
        for source in ("127.0.0.1", "127.0.0.2"):  # each has as many
            with line(server, WHOLE, source) as made:
                assert said(made)[::2] == (503, "limit/full")
        assert health(server, "127.0.0.3") == 200
        assert ann.move()["type"] == "done"
        assert [device.hear("news")["n"] for device in [*others[:2], *crowd[:3]]] == [ann.n] * 5
        assert "Traceback" not in server.stop()


def test_behind_a_proxy_the_clients_hold_connections(tmp_path: Path) -> None:
    """All connections are the proxy's; they are told apart by the addresses that it forwards."""
    with Server(tmp_path / "cafe.db", connections="4", trust_proxy="1") as server, ExitStack() as open_lines:
        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b"A" * 22
        socket = WHOLE.replace(b"/health", b"/socket").replace(
            b"Host: x", b"X-Forwarded-For: 10.0.0.1\r\nHost: x\r\n" + upgrade + b"=="
        )
        for _ in range(4):
            assert b" 101 " in open_lines.enter_context(line(server, socket)).recv(1000)
        for address, status in (("10.0.0.1", 503), ("10.0.0.2", 200)):
            with line(
                server, WHOLE.replace(b"Host: x", f"X-Forwarded-For: {address}\r\nConnection: close\r\nHost: x".encode())
            ) as made:
                assert said(made)[0] == status


def test_a_network_of_ipv6_counts_as_one() -> None:
    """However many addresses of it hold a connection each; within it, whoever holds most makes way."""
    holders = Holders[int]()
    for number in range(8):
        holders.add(number, payer(f"2001:db8:1:{number % 4}::{number}"))
    holders.add(8, payer("192.0.2.1"))
    assert holders.largest(payer("2001:db8:2::1")) == holders.largest("192.0.2.1") == 4  # the newest of one that has two
    assert holders.largest(payer("2001:db8:1:9::1")) == 4  # it has none itself
    assert holders.largest(payer("2001:db8:1:1::1")) is None  # it has as many as any
    for number in range(5):
        holders.remove(number)
    assert [holders.largest(address) for address in (payer("2001:db8:2::1"), "192.0.2.1")] == [5, 5]
    for number in (5, 6):
        holders.remove(number)
    assert [holders.largest(address) for address in (payer("2001:db8:2::1"), "192.0.2.1")] == [None, None]
    for number in (7, 8):
        holders.remove(number)
    assert (len(holders), holders.held, holders.counts, holders.largest("192.0.2.1")) == (0, {}, {}, None)


def test_connecting_again_and_again_is_limited(tmp_path: Path) -> None:
    """So often, and then no more; another address may."""
    with Server(tmp_path / "cafe.db", connects="30/6000") as server:
        status = 200
        for _ in range(30):
            with line(server, WHOLE.replace(b"Host", b"Connection: close\r\nHost")) as made:
                status, headers, code = said(made)
        assert (status, code, headers["connection"]) == (429, "limit/connects", "close")
        assert headers["x-content-type-options"] == "nosniff"
        assert health(server, "127.0.0.2") == 200


def test_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    """Requests for pages count too; what is over is refused and the connection closed."""
    with Server(tmp_path / "cafe.db", requests="50/6000") as server:
        answers = [Answer(server, "GET", path) for path in ("/", "/api/games") * 30]
        assert {answer.status for answer in answers[:20]} == {200}
        assert (answers[-1].status, answers[-1].code, answers[-1].headers["connection"]) == (429, "limit/requests", "close")
        check_headers(answers[-1])
        assert health(server, "127.0.0.2") == 200


@pytest.mark.parametrize(
    "start",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"HELP\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 70 + b"\r\n",
        HALF + b"x" * 40_000,
        b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 6000,
    ],
    ids=["TLS", "no HTTP", "headers", "a header without end", "headers without end"],
)
def test_what_is_no_request_is_refused_like_one(tmp_path: Path, start: bytes) -> None:
    """With a code, with all headers, without a line in the log; and it is counted."""
    with Server(tmp_path / "cafe.db") as server:
        with line(server, start) as made:
            status, headers, code = said(made)
        assert (status, code) == (400, "request/invalid")
        assert headers["x-content-type-options"] == "nosniff"
        assert not headers.get("server")
        assert 'dicecafe_refused_total{code="request/invalid"} 1.0' in server.get("/metrics")[1]
        assert "Traceback" not in server.stop()


def test_a_body_without_end_is_cut_off(tmp_path: Path) -> None:
    """It is refused when it is too large; whoever goes on sending is not listened to."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n"
    with Server(tmp_path / "cafe.db", request_timeout="600") as server, line(server, head) as made:
        with pytest.raises(ConnectionError):
            made.sendall(b" " * 50_000_000)
        assert "Traceback" not in server.stop()


def test_file_descriptors_are_asked_for() -> None:
    """As many as the system allows, where it gives fewer at first."""
    script = "from dicecafe.server.http.peers import descriptors; print(descriptors())"
    command = f"ulimit -Sn 256 && ulimit -Hn 300 && exec {sys.executable} -c '{script}'"
    assert subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True).stdout.strip() == "300"
