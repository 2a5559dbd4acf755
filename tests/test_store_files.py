"""The file of a store is taken away under it: nothing acknowledged is lost, `/health` and the log say so, and it goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server
from cluster import stored
from refusals import refused
from stores import row, with_store

from dicecafe.server.health import INTERVAL, Health
from dicecafe.server.store import Store, unavailable


def wave(device: Device) -> dict[str, Any]:
    """Ask for something that is always allowed; the answer."""
    return device.ask("emote", seat=device.you[0], emote="wow")


def aside(path: Path) -> Path:
    """Where a file is moved to."""
    return path.with_name(f"{path.name}.aside")


def replace(path: Path) -> None:
    """Put an empty file where another was."""
    path.rename(aside(path))
    path.touch()


@pytest.mark.parametrize("take_away", [lambda path: path.rename(aside(path)), replace], ids=["removed", "replaced"])
def test_a_file_that_is_gone_stores_nothing(tmp_path: Path, take_away: Callable[[Path], object]) -> None:
    """Whatever is done is refused until the file is back; then all that was acknowledged is there, and the table goes on."""
    path = tmp_path / "cafe.db"
    with Server(path, debounce="1000") as server:
        key = server.open("pig", "Ann", "Bo")
        with server.device(key) as ann:
            done = [wave(ann)["n"] for _ in range(5)]
            take_away(path)
            assert {wave(ann).get("code") for _ in range(5)} == {"store/unavailable"}
            assert server.until_health(503)["code"] == "store/unavailable"
            assert server.post("/api/tables", {"game": "pig", "seats": [{"kind": "here"}] * 2})[0] == 503
            aside(path).rename(path)
            while (answer := wave(ann))["type"] != "done":  # the first one finds the other file still open
                assert answer["code"] == "store/unavailable"
            done.append(answer["n"])
            server.until_health(200)
        said = [json.loads(line) for line in server.stop().splitlines()]
    events = stored(str(path), key["table"])
    assert [events[number - 1]["kind"] for number in done] == ["emoted"] * 6
    assert [line["what"] for line in said if "be used" in line["what"]] == [
        "the store can't be used",
        "the store can be used again",
    ]
    assert not any("error" in line for line in said)


def test_a_log_that_is_gone_takes_nothing_with_it(tmp_path: Path) -> None:
    """What was acknowledged is saved from the log that has no name any more into the file, and it goes on with a new one."""
    path = tmp_path / "cafe.db"
    with Server(path, debounce="1000") as server:
        key = server.open("pig", "Ann", "Bo")
        with server.device(key) as ann:
            done = [wave(ann)["n"] for _ in range(5)]
            path.with_name("cafe.db-wal").unlink()
            assert wave(ann)["code"] == "store/unavailable"
            while (answer := wave(ann))["type"] != "done":
                assert answer["code"] == "store/unavailable"
            done += [answer["n"], *(wave(ann)["n"] for _ in range(5))]
        server.kill()
    events = stored(str(path), key["table"])
    assert [events[number - 1]["kind"] for number in done] == ["emoted"] * 11
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_reading_goes_on_in_the_file_that_is_there(tmp_path: Path) -> None:
    """After another store was put in its place, what is read is read from there."""
    one, other = (str(tmp_path / name) for name in ("one.db", "other.db"))
    with_store(one, lambda store: store.create(row("a"), b"one"))
    with_store(other, lambda store: store.create(row("a"), b"other"))

    async def test(store: Store) -> None:
        assert await store.load("id-a") == [b"one"]
        Path(other).replace(one)
        assert await store.load("id-a") == [b"other"]
        await store.append("id-a", 2, b"2")
        assert await store.load("id-a") == [b"other", b"2"]

    with_store(one, test)


def test_a_new_store_is_its_owners_alone(tmp_path: Path) -> None:
    """The file and what SQLite keeps beside it: they hold the key of all tokens. What is there already stays as it is."""

    async def modes(store: Store) -> set[int]:
        await store.create(row("one"), b"first")
        return {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}

    path = tmp_path / "cafe.db"
    assert with_store(str(path), modes) == {0o600}
    path.chmod(0o660)
    assert with_store(str(path), length) == 1
    assert path.stat().st_mode & 0o777 == 0o660


async def length(store: Store) -> int:
    """How many events there are of the table `one`."""
    return await store.length("id-one")


def test_health_writes_once_however_many_ask() -> None:
    """All who ask at once, and a moment later, share one answer; after that it is looked at again."""
    now, writes = 0.0, 0

    class Broken:
        async def check(self) -> None:
            nonlocal writes
            writes += 1
            if writes == 2:
                raise unavailable("the disk is full")

    async def work() -> None:
        nonlocal now
        health = Health(Broken(), lambda: now)  # type: ignore[arg-type]  # all that it uses of a store
        await asyncio.gather(*(health.check() for _ in range(10)))
        await health.check()
        assert writes == 1
        now += INTERVAL
        for _ in range(2):
            with refused("store/unavailable"):
                await health.check()
        assert writes == 2
        now += INTERVAL
        await health.check()

    asyncio.run(work())
