"""Measure all three servers in turn, several times, and write results.md: `python benchmarks/load/compare.py --write`."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SERVERS = {"dicecafe": "our_server.py", "boardgame.io": "peer.py", "ceiling": "ceiling.py"}
COMMAND = "python benchmarks/load/compare.py --write"


def measured(script: str, tables: int, seconds: float) -> dict[str, Any]:
    """One run of one server."""
    command = [sys.executable, str(FOLDER / script), "--tables", str(tables), "--seconds", str(seconds)]
    ended = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    facts: dict[str, Any] = json.loads(ended.stdout)
    return facts


def middle(runs: list[dict[str, Any]], *path: str) -> float:
    """The median over the runs of one figure."""
    values = []
    for run in runs:
        value: Any = run
        for key in path:
            value = value[key]
        values.append(float(value))
    return statistics.median(values)


def page(runs: dict[str, list[dict[str, Any]]], tables: int) -> str:
    """The results as Markdown."""
    rounds = len(runs["dicecafe"])
    lines = [
        "# Load: live tables",
        "",
        f"{tables} tables of 4, {4 * tables:,} sockets; server and load generator on one core each; Python",
        f"{platform.python_version()}; medians of {rounds} alternating runs. Ours stores every move durably (SQLite,",
        "synchronous=FULL) and sends legal moves with labels; boardgame.io keeps its games in memory. The ceiling stores as we",
        f"do, sends as many bytes, and has no rules. Made by `{COMMAND}`; [README.md](README.md) tells how.",
        "",
        "| | dicecafe | boardgame.io | ratio | ceiling | ratio |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    rows = [
        ("moves per server-CPU-second, saturated", ("modes", "saturated", "moves_per_server_cpu_s"), "{:,.0f}"),
        ("moves a second, saturated", ("modes", "saturated", "moves_per_s"), "{:,.0f}"),
        ("moves per server-CPU-second at 500 moves/s", ("modes", "paced", "moves_per_server_cpu_s"), "{:,.0f}"),
        ("ms to the last seat at 500 moves/s, p50", ("modes", "paced", "last_update_ms", "p50"), "{:.1f}"),
        ("ms to the last seat at 500 moves/s, p99", ("modes", "paced", "last_update_ms", "p99"), "{:.1f}"),
        ("KB of memory a connection", ("kb_per_connection",), "{:.1f}"),
        ("bytes an update", ("modes", "saturated", "bytes_per_update"), "{:,.0f}"),
        ("cores used by others meanwhile", ("modes", "saturated", "other_cores"), "{:.2f}"),
    ]
    for name, path, form in rows:
        ours, *others = (middle(runs[server], *path) for server in SERVERS)
        cells = [cell for theirs in others for cell in (form.format(theirs), f"{ours / theirs if theirs else 0:.2f}")]
        lines.append(f"| {' | '.join([name, form.format(ours), *cells])} |")
    versions = {server: runs[server][0].get("versions", {}) for server in SERVERS}
    lines += ["", *(f"{server}: {', '.join(f'{n} {v}' for n, v in found.items())}." for server, found in versions.items()), ""]
    return "\n".join(lines)


def main() -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    runs: dict[str, list[dict[str, Any]]] = {server: [] for server in SERVERS}
    for _ in range(asked.rounds):
        for server, script in SERVERS.items():
            runs[server].append(measured(script, asked.tables, asked.seconds))
    found = page(runs, asked.tables)
    print(found)
    if asked.write:
        (FOLDER / "results.md").write_text(found, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
