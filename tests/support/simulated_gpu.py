"""Plays games with the kernels of `compiled.gpu` in Numba's CUDA simulator and on the CPU. Run with NUMBA_ENABLE_CUDASIM=1.

The simulator interprets kernels with NumPy's scalars, whose 8 bits overflow where compiled rules reckon in 64; so positions,
masks and weights are plain Python here, as for any interpreted game. All else is real: kernels, threads, launches, copies.
"""

from __future__ import annotations

import sys
import threading
from functools import partial
from typing import Any

import numpy as np
from numba import cuda

from dicecafe.compiled import arrays, gpu, gpu_groups, jit, playout, step
from dicecafe.compiled.shared_memory import padded
from dicecafe.engine import registry
from dicecafe.engine.game import Game

GAMES = 3
START = 5  # the number of the first one
SEED = 7


def thread() -> int:
    """Which thread of the launch this is; simulated threads would swap the global of `cuda.grid` under each other."""
    here: Any = threading.current_thread()
    number: int = here.blockIdx.x * gpu.BLOCK + here.threadIdx.x
    return number


class Simulated:
    """A kernel of one game for the simulator, launched like a compiled one."""

    def __init__(self, game: Game, template: Any, hints: bool = False) -> None:
        slots = {**step.plain_slots(game), step.thread: thread}
        if game.tells_kinds and template is gpu.play_games:
            template = gpu_groups.play_in_groups
            slots |= {
                gpu_groups.threads: lambda: gpu.BLOCK,  # of one block
                gpu_groups.commonest: lambda sort, rounds: sort,  # each thread on its own, which comes to the same
                gpu_groups.clear_state: lambda states, i: states[i].assign(game.State()),
            }
        self.game = game
        self.kernel: Any = jit.compiled_cuda(template, slots, game.name)

    def __getitem__(self, grid: tuple[int, int]) -> Any:
        return partial(self.launch, grid)

    def launch(self, grid: tuple[int, int], *given: Any) -> None:
        """Run the kernel on plain twins of all records, and write back what became of them."""
        arrays = [getattr(value, "_ary", value) for value in given]
        plain = [self.twins(value) for value in arrays]
        self.kernel[grid](*plain)
        for array, twins in zip(arrays, plain, strict=True):
            if isinstance(twins, list):
                for i, twin in enumerate(twins):
                    array[i] = twin.array()[0]

    def twins(self, value: Any) -> Any:
        """The plain twins of an array of records; anything else as it is."""
        for struct in (self.game.State, self.game.Config):
            if isinstance(value, np.ndarray) and value.dtype in (struct.dtype(), padded(struct)):
                return [struct.from_record(record) for record in value]
        return value


def same(game: Game, policy: int) -> bool:
    """Whether the simulated GPU plays the CPU's games, to the bit."""
    seats = game.seats[0]
    cfgs, policies = game.config(seats).array(), np.full(seats, policy, "i1")
    here = np.zeros((GAMES, seats), "i4"), np.zeros((GAMES, seats), "i1"), np.zeros(GAMES, "i8")
    playout.compiled(game, playout.many)(cfgs, policies, SEED, START, np.zeros((0, 2), "i2"), *here)
    there = gpu.Games(game, cfgs, policies, SEED)(START, GAMES)
    return all(a.dtype == b.dtype and np.array_equal(a, b) for a, b in zip(here, there, strict=True))


def main() -> None:
    """Every game named, by random players and by the hints."""
    real = cuda.jit
    cuda.jit = lambda function, max_registers=0, **given: real(function, **given)  # the simulator has no registers
    arrays.constant_table = lambda value: value  # NumPy's numbers compare to its bools, of which two are no 2
    arrays.local_array = lambda of, length: lambda: [0] * length
    gpu.compiled, gpu.BLOCK = Simulated, 2  # type: ignore[assignment, misc]  # in the place of what a GPU would run
    gpu_groups.BLOCK, gpu_groups.blocks = 2, lambda: 1  # type: ignore[misc]  # two threads, of which one plays two games
    np.seterr(over="ignore")  # streams wrap around
    for name in sys.argv[1:]:
        game = registry.load(name)
        print(name, *(same(game, policy) for policy in (step.RANDOM, step.HINTS)), flush=True)


if __name__ == "__main__":
    main()
