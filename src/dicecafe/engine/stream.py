"""The fast stream of random numbers: PCG32 (XSH-RR 64/32, O'Neill 2014), seeded from (seed, number).

A game of a batch has two streams, 2n for its dice and 2n+1 for its players' choices, so that game n is the same game whatever
the batch, the number of cores or the machine, and players who choose otherwise still meet the same dice.
This is the interpreted form, on Python's long integers; `stream64` is the same for compilers, in wrapping 64-bit ones.
"""

from __future__ import annotations

MASK32 = (1 << 32) - 1
MASK64 = (1 << 64) - 1
MULTIPLIER = 6364136223846793005  # PCG's own
GOLDEN = 0x9E3779B97F4A7C15  # SplitMix64's, as the two factors below
FACTOR_1 = 0xBF58476D1CE4E5B9
FACTOR_2 = 0x94D049BB133111EB


def mix(z: int) -> int:
    """SplitMix64's finaliser: neighbouring numbers come out unalike."""
    z = ((z ^ (z >> 30)) * FACTOR_1) & MASK64
    z = ((z ^ (z >> 27)) * FACTOR_2) & MASK64
    return z ^ (z >> 31)


def seeded(seed: int, number: int) -> tuple[int, int]:
    """The state and the increment of stream `number` of `seed`."""
    key = mix(mix((seed + GOLDEN) & MASK64) ^ number)
    step = (key << 1 | 1) & MASK64
    return (mix((key + GOLDEN) & MASK64) * MULTIPLIER + step) & MASK64, step


def output(state: int) -> int:
    """The 32 bits a state stands for."""
    x = (((state >> 18) ^ state) >> 27) & MASK32
    r = state >> 59
    return (x >> r | x << (-r & 31)) & MASK32


def below(state: int, step: int, n: int) -> tuple[int, int]:
    """The state after it, and a number from 0 to n-1, each exactly as likely (Lemire 2019)."""
    product = output(state) * n
    state = (state * MULTIPLIER + step) & MASK64
    if product & MASK32 < n:
        unfair = (1 << 32) % n
        while product & MASK32 < unfair:
            product = output(state) * n
            state = (state * MULTIPLIER + step) & MASK64
    return state, product >> 32


class Stream:
    """A stream that remembers its own state."""

    def __init__(self, seed: int, number: int) -> None:
        self.state, self.step = seeded(seed, number)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each exactly as likely."""
        self.state, value = below(self.state, self.step, n)
        return value
