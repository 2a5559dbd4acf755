"""Measure environments: steps a second of ours on one core or on a GPU, beside Pgx and OpenSpiel in the same run.

README.md here tells what is measured and how.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import machine

from dicecafe.engine import registry

PGX = ("2048", "backgammon")
OPENSPIEL = ("pig", "2048", "backgammon")
PAGES = {"cpu": "envs.md", "cuda": "envs_gpu.md"}
Facts = dict[str, Any]


class Run:
    """One run: every environment measured in turn; those of others that can't be are left out with a line."""

    def __init__(self, quick: bool, device: str) -> None:
        self.device = device
        self.patient = not quick and device == "cpu"  # a GPU does not wait for quiet cores
        self.cores = 1 if device == "cpu" else len(machine.cores())  # which compile for it
        amount = ["--seconds", "0.2", "--repetitions", "1"] if quick else ["--seconds", "1", "--repetitions", "3"]
        batch = [str(1 << 18), str(1 << 20)] if device == "cuda" else ["1024", "4096"]
        self.amount = [*amount, "--batch", *batch, "--device", device]
        self.ours: dict[str, Facts] = {}
        self.peers: dict[str, Facts] = {}
        self.left_out: list[str] = []

    def everything(self) -> None:
        """Ours first, then the others."""
        for game in registry.names():
            self.ours[game] = self.measured(sys.executable, "ours_envs.py", game)
        try:
            python = machine.python_of_peers() if self.device == "cpu" else sys.executable  # where the GPU's JAX is
        except machine.Failure as failure:
            self.left_out.append(f"Pgx and OpenSpiel ({failure})")
            return
        for title, script, games in (("Pgx", "peer_pgx.py", PGX), ("OpenSpiel", "peer_openspiel_envs.py", OPENSPIEL)):
            for game in games:
                try:
                    self.peers[f"{title}, {game}"] = self.measured(python, script, game)
                except machine.Failure as failure:
                    self.left_out.append(f"{title}, {game} ({failure})")

    def measured(self, python: str | Path, script: str, game: str) -> Facts:
        """What a program tells of one game."""
        print(f"{script}: {game} ...", file=sys.stderr)
        facts = machine.measured([python, machine.HERE / script, "--game", game, *self.amount], self.cores, patient=self.patient)
        print(f"{script}: {game}: {millions(facts['seconds'])} million steps/s", file=sys.stderr)
        return facts

    def report(self) -> str:
        """All of it, without a date, so that a diff shows what changed."""
        on_gpu = self.device == "cuda"
        where = f"one {machine.gpu()} (OpenSpiel, which runs on none, on a core beside it)" if on_gpu else "one core"
        more = " --device cuda" if on_gpu else ""
        titles = {name: registry.load(name).title for name in self.ours}
        lines = [["", "million steps/s", "without the player", *(f": {name}" for name in self.peers)]]
        for name, facts in self.ours.items():
            ratios = [f"{peer['seconds'] / facts['seconds']:.3g}" for peer in self.peers.values()]
            lines.append([f"Dice Cafe, {titles[name]}", millions(facts["seconds"]), millions(facts.get("alone")), *ratios])
        lines += [[name, millions(peer["seconds"]), "", *[""] * len(self.peers)] for name, peer in self.peers.items()]
        lines.insert(1, ["---", *["---:"] * (len(lines[0]) - 1)])
        told = {name.partition(",")[0]: peer["version"] for name, peer in self.peers.items()}
        versions = ", ".join(f"{name} {version}" for name, version in {**machine.versions(), **told}.items())
        parts = [
            "# Environments: results",
            f"Steps per second on {where} with a random player of both seats, and how many times those of each other environment "
            f"that is.\nWritten by `.venv/bin/python benchmarks/env_steps.py{more} --write`; "
            "README.md here tells what is measured and how.",
            f"Machine: {machine.processor()}. {versions}.",
            "\n".join(f"| {' | '.join(line)} |" for line in lines),
        ]
        if self.left_out:
            parts.append("Left out: " + "; ".join(self.left_out) + ".")
        return "\n\n".join(parts) + "\n"


def millions(seconds: float | None) -> str:
    """Million steps a second, of so many seconds each."""
    return "" if seconds is None else f"{1e-6 / seconds:.3g}" if seconds > 1e-9 else f"{1e-6 / seconds:,.0f}"


def main() -> int:
    """Run, print, and write when asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a fifth of the time, once, without waiting for a quiet machine")
    parser.add_argument("--write", action="store_true", help="also write benchmarks/envs.md or envs_gpu.md")
    parser.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="cuda: on a GPU, with the Pgx and OpenSpiel of this Python"
    )
    asked = parser.parse_args()
    if asked.write and asked.quick:
        parser.error("what is written is a full run: leave out --quick or --write")
    run = Run(asked.quick, asked.device)
    try:
        run.everything()
    except machine.Failure as failure:
        print(f"Our own environments failed: {failure}", file=sys.stderr)
        return 1
    text = run.report()
    print(text, end="")
    if asked.write:
        (machine.HERE / PAGES[asked.device]).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
