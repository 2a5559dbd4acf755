"""Garbage: the collector of a process that keeps many tables.

Tables and sockets hold no cycles: they are freed when nobody refers to them. Looking for cycles among them finds nothing and
stops everybody, 0.1 s for 300,000 objects. So objects that survive a young collection are frozen, and all are looked through only
when so many survived that there may be something among them after all: cycles that a library made.
"""

from __future__ import annotations

import asyncio
import gc
from types import TracebackType
from typing import Any, Self

YOUNG_THRESHOLD = 50_000  # new objects before a young collection
GROWTH = 0.5  # of the objects that were left by the last collection of all, until the next
CHECK_INTERVAL = 1.0  # seconds


class Collector:
    """The collector while it is entered."""

    def __init__(self) -> None:
        self.left = 0  # objects, after the last collection of all
        self.survived = 0  # objects frozen since then
        self._thresholds = gc.get_threshold()

    def __enter__(self) -> Self:
        gc.set_threshold(YOUNG_THRESHOLD, *self._thresholds[1:])
        gc.callbacks.append(self._freeze_survivors)
        self.collect_all()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        gc.callbacks.remove(self._freeze_survivors)
        gc.unfreeze()
        gc.set_threshold(*self._thresholds)

    @property
    def due(self) -> bool:
        """Whether so much survived that it is worth a look."""
        return self.survived >= max(YOUNG_THRESHOLD, GROWTH * self.left)

    def collect_all(self) -> None:
        """Look through everything, which takes its time."""
        gc.unfreeze()
        gc.collect()
        self.left, self.survived = gc.get_freeze_count(), 0

    async def run(self) -> None:
        """Do so whenever it is due."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            if self.due:
                self.collect_all()

    def _freeze_survivors(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop":
            self.survived += max(0, YOUNG_THRESHOLD - info["collected"])
            gc.freeze()


def break_cycle(error: BaseException | None) -> None:
    """Forget where an error was raised that somebody keeps whom the frames there keep: else both stay until all is collected."""
    while error:
        error.__traceback__, error = None, error.__context__
