"""What scale.py measured, as Markdown: the figures, and on paper what a million tables a day ask for."""

from __future__ import annotations

import argparse
import os
import platform
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "scale.md"
COMMAND = "python benchmarks/load/scale.py"
PARTS = {"workers": "workers", "postgres": "PostgreSQL", "redis": "Redis", "generator": "load generator"}
DAY = 86_400  # seconds
PEAK = 3.0  # of a day's busiest hour to its mean
MOVES_A_GAME = 200  # for four: from 50 in Dessert Dice to 450 in Burger Dice, by `dicecafe simulate`
HEADROOM = 0.5  # of a core: above that the slowest moves wait for others


def figures(store: dict[str, Any], asked: argparse.Namespace) -> str:
    """What was measured, as Markdown."""
    runs = store["runs"]
    heads = [f"{run['workers']}{', together' * run['together']}" for run in runs]
    pace = f"at {asked.rate:.0f} moves/s"

    def row(name: str, form: str, value: Callable[[dict[str, Any]], float]) -> str:
        return f"| {name} | {' | '.join(form.format(value(run)) for run in runs)} |"

    def latency(mode: str, share: str) -> str:
        where = "saturated" if mode == "saturated" else pace
        return row(f"ms to the last seat, {where}, {share}", "{:.0f}", lambda run: run[mode]["last_update_ms"][share])

    return "\n".join(
        [
            f"Made by `{COMMAND}{' --memory' * asked.memory} --write` on {len(os.sched_getaffinity(0))} cores of {cpu()},",
            f"Python {platform.python_version()}, PostgreSQL, Redis and the load generator on them too. A flush of 8 KB took",
            f"{store['flush_ms']:.2f} ms. {asked.tables} tables of 4, {4 * asked.tables:,} sockets, {asked.seconds:.0f} s each.",
            "",
            f"| processes | {' | '.join(heads)} |",
            f"| --- |{' ---: |' * len(runs)}",
            row("moves a second, saturated", "{:,.0f}", lambda run: run["saturated"]["moves_per_s"]),
            *(latency(mode, share) for mode in ("saturated", "paced") for share in ("p50", "p99")),
            *(row(f"cores, saturated: {called}", "{:.2f}", partial(cores, part)) for part, called in PARTS.items()),
            row("cores, saturated: other programs", "{:.2f}", lambda run: run["saturated"]["other_cores"]),
            *(row(f"us of a core a move: {called}", "{:.0f}", partial(us, part)) for part, called in PARTS.items()),
            row("ms of a core to open a table and seat four: workers", "{:.1f}", lambda run: run["open_ms"]["workers"]),
            row("... PostgreSQL", "{:.1f}", lambda run: run["open_ms"]["postgres"]),
            row("us of a core for a notification, each process", "{:.0f}", notification),
            row("rows a move", "{:.2f}", lambda run: run["rows_a_move"]),
            row("rows a transaction", "{:.0f}", lambda run: run["rows_a_write"]),
            row("bytes a row, with its indexes", "{:.0f}", lambda run: run["row_bytes"]),
            row("bytes a row, written ahead", "{:.0f}", lambda run: run["log_bytes_a_row"]),
            row("MB of memory, all processes", "{:.0f}", lambda run: run["mb"]),
            "",
            "PostgreSQL alone, written to as fast as it takes it, with nobody at the tables:",
            "",
            "| writers | rows a second | us of a core a row | cores |",
            "| ---: | ---: | ---: | ---: |",
            *(
                f"| {writers} | {told['rows_per_s']:,.0f} | {told['cpu_us_per_row']:.0f} | {told['cores']:.2f} |"
                for writers, told in store["alone"].items()
            ),
        ]
    )


def us(part: str, run: dict[str, Any]) -> float:
    """Processor time that a part took for a move."""
    return float(run["saturated"]["cpu_us_per_move"][part])


def cores(part: str, run: dict[str, Any]) -> float:
    """Cores that a part kept busy."""
    return us(part, run) * float(run["saturated"]["moves_per_s"]) / 1e6


def notification(run: dict[str, Any]) -> float:
    """Processor time of each process for a notification of a table that it has not opened."""
    return float(run["notification_us"]["workers"]) / int(run["workers"])


def cpu() -> str:
    """What the machine calls its processor."""
    found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return found[1].strip() if found else platform.machine()


def million(store: dict[str, Any]) -> str:
    """On paper: what a million tables a day ask for, by the figures of the most processes."""
    run, alone = store["runs"][-1], max(store["alone"].values(), key=lambda one: float(one["rows_per_s"]))
    moves = 1e6 * MOVES_A_GAME
    rows, peak, tables = moves * float(run["rows_a_move"]), PEAK * moves / DAY, PEAK * 1e6 / DAY

    def needed(part: str) -> float:
        return peak * us(part, run) / 1e6 + tables * float(run["open_ms"][part]) / 1000

    each = peak * notification(run) / 1e6  # cores of any process, however many there are
    processes = needed("workers") / (HEADROOM - each)
    lines = {
        f"moves a day, {MOVES_A_GAME} a table of four": f"{moves / 1e6:,.0f} million",
        "moves a second, mean": f"{moves / DAY:,.0f}",
        f"moves a second in the busiest hour, {PEAK:.0f} times that": f"{peak:,.0f}",
        "cores of workers then": f"{needed('workers'):.1f}",
        "of each process, to hear of all moves": f"{each:.2f}",
        f"processes, each with {HEADROOM:.0%} of a core": f"{processes:.0f}",
        "cores of PostgreSQL then": f"{needed('postgres'):.1f}",
        "cores of Redis then": f"{needed('redis'):.1f}",
        f"rows a second then, of {alone['rows_per_s']:,.0f} that PostgreSQL alone stored": f"{PEAK * rows / DAY:,.0f}",
        "GB a day in the store": f"{rows * run['row_bytes'] / 1e9:,.0f}",
        "GB a day written ahead": f"{rows * run['log_bytes_a_row'] / 1e9:,.0f}",
    }
    return "\n".join(
        ["| a million tables a day | |", "| --- | ---: |", *(f"| {name} | {value} |" for name, value in lines.items())]
    )


def written(parts: dict[str, str]) -> str:
    """The page with its measured parts as they are now."""

    def renewed(found: re.Match[str]) -> str:
        return f"<!-- {found[1]} -->\n\n{parts[found[1]]}\n\n<!-- end -->" if found[1] in parts else found[0]

    return re.sub(r"<!-- (\w+) -->\n.*?<!-- end -->", renewed, PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
