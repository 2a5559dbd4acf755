"""Who is here and who is gone, in a cafe without a network: said once, said again if it could not be stored, then left alone."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest
from cafe_server import ignore

from dicecafe.protocol.messages import Leave, Rematch, SeatOrder, SeatRequest, TableOrder
from dicecafe.server.fanout import Fanout
from dicecafe.server.settings import Settings
from dicecafe.server.store import StoreConflict, StoreError, open_store, taken, unavailable
from dicecafe.server.store.checksums import BrokenTable
from dicecafe.server.tables import events, presence
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tokens import Signer


class Table:
    """Ann and Bo at a table of Pig, each with a device."""

    def __init__(self, cafe: Cafe, room: Room, holders: list[str]) -> None:
        self.cafe, self.room = cafe, room
        self.ann, self.bo = (Viewer(holder, ignore) for holder in holders)

    async def come(self, *viewers: Viewer) -> None:
        """They are there."""
        for viewer in viewers:
            await self.cafe.join(self.room, viewer, 0)

    async def kinds(self) -> list[str]:
        """The kinds of what happened so far."""
        return [event.__struct_config__.tag for event in map(events.decode, await self.cafe.store.load(self.room.table.id))]

    async def until(self, kind: str) -> None:
        """Wait until something of a kind happened."""
        while kind not in await self.kinds():
            await asyncio.sleep(0.001)


def at_a_table(work: Callable[[Table], Awaitable[None]], **more: Any) -> None:
    """Do something at a table of a cafe that takes whoever hangs up for gone at once, or as the settings say."""

    async def run() -> None:
        settings = Settings(**{"debounce": 0.0, **more})
        cafe = Cafe(await open_store(":memory:"), Signer("key"), settings)
        try:
            key = await cafe.open(TableOrder("pig", [SeatOrder("here"), SeatOrder("open")], {"target": 10}, first=0, grace=3600))
            room = await cafe.rooms.by_id(key.table)
            guest = await cafe.sit(key.code, SeatRequest("Bo"))
            await work(Table(cafe, room, [cafe.signer.read(one.token).holder for one in (key, guest)]))
        finally:
            await cafe.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_one_task_looks_after_a_room() -> None:
    """However often people come and go while nobody is given up."""

    async def work(table: Table) -> None:
        for _ in range(50):
            await table.come(table.ann, table.bo)
            table.cafe.left(table.room, table.bo)
            table.cafe.left(table.room, table.ann)
        assert table.room.tasks == {table.room.presence_task}

    at_a_table(work, debounce=1000)


def test_the_watcher_ends_when_everybody_is_here() -> None:
    """It waits for whoever is gone, through the whole grace time; not a moment longer than they are."""

    async def work(table: Table) -> None:
        await table.come(table.ann, table.bo)
        table.cafe.left(table.room, table.bo)
        watcher = table.room.presence_task
        assert watcher is not None
        await table.until("gone")
        assert not watcher.done()
        await table.come(table.bo)
        await watcher
        assert [kind for kind in await table.kinds() if kind != "line"][-2:] == ["gone", "came"]

    at_a_table(work)


def test_the_watcher_ends_when_nobody_is_here() -> None:
    """Nobody is waited for where nobody waits: a table that was left by all is let go."""

    async def work(table: Table) -> None:
        await table.come(table.ann, table.bo)
        for viewer in (table.ann, table.bo):
            table.cafe.left(table.room, viewer)
        assert table.room.presence_task is not None
        await table.room.presence_task
        assert (await table.kinds()).count("gone") == 2
        assert not table.room.tasks

    at_a_table(work)


@pytest.mark.parametrize("error", [taken("table", 2), unavailable("it is away")])
def test_who_is_gone_is_said_until_it_is_stored(error: StoreError, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process was faster, or the store was away: it is said again."""
    monkeypatch.setattr(presence, "RETRY_DELAY", 0.0)

    async def work(table: Table) -> None:
        await table.come(table.ann, table.bo)
        store, failed = table.cafe.store.extend, list[Any]()

        async def extend(*what: Any) -> None:
            if len(failed) < 3:
                failed.append(what)
                if isinstance(error, StoreConflict):
                    await store(what[0], what[1], [events.encode(events.Emoted(seat=0, emote="wow"))])
                raise error
            await store(*what)

        monkeypatch.setattr(table.cafe.store, "extend", extend)
        table.cafe.left(table.room, table.bo)
        await table.until("gone")
        assert len(failed) == 3
        assert (await table.kinds()).count("gone") == 1

    at_a_table(work)


def test_a_seat_whose_owner_is_back_is_asked_for_until_it_is_stored() -> None:
    """Who comes while the store is away sits there none the less, and says so at the next look."""

    async def work(table: Table) -> None:
        await table.come(table.ann, table.bo)
        table.cafe.left(table.room, table.bo)
        await table.until("gone")
        with patch.object(table.cafe.store, "extend", AsyncMock(side_effect=unavailable("it is away"))):
            await table.come(table.bo)
        assert not table.room.table.chairs[1].here
        table.room.last_published = -1e9
        table.cafe.resume_stalled()
        await table.until("came")

    at_a_table(work)


