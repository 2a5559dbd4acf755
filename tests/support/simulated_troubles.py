"""Simulated troubles: what goes wrong at moments of its own, beside the faults of single calls and messages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from simulated_server import DAY

if TYPE_CHECKING:
    from simulated_world import World

TROUBLES = [
    "connection broken",
    "crash",
    "restart",
    "clock step",
    "Redis gone",
    "somebody away",
    "somebody vanished",
    "sweep",
    "table damaged",
]


class Troubles:
    """Makes trouble, of some kinds in each run, until it is cancelled."""

    def __init__(self, world: World, kinds: list[str]) -> None:
        self.world, self.kinds = world, [kind for kind in kinds if world.rng.random() < 0.5]

    async def make(self) -> None:
        """One after another."""
        while self.kinds:
            await asyncio.sleep(self.world.rng.expovariate(1.0))
            kind = self.world.rng.choice(self.kinds)
            if self._happens(kind):
                self.world.note(kind)
                self.world.faults.note(kind)

    def _happens(self, kind: str) -> bool:
        """Make some trouble, if it can be made now."""
        world, rng = self.world, self.world.rng
        running = [process for process in world.processes if process.up]
        world.wires = [wire for wire in world.wires if not wire.broken]
        here = [person for person in world.people if not person.away and not person.vanished]
        begun = [id for id, table in world.database.tables.items() if len(table.events) > 1]
        missed = [person for person in here if person.may_vanish()]
        if kind == "connection broken" and world.wires:
            rng.choice(world.wires).drop(rng.choice([0.0, rng.uniform(0.0, 30.0)]), rng.uniform(0.0, 2.0))
        elif kind == "crash" and running:
            rng.choice(running).actor.fuse = rng.randint(1, 300)
        elif kind == "restart" and running:
            rng.choice(running).stop()
        elif kind == "clock step":
            rng.choice(world.processes).clock_step = rng.choice([61 * DAY, -61 * DAY, 2 * DAY, 3600.0, -3600.0, 0.0])
        elif kind == "sweep" and running:
            rng.choice(running).sweep()
        elif kind == "table damaged" and begun and rng.random() < 0.2:
            id = rng.choice(begun)
            world.database.damage(id, rng.randrange(1, len(world.database.tables[id].events)), rng.random() < 0.5)
        elif kind == "Redis gone" and world.redis_url and not world.redis.gone:
            world.redis.stop()
            world.loop.call_later(rng.uniform(0.1, 5.0), world.redis.start)
        elif kind == "somebody away" and here:
            person = rng.choice(here)
            person.away = True
            world.loop.call_later(rng.uniform(0.1, 10.0), person.come_back)
        elif kind == "somebody vanished" and missed:
            rng.choice(missed).vanished = True
        else:
            return False
        return True

    def end(self) -> None:
        """From now on nothing goes wrong any more."""
        world = self.world
        world.note("nothing goes wrong any more")
        world.faults.active = False
        world.redis.start()
        for process in world.processes:
            process.actor.fuse, process.clock_step = 0, 0.0
        for person in world.people:
            person.come_back()
