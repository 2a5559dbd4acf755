"""Holders: who has the connections that are in use, so that whoever has most makes way when all are taken.

Of IPv6, a network of 48 bits counts as one: a customer may have as many, and as many addresses in it as there are connections.
"""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeVar

from .clients import network

T = TypeVar("T")


class Holders(Generic[T]):
    """The connections in use, by network and address, in the order in which they came."""

    def __init__(self) -> None:
        self.address_of: dict[T, str] = {}
        self.held: dict[str, dict[str, dict[T, None]]] = {}  # by network, by address
        self.counts: Counter[str] = Counter()  # by network

    def __len__(self) -> int:
        return len(self.address_of)

    def add(self, one: T, address: str) -> None:
        """An address uses a connection."""
        self.remove(one)
        self.address_of[one] = address
        self.held.setdefault(network(address), {}).setdefault(address, {})[one] = None
        self.counts[network(address)] += 1

    def remove(self, one: T) -> None:
        """A connection is used no longer."""
        if (address := self.address_of.pop(one, None)) is None:
            return
        whole = network(address)
        self.counts[whole] -= 1
        del self.held[whole][address][one]
        if not self.held[whole][address]:
            del self.held[whole][address]
        if not self.held[whole]:
            del self.held[whole], self.counts[whole]

    def largest(self, address: str) -> T | None:
        """The connection that makes way for one of this address; none unless somebody has more, also when it is gone.

        It is the newest of whoever has most: who came first stays.
        """
        whole = network(address)
        most, own = max(self.counts, key=self.counts.__getitem__, default=whole), self.counts[whole]
        if most == whole:
            own = len(self.held.get(whole, {}).get(address, ()))
        elif self.counts[most] <= own + 1:
            return None
        connections = max(self.held.get(most, {}).values(), key=len, default={})
        return next(reversed(connections)) if most != whole or len(connections) > own + 1 else None
