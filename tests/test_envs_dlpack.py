"""DLPack: an array is taken without a copy, and let go when nobody uses it any more. benchmarks/gpu.py says the same of a GPU."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from dicecafe.envs import dlpack


class Lender:
    """Somebody's memory, offered as an environment on a GPU offers its own."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **asked: Any) -> Any:
        address = self.array.ctypes.data
        return dlpack.capsule(self, address, self.array.shape, self.array.dtype, self.__dlpack_device__())


@pytest.mark.parametrize("dtype", ["i1", "i4", "i8", "u8", "f4", "f8", "?"])
def test_the_same_memory(dtype: str) -> None:
    """Shape, type and content are the lender's, and so is what is written later."""
    array = np.arange(12).reshape(3, 4).astype(dtype)
    taken: np.ndarray[Any, Any] = np.from_dlpack(Lender(array))
    assert (taken.dtype, taken.shape) == (array.dtype, array.shape)
    array[2, 3] = 0
    assert (taken == array).all()


def test_it_lives_as_long_as_it_is_used() -> None:
    """The lender stays while somebody has the array, and goes with the last."""
    lender = Lender(np.arange(5))
    gone = weakref.ref(lender)
    taken: np.ndarray[Any, Any] = np.from_dlpack(lender)
    del lender
    assert gone() is not None
    assert taken.sum() == 10
    del taken
    gc.collect()
    assert gone() is None
    assert not dlpack.lent


def test_a_capsule_that_nobody_takes() -> None:
    """It gives the array back by itself."""
    offered = Lender(np.arange(5)).__dlpack__()
    assert dlpack.lent
    del offered
    assert not dlpack.lent
