"""Errors of the client: what the server refused, and a server that is not there."""

from __future__ import annotations

from dicecafe.engine.errors import DiceCafeError


class Refused(DiceCafeError):
    """The server said no, and nothing has changed; its code and its words."""


class Lost(DiceCafeError):
    """The server can't be reached, or does not come back."""

    def __init__(self, address: str, why: object) -> None:
        super().__init__("connection/lost", f"The server at {address} can't be reached: {why}. Is it open?")
