"""Threads: playouts are compiled and hold no lock of Python's, so several positions are played on from at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from dicecafe.solver.sweep import cores_here

MOST: Final = 4  # threads of one analysis: others want to think too

Item = TypeVar("Item")
Found = TypeVar("Found")


def usual_threads() -> int:
    """As many as there are cores, up to a few."""
    return min(MOST, cores_here())


def in_order(function: Callable[[Item], Found], items: Sequence[Item], threads: int) -> Iterator[Found]:
    """What the function finds of each item, in their order: the same whatever the number of threads."""
    if threads == 1:
        yield from map(function, items)
        return
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(function, items)
