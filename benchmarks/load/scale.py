"""Measure several processes on PostgreSQL with Redis, and write the figures into docs/scale.md.

    python benchmarks/load/scale.py [--memory] [--write]

Tables of four in Burger Dice, played as in measure.py. First by `dicecafe serve --workers N`, where Linux hands each socket to
some process, so that the seats of a table sit at different ones, as behind any balancer; then by the largest number of servers
with tables of their own, as behind a proxy that keeps a table together.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "support"))

import measure
import process
import tables as at
import uvloop
import wire
from cluster import Redis
from our_server import NO_LIMITS, Ours, OurSeat
from redis.asyncio import from_url
from scale_page import PAGE, figures, million, written
from stores import Cluster, execute
from stores import row as table_row

from dicecafe.server.fanout import CHANNEL
from dicecafe.server.store import open_store

SETTLE = 2.0  # seconds until all processes have started and compiled nothing more
WRITERS = 4  # processes' worth of writers when the store is measured alone
BODY = b'{"kind":"line","line":"0 roll","id":"0123456789abcdef:1234"}' * 2  # about as long as the event of a move
SERVER = "server "  # what the parts of the server that are our own processes are called, with their port
MEMORY = "/dev/shm"  # for files that need no disk
FLUSHES = 100
HOSTS = 16  # who open tables at the same time
NOTIFICATIONS = 20_000
LANES = 50  # tables of each writer with an event on its way


class Clustered(Ours):
    """`dicecafe serve` with several processes on PostgreSQL and Redis."""

    def __init__(self, workers: int, store: str, redis: str) -> None:
        super().__init__()
        self.workers, self.store, self.redis = workers, store, redis

    def command(self, port: int) -> tuple[Sequence[str], Mapping[str, str]]:
        """As a host starts it."""
        shared = ["--store", self.store, "--redis", self.redis, "--workers", str(self.workers)]
        return [sys.executable, "-m", "dicecafe", "serve", "--port", str(port), *shared], {**NO_LIMITS, "DICECAFE_LAG": "60"}

    def create(self, port: int, tables: int) -> None:
        """Several at a time: one after the other would wait for the disk, and measure little else."""
        hosts = [Ours() for _ in range(HOSTS)]
        with ThreadPoolExecutor(HOSTS) as pool:
            for _ in pool.map(
                lambda number: hosts[number].create(port, tables // HOSTS + (number < tables % HOSTS)), range(HOSTS)
            ):
                pass
        self.tokens = [tokens for host in hosts for tokens in host.tokens]


class Stored(NamedTuple):
    """What PostgreSQL has so far."""

    rows: int
    writes: int  # transactions: what one stores was written at one time
    log_bytes: int  # written ahead
    bytes: int

    @classmethod
    def now(cls, store: str) -> Stored:
        """Ask it."""
        query = """
            SELECT (SELECT sequence FROM newest), (SELECT count(DISTINCT written) FROM events),
                   (pg_current_wal_lsn() - '0/0')::bigint, pg_total_relation_size('events') + pg_total_relation_size('tables')
        """
        return cls(*map(int, execute(store, query)[0]))


async def played(service: Clustered, pids: Mapping[str, int], ports: Sequence[int], asked: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, connect, play as fast as it goes and then at a pace."""
    before = measure.Clocks.now(pids)
    service.create(ports[0], asked.tables)
    opened = measure.Clocks.now(pids).since(before)
    tables = await at.connect(service, ports, asked.tables, measure.AT_ONCE)
    stored = await asyncio.to_thread(Stored.now, service.store)
    modes = {}
    for mode, rate in (("saturated", None), ("paced", asked.rate)):
        measure.say(f"{service.workers * len(ports)} processes, {mode} ...")
        modes[mode] = await measure.play(pids, tables, rate, asked.warmup, asked.seconds)
        modes[mode]["cpu_us_per_move"] = summed(modes[mode]["cpu_us_per_move"])
    grown = Stored(*(now - then for now, then in zip(await asyncio.to_thread(Stored.now, service.store), stored, strict=True)))
    for table in tables:
        for seat in table.seats:
            seat.close()
    return {
        "workers": service.workers * len(ports),
        "together": len(ports) > 1,
        "open_ms": {name: 1000 * used / asked.tables for name, used in summed(opened.parts).items()},
        "rows_a_move": grown.rows / sum(seat.sent for table in tables for seat in table.seats if isinstance(seat, OurSeat)),
        "row_bytes": grown.bytes / grown.rows,
        "log_bytes_a_row": grown.log_bytes / grown.rows,
        "rows_a_write": grown.rows / grown.writes,
        "mb": sum(map(process.rss_bytes, servers(pids))) / 1e6,
        **modes,
    }


def measured(processes: int, together: bool, database: Cluster, redis: Redis, asked: argparse.Namespace) -> dict[str, Any]:
    """The figures of so many processes: of one server, or of as many, each with tables of its own."""
    service = Clustered(1 if together else processes, database.database(), redis.url)
    ports = [process.free_port() for _ in range(processes if together else 1)]
    every, postgres = sorted(os.sched_getaffinity(0)), database.server.get_pid()
    assert postgres is not None
    assert redis.process is not None
    with ExitStack() as stack:
        pids = {"postgres": postgres, "redis": redis.process.pid}
        for port in ports:
            command, environment = service.command(port)
            server = stack.enter_context(process.Server(command, service.folder, port, environment, every))
            pids[f"{SERVER}{port}"] = server.pid
        time.sleep(SETTLE)
        facts = uvloop.run(played(service, pids, ports, asked))
        return {**facts, "notification_us": uvloop.run(notified(redis.url, pids))}


