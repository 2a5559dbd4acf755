"""Slices: long work in the event loop, some milliseconds at a time.

A game is a log that is replayed: 14 to 50 us a line, so seconds for a long one. A thread would hold the
interpreter's lock for as long. So whoever replays pauses between slices, and everybody else has a turn.
"""

from __future__ import annotations

import asyncio

SLICE = 20  # lines: a millisecond at most


class Slices:
    """Where long work pauses: in each round of the loop one slice of it is done, however many work."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def pause(self, done: int) -> None:
        """Give way, if so many lines are a slice."""
        if done % SLICE == 0:
            async with self._lock:
                await asyncio.sleep(0)
