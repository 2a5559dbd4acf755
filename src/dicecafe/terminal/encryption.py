"""Encryption of what a saved game holds and no player may read (dealt secrets, the dice still to come).

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

NONCE = TAG = 32  # bytes
PADDING = 512  # texts are padded to multiples of this, so that their length reveals little


def encrypt(text: str, folder: Path) -> str:
    """The text encrypted with the key of this folder."""
    data = text.encode()
    data += b" " * (-len(data) % PADDING)
    nonce = secrets.token_bytes(NONCE)
    key = _key(folder, create=True)
    ciphertext = _xor_keystream(data, key, nonce)
    return base64.b64encode(nonce + hmac.digest(key, nonce + ciphertext, "sha256") + ciphertext).decode()


def decrypt(encrypted: str, folder: Path) -> str:
    """The text that was encrypted with the key of this folder."""
    try:
        raw = base64.b64decode(encrypted, validate=True)
    except ValueError as error:
        raise RecordError("record/format", Message("seal-damaged")) from error
    nonce, tag, ciphertext = raw[:NONCE], raw[NONCE : NONCE + TAG], raw[NONCE + TAG :]
    key = _key(folder, create=False)
    if not hmac.compare_digest(tag, hmac.digest(key, nonce + ciphertext, "sha256")):
        raise RecordError("record/format", Message("seal-other", folder=str(folder)))
    return _xor_keystream(ciphertext, key, nonce).decode().rstrip()


def _xor_keystream(data: bytes, key: bytes, nonce: bytes) -> bytes:
    """The data XORed with the keystream of key and nonce; applied twice, it is the data again."""
    blocks = range(-(-len(data) // hashlib.sha256().digest_size))
    stream = b"".join(hmac.digest(key, nonce + block.to_bytes(8, "big"), "sha256") for block in blocks)
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))


def _key(folder: Path, create: bool) -> bytes:
    path = folder / ".seal"
    try:
        if create and not path.exists():
            _create_key(path)
        return path.read_bytes()
    except OSError as error:
        about = Message(
            "seal-unwritable" if create else "seal-unreadable", path=str(path), error=(error.strerror or str(error)).lower()
        )
        raise FileError("file/unwritable" if create else "file/unreadable", about) from error


def _create_key(path: Path) -> None:
    """Write a new key atomically; if another process was first, its key stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)  # readable by its owner alone
    with open(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
    with suppress(FileExistsError):
        os.link(temporary, path)
    os.unlink(temporary)
