"""Trouble of all kinds: the store gone or full, readers asleep, clients that flood or vanish. The table says so and goes on."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server, ignore
from cluster import BOT, SHORT, Person, check, check_record, stored, together
from stores import Cluster
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from dicecafe.protocol.messages import SeatOrder, TableOrder
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tokens import Signer

MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of this file's own, to be taken away."""
    cluster = Cluster()
    yield cluster
    cluster.close()


def seated(server: Server, game: str = "pig", **more: object) -> list[Person]:
    """Ann and Bob at a table with a bot."""
    key = server.open(game, "Ann", "open", f"bot:{BOT}", options=SHORT.get(game, {}), **more)
    return [Person(key, "Ann", random.Random(1)), Person(server.sit(key["code"], "Bob"), "Bob", random.Random(2))]


def play_on(server: Server, people: list[Person]) -> None:
    """Let them play to the end; what they heard is what is stored."""

    async def work() -> None:
        await asyncio.wait_for(together(person.play(server.address) for person in people), 60)

    asyncio.run(work())
    events = stored(server.store, people[0].key["table"])
    check(people, events)
    check_record(server.get(f"/api/records/{people[0].key['table']}")[1], events, *people)


def wave(device: Device) -> dict[str, Any]:
    """Ask for something that is always allowed; the answer."""
    device.commands = max(device.commands, device.n)  # a new device of a person who asked for things before
    return device.ask("emote", seat=device.you[0], emote="wow")


def fine(said: str) -> None:
    """What a server said at its end holds no traceback."""
    assert "Traceback" not in said, said
    assert "never retrieved" not in said, said


# ---------------------------------------------------------------- the store
def test_postgres_gone_for_a_while(postgres: Cluster) -> None:
    """While it is away commands, newcomers and requests are refused with the reason; afterwards all goes on by itself."""
    with Server(postgres.database(), debounce="0.1") as server:
        people = seated(server, grace=0)
        key = people[0].key
        with server.device(key) as ann, server.device(people[1].key) as bob:
            postgres.stop()
            try:
                for device in (ann, bob):
                    answer = wave(device)
                    assert (answer["type"], answer["code"]) == ("refused", "store/unavailable")
                assert server.until_health(503)["code"] == "store/unavailable"
                assert server.get(f"/api/tables/{key['code']}")[1]["code"] == "store/unavailable"
                assert server.post("/api/tables", {"game": "pig", "seats": [{"kind": "here"}] * 2})[0] == 503
                with connect(server.address.replace("http", "ws") + "/socket", compression=None) as late:
                    late.send(json.dumps({"type": "hello", "token": key["token"]}))
                    assert json.loads(late.recv())["code"] == "store/unavailable"
            finally:
                postgres.start()
            for device in (ann, bob):
                assert wave(device)["type"] == "done"
            server.until_health(200)
        play_on(server, people)
        fine(server.stop())


def test_disk_full(tmp_path: Path) -> None:
    """When the file can't grow, commands are refused with the reason; with room again the table goes on by itself."""
    with Server(tmp_path / "cafe.db") as server:
        people = seated(server, grace=0)
        assert server.process is not None
        with server.device(people[0].key) as ann:
            assert wave(ann)["type"] == "done"
            _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            size = max(path.stat().st_size for path in tmp_path.glob("cafe.db*"))
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))
            answers = [wave(ann) for _ in range(20)]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert {answer["code"] for answer in refused} == {"store/unavailable"}
            assert answers[-1] in refused
            done = [answer["n"] for answer in answers if answer["type"] == "done"]
            assert server.get(f"/api/tables/{people[0].key['code']}")[0] == 200  # reading goes on
            assert server.post("/api/tables", {"game": "pig", "seats": [{"kind": "here"}] * 2})[0] == 503
            assert server.until_health(503)["code"] == "store/unavailable"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
            assert wave(ann)["type"] == "done"
        events = stored(server.store, people[0].key["table"])
        assert [number for number in done if events[number - 1]["kind"] == "emoted"] == done
        play_on(server, people)
        fine(server.stop())


