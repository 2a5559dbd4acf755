"""Garbage: the collector of a process that keeps many tables.

Tables and sockets hold no cycles: they are freed when nobody refers to them. Looking for cycles among them finds nothing and
stops everybody, 0.1 s for 300,000 objects. So objects that survive a young collection are frozen, and all are looked through only
when so many survived that there may be something among them after all: cycles that a library made. That is done while nobody
plays; while somebody does, only if memory is over its limit.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

YOUNG_THRESHOLD = 10_000  # new objects before a young collection: 5 ms where their memory is no longer at hand
FEW = 50_000  # objects that may survive without a collection of all
GROWTH = 0.5  # of the objects that were left by the last collection of all, until the next
CHECK_INTERVAL = 1.0  # seconds
TRIM_INTERVAL = 20.0  # seconds
TABLES_LEFT = 100  # until memory is given back


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
        return self.survived >= max(FEW, GROWTH * self.left)

    def collect_all(self) -> None:
        """Look through everything, which takes its time."""
        gc.unfreeze()
        gc.collect()
        self.left, self.survived = gc.get_freeze_count(), 0

    async def run(self, events: Callable[[], int], is_large: Callable[[], bool]) -> None:
        """Do so whenever it is due, and no event was stored for a moment or memory is large."""
        while True:
            before = events()
            await asyncio.sleep(CHECK_INTERVAL)
            if self.due and (events() == before or is_large()):
                self.collect_all()

    def _freeze_survivors(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop":
            self.survived += max(0, YOUNG_THRESHOLD - info["collected"])
            gc.freeze()


class Trimmer:
    """Gives memory back to the system, when many tables have left: lists of free objects, and what the C library keeps.

    That is about a tenth of what they took. Python's own small objects lie in arenas of 1 MB, which it gives back when nothing at
    all is left in one; so the rest is used again by the next tables, and never grows beyond what the most tables at a time took.
    So `serve` starts with PYTHONMALLOC=malloc: the C library has the small objects too, and most of what they took goes back.
    """

    def __init__(self) -> None:
        self.most = 0  # tables at a time, since memory was last given back

    def due(self, tables: int) -> bool:
        """Whether many have left since then, now that there are so many."""
        self.most = max(self.most, tables)
        if self.most - tables < TABLES_LEFT:
            return False
        self.most = tables
        return True

    async def run(self, tables: Callable[[], int]) -> None:
        """Do so whenever it is due, in a thread: it takes milliseconds."""
        while True:
            await asyncio.sleep(TRIM_INTERVAL)
            if self.due(tables()):
                gc.collect()  # empties the lists, and takes no time: what survived so far is frozen
                await asyncio.to_thread(trim)


def trim() -> None:
    """Give back what the C library has freed; nothing happens where it is not glibc."""
    if sys.platform == "linux" and (malloc_trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        malloc_trim(0)


def break_cycle(error: BaseException | None) -> None:
    """Forget where an error was raised that somebody keeps whom the frames there keep: else both stay until all is collected."""
    while error:
        error.__traceback__, error = None, error.__context__
