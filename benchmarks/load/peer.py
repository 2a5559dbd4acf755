"""Measure boardgame.io's server, on the race of boardgame/server.mjs: see measure.py for what and how."""

from __future__ import annotations

import http.client
import json
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import measure
import msgspec
from tables import HOST, SEATS, Seat, Service, Table
from wire import Failure

FOLDER = Path(__file__).parent / "boardgame"
GAME = "race"
ROLLS = 2  # a seat rolls so often before it stops

# socket.io on engine.io 4: a digit or two for the kind of packet, the namespace, then JSON.
OPEN, PING, PONG = b"0", b"2", b"3"
JOIN = b"40/%s," % GAME.encode()
EVENT = b"42/%s," % GAME.encode()
REFUSED = b"44/%s," % GAME.encode()
UPDATE = EVENT + b'["update"'
SYNC = EVENT + b'["sync"'


class Turn(msgspec.Struct):
    """Of the turn."""

    rolls: int


class Position(msgspec.Struct):
    """What a player needs of `G`."""

    turn: Turn


class Context(msgspec.Struct):
    """Of boardgame.io's own `ctx`."""

    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """A seat's view; the rest of it is skipped."""

    position: Position = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a seat gets when it sits down."""

    state: State


UPDATED = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCED = msgspec.json.Decoder(tuple[str, str, Synced])


class BoardgameSeat(Seat):
    """A seat that speaks as boardgame.io's own client does, straight over WebSocket."""

    def __init__(self, table: Table, number: int, match: str, credentials: str) -> None:
        super().__init__(table, number)
        self.match = match
        self.credentials = credentials
        self.state: State | None = None

    def request(self) -> str:
        """Where socket.io listens."""
        return "/socket.io/?EIO=4&transport=websocket"

    def opened(self) -> None:
        """The server speaks first."""

    def heard(self, text: bytes) -> None:
        """Updates first: they are many."""
        if text.startswith(UPDATE):
            state = UPDATED.decode(text[len(EVENT) :])[2]
            if self.state is None or state.number != self.state.number + 1:
                self.ended(f"update {state.number} came out of turn")
            self.state = state
            self.updated(int(state.context.current))
        elif text == PING:
            self.say(PONG)
        elif text.startswith(OPEN):
            self.say(JOIN)
        elif text.startswith(JOIN):
            self.emit("sync", self.match, str(self.number), self.credentials, SEATS)
        elif text.startswith(SYNC):
            self.state = SYNCED.decode(text[len(EVENT) :])[2].state
            self.seated(int(self.state.context.current))
        elif text.startswith(REFUSED):
            self.ended(text.decode())

    def send_move(self) -> None:
        """Roll twice, then stop."""
        assert self.state is not None
        name = "roll" if self.state.position.turn.rolls < ROLLS else "stop"
        payload = {"type": name, "args": [], "playerID": str(self.number), "credentials": self.credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state.number, self.match, str(self.number))

    def emit(self, *words: Any) -> None:
        """Send an event."""
        self.say(EVENT + msgspec.json.encode(words))


class Boardgame(Service):
    """boardgame.io's server, with tables made through its lobby."""

    name = "boardgame.io"
    folder = FOLDER

    def __init__(self) -> None:
        self.matches: list[tuple[str, list[str]]] = []  # of every table the id and the seats' credentials

    def prepare(self) -> None:
        """Install the packages of the lockfile."""
        if shutil.which("npm") is None:
            raise Failure("there is no npm")
        lock, installed = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
        if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
            return
        measure.say("npm ci ...")
        ended = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, capture_output=True, text=True)
        if ended.returncode != 0:
            raise Failure(f"npm ci: {ended.stderr.strip()[-300:]}")

    def command(self, port: int) -> tuple[Sequence[str], Mapping[str, str]]:
        """Node, in production: then the library neither logs every move nor checks for its developer."""
        return ["node", "server.mjs"], {"PORT": str(port), "NODE_ENV": "production"}

    def create(self, port: int, tables: int) -> None:
        """Make the matches and take all seats."""
        lobby = http.client.HTTPConnection(HOST, port, timeout=30)

        def post(path: str, **body: Any) -> dict[str, str]:
            lobby.request("POST", f"/games/{GAME}/{path}", json.dumps(body), {"Content-Type": "application/json"})
            answer = lobby.getresponse()
            text = answer.read()
            if answer.status != 200:
                raise Failure(f"the lobby refused {path}: {answer.status} {text.decode()}")
            told: dict[str, str] = json.loads(text)
            return told

        for _ in range(tables):
            match = post("create", numPlayers=SEATS)["matchID"]
            seats = (post(f"{match}/join", playerID=str(seat), playerName=f"Player {seat + 1}") for seat in range(SEATS))
            self.matches.append((match, [seat["playerCredentials"] for seat in seats]))
        lobby.close()

    def seat(self, table: Table, number: int) -> Seat:
        """A seat with its credentials."""
        match, credentials = self.matches[table.number]
        return BoardgameSeat(table, number, match, credentials[number])

    def versions(self) -> dict[str, str]:
        """Of Node and the packages that do the work."""
        lock = json.loads((FOLDER / "package-lock.json").read_text())["packages"]
        packages = {name: lock[f"node_modules/{name}"]["version"] for name in ("boardgame.io", "socket.io", "ws")}
        return {"node": subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip(), **packages}


if __name__ == "__main__":
    sys.exit(measure.main(Boardgame(), measure.parser(__doc__).parse_args()))
