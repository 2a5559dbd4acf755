"""Binding one source to a speed: interpreted, compiled, or inside a CUDA kernel.

A template written against `engine.contract` leads to one game's kernels once its slots are filled. `bind` makes a copy of a
function whose global names lead elsewhere: for the interpreter, and for Numba, where every rule leads to its compiled self. What
runs on the CPU is written by `native`, which looks the names up itself, and kept by `cache`.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, ClassVar

from dicecafe.engine import contract
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.rule import fill, is_rule
from dicecafe.words import Message

from . import arrays
from .numba_cache import NumbaCache

if TYPE_CHECKING:
    from .native.entry import Entry

Bound = Callable[..., Any]
Slots = Mapping[Any, Any]
REGISTERS = 64  # of a CUDA thread, at most: with more, fewer threads fit, and large games wait for instructions and memory
CAFE = Path(__file__).parent.parent  # the package, whose folders other than games/ hold templates
CONSTANTS = Path(contract.__file__)  # CHANCE and OVER, which every template and every game names


class DeviceError(DiceCafeError):
    """A GPU that is not there, or that can't play those games."""

    codes: ClassVar = {
        "device/none": "there is no GPU that can be used",
        "device/unfit": "those games are not played on a GPU",
    }


def bind(
    function: Bound,
    slots: Slots,
    compile: Callable[[FunctionType], Any],
    suffix: str,
    memory: Callable[[Any, int], Any] | None = None,
    constant: Callable[[Any], Any] = lambda value: value,
) -> Bound:
    """A copy of `function` in which every slot leads to its filling and every rule is passed through `compile`.

    Compilers bring the `memory` that stands for scratch room, and may want a `constant` in a form of their own.
    """
    done: dict[Any, Any] = {}

    def bound(original: Any) -> Any:
        filled = fill(original, slots)
        if memory and isinstance(filled, arrays.Room):
            return done.setdefault(filled, memory(filled.of, filled.length))
        if memory and hasattr(filled, "__scratch__"):
            return done.setdefault(filled, memory("i8", filled.__scratch__))
        if not is_rule(filled):
            return constant(filled)
        if filled not in done:
            done[filled] = compile(_renamed(filled, {n: bound(v) for n, v in _names(filled)}, suffix))
        return done[filled]

    result: Bound = bound(function)
    return result


def sources(function: Bound, slots: Slots) -> list[Path]:
    """The files that decide what `function` does, slots filled: those of all it calls, and every other of the games' folders.

    A constant does not say which file it was imported from, so each file of a game counts, but not those of its tests. Of the
    cafe's own packages the bound files are enough: else every edit of the engine would have all games compiled anew.
    """
    seen: set[Any] = set()
    waiting: list[Any] = [function]
    while waiting:
        filled = fill(waiting.pop(), slots)
        if is_rule(filled) and filled not in seen:
            seen.add(filled)
            waiting += [value for _, value in _names(filled)]
    bound = {Path(rule.__code__.co_filename) for rule in seen}
    folders = {file.parent for file in bound if file.parent.parent != CAFE}
    return sorted({CONSTANTS}.union(bound, *(folder.glob("*.py") for folder in folders)))


def _names(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals a function's code names, with their values; a field of the same name is none."""
    codes: list[CodeType] = [function.__code__]
    for code in codes:
        codes += [const for const in code.co_consts if isinstance(const, CodeType)]
        for name in dict.fromkeys(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"):
            if name in function.__globals__:
                yield name, function.__globals__[name]


def _renamed(function: FunctionType, names: dict[str, Any], suffix: str) -> FunctionType:
    space = {"__builtins__": __builtins__, "__name__": function.__module__, **names}
    copy = FunctionType(function.__code__, space, f"{function.__name__}_{suffix}", function.__defaults__)
    copy.__qualname__ = copy.__name__
    copy.__module__ = function.__module__
    vars(copy).update(vars(function))
    return copy


def interpreted(function: Bound, slots: Slots, name: str) -> Bound:
    """The function bound to plain Python, to be called with plain twins."""
    return bind(function, slots, lambda copy: copy, name)


def widening(inner: Any) -> Any:
    """The compiled function for signed integers of any size, as 64-bit ones: else each mix of sizes would be compiled anew."""
    from numba import types

    call = inner.get_call_template

    def wide(args: Any, kws: Any) -> Any:
        return call([types.int64 if isinstance(arg, types.Integer) and arg.signed else arg for arg in args], kws)

    inner.get_call_template = wide
    return inner


def compiled(function: Bound, slots: Slots, name: str) -> Entry:
    """The function compiled for this CPU: no GIL while it runs, cached on disk."""
    from .native.entry import Entry

    return Entry(function, slots, name)


def compiled_by_numba(function: Bound, slots: Slots, name: str) -> Bound:
    """The same by Numba, for templates that teach it types of their own; kept under a digest of all sources."""
    import numba

    outer = f"{function.__name__}_{name}"
    decided_by = [file.read_text("utf-8") for file in [*sources(function, slots), Path(__file__)]]

    def compile(copy: FunctionType) -> Any:
        jit = partial(numba.njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
        if copy.__name__ == outer:
            dispatcher = jit(copy)
            dispatcher._cache = NumbaCache(name, decided_by)  # its own falls back to folders of which nobody knows
            return dispatcher
        inner = partial(jit, no_cpython_wrapper=True)  # nobody calls it from outside: a quarter less to compile
        if copy.__rule__ == "merged":  # type: ignore[attr-defined]  # set by @rule and its like
            return inner(copy, inline="always", forceinline=False)
        if copy.__rule__ == "called":  # type: ignore[attr-defined]  # set by @rule and its like
            return widening(inner(copy, forceinline=False))  # said aloud, or it would inherit its caller's
        # Inlined by force: a state on the stack lives in registers only while no call takes its address.
        return inner(copy, forceinline=True)

    return bind(function, slots, compile, name, arrays.stack_array)


def numba_cuda() -> Any:
    """Numba's module for GPUs, whether there is one or not."""
    import numpy as np  # here, so that a game at a table loads none

    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # NumPy 2.5 dropped it, and numba-cuda still looks for it
    from numba import cuda

    return cuda


def cuda() -> Any:
    """The same; refuses where there is none to use."""
    from importlib.util import find_spec

    from numba import config

    cuda = numba_cuda()
    if not cuda.is_available() or not (config.ENABLE_CUDASIM or find_spec("numba_cuda")):
        raise DeviceError("device/none", Message("gpu-none"))
    return cuda


def compiled_cuda(function: Bound, slots: Slots, name: str) -> Bound:
    """The function as a CUDA kernel, with all it calls as device functions."""
    from numba import cuda

    outer = f"{function.__name__}_{name}"

    def compile(copy: FunctionType) -> Any:
        if copy.__name__ == outer:
            return cuda.jit(copy, max_registers=REGISTERS)
        return cuda.jit(copy, device=True)

    return bind(function, slots, compile, name, arrays.local_array, arrays.constant_table)
