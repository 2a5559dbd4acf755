"""Workers: thoughts outside the tables' process. They can be stopped, they take turns, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server, ignore
from slow_game import SlowGame

from dicecafe import bots
from dicecafe.bots.advice import advise
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.protocol.messages import Hint, Key, SeatOrder, SeatRequest, TableOrder
from dicecafe.server.metrics import Metrics
from dicecafe.server.settings import Settings
from dicecafe.server.store import open_store
from dicecafe.server.tables import thinking
from dicecafe.server.tables.cafe import Cafe
from dicecafe.server.tables.rooms import Room, Viewer
from dicecafe.server.tokens import Signer
from dicecafe.server.workers import lane as lanes
from dicecafe.server.workers.jobs import Advise, Choose, Odds, Sight, decode, encode
from dicecafe.server.workers.lane import Lane
from dicecafe.server.workers.process import Failed, Late
from dicecafe.server.workers.queues import Busy, FairQueue, Ticket
from dicecafe.server.workers.work import work


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowGame]:
    """A game whose bots think until a gate is opened."""
    game = SlowGame(tmp_path / "path")
    monkeypatch.syspath_prepend(str(game.path))
    registry._modules.cache_clear()
    yield game
    registry._modules.cache_clear()
    registry.load.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "slow_pig"]:
        del sys.modules[name]


def sight_of(game: str = "pig") -> Sight:
    """The first decision of a game for two."""
    match = Match(registry.load(game), ["Ann", "Bo"], {}, 0, StreamDice(3))
    while match.turn < 0:
        match.roll()
    return Sight.of(match, 0, searching=True)


def thought(level: str = "medium", game: str = "slow-pig") -> Choose:
    """A job that takes as long as the gate is closed, unless the game is another."""
    return Choose(level, 1, sight_of(game))


def with_lane(work: Callable[[Lane], Awaitable[None]], processes: int = 1, per_address: int = 9, in_all: int = 99) -> None:
    """Do something with a lane of its own."""

    async def run() -> None:
        lane = Lane("test", processes, 0, per_address, in_all, Metrics())
        try:
            await work(lane)
        finally:
            await lane.close()

    asyncio.run(asyncio.wait_for(run(), 120))


async def until(holds: Callable[[], object]) -> None:
    """Wait until something is so."""
    while not holds():
        await asyncio.sleep(0.002)


# ---------------------------------------------------------------- the queue
def test_addresses_take_turns_and_their_tables_too() -> None:
    """A hundred jobs of one address delay another by one; of one table, another of the address by one."""
    queue, job = FairQueue(1000, 1000), thought("medium", "pig")
    future: Any = None

    def put(address: str, table: str) -> None:
        queue.put(Ticket(job, address, table, 1.0, print, future))

    for _ in range(100):
        put("mallory", "one")
    put("mallory", "two")
    put("ann", "pigs")
    taken = [queue.take() for _ in range(5)]
    assert [(ticket.address, ticket.table) for ticket in taken if ticket] == [
        ("mallory", "one"),
        ("ann", "pigs"),
        ("mallory", "two"),
        ("mallory", "one"),
        ("mallory", "one"),
    ]
    assert len(queue) == queue.waiting("mallory") == 97
    put("ann", "pigs")
    taken = [queue.take() for _ in range(2)]
    assert [ticket.address for ticket in taken if ticket] == ["mallory", "ann"]


def test_a_queue_has_a_budget() -> None:
    """So many of one address, and so many in all; what was taken or dropped makes room."""
    queue, job, future = FairQueue(2, 3), thought("medium", "pig"), None
    tickets = [Ticket(job, address, "table", 1.0, print, future) for address in "aaabb"]  # type: ignore[arg-type]  # no job is done here
    for ticket in tickets[:2]:
        queue.put(ticket)
    with pytest.raises(Busy):
        queue.put(tickets[2])
    queue.put(tickets[3])
    with pytest.raises(Busy):
        queue.put(tickets[4])
    queue.discard(tickets[0])
    queue.discard(tickets[0])  # once is enough
    queue.put(tickets[4])
    assert [queue.take() for _ in range(4)] == [tickets[1], tickets[3], tickets[4], None]


# ---------------------------------------------------------------- what a worker is told and says
@pytest.mark.parametrize("game", registry.names())
def test_a_worker_thinks_what_would_be_thought_here(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same choice from the same seed, the same advice and odds, though only data was sent."""
    monkeypatch.setattr(registry.load(game).part("standing"), "PLAYOUTS", 160)
    whim, match = Stream(7, 1), Match(registry.load(game), ["Ann", "Bo"], {}, 0, StreamDice(3))
    decisions = 0
    while decisions < 3:
        if match.turn < 0:
            match.roll()
            continue
        seat, legal = match.turn, match.legal(match.turn)
        if len(legal) > 1:
            decisions += 1
            view, sight = match.view(seat), Sight.of(match, seat, searching=True)
            for level in ("random", "easy", "medium", "hard"):
                ours = bots.make(level, match.game, Stream(decisions, 1), match.cfg).choose(view, legal)
                assert work(decode(encode(Choose(level, decisions, sight)))) == ours
            assert work(decode(encode(Odds(sight)))) == view.odds()
            if decisions == 1:
                assert work(decode(encode(Advise(sight)))) == advise(view, legal)
        match.play(seat, legal[whim.below(len(legal))])


