"""Memory: the garbage collector of a process that keeps the positions of many tables.

They hold no cycles and stay, so to walk through them again and again finds nothing and holds everybody up: 0.3 s for a million
objects. What outlives its youth is put aside; once in a while all of it is looked through.
"""

from __future__ import annotations

import gc
from typing import Any

YOUTH = 50_000  # new objects after which the collector looks through them


def collect_young() -> None:
    """From now on look through young objects only."""
    gc.set_threshold(YOUTH, 1000, 1000)
    gc.freeze()
    if put_aside not in gc.callbacks:
        gc.callbacks.append(put_aside)


def collect_all() -> None:
    """Look through everything, which takes its time."""
    gc.unfreeze()
    gc.collect()


def put_aside(phase: str, info: dict[str, Any]) -> None:
    """What was just looked through and is in use will stay."""
    if phase == "stop":
        gc.freeze()
