"""Workers: thoughts outside the tables' process. They can be stopped, they take turns, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server
from slow_game import SlowGame, thought, until

from dicecafe import bots
from dicecafe.bots.advice import advise
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.server.metrics import Metrics
from dicecafe.server.workers import lane as lanes
from dicecafe.server.workers.jobs import Advise, Choose, Odds, Sight, decode, encode
from dicecafe.server.workers.lane import WorkerLane
from dicecafe.server.workers.process import Failed, Late
from dicecafe.server.workers.queues import Busy, FairQueue, Ticket
from dicecafe.server.workers.work import work


def with_lane(work: Callable[[WorkerLane], Awaitable[None]], processes: int = 1, per_address: int = 9, in_all: int = 99) -> None:
    """Do something with a lane of its own."""

    async def run() -> None:
        lane = WorkerLane("test", processes, 0, per_address, in_all, Metrics())
        try:
            await work(lane)
        finally:
            await lane.close()

    asyncio.run(asyncio.wait_for(run(), 120))


# ---------------------------------------------------------------- the queue
def test_addresses_take_turns_and_their_tables_too() -> None:
    """A hundred jobs of one address delay another by one; of one table, another of the address by one."""
    queue, job = FairQueue(1000, 1000), thought("medium", "pig")
    future: Any = None

    def put(address: str, table: str) -> None:
        queue.put(Ticket(job, address, table, 1.0, future=future))

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
    queue, job = FairQueue(2, 3), thought("medium", "pig")
    future: Any = None  # no job is done here
    tickets = [Ticket(job, address, "table", 1.0, future=future) for address in "aaabb"]
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

    async def doing(lane: WorkerLane) -> None:
        slow.open()
        assert await lane.submit(Ticket(thought("random", "pig"), "a", "t", 60)) in (0, 1)
        with pytest.raises(DiceCafeError) as refused:
            await lane.submit(Ticket(thought("grandmaster", "pig"), "a", "t", 60))
        assert refused.value.code == "players/unknown"
        slow.spoil()
        with pytest.raises(Failed, match="a bot's mistake"):
            await lane.submit(Ticket(thought(), "a", "t", 60))
        (process,) = lane.idle
        assert await lane.submit(Ticket(thought("medium", "pig"), "a", "t", 60)) in (0, 1)
        assert [*lane.idle] == [process]

    with_lane(doing)


# ---------------------------------------------------------------- stopping
def test_a_worker_past_its_deadline_is_killed_and_replaced(slow: SlowGame) -> None:
    """Whoever waits is told; the next job is done by another process."""

    async def doing(lane: WorkerLane) -> None:
        late = lane.submit(Ticket(thought(), "a", "t", 0.01))
        await until(lambda: lane.at_work)
        first = next(iter(lane.at_work)).process.pid
        with pytest.raises(Late):
            await late
        slow.open()
        await lane.submit(Ticket(thought(), "a", "t", 60))
        assert slow.asked()[-1] != first
        await until(lambda: not running(first))

    with_lane(doing)


def test_a_worker_that_dies_is_replaced(slow: SlowGame) -> None:
    """Out of memory, say: its job has failed, and the next one is done."""

    async def doing(lane: WorkerLane) -> None:
        future = lane.submit(Ticket(thought(), "a", "t", 60))
        await until(slow.asked)
        os.kill(slow.asked()[0], signal.SIGKILL)
        with pytest.raises(Failed, match="the worker ended"):
            await future
        slow.open()
        await lane.submit(Ticket(thought(), "a", "t", 60))

    with_lane(doing)


def test_jobs_that_nobody_waits_for_are_not_done(slow: SlowGame) -> None:
    """They leave the queue, and the result of the one under way is nobody's."""

    async def doing(lane: WorkerLane) -> None:
        futures = [lane.submit(Ticket(thought(), "a", str(table), 60)) for table in range(5)]
        await until(slow.asked)
        for future in futures:
            future.cancel()
        await asyncio.sleep(0)
        assert len(lane.queue) == 0
        slow.open()
        await lane.submit(Ticket(thought("medium", "pig"), "a", "t", 60))
        assert len(slow.asked()) == 1

    with_lane(doing)


def test_idle_workers_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they take goes back to the machine."""
    monkeypatch.setattr(lanes, "IDLE", 0.0)

    async def doing(lane: WorkerLane) -> None:
        await lane.submit(Ticket(thought("random", "pig"), "a", "t", 60))
        await until(lambda: not lane.idle and not lane.running and not lane.ending)
        assert await lane.submit(Ticket(thought("random", "pig"), "a", "t", 60)) in (0, 1)

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
