"""Queues: who waits for a worker. Addresses take turns, and at an address its tables: many jobs of one delay nobody else's."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .jobs import Job


class Busy(Exception):
    """Too many jobs wait already."""


@dataclass(eq=False)
class Ticket:
    """A job that waits or is being done; whoever wants the result waits for `future`, or cancels it."""

    job: Job
    address: str
    table: str
    seconds: float  # that it may take
    progress: Callable[[float], None] = lambda done: None
    partial: Callable[[Any], None] = lambda result: None  # hears of a first result
    future: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Tickets by address and table, as many as there may be of one address and in all."""

    def __init__(self, per_address: int, in_all: int) -> None:
        self.per_address, self.in_all = per_address, in_all
        self.addresses: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(self.waiting, self.addresses))

    def waiting(self, address: str) -> int:
        """How many jobs of an address wait."""
        return sum(map(len, self.addresses.get(address, {}).values()))

    def put(self, ticket: Ticket) -> None:
        """Add a ticket, or refuse it."""
        if self.waiting(ticket.address) >= self.per_address or len(self) >= self.in_all:
            raise Busy
        self.addresses.setdefault(ticket.address, OrderedDict()).setdefault(ticket.table, deque()).append(ticket)

    def take(self) -> Ticket | None:
        """The next ticket: of the address that waited longest for its turn, and there of such a table."""
        if not self.addresses:
            return None
        address, tables = next(iter(self.addresses.items()))
        table, tickets = next(iter(tables.items()))
        ticket = tickets[0]
        self.addresses.move_to_end(address)
        tables.move_to_end(table)
        self.discard(ticket)
        return ticket

    def discard(self, ticket: Ticket) -> None:
        """Remove a ticket, if it still waits."""
        tables = self.addresses.get(ticket.address, OrderedDict())
        tickets = tables.get(ticket.table, deque())
        if ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del tables[ticket.table]
            if not tables:
                del self.addresses[ticket.address]
