"""What whoever runs a server counts on: it says whether it is well, stops without losing a move, and keeps open tables quick."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server
from cafes import at_a_cafe
from refusals import refused
from websockets.exceptions import ConnectionClosed

from dicecafe.engine.dice import seal_of
from dicecafe.protocol.messages import SeatOrder, TableOrder
from dicecafe.server.http.clients import address_of
from dicecafe.server.settings import Settings
from dicecafe.server.tables.cafe import Cafe

ORDER = TableOrder("pig", [SeatOrder("here", "Ann"), SeatOrder("here", "Bo")], first=0)


# ---------------------------------------------------------------- starting
@pytest.mark.parametrize(("chosen", "expected"), [("", "malloc"), ("pymalloc", "pymalloc")])
def test_a_server_has_an_allocator_that_gives_memory_back(tmp_path: Path, chosen: str, expected: str) -> None:
    """Unless whoever starts it chose one; it is the same process that was started."""
    server = Server(tmp_path / "cafe.db")
    del server.environment["PYTHONMALLOC"]
    server.environment |= {"PYTHONMALLOC": chosen} if chosen else {}
    with server:
        assert server.process is not None
        environment = Path(f"/proc/{server.process.pid}/environ").read_bytes().split(b"\0")
        assert f"PYTHONMALLOC={expected}".encode() in environment


# ---------------------------------------------------------------- stopping
def test_a_rolling_update_loses_no_move(tmp_path: Path) -> None:
    """Of two servers one stops in the middle of a game, and the game goes on at the other, with all of it."""
    store, rng = tmp_path / "cafe.db", random.Random(4)
    with Server(store, drain="0.3") as old, Server(store) as new:
        key = old.open("pig", "Ann", "Bo", first=0, seal=seal_of("tea"), options={"target": 500})
        acknowledged = 0
        with old.device(key, nonce="tea") as ann:
            for _ in range(10):
                acknowledged = ann.move(choose=rng.choice)["n"]
            assert old.process is not None
            old.process.terminate()
            acknowledged = until_closed(ann, rng, acknowledged)
        assert old.process.wait(60) == 0
        with new.device(key, seen=acknowledged) as ann:
            assert ann.welcome["n"] >= acknowledged
            assert ann.move(choose=rng.choice)["type"] == "done"


def until_closed(device: Device, rng: random.Random, acknowledged: int) -> int:
    """Play on until the server closes the connection: the last event that was acknowledged."""
    while True:
        try:
            acknowledged = device.move(choose=rng.choice)["n"]
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code == 1012:  # come back
                return acknowledged
            raise


def test_a_server_that_is_to_stop_says_so_first(tmp_path: Path) -> None:
    """Whoever asks sends nobody new, and who sits there plays on."""
    with Server(tmp_path / "cafe.db", drain="3600") as server:
        assert [server.get(path)[0] for path in ("/live", "/ready", "/health")] == [200] * 3
        with server.device(server.open("pig", "Ann", "Bo", first=0)) as ann:
            assert server.process is not None
            server.process.terminate()
            while (ready := server.get("/ready"))[0] == 200:
                pass
            assert (ready[0], ready[1]["code"]) == (503, "server/closing")
            assert ann.move("roll")["type"] == "done"
        assert server.get("/live")[0] == 200


# ---------------------------------------------------------------- being full
def test_new_tables_are_refused_while_the_loop_is_late() -> None:
    """Those that are open go on; new ones are opened again when it has long been quick."""

    async def test(cafe: Cafe) -> None:
        key = await cafe.open(ORDER)
        for _ in range(100):
            cafe.load.note(2 * cafe.settings.lag)
        with refused("limit/busy", "limit-busy"):
            await cafe.open(ORDER)
        assert (await cafe.look(key.code)).info.game == "pig"
        assert b"dicecafe_shedding 1.0" in cafe.metrics.text()
        cafe.load.note(0.9 * cafe.settings.lag)
        with refused("limit/busy"):
            await cafe.open(ORDER)
        for _ in range(100):
            cafe.load.note(0.0)
        await cafe.open(ORDER)
        assert b"dicecafe_shedding 0.0" in cafe.metrics.text()

    at_a_cafe(":memory:", test)


def test_one_late_look_sheds_nothing() -> None:
    """A second in which nothing happened is no load."""

    async def test(cafe: Cafe) -> None:
        cafe.load.note(5.0)
        await cafe.open(ORDER)

    at_a_cafe(":memory:", test)


# ---------------------------------------------------------------- requests in the log
def test_requests_are_logged_with_an_id_and_no_secret(tmp_path: Path) -> None:
    """The answer has the same id; of an address the log has its kind."""
    with Server(tmp_path / "cafe.db", log_requests="1", trust_proxy="1") as server:
        key = server.open("pig", "Ann", "open", first=0)
        assert server.get(f"/api/tables/{key['code']}")[0] == 200
        asked = urllib.request.Request(f"{server.address}/watch/{key['watch']}", headers={"X-Request-Id": "from-the-proxy"})
        with urllib.request.urlopen(asked, timeout=30) as answer:
            assert answer.headers["X-Request-Id"] == "from-the-proxy"
        with server.device(key):
            pass
        log = server.stop()
    lines = [json.loads(line) for line in log.splitlines() if '"what": "request"' in line]
    assert {"/api/tables", "/api/tables/{code}", "page", "/socket"} <= {line["path"] for line in lines}
    assert [line["request"] for line in lines if line["path"] == "page"] == ["from-the-proxy"]
    assert all(re.fullmatch(r"[0-9a-f]{16}", line["request"]) for line in lines if line["path"] != "page")
    assert not any(secret in log for secret in (key["code"], key["watch"], key["token"]))


# ---------------------------------------------------------------- whose word is believed
class Asked:
    """A request as `address_of` reads it."""

    def __init__(self, remote: str, *forwarded: str) -> None:
        self.remote = remote
        self.headers: Any = type("Headers", (), {"getall": lambda _, name, default: list(forwarded) or default})()


@pytest.mark.parametrize(
    ("proxies", "asked", "address"),
    [
        ([], Asked("10.0.0.1", "1.2.3.4"), "10.0.0.1"),
        (["10.0.0.0/8"], Asked("10.0.0.1", "1.2.3.4"), "1.2.3.4"),
        (["10.0.0.0/8"], Asked("9.9.9.9", "1.2.3.4"), "9.9.9.9"),
        (["10.0.0.0/8"], Asked("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2"), "1.2.3.4"),
        (["10.0.0.0/8"], Asked("10.0.0.1", "6.6.6.6", "1.2.3.4"), "1.2.3.4"),
        (["10.0.0.0/8"], Asked("10.0.0.1", "10.0.0.3"), "10.0.0.3"),
        (["10.0.0.0/8"], Asked("10.0.0.1"), "10.0.0.1"),
        (["::1"], Asked("::1", "2001:db8::7"), "2001:db8::/64"),
        (["10.0.0.0/8"], Asked("::ffff:10.0.0.1", "1.2.3.4"), "1.2.3.4"),
    ],
)
def test_an_address_is_believed_of_a_proxy_alone(proxies: list[str], asked: Any, address: str) -> None:
    """Whoever is the first, from the right, that is no proxy of ours; what stands before that may be anybody's."""
    assert address_of(asked, Settings(proxies=proxies)) == address
