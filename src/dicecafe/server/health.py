"""Health: whether what happens can be stored, seen by storing something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from .store import Store

INTERVAL = 1.0  # seconds: however many ask, the store is written to once in so long


class Health:
    """The health of one process's store."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.clock = store, clock
        self.task: asyncio.Task[None] | None = None
        self.checked = 0.0  # when the task began

    async def check(self) -> None:
        """Raise what storing something raises, now or a moment ago."""
        if self.task is None or (self.task.done() and self.clock() - self.checked >= INTERVAL):
            self.task, self.checked = asyncio.create_task(self.store.check()), self.clock()
        await asyncio.shield(self.task)
