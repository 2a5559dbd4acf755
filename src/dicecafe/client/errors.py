"""Errors of the client: what the server refused, and a server that is not there."""

from __future__ import annotations

from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message


class Refused(DiceCafeError):
    """The server said no, and nothing has changed: its `code`, its `message`, the `ruling` that says so; `str` is English."""


class Lost(DiceCafeError):
    """The server can't be reached, or does not come back."""

    codes: ClassVar = {
        "connection/lost": "a client can't reach the server, or it stays away",
    }

    def __init__(self, address: str, why: object) -> None:
        reason = why if isinstance(why, Message) else str(why)
        super().__init__("connection/lost", Message("connection-lost", address=address, why=reason))
