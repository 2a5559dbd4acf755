"""Slices: long work in the event loop, some milliseconds at a time.

A game is a log that is replayed: 14 to 50 us a line, so seconds for a long one; a deck takes milliseconds to check. A thread
would hold the interpreter's lock for as long. So whoever has such work waits for a turn before each slice of it, and everybody
else has one in between. A long game also leaves the loop a rest between its slices: else the thread that stores moves would wait
for the interpreter at each of its steps.
"""

from __future__ import annotations

import asyncio

SLICE = 20  # lines: a millisecond at most
LONG = 20 * SLICE  # lines after which a game rests
REST = 0.001  # seconds, about as long as a slice


class Slices:
    """Where long work waits: in each round of the loop one slice of it is done, however many work."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def turn(self, rest: float = 0.0) -> None:
        """Wait for a round in which nobody else does a slice, with a rest before it."""
        async with self._lock:
            await asyncio.sleep(rest)

    async def pause(self, done: int) -> None:
        """Give way, if so many lines are a slice."""
        if done % SLICE == 0:
            await self.turn(REST if done >= LONG else 0.0)
