"""Arrays that templates ask for: on the stack of compiled code, or in the local memory of a CUDA thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Room:
    """Zeroed memory for a slot: so many records, or numbers of one of NumPy's codes. Each compiler makes it its own way."""

    of: Any  # a struct, or what NumPy makes a type of
    length: int


def stack_array(of: Any, length: int) -> Any:
    """A function for compiled code that gives a zeroed array on the stack.

    On the stack, not the heap: LLVM then knows that nothing else points to it and keeps a game's state in registers, which
    makes playouts 1.3 to 1.8 times faster.
    """
    import numpy as np
    from llvmlite import ir
    from numba import from_dtype, types
    from numba.core import cgutils
    from numba.extending import intrinsic

    dtype = np.dtype(of) if isinstance(of, str | np.dtype) else of.dtype()
    element = from_dtype(dtype)
    array_type = types.Array(element, 1, "C")

    @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
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


def local_array(of: Any, length: int) -> Any:
    """The same for CUDA: a zeroed array in a thread's local memory."""
    import numpy as np
    from numba import cuda, from_dtype

    dtype = np.dtype(of) if isinstance(of, str | np.dtype) else of.dtype()
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
        return cuda.grid(1)  # type: ignore[no-any-return]  # Numba has no types

    return cuda.jit(thread, device=True)


def constant_table(value: Any) -> Any:
    """A tuple of integers as an array, which a CUDA thread looks up in one step; anything else as it is.

    Numba makes a branch for each entry of a tuple. Where 32 threads look up different ones they take all those branches in turn.
    """
    import numpy as np

    return np.array(value, "i8") if isinstance(value, tuple) and all(isinstance(entry, int) for entry in value) else value
