"""Limits: what a client has spent of its budgets, and the refusal of what is over one."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

from .budgets import BUDGETS, Budgets, Rate, declared

MAX_ADDRESSES = 10_000  # addresses; beyond that, those that have asked for nothing of late are forgotten


class LimitError(DiceCafeError):
    """Something is over its budget."""

    codes: ClassVar = {
        "limit/questions": "a hint or odds were asked for while the last ones are still being worked out",
        **{one.code: f"over the budget of one {one.per}: {one.counts}" for one in declared() if one.code.startswith("limit/")},
    }


def over(budgets: Budgets, name: str) -> LimitError:
    """The refusal of what is over a budget."""
    value, code = getattr(budgets, name), BUDGETS[name].code
    most, seconds = value if isinstance(value, Rate) else (value, 0)
    return LimitError(code, Message(f"limit-{code.partition('/')[2]}", most=most, seconds=seconds))


class Bucket:
    """What is left of a rate: so many at once, refilled evenly."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.left, self.at = rate.amount, clock()

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self.clock()
        self.left = min(self.rate.amount, self.left + (now - self.at) * self.rate.amount / self.rate.seconds)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing was taken for a while."""
        return self.left + (self.clock() - self.at) * self.rate.amount / self.rate.seconds >= self.rate.amount


class Addresses:
    """What each address does: tables opened, seats taken, sockets open."""

    def __init__(self, budgets: Budgets, clock: Callable[[], float] = time.monotonic) -> None:
        self.budgets, self.clock = budgets, clock
        self.buckets: dict[str, Bucket] = {}
        self.sockets: Counter[str] = Counter()

    def count_request(self, address: str) -> None:
        """Refuse an address that opens too many tables, or tries too many codes."""
        if len(self.buckets) > MAX_ADDRESSES:
            self.buckets = {one: bucket for one, bucket in self.buckets.items() if not bucket.full}
        if not self.buckets.setdefault(address, Bucket(self.budgets.tables, self.clock)).take():
            raise over(self.budgets, "tables")

    def connect(self, address: str) -> None:
        """Count a socket, or refuse it."""
        if self.sockets[address] >= self.budgets.sockets_per_address:
            raise over(self.budgets, "sockets_per_address")
        self.sockets[address] += 1

    def disconnect(self, address: str) -> None:
        """A socket less."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
