"""A real server for tests: a process of its own, on a free port, with a store of its own; and a device to sit at its tables."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import msgspec
from websockets.sync.client import ClientConnection, connect

from dicecafe.protocol.messages import Position

PATIENT = {  # tests are faster than people
    "DICECAFE_MESSAGES": "100000/1",
    "DICECAFE_MESSAGES_PER_ADDRESS": "1000000/1",
    "DICECAFE_FRAMES": "1000000/1",
    "DICECAFE_HELLOS": "100000",
    "DICECAFE_TABLES": "1000000/60",
    "DICECAFE_REQUESTS": "1000000/60",
    "DICECAFE_LINES_READ": "1e12/60",
    "DICECAFE_STORED_BYTES": "1e12/60",
    "DICECAFE_CONNECTS": "1000000/60",
    "DICECAFE_CONNECTIONS_PER_ADDRESS": "10000",
    "DICECAFE_SOCKETS_PER_ADDRESS": "10000",
    "DICECAFE_WARM": "0",
    "DICECAFE_LAG": "1000",
    "DICECAFE_ASIDES_PER_TABLE": "1000000",
    "PYTHONMALLOC": "malloc",  # a server would begin anew to have it, each time 0.1 s
}

UNSAID: dict[str, Any] = {  # what a position is that does not say so
    field.name: field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    for field in msgspec.structs.fields(Position)
    if not field.required
}


def free_port() -> int:
    """A port nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`dicecafe serve` as a process."""

    program: tuple[str, ...] = ("-m", "dicecafe")

    def __init__(self, store: str | Path, *flags: str, port: int = 0, **environment: str) -> None:
        self.store, self.flags, self.port = str(store), flags, port or free_port()
        self.environment = {**os.environ, **PATIENT, **{f"DICECAFE_{k.upper()}": v for k, v in environment.items()}}
        self.process: subprocess.Popen[bytes] | None = None
        self.said = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the server)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--store", self.store, *self.flags]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=self.said)
        for _ in range(600):
            if self.process.poll() is not None:
                raise AssertionError(self.log())
            try:
                if self.get("/health")[0] == 200:
                    return self
            except OSError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill it without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """Ask it to stop; what it said meanwhile."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> str:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(timeout=60)
        self.process = None
        return self.log()

    def log(self) -> str:
        """What it said on standard error so far."""
        self.said.seek(0)
        return self.said.read().decode()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()
        self.said.close()

    # ------------------------------------------------------------ HTTP
    def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """The status and the answer of a GET."""
        return self._ask(urllib.request.Request(self.address + path, headers=headers))

    def until_health(self, status: int) -> Any:
        """Ask whether it can store what happens until it answers with that status; the answer."""
        for _ in range(600):
            found, answer = self.get("/health")
            if found == status:
                return answer
            time.sleep(0.05)
        raise AssertionError(f"/health answers {found}")

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        """The status and the answer of a POST."""
        head = {"content-type": "application/json"}
        return self._ask(urllib.request.Request(self.address + path, json.dumps(body).encode(), head))

    def _ask(self, request: urllib.request.Request) -> tuple[int, Any]:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read()
                kind = answer.headers["content-type"]
                return answer.status, json.loads(text) if kind.startswith("application/") else text.decode()
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Open a table: seats are `open`, `bot:LEVEL`, or the name of somebody here."""
        status, key = self.post("/api/tables", {"game": game, "seats": [seat_order(seat) for seat in seats], **more})
        assert status == 201, key
        return dict(key)

    def sit(self, code: str, name: str, seal: str = "") -> dict[str, Any]:
        """Take an open seat, with the seal of a nonce if there is one."""
        status, key = self.post(f"/api/tables/{code}/seats", {"name": name, "seal": seal})
        assert status == 201, key
        return dict(key)

    def device(
        self, key: dict[str, Any] | None = None, seen: int = 0, watch: str = "", nonce: str = "", source: str = "127.0.0.1"
    ) -> Device:
        """A device at the table, greeted."""
        return Device(self.address, key["token"] if key else "", seen, watch, nonce, source)


async def ignore(message: bytes) -> None:
    """The `send` of a viewer who does not listen."""


def seat_order(seat: str) -> dict[str, str]:
    """The order for a seat."""
    if seat == "open":
        return {"kind": "open"}
    return {"kind": "bot", "level": seat[4:]} if seat.startswith("bot:") else {"kind": "here", "name": seat}


class Device:
    """A connected device: what it heard, and where its game stands."""

    def __init__(
        self, address: str, token: str = "", seen: int = 0, watch: str = "", nonce: str = "", source: str = "127.0.0.1"
    ) -> None:
        self.connection = ExitStack()
        url = address.replace("http", "ws") + "/socket"
        limits = {"max_size": None, "max_queue": None, "ping_interval": None}
        opening = connect(url, compression=None, source_address=(source, 0), **limits)
        self.socket: ClientConnection = self.connection.enter_context(opening)
        self.heard: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None
        self.seats: list[dict[str, Any]] = []
        self.n, self.commands = 0, 0
        self.send({"type": "hello", "token": token, "watch": watch, "seen": seen, "nonce": nonce})
        self.welcome = self.hear("welcome")
        self.you: list[int] = self.welcome["you"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.connection.close()

    def send(self, message: Any) -> None:
        """Send something, whatever it is."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, timeout: float = 60) -> dict[str, Any]:
        """The next message, taken to heart."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] in ("welcome", "news"):
            self.n = message["n"]
            message["events"] = [{"kind": "line", **told} for told in message["events"]]
            self.seats = message.get("seats") or self.seats
            if message.get("position"):
                self.position = message["position"] = {**UNSAID, **message["position"]}
        return message

    def hear(self, kind: str) -> dict[str, Any]:
        """Wait for a message of some type; a refusal instead is an error."""
        while True:
            message = self.next()
            if message["type"] == kind:
                return message
            assert message["type"] != "refused", message

    def until(self, event: str) -> dict[str, Any]:
        """Wait until an event of some kind is told."""
        while True:
            message = self.next()
            for told in message.get("events", []):
                if told["kind"] == event:
                    return dict(told)

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, done or refused."""
        self.commands += 1
        command = {"type": type, "id": f"c{self.commands}", **fields}
        self.send(command)
        while True:
            message = self.next()
            if message["type"] in ("done", "refused") and message["id"] == command["id"]:
                return message

    def my_turn(self) -> int | None:
        """The seat of this device that is to move."""
        position = self.position
        return position["turn"] if position and position["turn"] in self.you else None

    def move(self, move: str = "", choose: Any = None) -> dict[str, Any]:
        """Move for the seat whose turn it is: a given move, or one of the legal ones."""
        position, seat = self.position, self.my_turn()
        assert position is not None
        assert seat is not None
        move = move or (choose or (lambda moves: moves[0]))([pair[0] for pair in position["moves"][str(seat)]])
        return self.ask("move", seat=seat, at=position["at"], move=move)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position["turn"] == -2


def play_out(devices: list[Device], choose: Any) -> None:
    """Play a game to its end, whoever of these devices is to move moving."""
    while not all(device.over for device in devices):
        newest = max(device.n for device in devices)
        for device in devices:
            while device.n < newest:
                device.next()
        mover = next((device for device in devices if device.my_turn() is not None), None)
        if mover is not None:
            mover.move(choose=choose)
        elif not devices[0].over:
            devices[0].next()


def play_on(server: Server, key: dict[str, Any], lines: int, seed: int = 3, then: Callable[[], object] = lambda: None) -> None:
    """Let a table go on by random moves, for some lines or to its end; `then` is done after each."""
    rng = random.Random(seed)
    with server.device(key) as device:
        for _ in range(lines):
            while not device.over and device.my_turn() is None:
                device.next()
            if device.over:
                return
            device.move(choose=rng.choice)
            then()
