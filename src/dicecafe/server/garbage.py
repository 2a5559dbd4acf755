"""Memory: the garbage collector of a process that keeps the positions of many tables.

They hold no cycles and stay, so to walk through them again and again finds nothing and holds everybody up: 0.3 s for a million
objects. What outlives its youth is put aside; once in a while all of it is looked through.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

YOUTH = 50_000  # new objects after which the collector looks through them


@contextmanager
def collecting_young() -> Iterator[None]:
    """Meanwhile the collector looks through young objects only."""
    before = gc.get_threshold()
    gc.set_threshold(YOUTH, before[1], before[2])
    gc.freeze()
    gc.callbacks.append(_put_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(_put_aside)
        gc.unfreeze()
        gc.set_threshold(*before)


def collect_all() -> None:
    """Look through everything, which takes its time."""
    gc.unfreeze()
    gc.collect()


def _put_aside(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
