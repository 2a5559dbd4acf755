"""Arrays in the memory of a GPU, which torch, JAX and CuPy take without a copy: by `from_dlpack`, or as what they are."""

from __future__ import annotations

from functools import cache
from typing import Any

from dicecafe.compiled import jit
from dicecafe.words import Message

from . import dlpack
from .optional import EnvError


def to_device(array: Any) -> Any:
    """A copy of an array on the GPU; refuses where there is none."""
    from numba import config

    cuda = jit.numba_cuda()
    if not cuda.is_available():
        raise EnvError("envs/device", Message("envs-gpu"))
    copied = cuda.to_device(array)
    if config.ENABLE_CUDASIM:  # there is no GPU whose memory could be shared
        return copied
    return shared_array()(copied.shape, copied.strides, copied.dtype, gpu_data=copied.gpu_data)


@cache
def shared_array() -> Any:
    """Numba's array on a GPU, with what DLPack asks of one."""
    from numba import cuda
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    class SharedArray(DeviceNDArray):  # type: ignore[misc]  # Numba has no types
        """An array on a GPU for everybody."""

        def __dlpack_device__(self) -> tuple[int, int]:
            return dlpack.CUDA, cuda.get_current_device().id

        def __dlpack__(self, *, stream: int | None = None, **asked: Any) -> Any:
            if stream != -1:  # whoever asks does not wait
                cuda.synchronize()
            return dlpack.capsule(self, self.device_ctypes_pointer.value, self.shape, self.dtype, self.__dlpack_device__())

    return SharedArray


def synchronize() -> None:
    """Wait until the GPU is done, since other libraries have streams of their own."""
    from numba import cuda

    cuda.synchronize()
