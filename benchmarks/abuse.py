"""Attack a server while others play: `python benchmarks/abuse.py [--only NAME] [--seconds 10] [--write]`.

Each attack has a fresh server with its default limits. The attackers are a process of their own and come from other addresses of
the loopback network; eight people at four tables of Pig make 20 moves a second meanwhile, and one plays against a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent / "load"))

import process
from attacks import frames, requests, tables, thinking
from attacks.people import Others, ask
from attacks.stranger import Stranger
from measure import percentile, raise_file_limit
from our_server import NO_LIMITS

HERE = Path(__file__).parent
P99_LIMIT = 50.0  # milliseconds until a move is heard of
BOT_LIMIT = 2000.0  # milliseconds until a bot has moved
MEMORY_LIMIT = 300.0  # MB of the process that serves
SETTLE = 1.0  # seconds of play before the attack
AFTERMATH = 4.0  # seconds of play after it, which count
FILES_OF_THE_SERVER = 1024  # that may be open, unless it asks for more: what most systems give
FILES_OF_THE_ATTACKERS = 4096
COACH_TRIES = 60  # half a second each
RESULTS = HERE / "abuse.json"
PAGE = HERE / "abuse.md"


class Attack(NamedTuple):
    """An attack, and what has to be there before it: made on a server without limits, in the same store."""

    run: Callable[[Stranger], Awaitable[None]]
    prepare: Callable[[int], Coroutine[Any, Any, dict[str, Any]]] | None = None


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
    "empty-pings": Attack(frames.empty_pings),
    "empty-pongs": Attack(frames.empty_pongs),
    "empty-texts": Attack(frames.empty_texts),
    "empty-fragments": Attack(frames.empty_fragments),
    "single-bytes": Attack(frames.single_bytes),
    "unread-pongs": Attack(frames.unread_pongs),
    "slow-readers": Attack(frames.slow_readers),
    "reconnects": Attack(frames.reconnects),
    "silent-sockets": Attack(frames.silent_sockets),
    "exact-solves": Attack(thinking.exact_solves),
    "abandoned-experts": Attack(thinking.abandoned_experts),
    "watched-experts": Attack(thinking.watched_experts),
    "flood-of-hints": Attack(thinking.flood_of_hints),
    "poisoned-analyses": Attack(thinking.poisoned_analyses, thinking.blank_colours),
    "padded-decks": Attack(tables.padded_decks),
    "own-decks": Attack(tables.own_decks),
    "rematches": Attack(tables.rematches),
    "long-records": Attack(tables.long_records, tables.long_game),
}


@dataclass
class Result:
    """What came of an attack."""

    attack: str
    sent: dict[str, int]
    answers: dict[str, int]  # to the attackers
    moves: int
    p50: float  # milliseconds
    p99: float
    bot: float  # milliseconds of a bot's slowest answer
    before: float  # MB of the process that serves
    peak: float
    after: float
    workers: float  # MB of all processes below it, at most
    thrown_out: int
    refused: list[str] = field(default_factory=list)  # codes that the others got

    @property
    def good(self) -> bool:
        """Whether the others noticed nothing."""
        quick = self.p99 < P99_LIMIT and self.bot < BOT_LIMIT
        return quick and self.peak < MEMORY_LIMIT and not self.thrown_out and not self.refused


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
    await others.sit_down()
    await asyncio.sleep(SETTLE)
    others.begin_counting()
    before, peak = megabytes(pid), [0.0, 0.0]
    weighing = asyncio.create_task(weigh(pid, peak))
    attack = asyncio.get_running_loop().run_in_executor(pool, attacked, name, port, seconds, known)
    sent, answers = await attack
    await asyncio.sleep(AFTERMATH)
    if analysed := known.get("analysed"):
        others.refused += await asyncio.to_thread(refusals_of_the_coach, port, analysed)
    weighing.cancel()
    after = megabytes(pid)
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


def run(name: str, seconds: float, pool: ProcessPoolExecutor) -> Result:
    """One attack on a fresh server."""
    every, known = sorted(os.sched_getaffinity(0)), dict[str, Any]()
    with tempfile.TemporaryDirectory(prefix="dicecafe-abuse-") as folder:
        port = process.free_port()
        command = [sys.executable, "-m", "dicecafe", "serve", "--port", str(port), "--store", str(Path(folder) / "cafe.db")]
        if prepare := ATTACKS[name].prepare:
            with process.Server(command, HERE, port, NO_LIMITS, every):
                known = asyncio.run(prepare(port))
        with process.Server(command, HERE, port, {"DICECAFE_WARM": "0"}, every) as server:
            return asyncio.run(measured(name, server.pid, port, seconds, known, pool))


def best(name: str, seconds: float, tries: int, pool: ProcessPoolExecutor) -> Result:
    """The first good run of some, else the one in which the others waited least: the machine may have more to do than this."""
    results: list[Result] = []
    while len(results) < tries and not (results and results[-1].good):
        results.append(run(name, seconds, pool))
    return min(results, key=lambda result: (not result.good, result.p99))


# ---------------------------------------------------------------- telling
def counted(found: dict[str, int]) -> str:
    """Counts as people read them, the most first."""
    told = [f"{count:,} {what}" for what, count in sorted(found.items(), key=lambda one: -one[1]) if count]
    return ", ".join(told[:4]) or "nothing"


def row(result: Result) -> list[str]:
    """The cells of a result."""
    others = [f"{result.thrown_out} thrown out"] if result.thrown_out else []
    return [
        result.attack,
        counted(result.sent),
        counted(result.answers),
        f"{result.moves}",
        f"{result.p50:,.1f}",
        f"{result.p99:,.0f}",
        f"{result.bot:,.0f}",
        f"{result.before:.0f} / {result.peak:.0f} / {result.after:.0f}",
        f"{result.workers:.0f}",
        "good" if result.good else ", ".join(["**bad**", *others, *sorted(set(result.refused))]),
    ]


HEADS = ["attack", "sent", "came back", "moves", "p50 ms", "p99 ms", "bot ms", "MB before / peak / after", "MB of workers", ""]


def markdown(cells: list[str]) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def page(kept: dict[str, Any]) -> str:
    """The results as Markdown."""
    lines = [
        "# Abuse: one bad guest, and the others",
        "",
        "Each attack has a fresh server with its default limits, and attackers at other addresses. Meanwhile eight people at",
        "four tables of Pig make 20 moves a second; a move is timed from when it was due. Good is a p99 below",
        f"{P99_LIMIT:.0f} ms, less than {MEMORY_LIMIT:.0f} MB in the process that serves, and nobody else refused or thrown out:",
        "people, newcomers, whoever asks the coach. `bot ms` is the slowest answer of a bot that somebody else plays against",
        f"(good: {BOT_LIMIT / 1000:.0f} s), `MB of workers` the memory of the processes that think. Made by",
        f"`python benchmarks/abuse.py --write` on {kept['machine']}; the best of up to three runs each, since other",
        "programs on the machine make people wait too.",
        "",
    ]
    for when, title in (("now", "Now"), ("before", "Before there were budgets (5b4ac13)")):
        found = [Result(**kept[when][name]) for name in ATTACKS if name in kept.get(when, {})]
        lines += [f"## {title}", "", markdown(HEADS), markdown(["---"] * 3 + ["---:"] * 6 + ["---"])]
        lines += [*(markdown(row(result)) for result in found), ""]
    lines += ["## The attacks", "", *(f"- `{name}`: {attack.run.__doc__}" for name, attack in ATTACKS.items())]
    return "\n".join(lines) + "\n"


def keep(results: list[Result], when: str) -> None:
    """Write the page, with what is new and the rest as it was."""
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    kept["machine"] = f"{len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}"
    kept[when] = kept.get(when, {}) | {result.attack: asdict(result) for result in results}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n")
    PAGE.write_text(page(kept))


def main() -> int:
    """All attacks, or those that are named; 1 if the others noticed one."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", action="append", choices=ATTACKS, help="this attack (all)")
    parser.add_argument("--seconds", type=float, default=10, help="of each attack (10)")
    parser.add_argument("--tries", type=int, default=3, help="until one is good: other programs make others wait too (3)")
    parser.add_argument("--write", choices=["now", "before"], nargs="?", const="now", help=f"the figures into {PAGE.name}")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES_OF_THE_SERVER, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    results = []
    print(markdown(HEADS))
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (10,)) as pool:
        pool.submit(time.sleep, 0).result()
        for name in asked.only or ATTACKS:
            results.append(best(name, asked.seconds, asked.tries, pool))
            print(markdown(row(results[-1])), flush=True)
            if asked.write:
                keep(results, asked.write)
    return 0 if all(result.good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
