"""DLPack, by which libraries hand arrays to each other without a copy: an array as the capsule that all of them take.

https://dmlc.github.io/dlpack/latest/python_spec.html. Numba's arrays on a GPU have `__cuda_array_interface__` alone.
"""

from __future__ import annotations

import ctypes
from ctypes import pythonapi
from typing import Any, Final

import numpy as np

CPU: Final = 1
CUDA: Final = 2
KINDS: Final = {"i": 0, "u": 1, "f": 2, "b": 6}  # by NumPy's letter
NAME: Final = b"dltensor"  # of a capsule that nobody has taken; whoever takes it renames it, and calls the deleter


class Device(ctypes.Structure):
    """Where the memory is."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class DataType(ctypes.Structure):
    """What an element is."""

    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """An array: row after row, where there are no strides."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """An array that somebody else uses, until they call the deleter."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))
Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)

pythonapi.PyCapsule_New.argtypes = ctypes.c_void_p, ctypes.c_char_p, Destructor
pythonapi.PyCapsule_New.restype = ctypes.py_object
pythonapi.PyCapsule_IsValid.argtypes = ctypes.c_void_p, ctypes.c_char_p
pythonapi.PyCapsule_GetPointer.argtypes = ctypes.c_void_p, ctypes.c_char_p
pythonapi.PyCapsule_GetPointer.restype = ctypes.c_void_p

lent: dict[int, tuple[Any, ...]] = {}  # what is used elsewhere, by the address of its description


def capsule(owner: Any, pointer: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int]) -> Any:
    """The capsule of an array that lies row after row at an address of a device; its owner lives as long as it is used."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    kind = DataType(KINDS[dtype.kind], 8 * dtype.itemsize, 1)
    tensor = Tensor(pointer, Device(*device), len(shape), kind, ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)), None, 0)
    managed = Managed(tensor, None, GIVE_BACK)
    address = ctypes.addressof(managed)
    lent[address] = owner, sizes, managed
    return pythonapi.PyCapsule_New(address, NAME, DROP)


def _give_back(managed: Any) -> None:
    """Whoever took the array needs it no more."""
    lent.pop(ctypes.addressof(managed.contents), None)


def _drop(capsule: int) -> None:
    """A capsule is gone: if nobody took it, nobody else will give the array back."""
    if pythonapi.PyCapsule_IsValid(capsule, NAME):
        lent.pop(pythonapi.PyCapsule_GetPointer(capsule, NAME), None)


GIVE_BACK, DROP = Deleter(_give_back), Destructor(_drop)
