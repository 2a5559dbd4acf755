"""Several server processes on one store: people at different ones sit at the same table and notice nothing of it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server
from cafes import at_a_cafe
from cluster import BOT, SHORT, Person, Redis, check, check_record, stored, together
from stores import Cluster, row

from dicecafe.engine import registry
from dicecafe.engine.dice import seal_of
from dicecafe.server import fanout
from dicecafe.server.store import open_store
from dicecafe.server.tables.cafe import Cafe

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for the tests of this file."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis for the tests of this file."""
    redis = Redis(tmp_path_factory.mktemp("redis")).start()
    yield redis
    redis.kill()


@pytest.fixture(scope="module")
def pair(postgres: Cluster, redis: Redis) -> Iterator[Pair]:
    """Two processes on one PostgreSQL and one Redis."""
    store = postgres.database()
    with Server(store, "--redis", redis.url) as one, Server(store, "--redis", redis.url) as other:
        yield one, other


def seated(game: str, one: Server, other: Server, aside_rate: float = 0.1) -> list[Person]:
    """Ann, who opened a table at one process, and Bob, who sat down at it at the other; a bot is the third."""
    rng = random.Random(game)
    key = one.open(game, "Ann", "open", f"bot:{BOT}", options=SHORT.get(game, {}), seal=seal_of("Ann"))
    bob = other.sit(key["code"], "Bob", seal_of("Bob"))
    return [Person(key, "Ann", rng, aside_rate, nonce="Ann"), Person(bob, "Bob", rng, aside_rate, nonce="Bob")]


def play(people: list[Person], *servers: Server) -> None:
    """Let people play to the end, each at a process; then look whether all heard the same and the record holds."""

    async def work() -> None:
        playing = zip(people, servers, strict=True)
        await asyncio.wait_for(together(person.play(server.address) for person, server in playing), 60)

    asyncio.run(work())
    check_game(people, *servers)


def check_game(people: list[Person], *servers: Server) -> None:
    """All heard the same game, as it is stored, and each process gives the same record of it."""
    table = people[0].key["table"]
    events = stored(servers[0].store, table)
    check(people, events)
    first, *others = ([(told["n"], told["kind"]) for told in person.told.values() if told["kind"] == "line"] for person in people)
    assert all(first == other for other in others)
    records = [server.get(f"/api/records/{table}")[1] for server in servers]
    assert all(record == records[0] for record in records)
    check_record(records[0], events, *people)


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_over_two_processes(game: str, pair: Pair) -> None:
    """Two people at different processes and a bot play each game to its end; both see the same, and its dice were fair."""
    play(seated(game, *pair), *pair)


def test_many_tables_over_two_processes(pair: Pair) -> None:
    """Ten tables at once, every person at another process than the rival, in no order at all."""
    tables = [seated(game, *(pair if at % 2 else pair[::-1])) for at, game in enumerate(registry.names() * 2)]

    async def work() -> None:
        playing = [(person, pair[(at + seat) % 2]) for at, people in enumerate(tables) for seat, person in enumerate(people)]
        await asyncio.wait_for(together(person.play(server.address) for person, server in playing), 100)

    asyncio.run(work())
    for people in tables:
        check_game(people, *pair)


def test_a_process_reads_all_that_others_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it was: with a batch every two seconds a busy cafe would fall behind for ever."""
    monkeypatch.setattr(fanout, "BATCH", 3)
    url = str(tmp_path / "cafe.db")

    async def test(cafe: Cafe) -> None:
        other = await open_store(url)
        for number in range(7):
            await other.create(row(str(number)), b"first")
        await other.close()
        assert await fanout.Fanout(cafe, "").catch_up(0) == 7

    at_a_cafe(url, test)


def both(pair: Pair, key: dict[str, str]) -> tuple[Device, Device]:
    """One person's two devices, each at another process."""
    return pair[0].device(key), pair[1].device(key)


def test_of_two_moves_at_once_one_counts(pair: Pair) -> None:
    """The same seat moves at both processes at the same moment, again and again: one is done, the other is told it is late."""
    key = pair[0].open("pig", "Ann", "Bob")
    devices = both(pair, key)
    with devices[0], devices[1], ThreadPoolExecutor(2) as threads:
        for turn in range(30):
            at = turn_of(devices)
            seats = [device.my_turn() for device in devices]
            commands = [
                {"id": f"{name}{turn}", "type": "move", "seat": seat, "at": at, "move": "roll"}
                for name, seat in zip("ab", seats, strict=True)
            ]
            answers = list(threads.map(told_to, devices, commands))
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"], (turn, answers)
            (refused,) = (answer for answer in answers if answer["type"] == "refused")
            assert refused["code"] in ("command/stale", "move/not-your-turn")
    lines = [event["line"] for event in stored(pair[0].store, key["table"]) if event["kind"] == "line"]
    assert sum(line.endswith(" roll") for line in lines) == 30
    ids = [event["id"] for event in stored(pair[0].store, key["table"]) if event.get("id")]
    assert len(ids) == 30


def turn_of(devices: tuple[Device, Device]) -> int:
    """Wait until both devices look at the same position; which."""
    while len({device.position["at"] for device in devices if device.position}) > 1:
        min(devices, key=lambda device: device.position["at"] if device.position else 0).next()
    assert devices[0].position is not None
    return int(devices[0].position["at"])


