"""A damaged store: one table is broken, says so once, and costs nothing more; all others go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server
from cafes import at_a_cafe, roll
from refusals import refused
from stores import execute, row, with_store

from dicecafe.protocol.messages import SeatOrder, TableOrder
from dicecafe.server.store import Store
from dicecafe.server.store.checksums import BrokenTable, chained
from dicecafe.server.tables import events
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room, Viewer

HERE, BOT = SeatOrder("here", "Ann"), SeatOrder("bot", level="random")


def behind(url: str, query: str) -> Awaitable[Any]:
    """Say something to a database behind the store's back, from within a loop."""
    return asyncio.to_thread(execute, url, query)


async def opened(cafe: Cafe, *seats: SeatOrder, **more: Any) -> Room:
    """A new table of Pig, and somebody who looks at it."""
    key = await cafe.open(TableOrder("pig", list(seats), first=0, **more))
    return await cafe.rooms.by_id(key.table)


# ---------------------------------------------------------------- checksums
CHANGES = {
    "changed": "UPDATE events SET body = '{other}' WHERE number = 3",
    "its number changed": "UPDATE events SET number = 9 WHERE number = 4",
    "lost": "DELETE FROM events WHERE number = 2",
    "its checksum changed": "UPDATE events SET checksum = body WHERE number = 2",
    "its checksum lost": "UPDATE events SET checksum = NULL WHERE number = 2",
    "two swapped": "UPDATE events SET number = 5 - number + 10 WHERE number IN (2, 3)",
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_behind_the_store_is_noticed(url: str, what: str) -> None:
    """An event that is not as it was stored makes its table unreadable, from there on; other tables are as they were."""

    async def write(store: Store) -> None:
        for name in "ab":
            await store.create(row(name), b"1")
        await store.extend("id-a", 2, [b"2", b"3"])
        await store.extend("id-a", 4, [b"4"])

    async def read(store: Store) -> None:
        with refused("table/broken", "table-broken"):
            await store.load("id-a")
        assert await store.load("id-b") == [b"1"]

    with_store(url, write)
    other = "\\x7b7d" if url.startswith("postgres") else "{}"
    execute(url, CHANGES[what].replace("{other}", other))
    if what == "two swapped":
        execute(url, "UPDATE events SET number = number - 10 WHERE number > 10")
    with_store(url, read)


def test_both_stores_reckon_checksums_alike(url: str) -> None:
    """What PostgreSQL's function stores is what ours says; empty bodies and high numbers too."""

    async def write(store: Store) -> None:
        await store.create(row("a"), b"")
        await store.extend("id-a", 2, [b"\x00\xff", b"3" * 5000])

    with_store(url, write)
    rows = execute(url, "SELECT number, body, checksum FROM events ORDER BY number")
    previous = None
    for number, body, checksum in rows:
        assert checksum == chained(previous, number, body)
        previous = checksum
    if url.startswith("postgres"):
        [(reckoned,)] = execute(url, "SELECT chained(NULL, 2147483647, '\\xff'::bytea)")
        assert reckoned == chained(None, 2**31 - 1, b"\xff")


def test_events_of_the_version_before_have_no_checksums(url: str) -> None:
    """They are taken as they are, before and between those that have one."""

    async def write(store: Store) -> None:
        await store.create(row("a"), b"1")
        await store.extend("id-a", 2, [b"2", b"3"])

    with_store(url, write)
    execute(url, "UPDATE events SET checksum = NULL")

    async def go_on(store: Store) -> None:
        await store.extend("id-a", 4, [b"4"])
        await store.extend("id-a", 5, [b"5"])
        assert await store.load("id-a", 3) == [b"4", b"5"]

    with_store(url, go_on)
    assert with_store(url, lambda store: store.load("id-a")) == [b"1", b"2", b"3", b"4", b"5"]
    execute(url, "UPDATE events SET body = body || body WHERE number = 4")
    with pytest.raises(BrokenTable, match="damaged"):
        with_store(url, lambda store: store.load("id-a", 4 - 1))


# ---------------------------------------------------------------- tables
def test_an_unreadable_event_is_not_the_clients_fault(tmp_path: Path) -> None:
    """Who says hello to a table that can't be read is told so, and the log says why, once; other tables go on."""
    store = tmp_path / "cafe.db"
    with Server(store) as server:
        bad, good = (server.open("pig", "Ann", "Bo") for _ in range(2))
        with server.device(good) as device:
            execute(str(store), f"UPDATE events SET body = x'ff', checksum = NULL WHERE table_id = '{bad['table']}'")
            server.stop()
        server.start()
        for _ in range(3):
            assert server.get(f"/api/tables/{bad['code']}")[1]["code"] == "table/broken"
            assert server.get(f"/api/records/{bad['table']}")[1]["code"] == "table/broken"
            with pytest.raises(AssertionError, match="table/broken"):
                server.device(bad)
        with server.device(good) as device:
            assert device.move("roll")["type"] == "done"
        said = [json.loads(line) for line in server.stop().splitlines()]
    about = [line for line in said if line.get("table") == bad["table"]]
    assert [line["what"] for line in about] == ["a table is broken"]
    assert "event 1 can't be read" in about[0]["why"]
    assert not any("error" in line for line in said)  # no traceback


DAMAGE = {
    "emptied": ("DELETE FROM events", "table/broken"),
    "lost": ("DELETE FROM tables", "table/unknown"),
    "shortened": ("DELETE FROM events WHERE number > 1", "table/broken"),
    "unreadable": ("UPDATE events SET body = 'no event', checksum = NULL", "table/broken"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_nobody_works_at_a_table_that_is_gone(url: str, what: str) -> None:
    """Bots and those who look for the missing stop, everybody there is told, and what is asked for is refused."""
    told: list[dict[str, Any]] = []

    async def hear(message: bytes) -> None:
        told.append(json.loads(message))

    async def test(cafe: Cafe) -> None:
        room, other = await opened(cafe, HERE, BOT), await opened(cafe, HERE, HERE)
        await cafe.join(room, Viewer(room.table.opened.host, hear), 0)
        cafe.rooms.resume_bots = lambda room: None
        while room.table.next_bot() is None:
            await roll(cafe, room, f"c{room.table.number}")
        query, code = DAMAGE[what]
        where = f"id = '{room.table.id}'" if "tables" in query else f"table_id = '{room.table.id}'"
        await behind(url, f"{query} {'AND' if 'WHERE' in query else 'WHERE'} {where}")
        if what == "unreadable":
            room.table.number -= 1  # as if another process had stored the last event
        cafe.thinking.resume(room)
        assert room.bot_task is not None
        await asyncio.wait([room.bot_task], timeout=30)
        assert room.bot_task.done(), "it tries for ever"
        assert room.bot_task.exception() is None
        assert (told[-1]["type"], told[-1]["id"], told[-1]["code"]) == ("refused", "*", code)
        cafe.resume_stalled()
        assert room.bot_task.done()
        with refused(code):
            await roll(cafe, room, "late")
        if what == "unreadable":
            with refused(code):
                await cafe.rooms.by_id(room.table.id)
        cafe.left(room, next(iter(room.viewers)))
        await roll(cafe, other, "on")
        assert events.Line in {type(event) for _, event in await cafe.rooms.load(other, 0)}

    at_a_cafe(url, test)
