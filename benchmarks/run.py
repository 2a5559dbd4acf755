"""Measure random playouts: ours, the very same games in C, both in JAX, Pig in OpenSpiel; and search, ours and OpenSpiel's.

README.md here tells what is measured and how.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import machine
import report
import results as rows
from ours import CORES, PLAYERS, SEED
from results import Results

from dicecafe.engine import registry

# Games that take a second or two; C plays as many as ours, to compare their sums.
GAMES = {"pig": 2_500_000, "burger-dice": 40_000}
INTERPRETED = {"pig": 4_000, "burger-dice": 80}
C_OPTIONS = {"pig": (100,), "burger-dice": (50, 4, 3)}  # target; target, waste limit and roll size
C_PROGRAMS = (
    (rows.C, "pig", "pig.c", ()),
    (rows.C, "burger-dice", "burger_dice.c", ('-DTABLE="table_arrays.h"',)),
    (rows.C_TUNED, "burger-dice", "burger_dice.c", ('-DTABLE="table_bits.h"',)),
)
PEERS = (
    (rows.OPENSPIEL, "open_spiel", "peer_openspiel.py", "rollouts", "pig", 150_000),
    (rows.OPENSPIEL_LOOP, "open_spiel", "peer_openspiel.py", "loop", "pig", 10_000),
    (rows.JAX, "jax", "peer_jax.py", "rollouts", "pig", 2_500_000),
    (rows.JAX, "jax", "peer_jax.py", "rollouts", "burger-dice", 40_000),
)

SEARCHES = {rows.SEARCH: "horizon", rows.SEARCH_TO_THE_END: "end"}  # of every game
SEARCHES_OF_PIG = {**SEARCHES, rows.SEARCH_AT_RANDOM: "random"}
SEARCH_SECONDS = 1.0


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
        self.searches()
        self.searches_of_pig()
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
        told[rows.OURS_ONE_BY_ONE, game] = self.our(game, "one-by-one", GAMES[game])
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

    @cached_property
    def python_of_peers(self) -> Path | None:
        """The others' own interpreter, or None where it can't be had."""
        try:
            return machine.python_of_peers()
        except machine.Failure as failure:
            self.leave_out("OpenSpiel and JAX", str(failure))
            return None

    def peers(self) -> None:
        """The others, from their own virtual environment."""
        if (python := self.python_of_peers) is None:
            return
        for row, package, script, what, game, games in PEERS:
            command: list[str | Path] = [python, machine.HERE / script, what, "--game", game, *self.amount(games)]
            self.keep(row, game, partial(machine.measured, command))
            if facts := self.results.told.get((row, game)):
                self.results.versions[package] = facts["version"]

    def searches(self) -> None:
        """Our search in every game but Pig."""
        for game in registry.names():
            for row, what in SEARCHES.items():
                if game != "pig":
                    self.results.told[row, game] = self.our_search(game, what, self.repetitions)

    def searches_of_pig(self) -> None:
        """Our search and OpenSpiel's in Pig, in turns, so that a slow minute of the machine hits all; the best turn counts."""
        for _ in range(self.repetitions):
            for row, what in SEARCHES_OF_PIG.items():
                self.keep_faster(row, "pig", self.our_search("pig", what, 1))
            if (python := self.python_of_peers) is None:
                continue
            ours = self.results.told[rows.SEARCH_AT_RANDOM, "pig"]
            command: list[str | Path] = [python, machine.HERE / "peer_openspiel.py", "search", *self.search_amount(1)]
            position = ["--playouts", str(ours["playouts"]), "--moves", *map(str, ours["moves"])]
            print(f"{rows.OPENSPIEL_SEARCH}: Pig ...", file=sys.stderr)
            try:
                self.keep_faster(rows.OPENSPIEL_SEARCH, "pig", machine.measured([*command, *position], patient=False))
            except machine.Failure as failure:
                self.leave_out(f"{rows.OPENSPIEL_SEARCH}: Pig", str(failure))

    def our_search(self, game: str, what: str, repetitions: int) -> dict[str, Any]:
        """What ours_search.py tells, compiled in the user's cache: nobody asks how long that takes."""
        print(f"Dice Cafe, search, {what}: {game} ...", file=sys.stderr)
        command: list[str | Path] = [sys.executable, machine.HERE / "ours_search.py", what, "--game", game]
        return machine.measured([*command, *self.search_amount(repetitions)], patient=False)

    def search_amount(self, repetitions: int) -> list[str]:
        """How long a program is to search."""
        return ["--seconds", str(SEARCH_SECONDS / self.share), "--repetitions", str(repetitions)]

    def keep_faster(self, row: str, game: str, facts: dict[str, Any]) -> None:
        """Keep what was told, unless the row was faster before."""
        before = self.results.told.get((row, game))
        if before is None or facts["seconds"] < before["seconds"]:
            self.results.told[row, game] = facts

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
    """Run, print, and write when asked; 1 when ours failed, or others did not play the same games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a tenth of the games, once: rough figures in a minute or so")
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