def servers(pids: Mapping[str, int]) -> list[int]:
    """The processes that a host started, of which others may be below."""
    return [pid for name, pid in pids.items() if name.startswith(SERVER)]


def summed(parts: Mapping[str, float]) -> dict[str, float]:
    """Figures of all parts, with those of all servers as one."""
    others = {name: value for name, value in parts.items() if not name.startswith(SERVER)}
    return {"workers": sum(value for name, value in parts.items() if name.startswith(SERVER)), **others}


async def store_alone(urls: Sequence[str], pid: int, seconds: float) -> dict[str, float]:
    """Rows a second that writers get stored who do nothing else, and the processor time of PostgreSQL for each."""
    stores = [await open_store(url) for url in urls]
    rows, until = 0, time.perf_counter() + seconds

    async def write(number: int, name: str) -> None:
        nonlocal rows
        store, event = stores[number], 1
        await store.create(table_row(name), BODY)
        while time.perf_counter() < until:
            event += 1
            await store.extend(f"id-{name}", event, [BODY])
            rows += 1

    began, used = time.perf_counter(), process.cpu_seconds(pid)
    await asyncio.gather(*(write(n, f"{n}x{lane}") for n in range(len(stores)) for lane in range(LANES)))
    passed, used = time.perf_counter() - began, process.cpu_seconds(pid) - used
    for store in stores:
        await store.close()
    return {"rows_per_s": rows / passed, "cpu_us_per_row": 1e6 * used / rows, "cores": used / passed}


async def notified(url: str, pids: Mapping[str, int]) -> dict[str, float]:
    """Processor time for a notification of a table that nobody at the process looks at: all processes get all of them."""
    async with from_url(url) as client:
        before = measure.Clocks.now(pids)
        for _ in range(0, NOTIFICATIONS, LANES):
            async with client.pipeline(transaction=False) as pipe:
                for _ in range(LANES):
                    pipe.publish(CHANNEL, "nobody-is-there 2")
                await pipe.execute()
        await asyncio.sleep(SETTLE)
        passed = measure.Clocks.now(pids).since(before)
    return {name: 1e6 * used / NOTIFICATIONS for name, used in summed(passed.parts).items()}


def on(folder: str, layouts: Sequence[tuple[int, bool]], asked: argparse.Namespace) -> dict[str, Any]:
    """All figures with PostgreSQL's files in a folder, for so many processes each, with tables kept together or not."""
    tempfile.tempdir = folder
    with tempfile.TemporaryDirectory(prefix="dicecafe-") as place:
        flush_ms = flush(Path(place))
        database, redis = Cluster(), Redis(Path(place)).start()
        try:
            runs = [measured(processes, together, database, redis, asked) for processes, together in layouts]
            postgres = database.server.get_pid()
            assert postgres is not None
            alone = {}
            for writers in (1, WRITERS):
                url = database.database()
                alone[writers] = uvloop.run(store_alone([url] * writers, postgres, asked.seconds / 2))
        finally:
            redis.kill()
            database.close()
    return {"flush_ms": flush_ms, "runs": runs, "alone": alone}


def flush(folder: Path) -> float:
    """Milliseconds until 8 KB are on the disk, in the middle of many tries."""
    times = []
    with (folder / "flushed").open("wb", buffering=0) as file:
        for _ in range(FLUSHES):
            began = time.perf_counter()
            file.write(b"0" * 8192)
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return 1000 * statistics.median(times)


def main() -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--workers", default="1,2,4", help="numbers of processes (1,2,4)")
    parser.add_argument("--tables", type=int, default=300, help="tables of four (300)")
    parser.add_argument("--rate", type=float, default=500, help="moves a second over all tables, when paced (500)")
    parser.add_argument("--seconds", type=float, default=5, help="to measure for, in each mode (5)")
    parser.add_argument("--warmup", type=float, default=2, help="seconds of play before that (2)")
    parser.add_argument("--memory", action="store_true", help="PostgreSQL's files in memory, as if the disk took no time")
    parser.add_argument("--write", action="store_true", help="the figures into docs/scale.md")
    asked = parser.parse_args()
    measure.raise_file_limit(asked.tables * at.SEATS + measure.SPARE_FILES)
    numbers = [int(workers) for workers in asked.workers.split(",")]
    try:
        layouts = [*((number, False) for number in numbers), (numbers[-1], True)]
        store = on(MEMORY if asked.memory else tempfile.gettempdir(), layouts, asked)
    except wire.Failure as failure:
        measure.say(f"not measured: {failure}")
        return 1
    parts = {"memory": figures(store, asked), "million": million(store)} if asked.memory else {"disk": figures(store, asked)}
    print("\n\n".join(parts.values()))
    if asked.write:
        PAGE.write_text(written(parts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
