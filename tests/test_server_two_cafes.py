"""Two cafes on one store, as two processes would have them, step by step: whoever comes second reads, and decides again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from cafe_server import ignore
from cluster import stored

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import Done, Move, SeatOrder, SeatRequest, SendEmote, TableOrder
from dicecafe.server.fanout import Fanout
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.events import Gone
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tokens import Signer


def step_by_step(
    tmp_path: Path, work: Callable[[Cafe, Room, Cafe, Room, str], Awaitable[None]], *more: SeatOrder
) -> list[dict[str, Any]]:
    """Do something with two cafes on one store that know nothing of each other, at a table of Pig; what is stored then."""
    store = str(tmp_path / "cafe.db")

    async def run() -> str:
        one, other = [Cafe(await open_store(store), Signer("key"), Settings(debounce=1000)) for _ in range(2)]
        key = await one.open(TableOrder("pig", [SeatOrder("here"), SeatOrder("here"), *more], first=0))
        rooms = [await cafe.rooms.by_id(key.table) for cafe in (one, other)]
        await work(one, rooms[0], other, rooms[1], one.signer.read(key.token).holder)
        await one.close()
        await other.close()
        return key.table

    return stored(store, asyncio.run(run()))


def test_a_roll_is_never_stored_without_its_move(tmp_path: Path) -> None:
    """A process stores a move and its roll when another has just taken the next number: both are stored after it, in order."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        await one.do(mine, holder, SendEmote("a", 0, "wow"))
        await other.do(yours, holder, Move("b", 0, 0, "roll"))

    events = step_by_step(tmp_path, work)
    assert [event["kind"] for event in events] == ["opened", "emoted", "line", "line"]
    assert events[2]["line"] == "0 roll"
    assert events[3]["line"].startswith("*")


def test_a_move_gives_way_and_is_done_once(tmp_path: Path) -> None:
    """Where another process was first it is decided again; sent twice at once it is done once; a refused one changes nothing."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        await one.do(mine, holder, SendEmote("a", 0, "wow"))
        move = Move("b", 0, 0, "roll")
        first, again = await asyncio.gather(other.do(yours, holder, move), other.do(yours, holder, move))
        assert first == again == Done("b", 3)
        at, turn, before = yours.table.at, yours.table.turn, yours.table.playing.state
        with pytest.raises(DiceCafeError, match="turn"):
            await other.do(yours, holder, Move("c", 1 - turn, at, "roll"))
        assert yours.table.playing.state is before
        assert not yours.lock.locked()
        assert await other.do(yours, holder, Move("d", turn, at, "roll")) == Done("d", 5)

    events = step_by_step(tmp_path, work)
    assert [event["kind"] for event in events] == ["opened", "emoted", "line", "line", "line", "line"]


def test_somebody_taken_for_gone_says_so(tmp_path: Path) -> None:
    """Also where their process read of it by itself, because both wanted the same number, before it was told to look."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        await other.join(yours, Viewer(holder, ignore), 0)
        async with mine.lock:
            await one.rooms.commit(mine, [Gone(seat=0)])
        await other.do(yours, holder, SendEmote("a", 0, "wow"))
        await other.refresh(mine.table.id, mine.table.number)

    assert [event["kind"] for event in step_by_step(tmp_path, work)] == ["opened", "gone", "emoted", "came"]


def test_one_seat_for_one_request_at_two_processes(tmp_path: Path) -> None:
    """The same request comes to both at once, its answer being lost or not: it is one seat, and both name it."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        request = SeatRequest("Bo", id="0123456789abcdef")
        keys = await asyncio.gather(*(cafe.sit(mine.table.opened.code, request) for cafe in (one, other)))
        assert keys[0] == keys[1]
        assert keys[0].seats == [2]

    events = step_by_step(tmp_path, work, SeatOrder("open"), SeatOrder("open"))
    assert [event["kind"] for event in events] == ["opened", "sat"]


def test_a_game_that_ended_elsewhere_has_its_record_here(tmp_path: Path) -> None:
    """Though this process read the table when it was opened, and nobody told it of anything since."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        table, rng = mine.table, random.Random(1)
        while table.status != "over":
            move = rng.choice(table.playing.moves(table.turn))
            await one.do(mine, holder, Move(str(table.number), table.turn, table.at, move))
        assert yours.table.number == 1
        assert await other.record(table.id) == await one.record(table.id)

    step_by_step(tmp_path, work)


def test_who_sat_down_elsewhere_is_seen_here(tmp_path: Path) -> None:
    """Who looks at a table by its code sees who sits there now."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        await one.sit(mine.table.opened.code, SeatRequest("Bo"))
        assert yours.table.status == "waiting"
        assert (await other.look(mine.table.opened.code)).status == "playing"

    step_by_step(tmp_path, work, SeatOrder("open"))


def test_what_happens_while_a_process_starts_is_seen_there(tmp_path: Path) -> None:
    """A room that was opened before the process knew where to look on from catches up. The simulation found it, with seed 254."""

    async def work(one: Cafe, mine: Room, other: Cafe, yours: Room, holder: str) -> None:
        fanout, latest, stored = Fanout(one, ""), one.store.latest, asyncio.Event()

        async def slow() -> int:
            await stored.wait()
            return await latest()

        with patch.object(one.store, "latest", slow):
            fanout.start()
            await asyncio.sleep(0)
            await other.do(yours, holder, SendEmote("a", 0, "wow"))
            stored.set()
            async with asyncio.timeout(30):
                while mine.table.number < yours.table.number:
                    await asyncio.sleep(0.001)
        await fanout.close()

    step_by_step(tmp_path, work)
