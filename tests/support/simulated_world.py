"""A simulated world: people at tables of several server processes, while everything goes wrong that can. All follows from a seed.

First things go wrong for a while, then no more: from there on every game has to end, and everybody has to see the same.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
from collections import Counter, deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest.mock import patch

from simulated_checks import Checks, Line, Violation
from simulated_loop import Actor, SimulatedLoop, current_actor
from simulated_network import DeviceEnd, SimulatedRedis, Wire
from simulated_party import Party
from simulated_people import Person
from simulated_server import Process
from simulated_store import Database, Faults, SimulatedStore
from simulated_troubles import TROUBLES, Troubles

from dicecafe.client import Lost

CALM = 600.0  # simulated seconds in which every game has to end once nothing goes wrong any more
TAIL = 40  # lines of the trace that are kept
RATES = {  # of calls and messages, at most
    "write fails, nothing stored": 0.2,
    "write fails, though it is stored": 0.2,
    "read fails": 0.1,
    "slow disk": 0.05,
    "late message": 0.1,
    "doubled message": 0.3,
    "notification lost": 0.5,
    "request lost": 0.3,
    "answer lost": 0.3,
}
SLOW_NEWS = {kind for kind in RATES if "write" in kind or "read" in kind} | {
    "slow disk",
    "late message",
}  # who came may be unknown
LONG = 5.0  # seconds, in which everybody hears of who came


@dataclass
class Outcome:
    """What a run was like."""

    seed: int
    events: int
    steps: int
    faults: Counter[str]
    violations: list[Violation]
    digest: str  # of the trace: the same seed has the same
    tail: list[str] = field(default_factory=list)


class Errors(logging.Handler):
    """The server's log: a mistake of its own is a violation, whatever else goes wrong."""

    def __init__(self, checks: Checks) -> None:
        super().__init__(logging.ERROR)
        self.checks = checks

    def emit(self, record: logging.LogRecord) -> None:
        """Note a mistake; that a table is broken is none where one was damaged."""
        if record.getMessage() == "a table is broken" and any(ledger.damaged for ledger in self.checks.ledgers.values()):
            return
        self.checks.violated("the server makes no mistake", f"{record.getMessage()}: {record.exc_info and record.exc_info[1]!r}")


