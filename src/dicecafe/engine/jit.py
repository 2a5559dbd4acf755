"""`@rule`, and binding one source to a speed: interpreted, compiled, or inside a CUDA kernel. The only import of Numba.

A rule is a plain function; marking it changes nothing for the interpreter. `bind` makes a copy of a function whose global names
lead elsewhere: a template written against `engine.contract` leads to one game's kernels, every rule to its compiled self.
Names are bound as globals under a name of the game's own, since Numba caches neither closures nor jitted arguments on disk, and
two functions of one name would share an entry. The cache folder is named by a digest of every source that was bound and of all
files of the game, since Numba looks at the calling file alone and constants are compiled in, from wherever they were imported.
"""

from __future__ import annotations

import dis
import hashlib
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar

from dicecafe.words import Message

from .errors import DiceCafeError
from .structs import Struct

F = TypeVar("F", bound=Callable[..., Any])
Bound = Callable[..., Any]
Slots = Mapping[Any, Any]
REGISTERS = 64  # of a CUDA thread, at most: with more, fewer threads fit, and large games wait for instructions and memory
CAFE = Path(__file__).parent.parent  # the package, whose folders other than games/ hold templates
CONSTANTS = Path(__file__).with_name("contract.py")  # CHANCE and OVER, which every template and every game names
BINDING = threading.Lock()  # Numba's cache folder is one for all threads


class Constant(int):
    """An integer that a template names and `bind` fills in; compilers unroll loops over a constant, not over a length."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def rule(function: F) -> F:
    """Mark a function as part of a rulebook: it may be interpreted, compiled, and run on a GPU."""
    function.__rule__ = "inlined"  # type: ignore[attr-defined]
    return function


def called_rule(function: F) -> F:
    """Mark a large rule that compiled code calls instead of inlining it, where compiling it once is worth more than its speed."""
    function.__rule__ = "called"  # type: ignore[attr-defined]
    return function


def scratch(length: int) -> Callable[[], Any]:
    """A function that gives a rule zeroed room for so many integers to reckon in, gone when the rule ends."""

    def room() -> list[int]:
        return [0] * length

    room.__scratch__ = length  # type: ignore[attr-defined]
    return room


def merged_rule(function: F) -> F:
    """Mark a rule that becomes part of its only caller before it is compiled, so that all it calls is not optimised once more."""
    function.__rule__ = "merged"  # type: ignore[attr-defined]
    return function


def bind(
    function: Bound,
    slots: Slots,
    compile: Callable[[FunctionType], Any],
    suffix: str,
    memory: Callable[[str, int], Any] | None = None,
) -> Bound:
    """A copy of `function` in which every slot leads to its filling and every rule is passed through `compile`.

    Compilers bring the `memory` that stands for scratch room.
    """
    done: dict[Any, Any] = {}

    def bound(original: Any) -> Any:
        filled = _filled(original, slots)
        if memory and hasattr(filled, "__scratch__"):
            return done.setdefault(filled, memory("i8", filled.__scratch__))
        if not _is_rule(filled):
            return filled
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
        filled = _filled(waiting.pop(), slots)
        if _is_rule(filled) and filled not in seen:
            seen.add(filled)
            waiting += [value for _, value in _names(filled)]
    bound = {Path(rule.__code__.co_filename) for rule in seen}
    folders = {file.parent for file in bound if file.parent.parent != CAFE}
    return sorted({CONSTANTS}.union(bound, *(folder.glob("*.py") for folder in folders)))


def _filled(value: Any, slots: Slots) -> Any:
    return slots.get(value, value) if isinstance(value, FunctionType | Constant) else value


def _is_rule(value: Any) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "__rule__")


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


def compiled(function: Bound, slots: Slots, name: str) -> Bound:
    """The function compiled by Numba for the CPU: no GIL while it runs, cached on disk."""
    import numba

    folder = str(cache_folder(name, sources(function, slots)))
    outer = f"{function.__name__}_{name}"

    def compile(copy: FunctionType) -> Any:
        jit = partial(numba.njit, nogil=True, error_model="numpy", no_cfunc_wrapper=True)
        if copy.__name__ == outer:
            return jit(copy, cache=True)
        inner = partial(jit, no_cpython_wrapper=True)  # nobody calls it from outside: a quarter less to compile
        if copy.__rule__ == "merged":  # type: ignore[attr-defined]
            return inner(copy, inline="always", forceinline=False)
        if copy.__rule__ == "called":  # type: ignore[attr-defined]
            return widening(inner(copy, forceinline=False))  # said aloud, or it would inherit its caller's
        # Inlined by force: a state on the stack lives in registers only while no call takes its address.
        return inner(copy, forceinline=True)

    with BINDING:
        numba.config.CACHE_DIR = folder
        return bind(function, slots, compile, name, stack_array)


def cuda() -> Any:
    """Numba's module for GPUs; refuses where there is none to use."""
    from importlib.util import find_spec

    from numba import config, cuda

    if not cuda.is_available() or not (config.ENABLE_CUDASIM or find_spec("numba_cuda")):
        raise DiceCafeError("device/none", Message("gpu-none"))
    return cuda


