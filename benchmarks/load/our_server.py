"""Measure our own server the same way, on Burger Dice for four: see measure.py for what and how.

Every move is durable before anybody hears of it (SQLite, synchronous=FULL), every seat gets its own view and its legal moves with
labels. The seats only ever waste their dice, so that no game ends.
"""

from __future__ import annotations

import http.client
import importlib.metadata
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import measure
import msgspec
from tables import HOST, SEATS, Seat, Service, Table
from wire import Failure

NO_LIMITS = {
    "DICECAFE_MESSAGES": "1000000/1",
    "DICECAFE_MESSAGES_PER_ADDRESS": "10000000/1",
    "DICECAFE_FRAMES": "1000000/1",
    "DICECAFE_TABLES": "1000000/60",
    "DICECAFE_REQUESTS": "1000000/60",
    "DICECAFE_LINES_READ": "1e12/60",
    "DICECAFE_STORED_BYTES": "1e12/60",
    "DICECAFE_CONNECTS": "1000000/60",
    "DICECAFE_CONNECTIONS_PER_ADDRESS": "100000",
    "DICECAFE_CONNECTIONS": "100000",
    "DICECAFE_SOCKETS_PER_ADDRESS": "100000",
    "DICECAFE_WARM": "0",
}


class Position(msgspec.Struct):
    """What a player needs of a position; the rest is skipped."""

    at: int
    turn: int
    moves: dict[int, list[tuple[str, str, msgspec.Raw]]] = {}


class Heard(msgspec.Struct):
    """A welcome or news."""

    position: Position | None = None


HEARD = msgspec.json.Decoder(Heard)


class OurSeat(Seat):
    """A seat that speaks our protocol."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        super().__init__(table, number)
        self.token, self.position, self.sent = token, Position(0, 0, {}), 0

    def request(self) -> str:
        """Where the socket is."""
        return "/socket"

    def opened(self) -> None:
        """Say hello."""
        self.say(msgspec.json.encode({"type": "hello", "token": self.token}))

    def heard(self, text: bytes) -> None:
        """News first: they are many."""
        if text.startswith(b'{"type":"news"'):
            if (position := HEARD.decode(text).position) is not None:
                self.position = position
                self.updated(position.turn)
        elif text.startswith(b'{"type":"welcome"'):
            position = HEARD.decode(text).position
            assert position is not None
            self.position = position
            self.seated(position.turn)
        elif text.startswith(b'{"type":"refused"'):
            self.ended(text.decode())

    def send_move(self) -> None:
        """Waste what can be wasted; else roll."""
        moves = [move for move, _, _ in self.position.moves[self.number]]
        self.sent += 1
        command = {"type": "move", "id": str(self.sent), "seat": self.number, "at": self.position.at, "move": moves[-1]}
        if moves[-1] == "stop":
            command["move"] = "roll"
        self.say(msgspec.json.encode(command))


class Ours(Service):
    """`dicecafe serve` on a file of its own."""

    name = "dicecafe"
    folder = Path(__file__).parents[2]

    def __init__(self) -> None:
        self.tokens: list[list[str]] = []
        self.place = tempfile.TemporaryDirectory(prefix="dicecafe-load-")

    def prepare(self) -> None:
        """Nothing to install."""

    def command(self, port: int) -> tuple[Sequence[str], Mapping[str, str]]:
        """The command of the README."""
        store = str(Path(self.place.name) / "cafe.db")
        return [sys.executable, "-m", "dicecafe", "serve", "--port", str(port), "--store", store], NO_LIMITS

    def create(self, port: int, tables: int) -> None:
        """Open the tables and take all seats."""
        server = http.client.HTTPConnection(HOST, port, timeout=30)

        def post(path: str, body: object) -> dict[str, str]:
            server.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
            answer = server.getresponse()
            text = answer.read()
            if answer.status != 201:
                raise Failure(f"{path} was refused: {answer.status} {text.decode()}")
            told: dict[str, str] = json.loads(text)
            return told

        for _ in range(tables):
            seats = [{"kind": "here", "name": "Player 1"}, *({"kind": "open"} for _ in range(SEATS - 1))]
            key = post("/api/tables", {"game": "burger-dice", "seats": seats, "first": 0})
            others = [post(f"/api/tables/{key['code']}/seats", {"name": f"Player {n + 1}"}) for n in range(1, SEATS)]
            self.tokens.append([key["token"], *(other["token"] for other in others)])
        server.close()

    def seat(self, table: Table, number: int) -> Seat:
        """A seat with its token."""
        return OurSeat(table, number, self.tokens[table.number][number])

    def versions(self) -> dict[str, str]:
        """Of what does the work."""
        return {name: importlib.metadata.version(name) for name in ("dicecafe", "aiohttp", "msgspec", "uvloop")}


if __name__ == "__main__":
    sys.exit(measure.main(Ours(), measure.parser(__doc__).parse_args()))
