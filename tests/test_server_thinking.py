"""Thinking at tables: bots, hints and odds of some delay nobody else, and where nobody looks nobody thinks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cafe_server import ignore
from slow_game import SlowGame, thought, until

from dicecafe.engine.errors import DiceCafeError
from dicecafe.protocol.messages import Hint, Key, SeatOrder, SeatRequest, TableOrder
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables import thinking
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tokens import Signer
from dicecafe.server.workers.lane import WorkerLane
from dicecafe.server.workers.queues import Ticket


class Guests:
    """A cafe, and people who come and go."""

    def __init__(self, cafe: Cafe) -> None:
        self.cafe = cafe

    async def come(self, game: str, *levels: str, address: str = "ann", first: int = 1) -> tuple[Room, Viewer]:
        """Somebody opens a table with bots, and looks at it."""
        seats = [SeatOrder("here", "Ann"), *(SeatOrder("bot", level=level) for level in levels)]
        return await self.enter(await self.cafe.open(TableOrder(game, seats, first=first)), address)

    async def enter(self, key: Key, address: str = "ann") -> tuple[Room, Viewer]:
        """Somebody looks at a table."""
        room = await self.cafe.rooms.by_id(key.table)
        viewer = Viewer(self.cafe.signer.read(key.token).holder, ignore, address=address)
        await self.cafe.join(room, viewer, 0)
        return room, viewer


def in_a_cafe(work: Callable[[Guests], Awaitable[None]], **settings: Any) -> None:
    """Do something in a cafe of its own."""

    async def run() -> None:
        cafe = Cafe(await open_store(":memory:"), Signer("key"), Settings(**settings))
        try:
            await work(Guests(cafe))
        finally:
            await cafe.close()

    asyncio.run(asyncio.wait_for(run(), 240))


def test_experts_delay_neither_quick_bots_nor_hints(slow: SlowGame) -> None:
    """Every worker of the experts is busy for ever, and 26 tables of five wait: elsewhere a medium bot and a hint answer."""

    async def evening(guests: Guests) -> None:
        bots_lane = guests.cafe.lanes.bots
        assert isinstance(bots_lane, WorkerLane)
        for table in "xy":
            bots_lane.submit(Ticket(thought(), "mallory", table, 600))
        await until(lambda: len(slow.asked()) == 2)
        rooms = [await guests.come("pig", *["expert"] * 5, address="mallory") for _ in range(26)]
        await until(lambda: len(bots_lane.queue) == 26)
        room, ann = await guests.come("pig", "medium")
        await until(lambda: room.table.turn == 0)
        assert (await guests.cafe.answer(room, ann, Hint("h", 0))).choices
        assert len(bots_lane.queue) == 26
        for abandoned, mallory in rooms:
            guests.cafe.left(abandoned, mallory)
        await until(lambda: len(bots_lane.queue) == 0)
        assert all(abandoned.bot_task is None or abandoned.bot_task.done() for abandoned, _ in rooms)

    in_a_cafe(evening)


def test_where_nobody_looks_nobody_thinks(slow: SlowGame) -> None:
    """A table begins when somebody comes, pauses when the last one leaves, and goes on with the next."""

    async def evening(guests: Guests) -> None:
        cafe = guests.cafe
        seats = [SeatOrder("here", "Ann"), SeatOrder("bot", level="medium")]
        key = await cafe.open(TableOrder("slow-pig", seats, first=1))
        room = await cafe.rooms.by_id(key.table)
        cafe.thinking.resume(room)
        assert not room.tasks
        _, ann = await guests.enter(key)
        await until(slow.asked)
        cafe.left(room, ann)
        assert room.bot_task is not None
        await room.bot_task
        assert not cafe.thinking.thoughts
        spectator = Viewer("", ignore)
        await cafe.join(room, spectator, 0)
        slow.open()
        await until(lambda: room.table.turn == 0)

    in_a_cafe(evening)


def test_what_another_process_leaves_is_played_here(slow: SlowGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A seat is taken through a process at which nobody looks: the one at which somebody does plays on."""
    monkeypatch.setattr(thinking, "FOLLOW_DELAY", 0.0)
    slow.open()

    async def evening(guests: Guests) -> None:
        here, url = guests.cafe, str(tmp_path / "cafe.db")
        there = Cafe(await open_store(url), Signer("key"), Settings())
        here.store = here.rooms.store = await open_store(url)
        try:
            seats = [SeatOrder("here", "Ann"), SeatOrder("bot", level="medium"), SeatOrder("open")]
            key = await here.open(TableOrder("slow-pig", seats, first=1))
            room, _ = await guests.enter(key)
            await there.sit(key.code, SeatRequest("Bo"))
            await here.refresh(key.table, 2)
            await until(lambda: room.table.turn != 1)
            elsewhere = await there.rooms.by_id(key.table)
            assert elsewhere.bot_task is None
        finally:
            await there.close()

    in_a_cafe(evening)


@pytest.mark.parametrize("why", ["late", "failed"])
def test_a_bot_that_can_t_choose_plays_at_a_quicker_level(
    why: str, slow: SlowGame, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on, and the log says why it did so."""
    monkeypatch.setattr(logging.getLogger("dicecafe.server"), "propagate", True)
    if why == "failed":
        slow.open()
        slow.spoil()

    async def evening(guests: Guests) -> None:
        room, _ = await guests.come("slow-pig", "medium")
        await until(lambda: room.table.turn == 0)

    in_a_cafe(evening, bot_seconds=0.05 if why == "late" else 60.0)
    lines = [record for record in caplog.records if record.message == "a bot plays at a quicker level"]
    hurried = [vars(record)["about"]["why"] for record in lines]
    assert set(hurried) == {why.capitalize()}


def test_hints_over_their_budgets_are_refused(slow: SlowGame) -> None:
    """Too many that wait, one that takes too long, one that fails: each has its code, and the next one is answered."""

    async def code(guests: Guests, room: Room, ann: Viewer) -> str:
        with pytest.raises(DiceCafeError) as refused:
            await guests.cafe.answer(room, ann, Hint("h", 0))
        return refused.value.code

    async def evening(guests: Guests) -> None:
        room, ann = await guests.come("slow-pig", "random", first=0)
        hints = guests.cafe.lanes.hints
        busy = [hints.submit(Ticket(thought(), "ann", "one", 60))]
        await until(slow.asked)
        busy.append(hints.submit(Ticket(thought(), "ann", "another", 60)))
        assert await code(guests, room, ann) == "limit/hints"
        slow.open()
        await asyncio.gather(*busy)
        slow.close()
        other, bo = await guests.come("pig", *["random"] * 3, first=0)  # for four nothing is solved: a hint takes its time
        guests.cafe.thinking.settings = Settings(hint_seconds=0.0)
        assert await code(guests, other, bo) == "thinking/late"
        slow.open()
        slow.spoil()
        guests.cafe.thinking.settings = Settings()
        assert await code(guests, room, ann) == "thinking/failed"
        assert (await guests.cafe.answer(other, bo, Hint("h", 0))).answer

    in_a_cafe(evening, hints_per_address=1)
