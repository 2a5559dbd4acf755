"""Simulated workers: a thought takes a while of the simulated clock, and ends with its result or, now and then, too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from dicecafe.server.workers.jobs import Job, decode, encode
from dicecafe.server.workers.process import Late
from dicecafe.server.workers.queues import FairQueue
from dicecafe.server.workers.work import work

LATE = 0.02  # of the thoughts


class SimulatedLane:
    """A lane that has a worker for every job."""

    def __init__(self) -> None:
        self.queue = FairQueue(1, 1)  # nothing waits

    def submit(
        self,
        job: Job,
        address: str,
        table: str,
        seconds: float,
        progress: Callable[[float], None] = lambda done: None,
        partial: Callable[[Any], None] = lambda result: None,
    ) -> asyncio.Future[Any]:
        """Do a job as a worker would, from its bytes."""
        loop: Any = asyncio.get_running_loop()

        def think() -> Any:
            if loop.rng.random() < LATE:
                raise Late
            return work(decode(encode(job)))

        future: asyncio.Future[Any] = loop.run_in_executor(None, think)
        return future


class SimulatedLanes:
    """All lanes."""

    def __init__(self) -> None:
        self.quick = self.hints = self.bots = self.coach = SimulatedLane()

    async def close(self) -> None:
        """Nothing runs."""
