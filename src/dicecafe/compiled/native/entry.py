"""Calling compiled code from Python, with NumPy arrays and numbers."""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Callable, Mapping
from functools import partial
from types import FunctionType
from typing import Any, Final

import numpy as np

from dicecafe.compiled import cache

from . import machine
from .module import ENTRY, Module
from .values import BOOL, FLOAT, INT, Array, Number, Tuple, Type, of_dtype

RESULT: Final[dict[Type, str]] = {INT: "q", FLOAT: "d", BOOL: "?"}  # in the first word of the block that code is called with
PROTOTYPE: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
NO_BYTES: Final[Any] = ctypes.c_char * 0
COMPILING = threading.Lock()  # what two threads ask for at once is compiled once


class Compiled:
    """A template for arguments of some types, in memory."""

    def __init__(self, code: bytes, parts: str, returns: Type) -> None:
        self.library = machine.load(code, ENTRY)  # stays where it is while somebody holds this
        self.run = PROTOTYPE(self.library[ENTRY])
        self.block, self.result = struct.Struct(f"=q{parts}"), RESULT.get(returns)


class Call:
    """Compiled code with its arguments: for many calls with the same arrays, one at a time."""

    def __init__(self, compiled: Compiled, flat: list[Any], arguments: tuple[Any, ...]) -> None:
        self.compiled, self.arguments = compiled, arguments  # whose memory is used
        self.block = ctypes.create_string_buffer(compiled.block.size)
        compiled.block.pack_into(self.block, 0, 0, *flat)
        self.address = ctypes.addressof(self.block)

    def __call__(self) -> Any:
        """Run it. Python's lock is free meanwhile."""
        self.compiled.run(self.address)
        return struct.unpack_from(self.compiled.result, self.block)[0] if self.compiled.result else None


class Entry:
    """A template that is compiled for the types of the arguments it is called with."""

    def __init__(self, template: Callable[..., Any], slots: Mapping[Any, Any], name: str) -> None:
        assert isinstance(template, FunctionType)
        self.template, self.slots, self.name = template, slots, name
        self._ready: dict[Any, Compiled] = {}

    def __call__(self, *arguments: Any) -> Any:
        """Run it with these arguments."""
        return self.call(*arguments)()

    def call(self, *arguments: Any) -> Call:
        """The call with these arguments, not made yet: to be made as often as one likes."""
        flat: list[Any] = []
        kinds = tuple([_flatten(argument, flat) for argument in arguments])
        compiled = self._ready.get(kinds)
        if compiled is None:
            with COMPILING:
                compiled = self._ready.get(kinds) or self._compiled(kinds)
        return Call(compiled, flat, arguments)

    def _compiled(self, kinds: tuple[Any, ...]) -> Compiled:
        types = tuple(map(_type, kinds))
        text, returns = Module(self.slots).write(self.template, types)
        code = cache.object_code(self.name, [*machine.compiler(), text], partial(machine.object_code, text))
        parts = "".join("d" if part == FLOAT.machine else "q" for type_ in types for part in type_.flat)
        self._ready[kinds] = Compiled(code, parts, returns)
        return self._ready[kinds]


def _flatten(argument: Any, flat: list[Any]) -> Any:
    """Add an argument's parts; what kind of argument it is."""
    if isinstance(argument, np.ndarray):
        flags = argument.flags
        if not flags.c_contiguous:
            raise TypeError("compiled rules take arrays whose elements lie one after the other")
        # The first is four times as fast where it works: for numbers that may be written to.
        flat.append(
            ctypes.addressof(NO_BYTES.from_buffer(argument))
            if flags.writeable and argument.dtype.names is None
            else argument.ctypes.data
        )
        flat.extend(argument.shape)
        return argument.dtype, argument.ndim
    if isinstance(argument, tuple):
        return tuple([_flatten(one, flat) for one in argument])
    if isinstance(argument, float):
        flat.append(argument)
        return FLOAT
    flat.append(int(argument))
    return INT


def _type(kind: Any) -> Type:
    """The type of a kind of argument."""
    if isinstance(kind, Number):
        return kind
    if len(kind) == 2 and isinstance(kind[0], np.dtype):
        return Array(of_dtype(kind[0]), kind[1])
    return Tuple(tuple(map(_type, kind)))
