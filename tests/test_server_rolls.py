"""A move and its rolls are stored together or not at all; and where rolls are due, whoever comes rolls them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from cafes import at_a_cafe, roll
from refusals import refused
from stores import execute

from dicecafe.protocol.messages import SeatOrder, TableOrder
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Viewer

ORDER = TableOrder("pig", [SeatOrder("here", "Ann"), SeatOrder("here", "Bo")], first=0)

# A database that takes no line of chance: it fails after the move and before its roll.
REFUSE = {
    "sqlite": """
        CREATE TRIGGER refuse BEFORE INSERT ON events WHEN CAST(NEW.body AS TEXT) LIKE '%"* %'
        BEGIN SELECT RAISE(FAIL, 'no dice'); END
    """,
    "postgres": """
        DO $do$ BEGIN
            CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'no dice' USING ERRCODE = 'disk_full'; END $$;
            CREATE TRIGGER refuse BEFORE INSERT ON events FOR EACH ROW
            WHEN (convert_from(NEW.body, 'UTF8') LIKE '%"* %') EXECUTE FUNCTION refuse();
        END $do$
    """,
}
ALLOW = {"sqlite": "DROP TRIGGER refuse", "postgres": "DROP TRIGGER refuse ON events"}


def kind(url: str) -> str:
    """Which kind of store that is."""
    return "postgres" if url.startswith("postgres") else "sqlite"


def lines(url: str, table: str) -> list[str]:
    """The lines of a table's game, read behind the store's back."""
    rows = execute(url, f"SELECT body FROM events WHERE table_id = '{table}' ORDER BY number")
    return [event["line"] for (body,) in rows if (event := json.loads(body))["kind"] == "line"]


def test_a_failure_between_a_move_and_its_roll_leaves_neither(url: str) -> None:
    """Who moved is told that it can't be stored, nothing of it is there, and the same move is done when the store is back."""
    tables = list[str]()

    async def test(cafe: Cafe) -> None:
        room = await cafe.rooms.by_id((await cafe.open(ORDER)).table)
        tables.append(room.table.id)
        await asyncio.to_thread(execute, url, REFUSE[kind(url)])
        for _ in range(2):
            with refused("store/unavailable"):
                await roll(cafe, room, "first")
            assert await asyncio.to_thread(lines, url, room.table.id) == room.table.playing.log == []
        await asyncio.to_thread(execute, url, ALLOW[kind(url)])
        await roll(cafe, room, "first")
        assert room.table.playing.log[0] == "0 roll"
        assert len(room.table.playing.log) == 2

    at_a_cafe(url, test)
    assert len(lines(url, tables[0])) == 2


COMES: dict[str, Callable[[Cafe, str, Viewer], Awaitable[Any]]] = {
    "a device": lambda cafe, table, viewer: join(cafe, table, viewer),
    "somebody with the code": lambda cafe, table, viewer: look(cafe, table),
}


async def join(cafe: Cafe, table: str, viewer: Viewer) -> None:
    """A device comes to a table."""
    await cafe.join(await cafe.rooms.by_id(table), viewer, 0)


async def look(cafe: Cafe, table: str) -> None:
    """Somebody looks at a table from outside."""
    row = await cafe.store.find(id=table)
    assert row is not None
    await cafe.look(row.code)


@pytest.mark.parametrize("who", COMES)
def test_whoever_comes_to_a_table_whose_roll_is_due_rolls_it(url: str, who: str) -> None:
    """Versions before stored a move and its rolls one by one, and could leave a move whose roll nobody made."""
    heard: list[dict[str, Any]] = []

    async def hear(message: bytes) -> None:
        heard.append(json.loads(message))

    async def leave_behind(cafe: Cafe) -> None:
        room = await cafe.rooms.by_id((await cafe.open(ORDER)).table)
        await roll(cafe, room, "first")
        heard.append({"table": room.table.id, "log": list(room.table.playing.log)})

    async def come(cafe: Cafe) -> None:
        await COMES[who](cafe, heard[0]["table"], Viewer("", hear))

    at_a_cafe(url, leave_behind)
    table, log = heard[0]["table"], heard[0]["log"]
    execute(url, f"DELETE FROM events WHERE table_id = '{table}' AND number = 3")
    assert lines(url, table) == ["0 roll"]
    at_a_cafe(url, come)
    assert lines(url, table) == log  # the dice are those that were sealed
    if who == "a device":
        assert heard[1]["position"]["turn"] in (0, 1)
