"""Dice Cafe's vector environment with a random player of all seats: steps a second, with the player's own time and without."""

from __future__ import annotations

import time
from importlib.metadata import version
from typing import Any

import clock
import numba
import numpy as np

from dicecafe.compiled import jit
from dicecafe.engine import registry
from dicecafe.envs.vector import DiceVectorEnv

SEED = 7
STEPS = 20  # between two looks at the clock, on a GPU


def choose_one(masks: Any, states: Any, actions: Any, row: int) -> None:
    """Any legal action of one row, by a xorshift generator of its own; nothing where there is none."""
    state = states[row]
    state ^= state << np.uint64(13)
    state ^= state >> np.uint64(7)
    state ^= state << np.uint64(17)
    states[row] = state
    legal = 0
    for a in range(masks.shape[1]):
        legal += masks[row, a]
    left = np.int64((state >> np.uint64(33)) % np.uint64(max(legal, 1)))
    for a in range(masks.shape[1]):
        if masks[row, a]:
            if left == 0:
                actions[row] = a
                break
            left -= 1


one = numba.njit(choose_one)


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]  # Numba has no types
def choose(masks: Any, states: Any, actions: Any) -> None:
    """Any legal action in each row."""
    for row in range(len(masks)):
        one(masks, states, actions, row)


def first_states(batch: int) -> Any:
    """Where the generators of the rows begin."""
    return np.arange(1, batch + 1).astype("u8") * np.uint64(0x9E3779B97F4A7C15)


def on_cpu(game: str, batch: int, seconds: float, repetitions: int) -> dict[str, Any]:
    """Processor time of the environment, and of the player beside it."""
    envs = DiceVectorEnv(game, batch, opponents=None, autoreset_mode="SameStep", copy=False)
    seen, _ = envs.reset(seed=SEED)
    states, actions = first_states(batch), np.zeros(batch, "i8")
    best = {"seconds": float("inf"), "alone": float("inf")}
    for repetition in range(repetitions + 1):  # the first one is for the compiler and the caches
        chosen = stepped = 0.0
        steps = 0
        while chosen + stepped < seconds:
            begun = time.process_time()
            choose(seen["action_mask"], states, actions)
            ready = time.process_time()
            envs.step(actions)
            chosen, stepped, steps = chosen + ready - begun, stepped + time.process_time() - ready, steps + batch
        if repetition:
            best["seconds"] = min(best["seconds"], (chosen + stepped) / steps)
            best["alone"] = min(best["alone"], stepped / steps)
    return best


def on_gpu(game: str, batch: int, seconds: float, repetitions: int) -> dict[str, Any]:
    """Time on the wall of the environment and the player, each a kernel."""
    cuda = jit.cuda()
    one = cuda.jit(choose_one, device=True)

    @cuda.jit  # type: ignore[untyped-decorator]  # Numba has no types
    def choose(masks: Any, states: Any, actions: Any) -> None:
        row = cuda.grid(1)
        if row < len(actions):
            one(masks, states, actions, row)

    envs = DiceVectorEnv(game, batch, opponents=None, autoreset_mode="SameStep", device="cuda")
    seen, _ = envs.reset(seed=SEED)
    states, actions = cuda.to_device(first_states(batch)), cuda.to_device(np.zeros(batch, "i8"))
    best = float("inf")
    for _ in range(repetitions + 1):
        begun, steps, spent = time.perf_counter(), 0, 0.0
        while spent < seconds:
            for _ in range(STEPS):
                choose[-(-batch // 128), 128](seen["action_mask"], states, actions)
                envs.step(actions)
            cuda.synchronize()
            steps, spent = steps + STEPS * batch, time.perf_counter() - begun
        best = min(best, spent / steps)
    return {"seconds": best}


def main() -> None:
    """The fastest of the batches."""
    asked = clock.env_arguments(__doc__, *registry.names())
    measure = on_gpu if asked.device == "cuda" else on_cpu
    found = [{"batch": batch, **measure(asked.game, batch, asked.seconds, asked.repetitions)} for batch in asked.batch]
    clock.tell(**min(found, key=lambda facts: float(facts["seconds"])), version=version("numba"))


if __name__ == "__main__":
    main()
