"""The first start on a machine, with an empty cache: `python benchmarks/cold.py`, five minutes on two cores.

What `dicecafe warm` compiles, part by part of each game, in processor seconds and by the clock on the wall. Then live tables: for
each of the first hint, the first turn of an expert, the coach's first look and its whole page a server is started with an empty
cache, as after `make play`, and is asked as soon as it answers. `--write` keeps the figures in cold.json and in results.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))

import machine
import report
from cafe_server import Server

from dicecafe import bots, cli
from dicecafe.client import Client
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream
from dicecafe.server.tables.analyses import PLAYOUT_DIVISOR
from dicecafe.server.workers.jobs import Analyse
from dicecafe.server.workers.work import prepare, work

HEADING = "## With an empty cache"
POLL = 0.1  # seconds between two looks for the coach's page, which cost the server some time too


def parts(game: str) -> dict[str, list[float]]:
    """The processor's and the wall's seconds of each part, in this process."""
    found, loaded = {}, registry.load(game)
    for part, compile_it in cli.compiling(loaded).items():
        processor, wall = time.process_time(), time.perf_counter()
        compile_it(loaded)
        found[part] = [time.process_time() - processor, time.perf_counter() - wall]
    return found


def apart(what: str, game: str) -> Any:
    """The same, or what the coach takes, in a process of its own with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, what, game]
        told = subprocess.run(command, env={**os.environ, "DICECAFE_CACHE": folder}, capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


def coach(game: str) -> dict[str, float]:
    """Processor seconds of a worker until the coach's first look at a game by hints, and until all of it: in this process."""
    loaded, looks = registry.load(game), list[float]()
    match = Match(loaded, ["Ann", "Bo"], dice=StreamDice(1))
    match.run([bots.make("medium", loaded, Stream(1, seat), match.cfg) for seat in range(2)])
    played, job = time.process_time(), Analyse(match.record().as_dict(), PLAYOUT_DIVISOR)
    prepare(job)
    work(job, partial=lambda sketch: looks.append(time.process_time() - played))
    whole = time.process_time() - played
    return {"look": looks[0] if looks else whole, "page": whole}


# ---------------------------------------------------------------- at a live table
async def first_hint(client: Client, game: str) -> float:
    """Seconds until somebody who asks for a hint at their first decision has it."""
    key = await client.open(game, ["Ann", "bot:easy"], first=0)
    async with client.table(key) as table:
        while table.turn is None:
            await table.change()
        started = time.perf_counter()
        await table.hint()
        return time.perf_counter() - started


async def first_turn(client: Client, game: str) -> float:
    """Seconds of the first turn of an expert who begins, all its decisions."""
    key = await client.open(game, ["Ann", "bot:expert"], first=1)
    started = time.perf_counter()
    async with client.table(key) as table:
        while table.turn is None:
            await table.change()
        return time.perf_counter() - started


async def first_look(client: Client, game: str) -> float:
    """Seconds until the coach has something to show of a whole game by hints: a first look, or all of it."""
    return await page(client, game, "sketch")


async def first_page(client: Client, game: str) -> float:
    """Seconds until all of it is there."""
    return await page(client, game, "complete")


async def page(client: Client, game: str, wanted: str) -> float:
    """Seconds until an answer of the coach's has this."""
    key = await client.open(game, ["Ann", "Bo"], first=0)
    hints: Any = registry.load(game).part("hints")
    async with client.table(key) as table:

        def hinted(position: Any) -> str:
            view = table.view(position)
            return str(view.notation(int(hints.choose(view.cfg, view.state, position.turn))))

        await table.play(hinted)
    started, url = time.perf_counter(), f"{client.base_url}/api/records/{key.table}/analysis"

    def is_there() -> bool:
        with urllib.request.urlopen(url, timeout=60) as answer:
            found = json.loads(answer.read())
            return bool(found.get(wanted) or found.get("complete"))

    while not await asyncio.to_thread(is_there):
        await asyncio.sleep(POLL)
    return time.perf_counter() - started


FIRSTS: dict[str, Callable[[Client, str], Awaitable[float]]] = {
    "hint": first_hint,
    "expert": first_turn,
    "look": first_look,
    "coach": first_page,
}


def live(game: str) -> dict[str, float]:
    """The seconds of each first thing, each on a fresh server."""
    found = {}
    for what, ask in FIRSTS.items():
        with (
            tempfile.TemporaryDirectory() as folder,
            Server(Path(folder) / "cafe.db", cache=f"{folder}/cache", warm="1") as server,
        ):
            found[what] = asyncio.run(_asked(ask, server.address, game))
            server.stop()  # and with it what it compiles in the background
    return found


async def _asked(ask: Callable[[Client, str], Awaitable[float]], address: str, game: str) -> float:
    return await ask(Client(address), game)


def main() -> None:
    """Measure, print, and write when asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="keep the figures in cold.json, and in results.md")
    parser.add_argument("--parts-of", help=argparse.SUPPRESS)
    parser.add_argument("--coach-of", help="only the processor seconds of the coach's first look at this game, and of all of it")
    asked = parser.parse_args()
    if asked.parts_of or asked.coach_of:
        print(json.dumps(parts(asked.parts_of) if asked.parts_of else coach(asked.coach_of)))
        return
    games = []
    for name in registry.names():
        print(f"{name} ...", file=sys.stderr)
        games.append({"title": registry.load(name).title, "parts": apart("--parts-of", name), "live": live(name)})
        games[-1]["coach"] = apart("--coach-of", name)
    facts = {"machine": f"{machine.processor()}, {len(machine.cores())} cores", "games": games}
    print(report.cold(facts))
    if asked.write:
        (machine.HERE / "cold.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
        results = machine.HERE / "results.md"
        text = re.sub(rf"{HEADING}\n.*?(?=\n## |\Z)", "", results.read_text(encoding="utf-8"), flags=re.DOTALL).rstrip()
        results.write_text(f"{text}\n\n{HEADING}\n\n{report.cold(facts)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