def test_what_a_process_brings(slow: SlowGame) -> None:
    """Results, refusals with their codes, and mistakes, one after the other from one process."""

    async def doing(lane: Lane) -> None:
        slow.open()
        assert await lane.submit(thought("random", "pig"), "a", "t", 60) in (0, 1)
        with pytest.raises(DiceCafeError) as refused:
            await lane.submit(thought("grandmaster", "pig"), "a", "t", 60)
        assert refused.value.code == "players/unknown"
        slow.spoil()
        with pytest.raises(Failed, match="a bot's mistake"):
            await lane.submit(thought(), "a", "t", 60)
        (process,) = lane.idle
        assert await lane.submit(thought("medium", "pig"), "a", "t", 60) in (0, 1)
        assert [*lane.idle] == [process]

    with_lane(doing)


# ---------------------------------------------------------------- stopping
def test_a_worker_past_its_deadline_is_killed_and_replaced(slow: SlowGame) -> None:
    """Whoever waits is told; the next job is done by another process."""

    async def doing(lane: Lane) -> None:
        late = lane.submit(thought(), "a", "t", 0.01)
        await until(lambda: lane.at_work)
        first = next(iter(lane.at_work)).process.pid
        with pytest.raises(Late):
            await late
        slow.open()
        await lane.submit(thought(), "a", "t", 60)
        assert slow.asked()[-1] != first
        await until(lambda: not running(first))

    with_lane(doing)


def test_a_worker_that_dies_is_replaced(slow: SlowGame) -> None:
    """Out of memory, say: its job has failed, and the next one is done."""

    async def doing(lane: Lane) -> None:
        future = lane.submit(thought(), "a", "t", 60)
        await until(slow.asked)
        os.kill(slow.asked()[0], signal.SIGKILL)
        with pytest.raises(Failed, match="the worker ended"):
            await future
        slow.open()
        await lane.submit(thought(), "a", "t", 60)

    with_lane(doing)


def test_jobs_that_nobody_waits_for_are_not_done(slow: SlowGame) -> None:
    """They leave the queue, and the result of the one under way is nobody's."""

    async def doing(lane: Lane) -> None:
        futures = [lane.submit(thought(), "a", str(table), 60) for table in range(5)]
        await until(slow.asked)
        for future in futures:
            future.cancel()
        await asyncio.sleep(0)
        assert len(lane.queue) == 0
        slow.open()
        await lane.submit(thought("medium", "pig"), "a", "t", 60)
        assert len(slow.asked()) == 1

    with_lane(doing)


def test_idle_workers_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they take goes back to the machine."""
    monkeypatch.setattr(lanes, "IDLE", 0.0)

    async def doing(lane: Lane) -> None:
        await lane.submit(thought("random", "pig"), "a", "t", 60)
        await until(lambda: not lane.idle and not lane.running and not lane.ending)
        assert await lane.submit(thought("random", "pig"), "a", "t", 60) in (0, 1)

    with_lane(doing)


def running(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_ends_whatever_is_being_thought(how: str, slow: SlowGame, tmp_path: Path) -> None:
    """At SIGTERM in the middle of a thought that would never end; and without a server its workers end too."""
    path = os.pathsep.join([str(slow.path), os.environ.get("PYTHONPATH", "")])
    server = Server(tmp_path / "cafe.db")
    server.environment["PYTHONPATH"] = path
    with server:
        device = server.device(server.open("slow-pig", "Ann", "bot:medium", first=1))
        while not slow.asked():
            device.socket.ping().wait(0.01)
        (worker,) = slow.asked()
        assert running(worker)
        getattr(server, how)()
        while running(worker):
            os.sched_yield()


# ---------------------------------------------------------------- tables
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
        for table in "xy":
            bots_lane.submit(thought(), "mallory", table, 600)
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
        busy = [hints.submit(thought(), "ann", "one", 60)]
        await until(slow.asked)
        busy.append(hints.submit(thought(), "ann", "another", 60))
        assert await code(guests, room, ann) == "limit/hints"
        slow.open()
        await asyncio.gather(*busy)
        slow.close()
        other, bo = await guests.come("pig", "random", first=0)
        guests.cafe.thinking.settings = Settings(hint_seconds=0.0)
        assert await code(guests, other, bo) == "thinking/late"
        slow.open()
        slow.spoil()
        guests.cafe.thinking.settings = Settings()
        assert await code(guests, room, ann) == "thinking/failed"
        assert (await guests.cafe.answer(other, bo, Hint("h", 0))).answer

    in_a_cafe(evening, hints_per_address=1)
