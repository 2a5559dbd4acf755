"""Measure random playouts: ours, the very same games in C, and Pig in OpenSpiel and JAX; see README.md here."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import machine
import report
import results as rows
from ours import CORES, PLAYERS, SEED
from results import Results

# Games that take a second or two; C plays as many as ours, to compare their sums.
GAMES = {"pig": 1_500_000, "burger-dice": 20_000}
INTERPRETED = {"pig": 4_000, "burger-dice": 80}
C_OPTIONS = {"pig": (100,), "burger-dice": (50, 4, 3)}  # target; target, waste limit and roll size
C_PROGRAMS = (
    (rows.C, "pig", "pig.c", ()),
    (rows.C, "burger-dice", "burger_dice.c", ('-DTABLE="table_arrays.h"',)),
    (rows.C_TUNED, "burger-dice", "burger_dice.c", ('-DTABLE="table_bits.h"',)),
)
PEERS = (
    (rows.OPENSPIEL, "open_spiel", "peer_openspiel.py", "rollouts", 150_000),
    (rows.OPENSPIEL_LOOP, "open_spiel", "peer_openspiel.py", "loop", 10_000),
    (rows.JAX, "jax", "peer_jax.py", "rollouts", 2_500_000),
)


class Run:
    """One run: every program measured in turn, those that can't be are left out with a line."""

    def __init__(self, quick: bool, folder: Path) -> None:
        self.folder = folder
        self.share = 10 if quick else 1
        self.repetitions = 1 if quick else 3
        self.results = Results(versions=machine.versions())

    def everything(self) -> Results:
        """Measure it all."""
        for game in GAMES:
            self.compiling(game)
            self.ours(game)
        for row, game, source, flags in C_PROGRAMS:
            self.c(row, game, source, flags)
        self.peers()
        return self.results

    def compiling(self, game: str) -> None:
        """The compiler, each time with an empty cache, and the cache it leaves, which the playouts use then."""
        for row, fresh in ((rows.COLD, True), (rows.WARM, False)):
            caches = [self.folder / f"{i if fresh else 0}" for i in range(self.repetitions)]
            told = [self.our(game, "compiling", 1, cache) for cache in caches]
            self.results.told[row, game] = min(told, key=lambda facts: float(facts["seconds"]))

    def ours(self, game: str) -> None:
        """Our playouts, compiled and interpreted."""
        told = self.results.told
        told[rows.OURS, game] = self.our(game, "speed", GAMES[game])
        told[rows.OURS_INTERPRETED, game] = self.our(game, "interpreted", INTERPRETED[game])
        if len(machine.cores()) < CORES:
            self.leave_out(f"{rows.OURS_ON_CORES}: {rows.TITLES[game]}", "there is one core")
        else:
            told[rows.OURS_ON_CORES, game] = self.our(game, "cores", GAMES[game], on_cores=CORES)

    def our(self, game: str, what: str, games: int, cache: Path | None = None, on_cores: int = 1) -> dict[str, Any]:
        """What ours.py tells; its failure is the run's."""
        print(f"Dice Cafe, {what}: {rows.TITLES[game]} ...", file=sys.stderr)
        command: list[str | Path] = [sys.executable, machine.HERE / "ours.py", what, "--game", game, *self.amount(games)]
        return machine.measured(command, on_cores, cache or self.folder / "0")

    def c(self, row: str, game: str, source: str, flags: tuple[str, ...]) -> None:
        """A C program, compiled and run."""

        def told() -> dict[str, Any]:
            program = machine.compiled_c(source, self.folder, *flags)
            numbers = (self.repetitions, SEED, GAMES[game] // self.share, PLAYERS, *C_OPTIONS[game])
            return machine.measured([program, *map(str, numbers)])

        self.keep(row, game, told)

    def peers(self) -> None:
        """The others, from their own virtual environment."""
        try:
            python = machine.python_of_peers()
        except machine.Failure as failure:
            self.leave_out("OpenSpiel and JAX", str(failure))
            return
        for row, package, script, what, games in PEERS:
            self.keep(row, "pig", partial(machine.measured, [python, machine.HERE / script, what, *self.amount(games)]))
            if facts := self.results.told.get((row, "pig")):
                self.results.versions[package] = facts["version"]

    def amount(self, games: int) -> list[str]:
        """How much a program is to play."""
        return ["--games", str(max(1, games // self.share)), "--repetitions", str(self.repetitions)]

    def keep(self, row: str, game: str, measure: Callable[[], dict[str, Any]]) -> None:
        """Measure and keep what was told, or say why not and go on."""
        print(f"{row}: {rows.TITLES[game]} ...", file=sys.stderr)
        try:
            self.results.told[row, game] = measure()
        except machine.Failure as failure:
            self.leave_out(f"{row}: {rows.TITLES[game]}", str(failure))

    def leave_out(self, what: str, why: str) -> None:
        """Say that something is not measured."""
        print(f"{what} left out: {why}", file=sys.stderr)
        self.results.left_out.append(f"{what} ({why})")


def main() -> int:
    """Run, print, and write when asked; 1 when ours failed, or C did not play the same games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the games, once: rough figures in half a minute")
    parser.add_argument("--write", action="store_true", help="also write benchmarks/results.md")
    asked = parser.parse_args()
    if asked.quick and asked.write:
        parser.error("results.md is for a full run: leave out --quick or --write")
    with tempfile.TemporaryDirectory() as folder:
        try:
            results = Run(asked.quick, Path(folder)).everything()
        except machine.Failure as failure:
            print(f"Our own playouts failed: {failure}", file=sys.stderr)
            return 1
    text = report.report(results)
    print(text, end="")
    if wrong := results.other_games():
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    if asked.write:
        (machine.HERE / "results.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
