"""Lanes: one for each sort of job, so that a hundred tables of experts delay neither a quick bot nor anybody's hint.

Tables go before all of them, and the lanes go before each other in this order: by the `nice` of their processes.
"""

from __future__ import annotations

import asyncio

from ..metrics import Metrics
from ..settings import Settings
from .lane import Lane

MAX_BOTS = 10_000  # that wait


class Lanes:
    """The lanes of one server process. None of their workers is started before there is a job for it."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        bots = settings.sockets_per_address, MAX_BOTS  # they think where somebody looks, one at a table
        hints = settings.hints_per_address, settings.hints_waiting
        self.quick = Lane("quick", 1, 1, *bots, metrics)  # bots that do not search
        self.hints = Lane("hints", 1, 5, *hints, metrics)  # what people ask for, and wait for
        self.bots = Lane("bots", settings.bot_processes, 10, *bots, metrics)  # bots that search
        self.coach = Lane("coach", 1, 15, settings.analyses_per_address, settings.analyses_waiting, metrics)

    async def close(self) -> None:
        """Stop all work at once."""
        await asyncio.gather(*(lane.close() for lane in (self.quick, self.hints, self.bots, self.coach)))
