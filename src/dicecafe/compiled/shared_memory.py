"""Memory that the threads of a warp share on a GPU: positions and masks which they copy in and out together.

A thread that copies its own position touches memory that no other thread of its warp touches at that time, and each of those
touches costs as much as one that all 32 share. Copied together, neighbouring threads touch neighbouring words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dicecafe.engine.structs import Struct

if TYPE_CHECKING:
    import numpy as np

WARP: Final = 32  # threads that go in step, and banks of the memory they share
WORD: Final = 4  # bytes of a bank's word


def padded(of: type[Struct]) -> np.dtype[Any]:
    """The record of a struct with room after it, so that the same field of 32 of them lies in different banks."""
    import numpy as np

    dtype = of.dtype()
    offsets = [dtype.fields[name][1] for name in of.fields]  # type: ignore[index]  # a record has fields
    formats = [(field.code, field.shape) for field in of.fields.values()]
    size = odd_words(dtype.itemsize, max(WORD, dtype.alignment))
    return np.dtype({"names": [*of.fields], "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


def odd_words(size: int, word: int = WORD) -> int:
    """The least size of an odd number of words with room for so many bytes."""
    words = -(-size // word)
    return word * (words + 1 - words % 2)


def shared_states(of: type[Struct], each: int) -> Any:
    """A device function that gives the warp's positions, so many for each thread, of any content."""
    import numpy as np
    from numba import cuda, types

    dtype = np.dtype(padded(of))
    numbers = WARP * each * dtype.itemsize // 8

    def states() -> Any:
        return cuda.shared.array(numbers, types.uint64).view(dtype)

    return cuda.jit(states, device=True, inline="always")


def shared_masks(actions: int) -> Any:
    """A device function that gives the warp's masks, one for each thread, of any content."""
    from numba import cuda, types

    shape = (WARP, odd_words(actions))

    def masks() -> Any:
        return cuda.shared.array(shape, types.int8)

    return cuda.jit(masks, device=True, inline="always")


def shared_numbers() -> Any:
    """A device function that gives the warp a number for each thread, of any content."""
    from numba import cuda, types

    def numbers() -> Any:
        return cuda.shared.array(WARP, types.int64)

    return cuda.jit(numbers, device=True, inline="always")


def copy_part(of: type[Struct]) -> Any:
    """A device function with which the threads of a warp copy position `j` over position `i`, each its part."""
    import numpy as np
    from numba import cuda

    words, word = padded(of).itemsize // WORD, np.uint32

    def copy(to: Any, i: int, source: Any, j: int, lane: int) -> None:
        into, out = to.view(word), source.view(word)
        for n in range(lane, words, WARP):
            into[i * words + n] = out[j * words + n]

    return cuda.jit(copy, device=True, inline="always")


def clear_state(of: type[Struct]) -> Any:
    """A device function with which a thread makes a position all zeros."""
    import numpy as np
    from numba import cuda

    words, word = padded(of).itemsize // WORD, np.uint32

    def clear(states: Any, i: int) -> None:
        into = states.view(word)
        for n in range(i * words, (i + 1) * words):
            into[n] = 0

    return cuda.jit(clear, device=True, inline="always")


def meet() -> Any:
    """A device function that waits for the other threads of the warp, which is the block."""
    from numba import cuda

    def wait() -> None:
        cuda.syncthreads()

    return cuda.jit(wait, device=True, inline="always")


def append() -> Any:
    """A device function with which threads add numbers to a list, of which `counts[which]` is the length, in any order."""
    from numba import cuda

    def add(number: int, numbers: Any, counts: Any, which: int) -> None:
        numbers[cuda.atomic.add(counts, which, 1)] = number

    return cuda.jit(add, device=True, inline="always")


def entry_writer(entries: list[tuple[int, int]], size: int, start: int) -> Any:
    """A device function `write(states, each, rows, tables, count, lane)`: numbers of the warp's positions go into rows.

    Of each entry of a row, from `start` on, `entries` has where its number lies in a record of so many bytes, and how many bytes
    it takes; 8 stands for 16 bits of a longer number. Each thread writes some entries of all rows.
    """
    import numpy as np
    from numba import cuda

    table, n_entries = np.array(entries, "i4"), len(entries)
    i1, i2, i4, u2 = np.int8, np.int16, np.int32, np.uint16

    def write(states: Any, each: int, rows: Any, tables: Any, count: int, lane: int) -> None:
        places = cuda.const.array_like(table)
        for entry in range(lane, n_entries, WARP):
            at, code = places[entry, 0], places[entry, 1]
            for i in range(count):
                here = i * each * size + at
                if code == 1:
                    value = np.int32(states.view(i1)[here])
                elif code == 2:
                    value = np.int32(states.view(i2)[here >> 1])
                elif code == 4:
                    value = np.int32(states.view(i4)[here >> 2])
                else:
                    value = np.int32(states.view(u2)[here >> 1])
                rows[tables[i], start + entry] = value

    return cuda.jit(write, device=True, inline="always")