class World:
    """One run, with these `troubles` and `kinds` of faults or some of them.

    `store_of` may put something between a process and its store, to see whether a mistake there is found.
    """

    def __init__(
        self,
        seed: int,
        store_of: Callable[[SimulatedStore], Any] = lambda store: store,
        troubles: list[str] = TROUBLES,
        kinds: Collection[str] = RATES,
    ) -> None:
        self.seed, self.store_of = seed, store_of
        self.loop, self.rng = SimulatedLoop(seed), Random(f"{seed} story")
        self.trace, self.tail = hashlib.blake2b(digest_size=8), deque[str](maxlen=TAIL)
        self.checks = Checks(self.note, self._stop)
        rates = {kind: self.rng.random() ** 2 * most for kind, most in RATES.items() if self.rng.random() < 0.5 and kind in kinds}
        if self.rng.random() < 0.25:  # now and then everything is known at once
            rates = {kind: rate for kind, rate in rates.items() if kind not in SLOW_NEWS}
        self.faults = Faults(self.loop, rates)
        self.database, self.redis = Database(self.loop), SimulatedRedis(self.loop, self.faults)
        self.redis_url = self.rng.choice(["", "redis://simulated"])
        self.database.on_stored, self.database.on_swept = self.checks.stored, self.checks.swept
        self.database.on_damaged, self.database.on_conflict = self.checks.damaged, lambda: self.faults.note("conflict")
        self.database.on_called = lambda process, table: self.checks.called(process, table, self.loop.now)
        self.loop.on_error, self.loop.on_crash = self._failed, self._crashed
        self.actors: list[Actor] = [self.loop.world, self.database.actor]
        self.processes = [Process(self, f"process-{number}") for number in range(self.rng.randint(1, 3))]
        self.people: list[Person] = []
        self.wires: list[Wire] = []
        self.wire_of: dict[str, Wire] = {}  # by the name of whose device it is
        self.holders: dict[str, str] = {}  # likewise
        self.troubles = Troubles(self, troubles)
        if not rates.keys() & SLOW_NEWS:
            self.checks.is_here = self._is_here

    def run(self) -> Outcome:
        """The whole story."""
        log = logging.getLogger("dicecafe.server")
        handlers, log.handlers, propagate, log.propagate = log.handlers, [Errors(self.checks)], log.propagate, False
        entropy = Random(f"{self.seed} entropy")
        collecting = gc.isenabled()
        gc.disable()  # which would otherwise decide when a room is forgotten
        try:
            with (
                patch("random._urandom", entropy.randbytes),
                patch("dicecafe.client.link.connect", self.connect),
                patch("redis.asyncio.from_url", self.redis.connect),
            ):
                try:
                    self.loop.run(self._story())
                except Exception as error:
                    self.checks.violated("the world goes on", repr(error))
                outcome = Outcome(
                    self.seed,
                    self.checks.events,
                    self.loop.steps,
                    self.faults.counts,
                    list(self.checks.violations),
                    self.trace.hexdigest(),
                    list(self.tail),
                )
                self.loop.on_error = lambda context: None
                self.loop.end(self.actors)
                return outcome
        finally:
            log.handlers, log.propagate = handlers, propagate
            if collecting:
                gc.enable()

    def note(self, text: str) -> None:
        """A line of the trace."""
        line = f"{self.loop.now:.6f} {text}"
        self.trace.update(line.encode())
        self.tail.append(line)

    def _stop(self) -> None:
        self.loop.stopped = True

    # ------------------------------------------------------------ the story
    async def _story(self) -> None:
        for process in self.processes:
            process.start()
        parties = [Party(self, number) for number in range(self.rng.randint(1, 2))]
        self.people = [person for party in parties for person in party.people]
        playing = [asyncio.create_task(party.play()) for party in parties]
        trouble = asyncio.create_task(self.troubles.make())
        await asyncio.sleep(self.rng.uniform(2.0, 20.0))
        trouble.cancel()
        self.troubles.end()
        _, pending = await asyncio.wait(playing, timeout=CALM)
        if pending:
            self.checks.violated("every game can end", [str(person) for person in self.people])
        for done in playing:
            if done not in pending:
                done.result()
        self.checks.lost()

    def _crashed(self, actor: Actor) -> None:
        (process,) = (process for process in self.processes if process.actor is actor)
        process.crash()
        self.restart(process)

    def restart(self, process: Process) -> None:
        """Start a process after a while."""
        self.loop.call_later(self.rng.uniform(0.05, 5.0), process.start, context=self.loop.world.context)

    def _failed(self, context: dict[str, Any]) -> None:
        self.checks.violated("nothing fails unheard", f"{context.get('message')}: {context.get('exception')!r}")

    def _is_here(self, holder: str) -> bool:
        """Whether somebody has been connected for so long that all processes could know."""
        for person in self.people:
            if self.holders.get(person.name) == holder and (wire := self.wire_of.get(person.name)):
                return not wire.broken and self.loop.now - wire.greeted > LONG and not person.has_companion
        return False

    # ------------------------------------------------------------ the network
    async def connect(self, address: str, **_: Any) -> DeviceEnd:
        """A device connects to any process."""
        await asyncio.sleep(self.loop.rng.expovariate(500.0))
        process = self.loop.rng.choice(self.processes)
        if not process.up:
            raise ConnectionRefusedError(process.name)
        wire, name = Wire(self.loop, self.faults), current_actor().name
        self.wires.append(wire)
        self.wire_of[name] = wire
        self.note(f"{name} connects to {process.actor.name}")
        process.accept(wire, Line(self.holders.get(name, "")))
        return DeviceEnd(wire)

    async def request(self, work: Callable[[Any], Any]) -> Any:
        """A request over HTTP to any process."""
        await asyncio.sleep(self.loop.rng.expovariate(500.0))
        process = self.loop.rng.choice(self.processes)
        if not process.up or self.faults.strikes("request lost"):
            raise Lost("http://cafe", "no answer")
        task = process.spawn(process.request(work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # also if nobody waits any more
        done, _ = await asyncio.wait([task], timeout=5.0)
        if not done or self.faults.strikes("answer lost"):
            raise Lost("http://cafe", "no answer")
        return task.result()

    def sent(self, process: str, line: Line, payload: bytes) -> None:
        """A process sends something to a device."""
        self.note(f"{process} tells {line.holder or 'a spectator'} {payload.decode()}")
        self.checks.sent(line, payload)
