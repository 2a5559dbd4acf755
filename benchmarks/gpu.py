"""Random playouts on a GPU: the same games as on the CPU to the bit, and actions a second; and who shares its arrays.

By hand, where there is CUDA. `--write` keeps what came out in gpu.json, from which run.py makes its part of results.md.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import machine
import numpy as np

from dicecafe.compiled import gpu, jit, playout, step
from dicecafe.engine import registry
from dicecafe.engine.game import Game

CHECKED = 2_000  # games that are played on the CPU too
ROUNDS = 4  # the best of so many counts
BATCHES = (1 << 20, 1 << 22)  # games in one launch; the faster counts


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
    cuda, best = jit.cuda(), 0.0
    for round in range(ROUNDS):
        cuda.synchronize()
        started = time.perf_counter()
        _, _, lengths = played.launch(round * games, games)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        best = max(best, lengths.copy_to_host().sum() / seconds)
    return best


def pointer(array: Any) -> int:
    """Where an array on the GPU begins."""
    return int(array.__cuda_array_interface__["data"][0])


TAKERS: dict[str, tuple[str, Callable[[Any, Any], int]]] = {  # how another library takes an array, and where it then says it is
    "torch.as_tensor": ("torch", lambda torch, array: torch.as_tensor(array, device="cuda").data_ptr()),
    "jax.numpy.asarray": ("jax.numpy", lambda jnp, array: jnp.asarray(array).unsafe_buffer_pointer()),
    "cupy.asarray": ("cupy", lambda cupy, array: cupy.asarray(array).data.ptr),
    "torch.from_dlpack": ("torch", lambda torch, array: torch.from_dlpack(array).data_ptr()),
    "jax.dlpack.from_dlpack": ("jax.dlpack", lambda dlpack, array: dlpack.from_dlpack(array).unsafe_buffer_pointer()),
    "cupy.from_dlpack": ("cupy", lambda cupy, array: cupy.from_dlpack(array).data.ptr),
}


def sharing() -> dict[str, str]:
    """For each way in which another library takes an environment's observations: whether it is the same memory."""
    from dicecafe.envs.vector import DiceVectorEnv

    seen, _ = DiceVectorEnv(registry.names()[0], 256, opponents=None, device="cuda").reset(seed=1)
    array, found = seen["observation"], {}
    for call, (library, take) in TAKERS.items():
        try:
            found[call] = "the same memory" if take(importlib.import_module(library), array) == pointer(array) else "a copy"
        except ImportError:
            found[call] = "not installed"
        except Exception as error:  # whatever it does not like is what we want to know
            found[call] = f"refused: {error}"
    return found


def main() -> int:
    """Every game: agreement first, then speed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all of them, if none is named")
    parser.add_argument("--write", action="store_true", help="also write benchmarks/gpu.json")
    asked = parser.parse_args()
    if asked.write and asked.games:
        parser.error("gpu.json is for all games: name none, or leave out --write")
    played = []
    for name in asked.games or registry.names():
        game = registry.load(name)
        same = all(agree(game, policy) for policy in (step.RANDOM, step.HINTS))
        best = max((round(speed(game, games, game.seats[0])), games) for games in BATCHES)
        played.append({"title": game.title, "players": game.seats[0], "same": same, "speed": best[0], "games": best[1]})
        print(json.dumps(played[-1]), flush=True)
    facts = {"device": machine.gpu(), "played": played, "sharing": sharing()}
    print(json.dumps(facts["sharing"], indent=1))
    if asked.write:
        Path(__file__).with_name("gpu.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    return 0 if all(one["same"] for one in played) else 1


if __name__ == "__main__":
    sys.exit(main())