def test_coming_and_going_is_no_way_to_flood_a_table() -> None:
    """Beyond the limit of a table nobody is said to be gone any more."""

    async def work(table: Table) -> None:
        await table.come(table.ann, table.bo)
        for _ in range(30):
            table.cafe.left(table.room, table.bo)
            assert table.room.presence_task is not None
            if table.room.table.asides < 20:
                while table.room.table.chairs[1].here:
                    await asyncio.sleep(0)
            else:
                await table.room.presence_task
            await table.come(table.bo)
        assert 20 <= table.room.table.asides <= 21

    at_a_table(work, asides_per_table=10)


def test_whoever_asks_again_in_a_closed_room_costs_nothing() -> None:
    """The refusal is the same each time, and what it came through is not kept."""

    async def work(table: Table) -> None:
        await table.come(table.ann)
        async with table.room.lock:
            await table.cafe.rooms.close(table.room, BrokenTable(table.room.table.id, "a test"))
        depths = set()
        for number in range(20):
            with pytest.raises(BrokenTable) as caught:
                await table.cafe.do(table.room, table.ann.holder, Leave(str(number), 0))
            depths.add(len(list(traceback.walk_tb(caught.value.__traceback__))))
        assert len(depths) == 1

    at_a_table(work)


# ---------------------------------------------------------------- two processes
def at_two_processes(tmp_path: Path, work: Callable[[Table, Table], Awaitable[None]], grace: int = 3600, **more: Any) -> None:
    """Do something at a table of two processes that share a file; Ann opened it at the first one, Bo sat down at the other."""

    async def run() -> None:
        settings, tables = Settings(**{"debounce": 0.0, **more}), list[Table]()
        cafes = [Cafe(await open_store(str(tmp_path / "cafe.db")), Signer("key"), settings, name) for name in ("one", "other")]
        fanouts = [Fanout(cafe, "") for cafe in cafes]
        key = await cafes[0].open(TableOrder("pig", [SeatOrder("here"), SeatOrder("open")], {"target": 10}, first=1, grace=grace))
        guest = await cafes[1].sit(key.code, SeatRequest("Bo"))
        for cafe, fanout in zip(cafes, fanouts, strict=True):
            room = await cafe.rooms.by_id(key.table)
            tables.append(Table(cafe, room, [cafe.signer.read(one.token).holder for one in (key, guest)]))
            fanout.start()
        try:
            await work(*tables)
        finally:
            for fanout, cafe in zip(fanouts, cafes, strict=True):
                await fanout.close()
                await cafe.close()

    asyncio.run(asyncio.wait_for(run(), 60))


async def settled(table: Table) -> list[str]:
    """Who came and went, once nobody is waited for."""
    if table.room.presence_task:
        await table.room.presence_task
    return [kind for kind in await table.kinds() if kind in ("missed", "here", "gone", "came", "handed")]


def test_who_comes_back_to_one_process_leaves_the_others_alone(tmp_path: Path) -> None:
    """Ann's device comes and goes at her process; of Bo, who is at the other one, nothing is said."""

    async def work(one: Table, other: Table) -> None:
        await other.come(other.bo)
        for _ in range(5):
            await one.come(one.ann)
            one.cafe.left(one.room, one.ann)
            await one.come(one.ann)
            assert await settled(one) == []
        assert await settled(other) == []

    at_two_processes(tmp_path, work)


def test_who_moves_to_another_process_is_not_gone(tmp_path: Path) -> None:
    """Ann's connection breaks at one process, and she comes back to the other before she is missed."""

    async def work(one: Table, other: Table) -> None:
        await one.come(one.ann)
        await other.come(other.bo)
        await other.come(other.ann)  # it was faster than the news that the old connection is lost
        await one.cafe.refresh(one.room.table.id, other.room.table.number)
        one.cafe.left(one.room, one.ann)
        assert await settled(one) == ["here"]
        other.cafe.left(other.room, other.ann)  # now she belongs to the other one, which notices
        await other.until("gone")
        await one.come(one.ann)
        assert await settled(other) == ["here", "gone", "came"]

    at_two_processes(tmp_path, work)


def test_a_process_misses_its_own_people_after_a_restart(tmp_path: Path) -> None:
    """Both were at one process, which started anew; Ann comes back to it, and Bo does not."""

    async def work(one: Table, other: Table) -> None:
        await one.come(one.ann, one.bo)
        again = Cafe(one.cafe.store, Signer("key"), one.cafe.settings, "one")
        table = Table(again, await again.rooms.by_id(one.room.table.id), [one.ann.holder, one.bo.holder])
        await table.come(table.ann)
        await table.until("gone")
        assert [chair.here for chair in table.room.table.chairs] == [True, False]
        for task in list(table.room.tasks):
            task.cancel()

    at_two_processes(tmp_path, work)


