"""The stream is PCG32, fair below any bound, and the same interpreted and compiled."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dicecafe.compiled import jit, stream64
from dicecafe.engine import stream
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import MASK64, MULTIPLIER, Stream, below, output


def test_published_numbers_of_pcg32() -> None:
    """The first numbers of pcg32_srandom(42, 54), as its author's demo prints them."""
    step = 54 << 1 | 1
    state = ((42 + step) * MULTIPLIER + step) & MASK64
    numbers = []
    for _ in range(6):
        numbers.append(output(state))
        state = (state * MULTIPLIER + step) & MASK64
    assert numbers == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


@rule
def several(seed: int, number: int, bounds: Any, out: Any) -> None:
    """Draw one number below each bound."""
    state, step = seeded(seed, number)
    for i in range(len(bounds)):
        state, out[i] = below(state, step, bounds[i])


seeded = stream.seeded
COMPILED = jit.compiled(several, {stream.seeded: stream64.seeded, stream.below: stream64.below}, "test-stream")


@given(
    st.integers(0, (1 << 63) - 1),
    st.integers(0, 1 << 62),
    st.lists(st.integers(1, (1 << 31) - 1), min_size=1, max_size=30),
)
def test_interpreted_equals_compiled(seed: int, number: int, bounds: list[int]) -> None:
    """Both forms give the same numbers, rejections included."""
    out = np.zeros(len(bounds), "i8")
    COMPILED(seed, number, np.array(bounds), out)
    plain = Stream(seed, number)
    assert [plain.below(n) for n in bounds] == out.tolist()


def test_every_number_is_as_likely() -> None:
    """A die is fair: a chi-square of 60,000 throws with 5 degrees of freedom stays under the 99.9% point."""
    die = Stream(1, 2)
    counts = Counter(die.below(6) for _ in range(60_000))
    assert sum((counts[side] - 10_000) ** 2 / 10_000 for side in range(6)) < 20.5


def test_streams_are_unalike() -> None:
    """Neighbouring seeds and numbers share no beginning."""
    starts = {tuple(Stream(seed, number).below(1 << 30) for _ in range(2)) for seed in range(30) for number in range(30)}
    assert len(starts) == 900
