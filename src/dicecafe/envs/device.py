"""Arrays in the memory of a GPU. They carry `__cuda_array_interface__`, so torch, JAX and CuPy take them without a copy."""

from __future__ import annotations

from typing import Any

from dicecafe.words import Message

from .optional import EnvError


def to_device(array: Any) -> Any:
    """A copy of an array on the GPU; refuses where there is none."""
    from numba import cuda

    if not cuda.is_available():
        raise EnvError("envs/device", Message("envs-gpu"))
    return cuda.to_device(array)


def synchronize() -> None:
    """Wait until the GPU is done, since other libraries have streams of their own."""
    from numba import cuda

    cuda.synchronize()