def test_a_process_that_never_comes_back_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Bo's process is gone for good, and it is his turn: after the grace time Ann's asks for him, and then a bot plays."""

    async def work(one: Table, other: Table) -> None:
        await one.come(one.ann)
        await other.come(other.bo)
        other.room.viewers.clear()  # without a word
        await one.cafe.refresh(one.room.table.id, other.room.table.number)
        for kind in ("missed", "handed"):
            one.room.last_published -= 100
            one.cafe.resume_stalled()
            await one.until(kind)
        assert await settled(one) == ["missed", "gone", "handed"]

    at_two_processes(tmp_path, work, grace=1)


def test_who_thinks_for_long_is_not_gone(tmp_path: Path) -> None:
    """Bo thinks for longer than the grace time: he is asked for, his process answers, and he has twice as long after that."""

    async def work(one: Table, other: Table) -> None:
        await one.come(one.ann)
        await other.come(other.bo)
        await one.cafe.refresh(one.room.table.id, other.room.table.number)
        one.room.last_published -= 101
        one.cafe.resume_stalled()
        await one.until("here")
        while one.room.table.chairs[1].missed or one.room.table.number < other.room.table.number:
            await asyncio.sleep(0.001)
        assert await settled(one) == ["missed", "here"]
        one.room.last_published -= 199
        one.cafe.resume_stalled()
        assert await settled(one) == ["missed", "here"]

    at_two_processes(tmp_path, work, grace=100)


# ---------------------------------------------------------------- a rematch
async def play_out(table: Table) -> None:
    """Let bots play for both to the end, while somebody looks."""
    spectator = Viewer("", ignore)
    await table.come(spectator)
    for seat, viewer in enumerate((table.ann, table.bo)):
        await table.cafe.do(table.room, viewer.holder, Leave("leave", seat))
    while table.room.table.status != "over":
        await asyncio.sleep(0.001)
    table.cafe.left(table.room, spectator)


def test_a_rematch_that_could_not_be_stored_is_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for again, also by another, it leads to the table that was opened the first time; and it is told once."""

    async def work(table: Table) -> None:
        await play_out(table)
        store, created = table.cafe.store, list[str]()
        create, extend = store.create, store.extend

        async def creating(row: Any, *what: Any) -> None:
            await create(row, *what)
            created.append(row.id)

        async def away(*what: Any) -> None:
            if what[0] == table.room.table.id:
                raise unavailable("it is away")
            await extend(*what)

        monkeypatch.setattr(store, "create", creating)
        with patch.object(store, "extend", away), pytest.raises(StoreError):
            await table.cafe.do(table.room, table.ann.holder, Rematch("again"))
        done = await table.cafe.do(table.room, table.ann.holder, Rematch("again"))
        assert [table.room.table.again] == created
        assert await table.cafe.do(table.room, table.ann.holder, Rematch("again")) == done
        assert (await table.cafe.do(table.room, table.bo.holder, Rematch("me too"))).n == done.n
        assert (await table.kinds()).count("again") == 1
        opened = (await table.cafe.rooms.by_id(created[0])).table.opened
        assert (opened.first, opened.host, opened.grace) == (1, table.ann.holder, 3600)
        old = table.room.table.opened
        assert not {opened.secret, opened.code, opened.watch} & {old.secret, old.code, old.watch}

    at_a_table(work)


# ---------------------------------------------------------------- mistakes of ours
def test_a_bot_that_fails_is_in_the_log(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A mistake in a bot is told to the log, not lost with its task."""
    monkeypatch.setattr(logging.getLogger("dicecafe.server"), "propagate", True)

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a bot's mistake")

    async def work(table: Table) -> None:
        await table.come(table.bo)
        monkeypatch.setattr("dicecafe.server.tables.thinking.Sight.of", broken)
        await table.cafe.do(table.room, table.ann.holder, Leave("leave", 0))
        assert table.room.bot_task is not None
        await table.room.bot_task

    at_a_table(work)
    (record,) = (record for record in caplog.records if record.message == "a bot can't play")
    assert "a bot's mistake" in (record.exc_text or "")


def test_one_table_in_trouble_is_no_reason_not_to_hear_of_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing that is heard ends the hearing: neither garbage nor a mistake of ours."""
    monkeypatch.setattr(logging.getLogger("dicecafe.server"), "propagate", True)

    async def broken(*_: Any) -> None:
        raise RuntimeError("a mistake")

    async def work(table: Table) -> None:
        fanout = Fanout(table.cafe, "")
        await fanout._refresh("no table", "no number")
        monkeypatch.setattr(table.cafe, "refresh", broken)
        await fanout._refresh(table.room.table.id, 3)

    at_a_table(work)
    assert [record.message for record in caplog.records] == ["a table can't be read"] * 2
