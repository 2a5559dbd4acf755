"""Backups: a copy of a store in one file, made while servers write, and a store made of one again.

A copy holds whatever was acknowledged before it began. It is checked before it gets its name: half of one never has it.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, NamedTuple, TypeVar

from dicecafe.engine import files
from dicecafe.engine.errors import DiceCafeError, FileError
from dicecafe.words import Message

from ..settings import without_password
from ..store import file_of, open_store

T = TypeVar("T")


class BackupError(DiceCafeError):
    """A backup that can't be made, or that can't be restored."""

    codes: ClassVar = {
        "backup/exists": "a backup would replace a file, or a store at which there are tables",
        "backup/damaged": "a file is no backup of a store, or is not as it was written",
        "backup/tool": "PostgreSQL's own programs are not there, or failed",
    }


class Copy(NamedTuple):
    """What was copied. PostgreSQL's programs do not count."""

    path: Path
    bytes: int
    tables: int | None = None
    events: int | None = None


def backup(store: str, path: Path) -> Copy:
    """Copy a store into a file that is not there yet."""
    if path.exists():
        raise BackupError("backup/exists", Message("backup-file-exists", path=str(path)))
    files.require_folder(path)
    if file := file_of(store):
        from .sqlite_copy import copy, count

        def make(temporary: Path) -> tuple[int, int]:
            copy(file, temporary)
            return count(temporary, file)

        tables, events = _placed(path, make)
        return Copy(path, path.stat().st_size, tables, events)
    from .postgres_copy import dump

    _placed(path, lambda temporary: dump(store, temporary))
    return Copy(path, path.stat().st_size)


def restore(path: Path, store: str, replace: bool = False) -> Copy:
    """Make a store of a backup; one at which there are tables only where it is to be replaced."""
    if not path.is_file():
        raise BackupError("backup/damaged", Message("backup-no-file", path=str(path)))
    if file := file_of(store):
        from .sqlite_copy import count, put

        tables, events = count(path)
        sequence = _prepared(store, replace)
        put(path, file, sequence)
        return Copy(path, path.stat().st_size, tables, events)
    from .postgres_copy import check, load, pass_by

    check(path)
    sequence = _prepared(store, replace)
    load(path, store)
    asyncio.run(pass_by(store, sequence))
    return Copy(path, path.stat().st_size)


def _prepared(store: str, replace: bool) -> int:
    """See whether a store may become another one; the number of its newest event, which no later one may have again."""

    async def newest() -> int:
        opened = await open_store(store)
        try:
            return await opened.latest()
        finally:
            await opened.close()

    if (sequence := asyncio.run(newest())) and not replace:
        raise BackupError("backup/exists", Message("backup-store-used", store=without_password(store), option="--replace"))
    return sequence


def _placed(path: Path, make: Callable[[Path], T]) -> T:
    """Have a file made beside its place, and put there when it is whole. It holds secrets: its owner alone may read it."""
    temporary = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        temporary = Path(name)
        made = make(temporary)
        files.put(temporary, path)
        return made
    except OSError as error:
        why = str(error.strerror or error).lower()
        raise FileError("file/unwritable", Message("file-unwritable", path=str(path), error=why)) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
