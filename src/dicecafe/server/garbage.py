"""Garbage: the collector of a process that keeps the positions of many tables.

They hold no cycles and stay, so collecting them again and again finds nothing and stops everybody: 0.3 s for a million objects.
Objects that survive a young collection are frozen; once in a while all of them are collected.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

YOUNG_THRESHOLD = 50_000  # new objects before a young collection


@contextmanager
def collecting_young() -> Iterator[None]:
    """Meanwhile collect young objects only."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG_THRESHOLD, before[1], before[2])
    gc.freeze()
    gc.callbacks.append(_freeze_survivors)
    try:
        yield
    finally:
        gc.callbacks.remove(_freeze_survivors)
        gc.unfreeze()
        gc.set_threshold(*before)


def collect_all() -> None:
    """Collect everything, which takes its time."""
    gc.unfreeze()
    gc.collect()


def _freeze_survivors(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
