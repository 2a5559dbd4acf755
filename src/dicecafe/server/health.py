"""Health: whether what happens can be stored, seen by storing something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from .store import Store

INTERVAL = 1.0  # seconds: however many ask, the store is written to once in so long


class Closing(DiceCafeError):
    """A server that is about to stop."""

    codes: ClassVar = {
        "server/closing": "the server is about to stop, and takes on nobody new",
    }


class Health:
    """The health of one process's store, and whether the process is about to stop."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.clock = store, clock
        self.task: asyncio.Task[None] | None = None
        self.checked = 0.0  # when the task began
        self.closing = False

    async def check(self) -> None:
        """Raise what storing something raises, now or a moment ago."""
        if self.task is None or (self.task.done() and self.clock() - self.checked >= INTERVAL):
            self.task, self.checked = asyncio.create_task(self.store.check()), self.clock()
        await asyncio.shield(self.task)

    async def check_ready(self) -> None:
        """Refuse where somebody new had better go to another server."""
        if self.closing:
            raise Closing("server/closing", Message("server-closing"))
        await self.check()
