"""Dice Cafe's own playouts: compiled on one core and on two, interpreted, and how long the compiler takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from typing import Any

import clock
import machine
import numpy as np

from dicecafe.compiled import playout, step
from dicecafe.engine import registry
from dicecafe.engine.game import Game

SEED = 7
PLAYERS = 2
CORES = 2


class Batch:
    """Room for the results of some games, and the call that plays them."""

    def __init__(self, game: Game, games: int, first: int = 0, one_by_one: bool = False) -> None:
        self.kernel = playout.compiled(game, playout.many) if one_by_one else playout.batches(game)
        self.config = game.config(PLAYERS).array()
        self.first = first
        self.policies = np.full(PLAYERS, step.RANDOM, "i1")
        self.trace = np.zeros((0, 2), "i2")
        self.points = np.zeros((games, PLAYERS), "i4")
        self.places = np.zeros((games, PLAYERS), "i1")
        self.lengths = np.zeros(games, "i8")

    def play(self) -> None:
        """Play them; no lock is held meanwhile."""
        self.kernel(self.config, self.policies, SEED, self.first, self.trace, self.points, self.places, self.lengths)

    @property
    def actions(self) -> int:
        """Decisions and dice of all games."""
        return int(self.lengths.sum())


def speed(game: Game, games: int, repetitions: int, one_by_one: bool = False) -> dict[str, Any]:
    """Compiled, on one core."""
    batch = Batch(game, games, one_by_one=one_by_one)
    seconds = clock.best_seconds(batch.play, repetitions)
    return {"games": games, "actions": batch.actions, "points": int(batch.points[:, 0].sum()), "seconds": seconds}


def cores(game: Game, games: int, repetitions: int) -> dict[str, Any]:
    """Compiled, by two threads with as many games each as one had just before."""
    batches = [Batch(game, games, first=core * games) for core in range(CORES)]
    seconds_alone = clock.best_seconds(batches[0].play, repetitions, time.perf_counter)
    free = machine.cores()
    with ThreadPoolExecutor(CORES, initializer=lambda: machine.pin([free.pop()])) as pool:
        seconds = clock.best_seconds(lambda: list(pool.map(Batch.play, batches)), repetitions, time.perf_counter)
    return {
        "actions": sum(batch.actions for batch in batches),
        "seconds": seconds,
        "actions_alone": batches[0].actions,
        "seconds_alone": seconds_alone,
    }


def interpreted(game: Game, games: int, repetitions: int) -> dict[str, Any]:
    """Plain Python on the twins of the records, as at a table."""
    many = playout.interpreted(game, playout.many)
    config = game.config(PLAYERS)
    points, places = ([[0] * PLAYERS for _ in range(games)] for _ in range(2))
    lengths = [0] * games
    seconds = clock.best_seconds(
        lambda: many([config], [step.RANDOM] * PLAYERS, SEED, 0, [], points, places, lengths), repetitions
    )
    return {"actions": sum(lengths), "points": sum(row[0] for row in points), "seconds": seconds}


def compiling(game: Game) -> dict[str, Any]:
    """From asking for the compiled kernel to the end of its first game; cold or warm is up to $DICECAFE_CACHE."""
    start = time.perf_counter()
    import llvmlite.binding  # noqa: F401 (only its time is wanted)

    imported = time.perf_counter()
    batch = Batch(game, 1)
    batch.play()
    return {"seconds_import": imported - start, "actions": batch.actions, "seconds": time.perf_counter() - imported}


def main() -> None:
    """Measure one thing of one game."""
    asked = clock.arguments(__doc__, "speed", "one-by-one", "cores", "interpreted", "compiling", game=registry.names())
    game = registry.load(asked.game)
    measures: dict[str, Callable[..., dict[str, Any]]] = {
        "speed": speed,
        "one-by-one": partial(speed, one_by_one=True),
        "cores": cores,
        "interpreted": interpreted,
    }
    facts = compiling(game) if asked.what == "compiling" else measures[asked.what](game, asked.games, asked.repetitions)
    clock.tell(name=f"Dice Cafe {asked.what}", version=version("llvmlite"), **facts)


if __name__ == "__main__":
    main()
