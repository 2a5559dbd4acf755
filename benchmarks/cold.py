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

from dicecafe import cli
from dicecafe.client import Client
from dicecafe.engine import registry

HEADING = "## With an empty cache"
POLL = 0.02  # seconds between two looks for the coach's page


def parts(game: str) -> dict[str, list[float]]:
    """The processor's and the wall's seconds of each part, in this process."""
    found, loaded = {}, registry.load(game)
    for part, compile_it in cli.compiling(loaded).items():
        processor, wall = time.process_time(), time.perf_counter()
        compile_it(loaded)
        found[part] = [time.process_time() - processor, time.perf_counter() - wall]
    return found


def parts_apart(game: str) -> dict[str, list[float]]:
    """The same in a process of its own, with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--parts-of", game]
        told = subprocess.run(command, env={**os.environ, "DICECAFE_CACHE": folder}, capture_output=True, text=True, check=True)
        found: dict[str, list[float]] = json.loads(told.stdout)
    return found


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


async def first_page(client: Client, game: str) -> float:
    """Seconds until the coach has something to show of a whole game by hints: a first look, or all of it."""
    return await page(client, game, "sketch")


async def whole_page(client: Client, game: str) -> float:
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
    "coach": first_page,
    "whole": whole_page,
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
    asked = parser.parse_args()
    if asked.parts_of:
        print(json.dumps(parts(asked.parts_of)))
        return
    games = []
    for name in registry.names():
        print(f"{name} ...", file=sys.stderr)
        games.append({"title": registry.load(name).title, "parts": parts_apart(name), "live": live(name)})
    facts = {"machine": f"{machine.processor()}, {len(machine.cores())} cores", "games": games}
    print(report.cold(facts))
    if asked.write:
        (machine.HERE / "cold.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
        results = machine.HERE / "results.md"
        text = re.sub(rf"{HEADING}\n.*?(?=\n## |\Z)", "", results.read_text(encoding="utf-8"), flags=re.DOTALL).rstrip()
        results.write_text(f"{text}\n\n{HEADING}\n\n{report.cold(facts)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
