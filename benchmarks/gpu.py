"""Random playouts on a GPU: the same games as on the CPU to the bit, and actions a second. By hand, where there is CUDA."""

from __future__ import annotations

import json
import sys
import time

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # NumPy 2.4 dropped it; numba.cuda still looks for it

from numba import cuda

from dicecafe.engine import playout, registry
from dicecafe.engine.game import Game

THREADS = 128


def arrays(game: Game, games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Room for what `games` games come to."""
    seats = game.seats[0]
    return np.zeros((games, seats), "i4"), np.zeros((games, seats), "i1"), np.zeros(games, "i8")


def agree(game: Game, games: int, policy: int) -> bool:
    """Whether CPU and GPU play the same games to the bit."""
    cfgs, policies, trace = game.config(game.seats[0]).array(), np.full(game.seats[0], policy, "i1"), np.zeros((0, 2), "i2")
    here, there = arrays(game, games), arrays(game, games)
    playout.compiled(game, playout.many)(cfgs, policies, 7, 0, trace, *here)
    playout.compiled_cuda(game)[-(-games // THREADS), THREADS](cfgs, policies, 7, 0, trace, *there)
    return all(np.array_equal(a, b) for a, b in zip(here, there, strict=True))


def speed(game: Game, games: int) -> float:
    """Actions a second of random playouts, everything on the device."""
    cfgs, policies = cuda.to_device(game.config(game.seats[0]).array()), cuda.to_device(np.zeros(game.seats[0], "i1"))
    trace, room = cuda.to_device(np.zeros((1, 2), "i2")), [cuda.to_device(array) for array in arrays(game, games)]
    launch = playout.compiled_cuda(game)[-(-games // THREADS), THREADS]
    best = 0.0
    for _ in range(4):
        cuda.synchronize()
        started = time.perf_counter()
        launch(cfgs, policies, 7, 0, trace, *room)
        cuda.synchronize()
        best = max(best, room[2].copy_to_host().sum() / (time.perf_counter() - started))
    return best


def main() -> None:
    """Every game: agreement first, then speed."""
    for name in sys.argv[1:] or registry.names():
        game = registry.load(name)
        same = all(agree(game, 2_000, policy) for policy in (playout.RANDOM, playout.HINTS))
        print(json.dumps({"game": name, "same_as_cpu": same, "actions_per_second": round(speed(game, 1 << 18))}), flush=True)


if __name__ == "__main__":
    main()
