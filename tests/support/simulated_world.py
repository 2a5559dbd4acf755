"""A simulated world: people at tables of several server processes, while everything goes wrong that can. All follows from a seed.

First things go wrong for a while, then no more: from there on every game has to end, and everybody has to see the same.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest.mock import patch

from simulated_checks import Checks, Line, Violation
from simulated_loop import Actor, SimulatedLoop, current_actor
from simulated_network import DeviceEnd, SimulatedRedis, Wire
from simulated_people import Person, Spectator
from simulated_server import DAY, Process
from simulated_store import Database, Faults, SimulatedStore

from dicecafe.client import Lost
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify

QUICK: tuple[str, dict[str, Any], str] = ("pig", {"target": 10}, "greedy")  # a game, its options, a bot that brings it to an end
GAMES = [QUICK, QUICK, ("dessert-dice", {}, "random"), ("dicecreams", {"cones": 3}, "greedy")]  # secrets; moves out of turn
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
TROUBLES = ["connection broken", "crash", "clock step", "Redis gone", "somebody away", "somebody vanished"]


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
        """Note a mistake."""
        self.checks.violated("the server makes no mistake", f"{record.getMessage()}: {record.exc_info and record.exc_info[1]!r}")


class World:
    """One run. `store_of` may put something between a process and its store, to see whether a mistake there is found."""

    def __init__(
        self, seed: int, store_of: Callable[[SimulatedStore], Any] = lambda store: store, troubles: list[str] = TROUBLES
    ) -> None:
        self.seed, self.store_of, self.troubles = seed, store_of, troubles
        self.loop, self.rng = SimulatedLoop(seed), Random(f"{seed} story")
        self.trace, self.tail = hashlib.blake2b(digest_size=8), deque[str](maxlen=TAIL)
        self.checks = Checks(self.note, self._stop)
        rates = {kind: self.rng.random() ** 2 * most for kind, most in RATES.items() if self.rng.random() < 0.5}
        if self.rng.random() < 0.25:  # now and then everything is known at once
            rates = {kind: rate for kind, rate in rates.items() if kind not in SLOW_NEWS}
        self.faults = Faults(self.loop, rates)
        self.database, self.redis = Database(self.loop), SimulatedRedis(self.loop, self.faults)
        self.redis_url = self.rng.choice(["", "redis://simulated"])
        self.database.on_stored, self.database.on_swept = self.checks.stored, self.checks.swept
        self.database.on_called = lambda process, table: self.checks.called(process, table, self.loop.now)
        self.loop.on_error, self.loop.on_crash = self._failed, self._crashed
        self.actors: list[Actor] = [self.loop.world, self.database.actor]
        self.processes = [Process(self, f"process-{number}") for number in range(self.rng.randint(1, 3))]
        self.people: list[Person] = []
        self.wires: list[Wire] = []
        self.wire_of: dict[str, Wire] = {}  # by the name of whose device it is
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
        parties = [asyncio.create_task(self._party(number)) for number in range(self.rng.randint(1, 2))]
        trouble = asyncio.create_task(self._trouble())
        await asyncio.sleep(self.rng.uniform(2.0, 20.0))
        trouble.cancel()
        self._heal()
        _, pending = await asyncio.wait(parties, timeout=CALM)
        for party in parties:
            if party in pending:
                self.checks.violated("every game can end", [str(person) for person in self.people])
            else:
                party.result()
        self.checks.lost()

    async def _party(self, number: int) -> None:
        """Some people at a table, until its game is over."""
        game, options, bot = self.rng.choice(GAMES)
        count, bots, grace = self.rng.randint(1, 2), self.rng.randint(0, 1), self.rng.choice([0, 3, 60])
        whims = self.rng.choice([0.0, 0.1, 0.3])
        people = [Person(self, f"person-{number}-{seat}", whims, bot) for seat in range(count)]
        self.people += people
        for person in people if grace else []:
            person.others = [other for other in people if other is not person]
        seats = [people[0].name, *["open"] * (count - 1), *[f"bot:{bot}"] * max(bots, 2 - count)]
        host = people[0]
        host.key = await host.patiently(lambda: host.client.open(game, seats, options, grace=grace))
        for person in people[1:]:
            name, id = person.name, f"{person.name:->16}"
            person.key = await person.patiently(lambda name=name, id=id, p=person: p.client.sit(host.key.code, name, id=id))
        spectator = Spectator(self, f"spectator-{number}", host.key.watch)
        living = [self.loop.create_task(one.live(), context=one.actor.context) for one in [*people, spectator]]
        for done in await asyncio.gather(*living, return_exceptions=True):
            if isinstance(done, BaseException):
                self.checks.violated("a client understands what it hears", repr(done))
        await self._check_end(host, people)

    async def _check_end(self, host: Person, people: list[Person]) -> None:
        """The game is over: its record is the log, and its dice can be verified."""
        assert host.key
        table = host.key.table
        if table not in self.checks.ledgers or not self.checks.ledgers[table].table.match:
            return self.checks.violated("every game can end", f"{table} never began")
        ledger = self.checks.ledgers[table].table
        if ledger.must_roll():
            self.checks.violated("what is to be rolled is rolled", table)
        if ledger.status != "over":
            return self.checks.violated("every game can end", f"{table} is {ledger.status}")
        found: Record = await host.patiently(lambda: host.client.record(table))
        if found.log != ledger.playing.log or not verify(found).rolls:
            self.checks.violated("a record is the log", table)
        return None

    # ------------------------------------------------------------ trouble
    async def _trouble(self) -> None:
        enabled = [trouble for trouble in self.troubles if self.rng.random() < 0.5]
        while enabled:
            await asyncio.sleep(self.rng.expovariate(1.0))
            trouble = self.rng.choice(enabled)
            if self._happens(trouble):
                self.note(trouble)
                self.faults.counts[trouble] += 1

    def _happens(self, trouble: str) -> bool:
        """Make some trouble, if it can be made now."""
        rng, running = self.rng, [process for process in self.processes if process.up]
        self.wires = [wire for wire in self.wires if not wire.broken]
        here = [person for person in self.people if not person.away and not person.vanished]
        if trouble == "connection broken" and self.wires:
            rng.choice(self.wires).drop(rng.choice([0.0, rng.uniform(0.0, 30.0)]), rng.uniform(0.0, 2.0))
        elif trouble == "crash" and running:
            rng.choice(running).actor.fuse = rng.randint(1, 300)
        elif trouble == "clock step":
            rng.choice(self.processes).clock_step = rng.choice([61 * DAY, -61 * DAY, 2 * DAY, 3600.0, -3600.0, 0.0])
        elif trouble == "sweep" and running:
            rng.choice(running).sweep()
        elif trouble == "Redis gone" and self.redis_url and not self.redis.gone:
            self.redis.stop()
            self.loop.call_later(rng.uniform(0.1, 5.0), self.redis.start)
        elif trouble == "somebody away" and here:
            person = rng.choice(here)
            person.away = True
            self.loop.call_later(rng.uniform(0.1, 10.0), person.come_back)
        elif trouble == "somebody vanished" and (missed := [person for person in here if person.may_vanish()]):
            rng.choice(missed).vanished = True
        else:
            return False
        return True

    def _heal(self) -> None:
        """From now on nothing goes wrong any more."""
        self.note("nothing goes wrong any more")
        self.faults.active = False
        self.redis.start()
        for process in self.processes:
            process.actor.fuse, process.clock_step = 0, 0.0
        for person in self.people:
            person.come_back()

    def _crashed(self, actor: Actor) -> None:
        (process,) = (process for process in self.processes if process.actor is actor)
        process.crash()
        self.loop.call_later(self.rng.uniform(0.05, 5.0), process.start, context=self.loop.world.context)

    def _failed(self, context: dict[str, Any]) -> None:
        self.checks.violated("nothing fails unheard", f"{context.get('message')}: {context.get('exception')!r}")

    def _is_here(self, holder: str) -> bool:
        """Whether somebody has been connected for so long that all processes could know."""
        for person in self.people:
            if person.key and person.key.token.split(".")[1] == holder and (wire := self.wire_of.get(person.name)):
                return not wire.broken and self.loop.now - wire.greeted > LONG
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
        holders = [person.key.token.split(".")[1] for person in self.people if person.name == name and person.key]
        self.note(f"{name} connects to {process.actor.name}")
        process.accept(wire, Line("".join(holders)))
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
