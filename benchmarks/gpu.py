"""Random playouts on a GPU: the same games as on the CPU to the bit, and actions a second. By hand, where there is CUDA."""

from __future__ import annotations

import json
import sys
import time

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # NumPy 2.5 dropped it; some numba-cuda still look for it

from numba import cuda

from dicecafe.engine import gpu, playout, registry
from dicecafe.engine.game import Game

CHECKED = 2_000  # games that are played on the CPU too
ROUNDS = 4  # the best of so many is told


def agree(game: Game, policy: int) -> bool:
    """Whether CPU and GPU play the same games to the bit."""
    seats = game.seats[0]
    cfgs, policies = game.config(seats).array(), np.full(seats, policy, "i1")
    here = np.zeros((CHECKED, seats), "i4"), np.zeros((CHECKED, seats), "i1"), np.zeros(CHECKED, "i8")
    playout.compiled(game, playout.many)(cfgs, policies, 7, 0, np.zeros((0, 2), "i2"), *here)
    there = gpu.Games(game, cfgs, policies, 7)(0, CHECKED)
    return all(np.array_equal(a, b) for a, b in zip(here, there, strict=True))


def speed(game: Game, games: int, seats: int) -> float:
    """Actions a second of random playouts, everything on the device."""
    played = gpu.Games(game, game.config(seats).array(), np.zeros(seats, "i1"), 7)
    played.launch(0, 1)
    best = 0.0
    for round in range(ROUNDS):
        cuda.synchronize()
        started = time.perf_counter()
        _, _, lengths = played.launch(round * games, games)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        best = max(best, lengths.copy_to_host().sum() / seconds)
    return best


def main() -> None:
    """Every game: agreement first, then speed."""
    for name in sys.argv[1:] or registry.names():
        game = registry.load(name)
        same = all(agree(game, policy) for policy in (playout.RANDOM, playout.HINTS))
        print(
            json.dumps({"game": name, "same_as_cpu": same, "actions_per_second": round(speed(game, 1 << 20, game.seats[0]))}),
            flush=True,
        )


if __name__ == "__main__":
    main()
