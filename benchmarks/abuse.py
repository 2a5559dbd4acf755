"""Attack a server while others play: `python benchmarks/abuse.py [--only NAME] [--seconds 8] [--slices] [--write]`.

Each attack has a fresh server with its default limits. The attackers are a process of their own and come from other addresses of
the loopback network; eight people at four tables of Pig make 20 moves a second meanwhile, and one plays against a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent / "load"))

import process
from attacks import answers, company, frames, requests, tables, thinking
from attacks.page import HEADS, PAGE, Result, keep, markdown, row
from attacks.people import Others, ask
from attacks.sliced import longest
from attacks.stranger import Stranger
from measure import percentile, raise_file_limit
from our_server import NO_LIMITS

HERE = Path(__file__).parent
SETTLE = 1.0  # seconds of play before the attack
AFTERMATH = 3.0  # seconds of play after it, which count
FILES_OF_THE_SERVER = 1024  # that may be open, unless it asks for more: what most systems give
FILES_OF_THE_ATTACKERS = 8192
COACH_TRIES = 60  # half a second each


class Attack(NamedTuple):
    """An attack, and what has to be there before it: in the store, or made on a server without limits."""

    run: Callable[[Stranger], Awaitable[None]]
    prepare: Callable[[int], Coroutine[Any, Any, dict[str, Any]]] | None = None  # at a port
    store: Callable[[str], Coroutine[Any, Any, dict[str, Any]]] | None = None  # into a file


async def nobody(stranger: Stranger) -> None:
    """Nobody attacks."""
    await asyncio.sleep(stranger.seconds)


ATTACKS = {
    "nobody": Attack(nobody),
    "endless-headers": Attack(requests.endless_headers),
    "endless-value": Attack(requests.endless_value),
    "half-requests": Attack(requests.half_requests),
    "slow-bodies": Attack(requests.slow_bodies),
    "no-http": Attack(requests.no_http),
    "guessed-codes": Attack(requests.guessed_codes),
    "foreign-pages": Attack(answers.foreign_pages),
    "heavy-pages": Attack(answers.heavy_pages),
    "unread-answers": Attack(answers.unread_answers, store=tables.stored_games),
    "empty-pings": Attack(frames.empty_pings),
    "empty-pongs": Attack(frames.empty_pongs),
    "empty-texts": Attack(frames.empty_texts),
    "empty-fragments": Attack(frames.empty_fragments),
    "single-bytes": Attack(frames.single_bytes),
    "unread-pongs": Attack(frames.unread_pongs),
    "slow-readers": Attack(frames.slow_readers),
    "reconnects": Attack(frames.reconnects),
    "silent-sockets": Attack(frames.silent_sockets),
    "full-house": Attack(frames.full_house),
    "exact-solves": Attack(thinking.exact_solves),
    "abandoned-experts": Attack(thinking.abandoned_experts),
    "watched-experts": Attack(thinking.watched_experts),
    "flood-of-hints": Attack(thinking.flood_of_hints),
    "poisoned-analyses": Attack(thinking.poisoned_analyses, thinking.blank_colours),
    "long-analyses": Attack(thinking.long_analyses, store=tables.stored_games_and_a_short_one),
    "padded-decks": Attack(tables.padded_decks),
    "own-decks": Attack(tables.own_decks),
    "rematches": Attack(tables.rematches),
    "long-records": Attack(tables.long_records, store=tables.stored_games),
    "read-records": Attack(tables.read_records, store=tables.stored_games),
    "long-hellos": Attack(company.long_hellos, store=tables.stored_games),
    "crowd": Attack(company.crowd),
    "emotes": Attack(company.emotes),
    "undos": Attack(company.undos),
}


# ---------------------------------------------------------------- one attack
def attacked(name: str, port: int, seconds: float, known: dict[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    """Attack, in a process of its own: what was sent and what came back."""
    raise_file_limit(FILES_OF_THE_ATTACKERS)
    stranger = Stranger(port, seconds, known)

    async def attack() -> None:
        try:
            async with asyncio.timeout(seconds + 10):
                await ATTACKS[name].run(stranger)
                await asyncio.sleep(stranger.began + seconds - time.monotonic())
        except TimeoutError:
            stranger.answers["no end"] += 1

    asyncio.run(attack())
    return dict(stranger.sent), dict(stranger.answers)


def megabytes(pid: int) -> float:
    """Resident memory of one process; none if it is gone."""
    try:
        return int((process.PROC / str(pid) / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except FileNotFoundError:
        return 0.0


async def weigh(pid: int, peak: list[float]) -> None:
    """Note the most memory there was: of the server, and of all processes below it."""
    while True:
        peak[0] = max(peak[0], megabytes(pid))
        with suppress(FileNotFoundError):  # one of them ended while we looked
            peak[1] = max(peak[1], sum(map(megabytes, process.tree(pid)[1:])))
        await asyncio.sleep(0.1)


def refusals_of_the_coach(port: int, table: str) -> list[str]:
    """Ask for the analysis of somebody else's game: the code of the refusal, or that none came in time."""
    for _ in range(COACH_TRIES):
        status, said = ask(port, "GET", f"/api/records/{table}/analysis")
        if status != 202:
            return [] if status == 200 else [said["code"]]
        time.sleep(0.5)
    return ["no analysis"]


