"""Simulated workers: a thought takes a while of the simulated clock, and ends with its result or, now and then, too late."""

from __future__ import annotations

import asyncio
from typing import Any

from dicecafe.server.workers.jobs import decode, encode
from dicecafe.server.workers.process import Late
from dicecafe.server.workers.queues import Ticket
from dicecafe.server.workers.work import work

LATE = 0.02  # of the thoughts


class SimulatedLane:
    """A lane that has a worker for every job."""

    def submit(self, ticket: Ticket) -> asyncio.Future[Any]:
        """Do a job as a worker would, from its bytes."""
        loop: Any = asyncio.get_running_loop()

        def think() -> Any:
            if loop.rng.random() < LATE:
                raise Late
            return work(decode(encode(ticket.job)))

        future: asyncio.Future[Any] = loop.run_in_executor(None, think)
        return future

    def waiting(self, address: str) -> int:
        """Nothing waits for another."""
        return 0


class SimulatedLanes:
    """All lanes."""

    def __init__(self) -> None:
        self.quick = self.hints = self.bots = self.coach = SimulatedLane()

    async def close(self) -> None:
        """Nothing runs."""
