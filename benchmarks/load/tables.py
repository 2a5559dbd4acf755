"""Tables of four sockets at a server, and the clock on every move. A server is a `Service` and a `Seat`: the rest is shared."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import wire

SEATS = 4
HOST = "127.0.0.1"


@dataclass
class Tally:
    """What was seen in a stretch of time."""

    own: list[float] = field(default_factory=list)  # seconds from a move to its update at the mover
    last: list[float] = field(default_factory=list)  # ... and at the last of the seats
    late: list[float] = field(default_factory=list)  # by which a paced move was sent after its time: generator or all tables busy


class Table:
    """Four seats, and at most one move on its way."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.seats: list[Seat] = []
        self.turn = 0  # the seat that moves next
        self.tally = Tally()  # where the times go; replaced when a new stretch begins
        self.done: Callable[[Table], None] = lambda _: None  # called when all seats have the update
        self.waiting = 0  # the seats, as bits, that have not got the update of the last move
        self.gone = ""  # why it can't be played on
        self._mover = 0
        self._sent = 0.0

    def move(self) -> None:
        """The seat in turn moves."""
        self._mover = self.turn
        self.waiting = (1 << len(self.seats)) - 1
        self._sent = time.perf_counter()
        self.seats[self._mover].send_move()

    def updated(self, seat: int, turn: int) -> None:
        """A seat has got the update of the last move, and knows from it who is next."""
        passed = time.perf_counter() - self._sent
        if not self.waiting >> seat & 1:
            self.gone = f"seat {seat} got an update that it did not wait for"
            return
        self.waiting ^= 1 << seat
        self.turn = turn
        if seat == self._mover:
            self.tally.own.append(passed)
        if self.waiting == 0:
            self.tally.last.append(passed)
            self.done(self)


class Seat(wire.Socket):
    """One socket at a table, in the words of one server.

    A server's own class says hello in `opened`. Reading in `heard`, it calls `seated` once, and `updated` once for every move at
    the table, whoever made it. It sends a legal move in `send_move`. When it is refused it calls `ended`.
    """

    def __init__(self, table: Table, number: int) -> None:
        super().__init__()
        self.table = table
        self.number = number
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    def send_move(self) -> None:
        """Send a legal move for this seat, whose turn it is."""

    def seated(self, turn: int) -> None:
        """The server has welcomed this seat and told whose turn it is."""
        self.table.turn = turn
        if not self.ready.done():
            self.ready.set_result(None)

    def updated(self, turn: int) -> None:
        """The update of the table's last move is here, and this seat is next."""
        self.table.updated(self.number, turn)

    def ended(self, why: str) -> None:
        """Without one seat the table is of no use."""
        self.table.gone = why
        if not self.ready.done():
            self.ready.set_exception(wire.Failure(f"table {self.table.number}, seat {self.number}: {why}"))


class Service(ABC):
    """A kind of server: how it is started, how tables come to be, and who sits there."""

    name: str
    folder: Path  # where it is started

    @abstractmethod
    def prepare(self) -> None:
        """Install what it needs, if that is not done."""

    @abstractmethod
    def command(self, port: int) -> tuple[Sequence[str], Mapping[str, str]]:
        """The command that starts it, and what it needs in its environment besides."""

    @abstractmethod
    def create(self, port: int, tables: int) -> None:
        """Create so many tables; before there are any sockets, so it may block."""

    @abstractmethod
    def seat(self, table: Table, number: int) -> Seat:
        """A seat, not connected yet."""

    def versions(self) -> dict[str, str]:
        """Of the server and what it runs on."""
        return {}


def itself(seat: Seat) -> Seat:
    """What asyncio wants: something to call for the protocol, though it is there already."""
    return seat


async def connect(service: Service, ports: Sequence[int], tables: int, at_once: int) -> list[Table]:
    """Tables with all their seats connected, so many at once on the way there; each table at one of the ports."""
    loop = asyncio.get_running_loop()
    made = [Table(number) for number in range(tables)]
    seats = [service.seat(table, number) for table in made for number in range(SEATS)]
    for seat in seats:
        seat.table.seats.append(seat)
    todo = iter(seats)

    async def some() -> None:
        for seat in todo:  # shared: each takes the next one
            await loop.create_connection(partial(itself, seat), HOST, ports[seat.table.number % len(ports)])
            await asyncio.wait_for(seat.ready, 30)

    await asyncio.gather(*(some() for _ in range(at_once)))
    return made
