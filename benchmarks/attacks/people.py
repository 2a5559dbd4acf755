"""The others: people who play Pig while somebody attacks, somebody who plays against a bot, and newcomers.

A move is timed from the moment at which it was due, not from the one at which it could be sent: a server that stands still makes
every move late that was to be made meanwhile.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
import wire

from .stranger import HOST

TABLES = 4  # of two people each
MOVES_PER_SECOND = 20.0  # at all tables together
BOT = "medium"
NEWCOMERS_PATIENCE = 3.0  # seconds


class Position(msgspec.Struct):
    """What a player needs of a position."""

    at: int = 0
    turn: int = 0


class Heard(msgspec.Struct):
    """A message of the server."""

    type: str
    position: Position | None = None
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)


class Person(wire.Socket):
    """A device at a table, which comes back when it is thrown out."""

    def __init__(self, token: str, others: Others, against_bot: bool = False) -> None:
        super().__init__()
        self.token, self.others, self.against_bot = token, others, against_bot
        self.position, self.at = Position(), 0.0  # and when it came
        self.command, self.before = b"", 0  # the last move, and where it was made
        self.news = asyncio.Event()
        self.closed = False

    def request(self) -> str:
        """Where the socket is."""
        return "/socket"

    def opened(self) -> None:
        """Say hello."""
        self.say(msgspec.json.encode({"type": "hello", "token": self.token}))

    def heard(self, text: bytes) -> None:
        """Remember the position, and wake up whoever waits for it."""
        heard = HEARD.decode(text)
        if heard.position is not None:
            if self.against_bot and self.position.turn == 1:
                self.others.bot.append(time.monotonic() - self.at)
            self.position, self.at = heard.position, time.monotonic()
            self.news.set()
        if heard.type == "welcome" and self.command and self.position.at <= self.before:
            self.say(self.command)  # it may have been lost
        if heard.type == "refused":
            self.others.refused.append(heard.code)

    def ended(self, why: str) -> None:
        """Come back."""
        if not self.closed:
            self.others.thrown_out += 1
            self._rest, self._open = b"", False
            self.others.spawn(self.connect())

    async def connect(self) -> None:
        """Connect, sooner or later."""
        while not self.closed:
            with suppress(OSError):
                await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.others.port)
                return
            await asyncio.sleep(0.1)

    def move(self, seat: int, at: int, move: str) -> None:
        """Move."""
        command = {"type": "move", "id": f"{time.monotonic_ns()}", "seat": seat, "at": at, "move": move}
        self.command, self.before = msgspec.json.encode(command), at
        self.say(self.command)

    def leave(self) -> None:
        """For good."""
        self.closed = True
        self.close()


@dataclass
class Others:
    """All of them."""

    port: int
    late: list[float] = field(default_factory=list)  # seconds from when a move was due until it was heard of
    bot: list[float] = field(default_factory=list)  # seconds until a bot's next move was heard of
    refused: list[str] = field(default_factory=list)  # codes, or who
    thrown_out: int = 0
    playing: bool = True
    pairs: list[tuple[Person, Person]] = field(default_factory=list)
    player: Person = field(init=False)  # against a bot
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Run something beside everything else."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def sit_down(self) -> str:
        """Open the tables and connect; before the attack, so it may block. The link to look on at the first of them."""
        tables, watch = list[tuple[str, str]](), ""
        for _ in range(TABLES):
            key = ask(self.port, "POST", "/api/tables", order("pig", "here", "open", first=0, options={"target": 1000}))[1]
            guest = ask(self.port, "POST", f"/api/tables/{key['code']}/seats", {"name": "Bo"})[1]
            tables.append((key["token"], guest["token"]))
            watch = watch or key["watch"]
        alone = ask(self.port, "POST", "/api/tables", order("pig", "here", BOT, first=0, options={"target": 1000}))[1]["token"]
        self.pairs = [(Person(host, self), Person(guest, self)) for host, guest in tables]
        self.player = Person(alone, self, against_bot=True)
        for person in [*(person for pair in self.pairs for person in pair), self.player]:
            await person.connect()
            await asyncio.wait_for(person.news.wait(), 30)
        for number, pair in enumerate(self.pairs):
            self.spawn(self._play(pair, number / MOVES_PER_SECOND))
        self.spawn(self._play_against_bot(self.player))
        self.spawn(self._newcomers())
        while not self.bot:  # the first time it may have to be compiled
            await asyncio.sleep(0.1)
        return watch

    async def _play(self, pair: tuple[Person, Person], offset: float) -> None:
        """Roll on at one table, each move at its time; who never holds never wins, so the game goes on."""
        due = time.monotonic() + offset
        position = pair[0].position
        while self.playing:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            mover = pair[position.turn]
            mover.move(position.turn, position.at, "roll")
            await self._heard(mover, position.at)
            position = mover.position
            self.late.append(time.monotonic() - due)
            due += TABLES / MOVES_PER_SECOND
        while due < time.monotonic():  # what was to be played and was not
            self.late.append(time.monotonic() - due)
            due += TABLES / MOVES_PER_SECOND
        for person in pair:
            person.leave()

    async def _heard(self, person: Person, at: int) -> None:
        """Wait until somebody has heard of what came after a position."""
        while self.playing and person.position.at <= at:
            person.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(person.news.wait(), 0.1)

    async def _play_against_bot(self, person: Person) -> None:
        """Hold at once, so that it is the bot's turn again; four times a second."""
        while self.playing and person.position.turn != -2:
            position = person.position
            if position.turn == 0:
                person.move(0, position.at, "hold")
            await self._heard(person, position.at)
            await asyncio.sleep(0.25)
        person.leave()

    async def _newcomers(self) -> None:
        """Twice a second somebody new looks in, and is let in or not."""
        while self.playing:
            try:
                async with asyncio.timeout(NEWCOMERS_PATIENCE):
                    reader, writer = await asyncio.open_connection(HOST, self.port)
                    writer.write(b"GET /api/words HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    status = (await reader.readline()).split()[1:2]
                    writer.close()
                if status != [b"200"]:
                    self.refused.append("a newcomer")
            except (OSError, TimeoutError):
                self.refused.append("a newcomer")
            await asyncio.sleep(0.5)

    async def go_home(self) -> None:
        """Stop playing."""
        self.playing = False
        if self.player.position.turn == 1:
            self.bot.append(time.monotonic() - self.player.at)  # as long as it has not answered
        await asyncio.sleep(0.3)
        for task in list(self.tasks):
            task.cancel()

    def begin_counting(self) -> None:
        """Forget what was before the attack."""
        self.late.clear()
        self.bot.clear()
        self.refused.clear()


def order(game: str, *seats: str, **more: Any) -> dict[str, Any]:
    """The order of a table."""
    kinds = [{"kind": seat} if seat in ("here", "open") else {"kind": "bot", "level": seat} for seat in seats]
    return {"game": game, "seats": kinds, **more}


def ask(port: int, method: str, path: str, body: object = None, timeout: float = 30) -> tuple[int, Any]:
    """One request of somebody who means no harm."""
    line = http.client.HTTPConnection(HOST, port, timeout=timeout)
    try:
        line.request(method, path, None if body is None else json.dumps(body), {"Content-Type": "application/json"})
        answer = line.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        line.close()
