"""What Numba compiled, kept as our own object code is: whole, under a digest of all that decides it, or not at all."""

from __future__ import annotations

import pickle
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from . import cache


class NumbaCache:
    """The cache of one dispatcher; Numba's own would end a program over an entry that can't be read."""

    cache_path = ""

    def __init__(self, name: str, decided_by: list[str]) -> None:
        self.name, self.decided_by = name, [sys.version, version("numba"), version("llvmlite"), *decided_by]

    def load_overload(self, signature: Any, target: Any) -> Any:
        """What was compiled for arguments of these types, if it is there."""
        from numba.core.compiler import CompileResult

        target.refresh()
        held = cache.find(self._entry(signature, target.codegen()))
        if held is None:
            return None
        try:
            return CompileResult._rebuild(target, *pickle.loads(held))
        except Exception:  # whatever it is that can't be unpickled: it is compiled anew
            return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep it."""
        from numba.core.serialize import dumps

        cache.keep(self._entry(signature, compiled.codegen), dumps(compiled._reduce()))

    def _entry(self, signature: Any, codegen: Any) -> Path:
        return cache.entry(self.name, [*self.decided_by, str(signature), str(codegen.magic_tuple())])
