"""Tokens: a signed piece of text with which a device shows that it acts for seats of a table. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that is mistaken for something else


class TokenError(DiceCafeError):
    """A token that this server did not sign."""

    codes: ClassVar = {
        "token/invalid": "the token was not signed by this server",
    }


@dataclass(frozen=True)
class Holder:
    """Who a token is for: the holder of some seats of a table."""

    table: str
    holder: str


class Signer:
    """Signs and reads tokens with one key, which all processes of a server share."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def token(self, table: str, holder: str) -> str:
        """The token of a holder at a table."""
        return f"{table}.{holder}.{self._signature(table, holder)}"

    def read(self, token: str) -> Holder:
        """Who a token is for; refuses one that was not signed here."""
        parts = token.split(".")
        if len(parts) != 3 or not hmac.compare_digest(parts[2].encode(), self._signature(parts[0], parts[1]).encode()):
            raise TokenError("token/invalid", Message("token-invalid"))
        return Holder(parts[0], parts[1])

    def holder(self, table: str, id: str) -> str:
        """The holder that a request of this id becomes: the same one, if its answer was lost and it comes again."""
        return self._signature(f"sit {table}", id)[:16]

    def rematch(self, table: str) -> str:
        """The id of the table's rematch: the same one, whoever asks for it, and however often."""
        return self._signature("rematch", table)[:16]

    def _signature(self, table: str, holder: str) -> str:
        digest = hmac.digest(self.key, f"{table}.{holder}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def random_id() -> str:
    """A name nobody can guess."""
    return secrets.token_urlsafe(12)


def random_code() -> str:
    """A short code that can be said aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(6))
