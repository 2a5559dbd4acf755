"""What is kept on disk between runs: object code, so that no process compiles what another has compiled.

An entry is named by a digest of all that decides what it holds: the module's text, in which every rule, constant and filled slot
is spelled out, and the compiler with its CPU. So whatever is edited, patched or upgraded looks for another entry, and one from
another machine is never found. It begins with a digest of the rest: half an entry is none, and is written anew.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from dicecafe.engine import files
from dicecafe.engine.errors import FileError

DIGEST: Final = 32  # bytes
MOST_ENTRIES: Final = 400  # several versions of every game; those that were not used for longest go first
SUFFIX: Final = ".object"


def root() -> Path:
    """Where things are kept: $DICECAFE_CACHE, or dicecafe in the user's cache folder; nowhere for a user without a home."""
    if own := os.environ.get("DICECAFE_CACHE"):
        return Path(own)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dicecafe"
    except RuntimeError:
        return Path(os.devnull) / "dicecafe"


def entry(name: str, decided_by: list[str]) -> Path:
    """Where the entry of this name is that was decided by these texts."""
    key = hashlib.sha256("\0".join(decided_by).encode()).hexdigest()[:DIGEST]
    return root() / f"{name}-{key}{SUFFIX}"


def find(path: Path) -> bytes | None:
    """An entry that is there and whole."""
    try:
        held = path.read_bytes()
    except OSError:
        return None
    if hashlib.sha256(held[DIGEST:]).digest() != held[:DIGEST]:
        return None
    with suppress(OSError):
        os.utime(path)  # it was used
    return held[DIGEST:]


def keep(path: Path, held: bytes) -> None:
    """Write an entry, where that is possible."""
    with suppress(FileError):  # a folder that can't be written to
        files.write_bytes(path, hashlib.sha256(held).digest() + held)
        _prune(path.parent)


def object_code(name: str, decided_by: list[str], compile: Callable[[], bytes]) -> bytes:
    """The entry of this name that was decided by these texts; it is compiled if it is not there."""
    path = entry(name, decided_by)
    code = find(path)
    if code is None:
        code = compile()
        keep(path, code)
    return code


def _prune(folder: Path) -> None:
    """Remove the entries that were not used for longest, until there are not too many."""
    found = []
    for file in folder.glob(f"*{SUFFIX}"):
        with suppress(OSError):  # another process was faster
            found.append((file.stat().st_mtime, file))
    for _, file in sorted(found)[: max(0, len(found) - MOST_ENTRIES)]:
        with suppress(OSError):
            file.unlink()
