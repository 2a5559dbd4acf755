"""Backups: a copy of a store in one file, made while servers write, and a store made of one again.

A copy holds whatever was acknowledged before it began. It is checked before it gets its name: half of one never has it. A table
of which an event is damaged is copied as it is and told of: the others are worth a copy all the same.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
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
        "backup/in-use": "a server has the store open that a backup would replace",
        "backup/tool": "PostgreSQL's own programs are not there, or failed",
    }


class Copy(NamedTuple):
    """What was copied, and why of each damaged table. PostgreSQL's programs do not count, nor look at checksums."""

    path: Path
    bytes: int
    tables: int | None = None
    events: int | None = None
    damaged: Mapping[str, str] = MappingProxyType({})


def backup(store: str, path: Path) -> Copy:
    """Copy a store into a file that is not there yet."""
    if os.path.exists(path):  # Path's own raises where no file can have such a name
        raise BackupError("backup/exists", Message("backup-file-exists", path=str(path)))
    files.require_folder(path)
    if file := file_of(store):
        from .sqlite_copy import Content, copy, count

        def make(temporary: Path) -> Content:
            copy(file, temporary)
            return count(temporary, file)

        content = _placed(path, make)
        return Copy(path, path.stat().st_size, *content)
    from .postgres_copy import dump

    _placed(path, lambda temporary: dump(store, temporary))
    return Copy(path, path.stat().st_size)


def restore(path: Path, store: str, replace: bool = False) -> Copy:
    """Make a store of a backup; one at which there are tables only where it is to be replaced."""
    if not os.path.isfile(path):
        raise BackupError("backup/damaged", Message("backup-no-file", path=str(path)))
    if file := file_of(store):
        from .sqlite_copy import count, put

        content = count(path)
        put(path, file, _prepared(store, replace))
        return Copy(path, path.stat().st_size, *content)
    from .postgres_copy import check, load

    check(path)
    asyncio.run(load(path, store, _prepared(store, replace)))
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
