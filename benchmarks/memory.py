"""Memory returns: `python benchmarks/memory.py [--tables 500]` prints what a server has before tables, with them and after.

Tables of all games in turn, one device with all seats and a spectator at each, play by random moves. Then everybody leaves.
Before is when a few tables of each game have come and gone: their code is loaded then, and what a process keeps for good is
there. Good is to have no more than a fifth more than that a minute later.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent / "load"))

import msgspec
import process
import wire
from abuse import megabytes
from attacks.people import ask, order
from measure import raise_file_limit
from our_server import NO_LIMITS

from dicecafe.engine import registry

HERE = Path(__file__).parent
HOST = "127.0.0.1"
WARM_TABLES = 4  # of each game, before anything is measured
LIMIT = 1.2  # of what there was before
LOOKS = (2, 5, 10, 30, 60)  # seconds after everybody left
AT_ONCE = 20  # tables at which somebody moves at the same time
FILES = 4096  # that may be open


class Position(msgspec.Struct):
    """What a player needs of a position."""

    at: int = 0
    turn: int = -2
    moves: dict[int, list[tuple[Any, ...]]] = {}


class Heard(msgspec.Struct):
    """A message of the server."""

    type: str
    position: Position | None = None


HEARD = msgspec.json.Decoder(Heard)


class Device(wire.Socket):
    """A device at a table: it plays all seats, or watches."""

    def __init__(self, hello: dict[str, str]) -> None:
        super().__init__()
        self.hello, self.position, self.news, self.sent = hello, Position(), asyncio.Event(), 0

    def request(self) -> str:
        """Where the socket is."""
        return "/socket"

    def opened(self) -> None:
        """Say hello."""
        self.say(msgspec.json.encode({"type": "hello", **self.hello}))

    def heard(self, text: bytes) -> None:
        """Remember the position."""
        heard = HEARD.decode(text)
        if heard.type == "refused":
            raise wire.Failure(text.decode())
        if heard.position is not None:
            self.position = heard.position
            self.news.set()

    def ended(self, why: str) -> None:
        """It left."""
        self.news.set()

    async def play(self, moves: int, rng: random.Random) -> int:
        """Move so often, or until the game is over: how often."""
        for done in range(moves):
            position = self.position
            if position.turn < 0:
                return done
            self.news.clear()
            self.sent += 1
            move = rng.choice(position.moves[position.turn])[0]
            command = {"type": "move", "id": str(self.sent), "seat": position.turn, "at": position.at, "move": move}
            self.say(msgspec.json.encode(command))
            while self.position.at == position.at:
                await asyncio.wait_for(self.news.wait(), 30)
                self.news.clear()
        return moves


async def sit_down(port: int, tables: int) -> list[tuple[Device, Device]]:
    """Open tables of all games in turn, and connect: who plays and who watches."""
    loop, names, found = asyncio.get_running_loop(), registry.names(), list[tuple[Device, Device]]()
    for number in range(tables):
        asked = order(names[number % len(names)], "here", "here", "here")
        status, key = await asyncio.to_thread(ask, port, "POST", "/api/tables", asked)
        if status != 201:
            raise wire.Failure(key["code"])
        pair = Device({"token": key["token"]}), Device({"watch": key["watch"]})
        for device in pair:
            await loop.create_connection(lambda: device, HOST, port)  # noqa: B023 (called at once)
            await asyncio.wait_for(device.news.wait(), 30)
        found.append(pair)
    return found


async def play(port: int, tables: int, moves: int, rng: random.Random) -> list[tuple[Device, Device]]:
    """Play for a while at so many tables; the devices, who are still there."""
    pairs = await sit_down(port, tables)
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(device: Device) -> int:
        async with slots:
            return await device.play(moves, rng)

    await asyncio.gather(*(one(player) for player, _ in pairs))
    return pairs


def leave(pairs: list[tuple[Device, Device]]) -> None:
    """Everybody hangs up."""
    for pair in pairs:
        for device in pair:
            device.close()


async def measured(pid: int, port: int, tables: int, moves: int, rounds: int) -> bool:
    """Print the memory of a server before, with tables and after, as often as asked for; whether it returned."""
    rng = random.Random(1)
    fresh = megabytes(pid)
    leave(await play(port, WARM_TABLES * len(registry.names()), moves, rng))
    await asyncio.sleep(LOOKS[2])
    before = megabytes(pid)
    print(f"fresh {fresh:.1f} MB, before {before:.1f} MB", flush=True)
    after = 0.0
    for _ in range(rounds):
        began = time.monotonic()
        pairs = await play(port, tables, moves, rng)
        print(f"with {tables} tables {megabytes(pid):.1f} MB ({time.monotonic() - began:.0f} s)", flush=True)
        leave(pairs)
        del pairs
        left = time.monotonic()
        for look in LOOKS:
            await asyncio.sleep(left + look - time.monotonic())
            after = megabytes(pid)
            print(f"{look:>3} s after they left {after:.1f} MB ({after / before - 1:+.0%})", flush=True)
    return after <= LIMIT * before


def main() -> int:
    """0 if memory returned."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500, help="at once (500)")
    parser.add_argument("--moves", type=int, default=40, help="at each of them (40)")
    parser.add_argument("--rounds", type=int, default=1, help="whether memory grows from one to the next (1)")
    asked = parser.parse_args()
    raise_file_limit(FILES)
    every, port = sorted(os.sched_getaffinity(0)), process.free_port()
    with tempfile.TemporaryDirectory(prefix="dicecafe-memory-") as folder:
        command = [sys.executable, "-m", "dicecafe", "serve", "--port", str(port), "--store", str(Path(folder) / "cafe.db")]
        with process.Server(command, HERE, port, NO_LIMITS, every) as server:
            return 0 if asyncio.run(measured(server.pid, port, asked.tables, asked.moves, asked.rounds)) else 1


if __name__ == "__main__":
    sys.exit(main())
