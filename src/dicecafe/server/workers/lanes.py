"""Lanes: one for each sort of job, so that a hundred tables of experts delay neither a quick bot nor anybody's hint.

Tables go before all of them, and the lanes go before each other in this order: by the `nice` of their processes.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from ..metrics import Metrics
from ..settings import Settings
from .lane import Lane, WorkerLane

MAX_BOTS = 10_000  # that wait


class Lanes(Protocol):
    """The lanes of one process."""

    @property
    def quick(self) -> Lane:
        """For bots that do not search."""

    @property
    def hints(self) -> Lane:
        """For what people ask for, and wait for."""

    @property
    def bots(self) -> Lane:
        """For bots that search."""

    @property
    def coach(self) -> Lane:
        """For analyses."""

    async def close(self) -> None:
        """Stop all work at once."""


class WorkerLanes:
    """The lanes of one server process. None of their workers is started before there is a job for it."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        bots = settings.sockets_per_address, MAX_BOTS  # they think where somebody looks, one at a table
        hints = settings.hints_per_address, settings.hints_waiting
        self.quick = WorkerLane("quick", 1, 1, *bots, metrics)
        self.hints = WorkerLane("hints", 1, 5, *hints, metrics)
        self.bots = WorkerLane("bots", settings.bot_processes, 10, *bots, metrics)
        self.coach = WorkerLane("coach", 1, 15, settings.analyses_per_address, settings.analyses_waiting, metrics)

    async def close(self) -> None:
        """See `Lanes`."""
        await asyncio.gather(*(lane.close() for lane in (self.quick, self.hints, self.bots, self.coach)))
