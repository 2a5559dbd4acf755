"""Measure a server that plays at tables: moves per second of its processor time, latency, memory per connection.

One JSON object goes to standard output, a table to standard error. README.md here tells how to read them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import sys
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import process
import tables as at
import uvloop
import wire
from tables import SEATS, Service, Table, Tally

AT_ONCE = 50  # connections being made
SETTLE = 2.0  # seconds of rest before memory is read
TICK = 0.001  # seconds between looks at the clock when moves are paced
GRACE = 5.0  # seconds for the last updates to arrive
SPARE_FILES = 200


def raise_file_limit(wanted: int) -> None:
    """Let this process, and what it starts, open so many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= wanted:
        return
    if hard < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
        except (ValueError, PermissionError):
            raise wire.Failure(f"{wanted} open files are needed, the system allows {hard}: see ulimit -Hn") from None
    else:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that so large a share of all does not exceed; of sorted values."""
    return values[max(0, -int(-share * len(values) // 1) - 1)] if values else float("nan")


def milliseconds(seconds: Sequence[float]) -> dict[str, float]:
    """The middle and the tail of some times."""
    rising = sorted(seconds)
    facts = {"p50": percentile(rising, 0.50), "p99": percentile(rising, 0.99), "max": rising[-1] if rising else float("nan")}
    return {name: round(1000 * value, 2) for name, value in facts.items()}


@contextmanager
def without_collector() -> Iterator[None]:
    """Keep Python's collector from stopping the generator in between."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@dataclass
class Clocks:
    """Processor time so far: of each part of the server, the generator's, the whole machine's; and the clock on the wall."""

    parts: dict[str, float]
    generator: float
    machine: float
    wall: float

    @classmethod
    def now(cls, pids: Mapping[str, int]) -> Clocks:
        """Read them all; of each part the process that is the first, and all below it."""
        parts = {name: process.cpu_seconds(pid) for name, pid in pids.items()}
        return cls(parts, time.process_time(), process.busy_seconds(), time.perf_counter())

    def since(self, before: Clocks) -> Clocks:
        """What has passed."""
        parts = {name: now - before.parts[name] for name, now in self.parts.items()}
        return Clocks(parts, self.generator - before.generator, self.machine - before.machine, self.wall - before.wall)

    @property
    def server(self) -> float:
        """Of all its parts."""
        return sum(self.parts.values())


