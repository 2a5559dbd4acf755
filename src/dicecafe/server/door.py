"""Door: one at a time may change a room, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Door:
    """A lock that can also be taken without waiting, where it is free: `asyncio.Lock` can't say whether somebody waits for it."""

    __slots__ = ("closed", "waiting")

    def __init__(self) -> None:
        self.closed = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def close(self) -> None:
        """Take it; it is free."""
        assert not self.closed
        self.closed = True

    def open(self) -> None:
        """Let the next one in: it stays closed if somebody waits."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.closed = False

    async def __aenter__(self) -> None:
        if not self.closed:
            self.close()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was let in, and went away
                self.open()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.open()
