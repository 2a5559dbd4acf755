"""Files, written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from dicecafe.words import Message

from .errors import FileError


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FileError("file/unreadable", Message("file-not-text", path=str(path))) from error
    except OSError as error:
        raise FileError("file/unreadable", Message("file-unreadable", path=str(path), error=_reason(error))) from error


def require_folder(path: Path) -> None:
    """Refuse to write where there is no folder, or to a folder itself: nobody wants to hear of a misspelt name after hours."""
    if not os.path.isdir(path.parent):  # Path's own raises where nothing can have such a name
        raise FileError("file/no-folder", Message("file-no-folder", path=str(path), folder=str(path.parent)))
    if os.path.isdir(path):
        error = os.strerror(errno.EISDIR).lower()
        raise FileError("file/unwritable", Message("file-unwritable", path=str(path), error=error))


def write(path: Path, parts: Iterable[str]) -> None:
    """Write a text so that a crash or a full disk at any moment leaves the old one or the new one, never half of one."""
    _write(path, (part.encode() for part in parts))


def write_bytes(path: Path, data: bytes) -> None:
    """The same for what is no text."""
    _write(path, [data])


def put(made: Path, path: Path) -> None:
    """Put a file that is whole to its place, for good."""
    with made.open("rb+") as file:
        os.fsync(file.fileno())
    made.replace(path)
    _sync_folder(path.parent)


def _write(path: Path, parts: Iterable[bytes]) -> None:
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        temporary = Path(name)
        with open(handle, "wb") as file:
            for part in parts:
                file.write(part)
        temporary.chmod(0o666 & ~_umask())
        put(temporary, path)
    except (OSError, UnicodeError) as error:
        raise FileError("file/unwritable", Message("file-unwritable", path=str(path), error=_reason(error))) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def _reason(error: OSError | UnicodeError) -> str:
    return str(getattr(error, "strerror", None) or error).lower()


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """Make the new name itself last through a crash, where folders can be synced."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