# ---------------------------------------------------------------- clients
def memory(server: Server) -> int:
    """The bytes of memory that a server uses."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def silent(server: Server, key: dict[str, str], buffer: int = 4096) -> socket.socket:
    """A socket that said hello and then never reads, nor answers pings."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.connect(("127.0.0.1", server.port))
    head = f"Host: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    raw.sendall(f"GET /socket HTTP/1.1\r\n{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    hello = json.dumps({"type": "hello", "token": key["token"]}).encode()
    raw.sendall(bytes([0x81, 0x80 | 126, *len(hello).to_bytes(2, "big"), 0, 0, 0, 0]) + hello)  # a text frame, masked with zeros
    return raw


def test_a_slow_reader_is_dropped(tmp_path: Path) -> None:
    """Somebody who never reads costs a few megabytes at most, is taken for gone, and comes back to all they missed."""
    with Server(tmp_path / "cafe.db", debounce="0.1", ping="60") as server:
        ann, bob = seated(server, chat=True, grace=0)
        with server.device(ann.key) as device:
            sleeper = silent(server, bob.key)
            before, text = memory(server), "\N{GRINNING FACE}" * 200
            while not any(told["kind"] == "gone" for heard in device.heard for told in heard.get("events", [])):
                assert device.n < 40_000, "the slow reader is never dropped"
                device.heard.clear()
                for number in range(device.n, device.n + 200):  # many on their way at once: the store need not be waited for
                    device.send({"type": "say", "id": str(number), "seat": 0, "text": text})
                while sum(heard["type"] == "done" for heard in device.heard) < 200:
                    device.next()
            assert memory(server) - before < 60 * MEGABYTE
            sleeper.close()
            back = server.device(bob.key)
            assert back.n >= device.n
            back.close()
        play_on(server, [ann, bob])
        fine(server.stop())


def events_of(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of several messages."""
    return [told for message in heard for told in message.get("events", [])]


def test_a_half_open_socket_is_noticed(tmp_path: Path) -> None:
    """A device that is just not there any more, without a word, is noticed by its missing pongs; a bot plays for it meanwhile."""
    with Server(tmp_path / "cafe.db", debounce="0.1", ping="0.5") as server:
        ann, bob = seated(server, grace=1)
        with server.device(ann.key) as device:
            vanished = silent(server, bob.key, MEGABYTE)
            told = device.until("gone")
            assert told["seat"] == 1
            assert device.until("handed")["seat"] == 1
            rng, since = random.Random(3), len(device.heard)
            while not any(told["kind"] == "line" and told.get("seat") == 1 for told in events_of(device.heard[since:])):
                assert not device.over
                if device.my_turn() is None:
                    device.next()
                else:
                    device.move(choose=rng.choice)
            assert wave(device)["type"] == "done"
            vanished.close()
            with server.device(bob.key) as back:
                assert device.until("came")["seat"] == 1
                assert wave(back)["type"] == "done"
        play_on(server, [ann, bob])
        fine(server.stop())


def test_a_flood_is_refused(tmp_path: Path) -> None:
    """Who sends too much is told so, and shown the door when that does not help; the others do not notice."""
    with Server(tmp_path / "cafe.db", messages="10/2", debounce="0.1") as server:
        ann, bob = seated(server, grace=0)
        with server.device(ann.key) as device, server.device(bob.key) as flood:
            command = json.dumps({"type": "emote", "id": "again", "seat": 1, "emote": "hurry"})

            def pour() -> None:
                for number in range(1000):
                    flood.send(command.replace("again", f"again{number}"))
                    flood.next()

            with pytest.raises(ConnectionClosed) as closed:
                pour()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            refused = [message["code"] for message in flood.heard if message["type"] == "refused"]
            assert set(refused) == {"limit/messages"}
            assert wave(device)["type"] == "done"
        events = stored(server.store, ann.key["table"])
        assert sum(event["kind"] == "emoted" and event["seat"] == 1 for event in events) < 500
        fine(server.stop())


def test_a_table_has_one_room() -> None:
    """A request that is done with a table just when somebody comes to it does not part them from those who come next."""

    async def work() -> None:
        cafe = Cafe(await open_store(":memory:"), Signer("key"), Settings())
        key = await cafe.open(TableOrder("pig", [SeatOrder("here"), SeatOrder("open")]))
        gc.collect()  # nobody is in the room: it is read again below

        async def look() -> None:
            room = await cafe.rooms.by_id(key.table)
            async with room.lock:
                pass

        async def come() -> Room:
            room = await cafe.rooms.by_id(key.table)
            await cafe.join(room, Viewer("", ignore), 0)
            return room

        for room in [room for room in cafe.rooms.rooms.values() if not room.viewers]:
            cafe.rooms.rooms.pop(room.table.id)
        _, mine, _, yours = await asyncio.gather(look(), come(), look(), come())
        assert mine is yours is await come()
        await cafe.close()

    asyncio.run(work())


# ---------------------------------------------------------------- the end
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_graceful_stop(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """TableEvent to stop in the middle of games, the server ends well; what it told is there when it opens again."""
    store = str(tmp_path / "cafe.db") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    with Server(store, debounce="0.1") as server:
        tables = [seated(server, game, grace=0) for game in ("burger-dice", "dessert-dice", "dicecreams", "pig")]
        people = [person for table in tables for person in table]

        async def work() -> str:
            enough = asyncio.Event()
            playing = [asyncio.create_task(person.play(server.address, enough.set)) for person in people]
            await enough.wait()
            said = await asyncio.to_thread(server.stop)
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert all(end is None or isinstance(end, ConnectionClosed | OSError | EOFError) for end in ends), ends
            return said

        process = server.process
        fine(asyncio.run(work()))
        assert process is not None
        assert process.returncode == 0
        server.start()
        for table in tables:
            play_on(server, table)
