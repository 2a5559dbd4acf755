"""Sealing: what a saved game must keep and nobody may read in it (dealt secrets, the dice still to come).

The key lies in a file of its own beside the saves, readable by its owner alone. The cipher is a stream of HMAC-SHA256 blocks
with a fresh nonce, and an HMAC over the whole: from the standard library, so that a saved game opens without further packages.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from dicecafe.engine.errors import FileError, RecordError
from dicecafe.words import Message

NONCE = CHECK = 32
ROOM = 512  # the length of what is sealed says nothing below this


def seal(text: str, folder: Path) -> str:
    """The text, for nobody to read without the key of this folder."""
    data = text.encode()
    data += b" " * (-len(data) % ROOM)
    nonce = secrets.token_bytes(NONCE)
    key = _key(folder, make=True)
    hidden = _mixed(data, key, nonce)
    return base64.b64encode(nonce + hmac.digest(key, nonce + hidden, "sha256") + hidden).decode()


def unseal(sealed: str, folder: Path) -> str:
    """The text that was sealed in this folder."""
    try:
        raw = base64.b64decode(sealed, validate=True)
    except ValueError as error:
        raise RecordError("record/format", Message("seal-damaged")) from error
    nonce, check, hidden = raw[:NONCE], raw[NONCE : NONCE + CHECK], raw[NONCE + CHECK :]
    key = _key(folder, make=False)
    if not hmac.compare_digest(check, hmac.digest(key, nonce + hidden, "sha256")):
        raise RecordError("record/format", Message("seal-other", folder=str(folder)))
    return _mixed(hidden, key, nonce).decode().rstrip()


def _mixed(data: bytes, key: bytes, nonce: bytes) -> bytes:
    """The data with the stream of key and nonce laid over it; twice is as it was."""
    blocks = range(-(-len(data) // hashlib.sha256().digest_size))
    stream = b"".join(hmac.digest(key, nonce + block.to_bytes(8, "big"), "sha256") for block in blocks)
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))


def _key(folder: Path, make: bool) -> bytes:
    path = folder / ".seal"
    try:
        if make and not path.exists():
            _make_key(path)
        return path.read_bytes()
    except OSError as error:
        about = Message(
            "seal-unwritable" if make else "seal-unreadable", path=str(path), error=(error.strerror or str(error)).lower()
        )
        raise FileError("file/unwritable" if make else "file/unreadable", about) from error


def _make_key(path: Path) -> None:
    """Put a whole key there at once; where another process was first, its key holds."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # readable by its owner alone
    with open(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
    with suppress(FileExistsError):
        os.link(temporary, path)
    os.unlink(temporary)
