"""Measure a ceiling: bare_server.py does on aiohttp and our store what any server of ours must do for a move, and nothing else.

It takes a message of a move's size, stores it durably by the same group commit, sends four sockets an event of the same size as
our news, and the mover an answer. What share of its moves ours reaches is what rules, views and budgets leave.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import measure
import msgspec
from our_server import Ours
from tables import SEATS, Seat, Service, Table

EVENT_BYTES = 450  # of filler: then as many bytes come to a seat for each move as from our server
DONE = b'{"id":'


class BareSeat(Seat):
    """A seat whose moves mean nothing; the seats take turns."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(table, number)
        self.turn, self.sent = 0, 0

    def request(self) -> str:
        """Where the socket is."""
        return f"/{self.table.number}/{self.number}"

    def opened(self) -> None:
        """The server speaks first."""

    def heard(self, text: bytes) -> None:
        """News first: they are many."""
        if text.startswith(b'{"n":'):
            self.turn = (self.turn + 1) % SEATS
            self.updated(self.turn)
        elif not text.startswith(DONE):
            self.seated(0)

    def send_move(self) -> None:
        """Send something of the size of a move."""
        self.sent += 1
        command = {"type": "move", "id": str(self.sent), "seat": self.number, "at": self.sent, "move": "waste pickles"}
        self.say(msgspec.json.encode(command))


class Ceiling(Service):
    """The bare server on a file of its own."""

    name = "ceiling"
    folder = Path(__file__).parents[2]

    def __init__(self) -> None:
        self.place = tempfile.TemporaryDirectory(prefix="dicecafe-load-")

    def prepare(self) -> None:
        """Nothing to install."""

    def command(self, port: int) -> tuple[Sequence[str], Mapping[str, str]]:
        """The program, with the C library's allocator, as `dicecafe serve` has it."""
        program, store = str(Path(__file__).parent / "bare_server.py"), str(Path(self.place.name) / "cafe.db")
        options = ["--port", str(port), "--store", store, "--event-bytes", str(EVENT_BYTES)]
        return [sys.executable, program, *options], {"PYTHONMALLOC": "malloc"}

    def create(self, port: int, tables: int) -> None:
        """Tables are made by the first who comes."""

    def seat(self, table: Table, number: int) -> Seat:
        """Any seat."""
        return BareSeat(table, number)

    def versions(self) -> dict[str, str]:
        """Of what does the work: the same as ours."""
        return Ours().versions()


if __name__ == "__main__":
    sys.exit(measure.main(Ceiling(), measure.parser(__doc__).parse_args()))