def test_one_command_at_two_processes_is_done_once(pair: Pair) -> None:
    """The same command id, sent to both at once, is one move, and both answers name it; sent again later, too."""
    key = pair[0].open("pig", "Ann", "Bob")
    devices = both(pair, key)
    with devices[0], devices[1], ThreadPoolExecutor(2) as threads:
        numbers = []
        for turn in range(20):
            command = {"id": f"same{turn}", "type": "move", "seat": 0, "at": turn_of(devices), "move": "roll"}
            command["seat"] = devices[0].my_turn()
            answers = list(threads.map(told_to, devices, [command] * 2))
            assert [answer["type"] for answer in answers] == ["done", "done"], (turn, answers)
            assert answers[0]["n"] == answers[1]["n"] == told_to(devices[turn % 2], command)["n"]
            numbers.append(answers[0]["n"])
    events = stored(pair[0].store, key["table"])
    assert [number for number, event in enumerate(events, 1) if event.get("id")] == numbers


def told_to(device: Device, command: dict[str, object]) -> dict[str, Any]:
    """The answer to a command whose id is its own."""
    device.send(command)
    while (message := device.next()).get("id") != command["id"]:
        pass
    return message


def test_people_at_another_process_stay_here(postgres: Cluster, redis: Redis) -> None:
    """No process takes the other's people for gone, whatever happens at the table, and no bot takes their seat."""
    store = postgres.database()
    with ExitStack() as stack:
        one, other = (stack.enter_context(Server(store, "--redis", redis.url, debounce="0.05")) for _ in range(2))
        key = one.open("pig", "Ann", "open", grace=1)
        keys = key, other.sit(key["code"], "Bob")
        devices = stack.enter_context(one.device(keys[0])), stack.enter_context(other.device(keys[1]))
        with ThreadPoolExecutor(2) as threads:  # both wave, so that the processes get in each other's way
            list(threads.map(lambda device: [device.ask("emote", seat=device.you[0], emote="wow") for _ in range(60)], devices))
        seats = one.get(f"/api/tables/{key['code']}")[1]["seats"]
        assert all(seat["here"] and not seat["level"] for seat in seats), seats
        assert not {"gone", "handed"} & {event["kind"] for event in stored(store, key["table"])}


def test_redis_killed_in_the_middle(postgres: Cluster, tmp_path: Path) -> None:
    """Without Redis the processes look into the store, and games go on; when it is back they listen to it again."""
    redis, store = Redis(tmp_path), postgres.database()
    redis.start()
    with ExitStack() as stack:
        stack.callback(redis.kill)
        pair = [stack.enter_context(Server(store, "--redis", redis.url)) for _ in range(2)]
        people = seated("pig", pair[0], pair[1])

        async def work() -> None:
            heard, enough = 0, asyncio.Event()

            def count() -> None:
                nonlocal heard
                heard += 1
                if heard == 30:
                    enough.set()

            playing = zip(people, pair, strict=True)
            game = asyncio.create_task(together(person.play(server.address, count) for person, server in playing))
            await asyncio.wait_for(enough.wait(), 60)
            redis.kill()
            await asyncio.wait_for(game, 100)

        asyncio.run(work())
        check_game(people, *pair)
        redis.start()
        play(seated("pig", pair[0], pair[1]), *pair)
        for server in pair:
            said = server.stop()
            assert "Redis is gone" in said
            assert "Traceback" not in said


def test_two_processes_on_one_file(tmp_path: Path) -> None:
    """Without PostgreSQL and Redis: two processes share a SQLite file, and look into it for what the other one did."""
    store = tmp_path / "cafe.db"
    with Server(store, workers="2") as server:
        for game in registry.names():
            play(seated(game, server, server), server, server)
        said = server.stop()
        assert "Traceback" not in said, said


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    """Started each for itself, without a word of the other: what is said at one is heard at the other."""
    with Server(tmp_path / "cafe.db") as one, Server(tmp_path / "cafe.db") as other:
        key = one.open("pig", "Ann", "open")
        with one.device(key) as ann, other.device(other.sit(key["code"], "Bob")) as bob:
            assert ann.until("sat")["seat"] == 1
            ann.ask("emote", seat=0, emote="wow")
            assert bob.until("emoted")["seat"] == 0


def test_workers_are_replaced_and_end_with_their_parent(tmp_path: Path) -> None:
    """A worker that dies is started anew; killed without a word, `serve --workers` leaves nobody behind who keeps the port."""
    with Server(tmp_path / "cafe.db", workers="2") as server:
        first = two_workers(server)
        os.kill(int(first[0]), signal.SIGKILL)
        eventually(lambda: not cmdline(first[0]))
        second = two_workers(server)
        assert first[0] not in second
        assert first[1] in second
        assert server.get("/health")[0] == 200
        server.kill()
        eventually(lambda: not any(cmdline(pid) for pid in second))


def two_workers(server: Server) -> list[str]:
    """The processes of a server's two workers, once they are there."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers: list[str] = []

    def found() -> bool:
        workers[:] = [pid for pid in children.read_text().split() if b"spawn_main" in cmdline(pid)]
        return len(workers) == 2

    eventually(found)
    return workers


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds, for half a minute at most."""
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def cmdline(pid: str) -> bytes:
    """How a process was started; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
