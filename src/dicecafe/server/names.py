"""Names: what people call themselves, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from dicecafe.engine.errors import PlayerError

LONGEST = 24


def fit(name: str) -> str:
    """The name without what can't be seen, in one line; refuses one of which nothing is left."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] not in "CZ" or c == " ")
    plain = " ".join(shown.split())[:LONGEST].strip()
    if not plain:
        raise PlayerError("name/empty", "A name needs something that can be seen, up to 24 letters.")
    return plain


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number where somebody has it already."""
    taken, number, other = {o.casefold() for o in others}, 2, name
    while other.casefold() in taken:
        other, number = f"{name} {number}", number + 1
    return other


def said(text: str) -> str:
    """What somebody says, in one line without what can't be seen; refuses nothing at all."""
    shown = "".join(c if unicodedata.category(c)[0] not in "C" else " " for c in text)
    plain = " ".join(shown.split())
    if not plain:
        raise PlayerError("chat/empty", "There was nothing to say.")
    return plain
