"""`stream` for compilers: the same functions in NumPy's wrapping 64-bit integers. A test holds the two to the same numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from dicecafe.engine import stream
from dicecafe.engine.contract import AnyState
from dicecafe.engine.rule import rule

# Every operand must be unsigned 64-bit: one signed among them, and the compiler makes floats.
MASK32 = np.uint64(stream.MASK32)
MULTIPLIER = np.uint64(stream.MULTIPLIER)
GOLDEN = np.uint64(stream.GOLDEN)
FACTOR_1 = np.uint64(stream.FACTOR_1)
FACTOR_2 = np.uint64(stream.FACTOR_2)
B1, B18, B27, B30, B31, B32, B59 = (np.uint64(bits) for bits in (1, 18, 27, 30, 31, 32, 59))
SPAN32 = np.uint64(1 << 32)


@rule
def mix(z: Any) -> Any:
    """SplitMix64's finaliser."""
    z = (z ^ (z >> B30)) * FACTOR_1
    z = (z ^ (z >> B27)) * FACTOR_2
    return z ^ (z >> B31)


@rule
def seeded(seed: Any, number: Any) -> Any:
    """The state and the increment of stream `number` of `seed`."""
    key = mix(mix(np.uint64(seed) + GOLDEN) ^ np.uint64(number))
    step = (key << B1) | B1
    return mix(key + GOLDEN) * MULTIPLIER + step, step


@rule
def output(state: AnyState) -> Any:
    """The 32 bits a state stands for."""
    x = (((state >> B18) ^ state) >> B27) & MASK32
    r = state >> B59
    return ((x >> r) | (x << ((B32 - r) & B31))) & MASK32


@rule
def below(state: AnyState, step: Any, n: Any) -> Any:
    """The state after it, and a number from 0 to n-1, each exactly as likely."""
    span = np.uint64(n)
    product = output(state) * span
    state = state * MULTIPLIER + step
    if product & MASK32 < span:
        unfair = SPAN32 % span
        while product & MASK32 < unfair:
            product = output(state) * span
            state = state * MULTIPLIER + step
    return state, np.int64(product >> B32)