class Load:
    """Moves at all tables: as many as the server takes, or so many a second."""

    def __init__(self, tables: Sequence[Table], rate: float | None) -> None:
        self.tables = tables
        self.rate = rate
        self.playing = False
        self.tally = Tally()
        self.free: deque[Table] = deque()
        self._pacer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to play."""
        self.playing = True
        for table in self.tables:
            table.done = self.done
        if self.rate is None:
            for table in self.tables:
                table.move()
        else:
            self.free.extend(self.tables)
            self._pacer = asyncio.create_task(self.pace(self.rate))

    def done(self, table: Table) -> None:
        """All seats of a table have the update."""
        if self.rate is not None:
            self.free.append(table)
        elif self.playing:
            table.move()

    async def pace(self, rate: float) -> None:
        """Send moves on time, at the table that has rested longest; the time does not wait for a slow server."""
        due = time.perf_counter()
        while self.playing:
            now = time.perf_counter()
            while due <= now and self.free:
                self.tally.late.append(now - due)
                self.free.popleft().move()
                due += 1 / rate
            await asyncio.sleep(TICK)

    def count(self) -> None:
        """Count from here."""
        self.tally = Tally()
        for table in self.tables:
            table.tally = self.tally

    def counted(self) -> Tally:
        """What was counted; what comes later does not."""
        counted = self.tally
        self.count()
        return counted

    async def stop(self) -> int:
        """Wait for the updates on their way; how many tables have not got theirs."""
        self.playing = False
        if self._pacer is not None:
            await self._pacer
        deadline = time.monotonic() + GRACE
        while time.monotonic() < deadline and any(table.waiting for table in self.tables):
            await asyncio.sleep(0.05)
        return sum(table.waiting != 0 for table in self.tables)


async def play(
    pids: Mapping[str, int], tables: Sequence[Table], rate: float | None, warmup: float, seconds: float
) -> dict[str, Any]:
    """The figures of one stretch of play; `pids` names the parts of the server."""
    load = Load(tables, rate)
    with without_collector():
        load.start()
        await asyncio.sleep(warmup)
        load.count()
        bytes_before, before = bytes_received(tables), Clocks.now(pids)
        await asyncio.sleep(seconds)
        passed, received = Clocks.now(pids).since(before), bytes_received(tables) - bytes_before
        tally = load.counted()
    lost = await load.stop()
    gone = [table.gone for table in tables if table.gone]
    if gone or lost:
        raise wire.Failure(f"{lost} moves got no answer, {len(gone)} tables lost a seat {gone[:1] or ''}")
    moves = len(tally.last)
    if moves == 0:
        raise wire.Failure("no move was answered")
    others = passed.machine - passed.server - passed.generator
    return {
        "asked_moves_per_s": rate,
        "seconds": round(passed.wall, 2),
        "moves": moves,
        "moves_per_s": round(moves / passed.wall, 1),
        "server_cpu_s": round(passed.server, 2),
        "moves_per_server_cpu_s": round(moves / passed.server, 1) if passed.server else None,
        "own_update_ms": milliseconds(tally.own),
        "last_update_ms": milliseconds(tally.last),
        "bytes_per_update": round(received / moves / SEATS),
        "cpu_us_per_move": {
            name: round(1e6 * used / moves, 1) for name, used in {**passed.parts, "generator": passed.generator}.items()
        },
        "server_cores": round(passed.server / passed.wall, 2),
        "generator_cores": round(passed.generator / passed.wall, 2),
        "other_cores": round(max(0.0, others) / passed.wall, 2),
        **({"sent_late_ms": milliseconds(tally.late)} if rate is not None else {}),
    }


def bytes_received(tables: Sequence[Table]) -> int:
    """By all sockets, so far."""
    return sum(seat.received for table in tables for seat in table.seats)


async def connected_and_played(service: Service, pid: int, port: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Connect, weigh, and play every mode asked for."""
    sockets = asked.tables * SEATS
    started = process.rss_bytes(pid)
    say(f"{service.name}: creating {asked.tables} tables ...")
    service.create(port, asked.tables)
    await asyncio.sleep(SETTLE)
    created = process.rss_bytes(pid)
    say(f"connecting {sockets} sockets ...")
    begin = time.perf_counter()
    tables = await at.connect(service, [port], asked.tables, AT_ONCE)
    took = time.perf_counter() - begin
    await asyncio.sleep(SETTLE)
    connected = process.rss_bytes(pid)
    modes = {}
    for mode in asked.modes.split(","):
        say(f"playing, {mode} ...")
        rate = asked.rate if mode == "paced" else None
        modes[mode] = await play({"server": pid}, tables, rate, asked.warmup, asked.seconds)
    played = process.rss_bytes(pid)
    for table in tables:
        for seat in table.seats:
            seat.close()
    await asyncio.sleep(0.1)
    memory = {"started": started, "tables_created": created, "connected": connected, "played": played}
    return {
        "server": service.name,
        "versions": service.versions(),
        "tables": asked.tables,
        "sockets": sockets,
        "connect_s": round(took, 2),
        "rss_kb": {name: size // 1024 for name, size in memory.items()},
        "kb_per_connection": round((connected - created) / 1024 / sockets, 1),
        "kb_per_connection_and_table": round((connected - started) / 1024 / sockets, 1),  # a table's share included
        "modes": modes,
    }


def say(text: str) -> None:
    """Tell the person who waits."""
    print(text, file=sys.stderr)


def table_of(facts: dict[str, Any]) -> str:
    """The figures for people."""
    head = (
        f"{facts['server']}: {facts['tables']} tables, {facts['sockets']} sockets, {facts['kb_per_connection']} KB a connection"
    )
    memory = ", ".join(f"{name.replace('_', ' ')} {size // 1024}" for name, size in facts["rss_kb"].items())
    columns = f"{'':<10}{'moves/s':>9}{'moves/CPU-s':>13}{'own p50':>9}{'p99':>8}{'last p50':>10}{'p99 ms':>8}{'B/update':>10}"
    columns += f"{'cores: server':>15}{'load':>6}{'others':>8}"
    lines = [head, f"memory in MB: {memory}", columns]
    for mode, told in facts["modes"].items():
        own, last = told["own_update_ms"], told["last_update_ms"]
        lines.append(
            f"{mode:<10}{told['moves_per_s']:>9,.0f}{told['moves_per_server_cpu_s'] or 0:>13,.0f}"
            f"{own['p50']:>9.1f}{own['p99']:>8.1f}{last['p50']:>10.1f}{last['p99']:>8.1f}{told['bytes_per_update']:>10,}"
            f"{told['server_cores']:>15.2f}{told['generator_cores']:>6.2f}{told['other_cores']:>8.2f}"
        )
    return "\n".join(lines)


def parser(description: str | None) -> argparse.ArgumentParser:
    """The options every measured server has."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--tables", type=int, default=500, help="tables, of four sockets each (500)")
    made.add_argument("--rate", type=float, default=500, help="moves a second over all tables, when paced (500)")
    made.add_argument("--modes", default="saturated,paced", help="what to play, in this order (saturated,paced)")
    made.add_argument("--seconds", type=float, default=10, help="to measure for, in each mode (10)")
    made.add_argument("--warmup", type=float, default=3, help="seconds of play before that (3)")
    made.add_argument("--no-pin", action="store_true", help="leave server and generator on all cores, not on one each")
    return made


def cores(pinned: bool) -> tuple[list[int], list[int]]:
    """Cores for the server and for the generator: the first and the last, where there are two and they are to be pinned."""
    every = sorted(os.sched_getaffinity(0))
    return ([every[0]], [every[-1]]) if pinned and len(every) > 1 else (every, every)


def main(service: Service, asked: argparse.Namespace) -> int:
    """Start the server, measure, tell; 1 when that failed."""
    unknown = set(asked.modes.split(",")) - {"saturated", "paced"}
    if unknown or asked.tables < 1 or asked.rate <= 0:
        say(f"no such mode: {', '.join(sorted(unknown))}" if unknown else "--tables and --rate must be above 0")
        return 2
    for_server, for_us = cores(not asked.no_pin)
    port = process.free_port()
    try:
        raise_file_limit(asked.tables * SEATS + SPARE_FILES)
        service.prepare()
        command, environment = service.command(port)
        os.sched_setaffinity(0, for_us)
        with process.Server(command, service.folder, port, environment, for_server) as server:
            try:
                facts = uvloop.run(connected_and_played(service, server.pid, port, asked))
            except (wire.Failure, OSError, TimeoutError) as failure:
                raise wire.Failure(
                    f"{str(failure) or type(failure).__name__}; the server's last words: {server.last_words()}"
                ) from failure
    except wire.Failure as failure:
        say(f"{service.name} not measured: {failure}")
        return 1
    facts["pinned"] = not asked.no_pin
    say(table_of(facts))
    print(json.dumps(facts))
    return 0
