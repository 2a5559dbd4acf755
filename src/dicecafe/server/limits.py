"""Limits: so much of anything, and no more, for one connection or one address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

MAX_ADDRESSES = 10_000  # addresses; beyond that, those that have asked for nothing of late are forgotten


class LimitError(DiceCafeError):
    """Too much of something."""

    codes: ClassVar = {
        "limit/messages": "too many messages at once",
        "limit/requests": "too many requests from one address",
        "limit/questions": "a hint or odds were asked for while the last ones are still being worked out",
        "limit/table": "so much was said, shown and taken back at a table that only its game goes on",
        "limit/sockets": "too many connections from one address",
    }


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once, self.per_second, self.clock = at_once, per_second, clock
        self.left, self.at = at_once, clock()

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a while."""
        return self.left + (self.clock() - self.at) * self.per_second >= self.at_once


def check_pace(bucket: Bucket) -> None:
    """Refuse a client that sends too fast."""
    if not bucket.take():
        raise LimitError("limit/messages", Message("limit-messages"))


class Addresses:
    """What each address does: tables opened, seats taken, sockets open."""

    def __init__(self, per_minute: float, max_sockets: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_minute, self.max_sockets, self.clock = per_minute, max_sockets, clock
        self.buckets: dict[str, Bucket] = {}
        self.sockets: Counter[str] = Counter()

    def count_request(self, address: str) -> None:
        """Refuse an address that opens too many tables, or tries too many codes."""
        if len(self.buckets) > MAX_ADDRESSES:
            self.buckets = {one: bucket for one, bucket in self.buckets.items() if not bucket.full}
        bucket = self.buckets.setdefault(address, Bucket(self.per_minute, self.per_minute / 60, self.clock))
        if not bucket.take():
            raise LimitError("limit/requests", Message("limit-requests"))

    def connect(self, address: str) -> None:
        """Count a socket, or refuse it."""
        if self.sockets[address] >= self.max_sockets:
            raise LimitError("limit/sockets", Message("limit-sockets", most=self.max_sockets))
        self.sockets[address] += 1

    def disconnect(self, address: str) -> None:
        """A socket less."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