def compiled_cuda(function: Bound, slots: Slots, name: str) -> Bound:
    """The function as a CUDA kernel, with all it calls as device functions."""
    from numba import cuda

    outer = f"{function.__name__}_{name}"

    def compile(copy: FunctionType) -> Any:
        if copy.__name__ == outer:
            return cuda.jit(copy, max_registers=REGISTERS)
        return cuda.jit(copy, device=True)

    return bind(function, slots, compile, name, local_array)


def cache_root() -> Path:
    """Where compiled rules are kept: $DICECAFE_CACHE, or dicecafe in the user's cache folder."""
    if own := os.environ.get("DICECAFE_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dicecafe"


def cache_folder(name: str, files: list[Path]) -> Path:
    """The cache folder of one game's compiled rules, for sources as they are now."""
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in [*files, Path(__file__)])).hexdigest()[:16]
    return cache_root() / f"{name}-{digest}"


def stack_array(of: type[Struct] | str, length: int) -> Any:
    """A function for compiled code that gives a zeroed array on the stack.

    On the stack, not the heap: LLVM then knows that nothing else points to it and keeps a game's state in registers, which
    makes playouts 1.3 to 1.8 times faster.
    """
    import numpy as np
    from llvmlite import ir
    from numba import from_dtype, types
    from numba.core import cgutils
    from numba.extending import intrinsic

    dtype = of.dtype() if isinstance(of, type) else np.dtype(of)
    element = from_dtype(dtype)
    array_type = types.Array(element, 1, "C")

    @intrinsic  # type: ignore[untyped-decorator]
    def stack(typing_context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = dtype.itemsize
            memory = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), size * length))
            memory.align = 8
            cgutils.memset(builder, memory, ir.Constant(ir.IntType(64), size * length), 0)
            array = context.make_array(array_type)(context, builder)
            context.populate_array(
                array,
                data=builder.bitcast(memory, array.data.type),
                shape=cgutils.pack_array(builder, [context.get_constant(types.intp, length)]),
                strides=cgutils.pack_array(builder, [context.get_constant(types.intp, size)]),
                itemsize=context.get_constant(types.intp, size),
                meminfo=None,
            )
            return array._getvalue()

        return array_type(), generate

    return stack


def local_array(of: type[Struct] | str, length: int) -> Any:
    """The same for CUDA: a zeroed array in a thread's local memory."""
    import numpy as np
    from numba import cuda, from_dtype

    dtype = of.dtype() if isinstance(of, type) else np.dtype(of)
    element, zero = from_dtype(dtype), np.zeros(1, dtype)

    def local() -> Any:
        array = cuda.local.array(length, element)
        zeros = cuda.const.array_like(zero)
        for i in range(length):
            array[i] = zeros[0]
        return array

    return cuda.jit(local, device=True, inline="always")


def cuda_thread() -> Any:
    """A device function that tells which thread of the launch it runs in."""
    from numba import cuda

    def thread() -> int:
        return cuda.grid(1)  # type: ignore[no-any-return]

    return cuda.jit(thread, device=True)