async def measured(name: str, pid: int, port: int, seconds: float, known: dict[str, Any], pool: ProcessPoolExecutor) -> Result:
    """One attack on a running server."""
    others = Others(port)
    known["watch"] = await others.sit_down()
    await asyncio.sleep(SETTLE)
    others.begin_counting()
    began = time.monotonic()
    before, peak = megabytes(pid), [0.0, 0.0]
    weighing = asyncio.create_task(weigh(pid, peak))
    attack = asyncio.get_running_loop().run_in_executor(pool, attacked, name, port, seconds, known)
    sent, answers = await attack
    await asyncio.sleep(AFTERMATH)
    if analysed := known.get("analysed"):
        others.refused += await asyncio.to_thread(refusals_of_the_coach, port, analysed)
    weighing.cancel()
    after = megabytes(pid)
    known["counted"] = began, time.monotonic()
    await others.go_home()
    late, bots = sorted(others.late), sorted(others.bot)
    return Result(
        name,
        sent,
        answers,
        len(late),
        1000 * percentile(late, 0.5),
        1000 * percentile(late, 0.99),
        1000 * bots[-1] if bots else float("nan"),
        before,
        peak[0],
        after,
        peak[1],
        others.thrown_out,
        others.refused,
    )


def run(name: str, seconds: float, pool: ProcessPoolExecutor, sliced: bool = False) -> Result:
    """One attack on a fresh server; with `sliced`, on one that notes how long its loop works without a pause."""
    every, known = sorted(os.sched_getaffinity(0)), dict[str, Any]()
    with tempfile.TemporaryDirectory(prefix="dicecafe-abuse-") as folder:
        port = process.free_port()
        path = str(Path(folder) / "cafe.db")
        command = [sys.executable, "-m", "dicecafe", "serve", "--port", str(port), "--store", path]
        if store := ATTACKS[name].store:
            known = asyncio.run(store(path))
            os.sync()  # else the disk is busy with that, and not with what people do
        if prepare := ATTACKS[name].prepare:
            with process.Server(command, HERE, port, NO_LIMITS, every):
                known = asyncio.run(prepare(port))
        slices = Path(folder) / "slices"
        environment = {"DICECAFE_WARM": "0", "SLICES": str(slices)}
        if sliced:
            command[1:3] = [str(HERE / "attacks" / "sliced.py")]
        with process.Server(command, HERE, port, environment, every) as server:
            result = asyncio.run(measured(name, server.pid, port, seconds, known, pool))
        if sliced:
            result.slice = longest(slices, *known["counted"])
        return result


def best(name: str, seconds: float, tries: int, pool: ProcessPoolExecutor) -> Result:
    """The first good run of some, else the one in which the others waited least: the machine may have more to do than this."""
    results: list[Result] = []
    while len(results) < tries and not (results and results[-1].good):
        results.append(run(name, seconds, pool))
    return min(results, key=lambda result: (not result.good, result.p99))


def main() -> int:
    """All attacks, or those that are named; 1 if the others noticed one."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", action="append", choices=ATTACKS, help="this attack (all)")
    parser.add_argument("--seconds", type=float, default=8, help="of each attack (8)")
    parser.add_argument("--tries", type=int, default=3, help="until one is good: other programs make others wait too (3)")
    parser.add_argument("--slices", action="store_true", help="only how long the server's loop works without a pause")
    parser.add_argument("--write", choices=["now", "before"], nargs="?", const="now", help=f"the figures into {PAGE.name}")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES_OF_THE_SERVER, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    results = []
    print(markdown(HEADS))
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (10,)) as pool:
        pool.submit(time.sleep, 0).result()
        for name in asked.only or ATTACKS:
            if asked.slices:
                results.append(run(name, asked.seconds, pool, sliced=True))
            else:
                results.append(best(name, asked.seconds, asked.tries, pool))
            print(markdown(row(results[-1])), flush=True)
            if asked.write:
                keep(results, asked.write, ATTACKS)
    return 0 if all(result.good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
