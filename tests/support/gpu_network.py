"""What networks say of a position in Numba's CUDA simulator, one line of numbers a game. Run with NUMBA_ENABLE_CUDASIM=1."""

from __future__ import annotations

import sys
from typing import Any

from learned import tell, told_of
from numba import cuda

from dicecafe.compiled import arrays, jit, step
from dicecafe.engine import registry

real = cuda.jit
cuda.jit = lambda function, max_registers=0, **given: real(function, **given)  # the simulator has no registers
arrays.constant_table = lambda value: value
arrays.local_array = lambda of, length: lambda: [0] * length
for name in sys.argv[1:]:
    game = registry.load(name)
    slots, cfg, roots = told_of(game)
    found: Any = [[0] * cfg.players for _ in roots]
    kernel: Any = jit.compiled_cuda(tell, {**step.plain_slots(game), **slots}, name)
    kernel[1, 1]([cfg], roots, found)
    print(name, found)
