"""Names: what people call themselves, made fit to be shown to others."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message

MAX_LENGTH = 24
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
MAX_MARKS = 3  # on one letter; more of them run over the lines above and below


class TextError(DiceCafeError):
    """A name or a chat message in which nothing can be seen."""

    codes: ClassVar = {
        "name/empty": "nothing of the name can be seen",
        "chat/empty": "there was nothing to say",
    }


def clean_name(name: str) -> str:
    """The name without what can't be seen, in one line; refuses one of which nothing is left."""
    shown = "".join(c for c in _visible(name) if unicodedata.category(c)[0] not in "CZ" or c == " ")
    plain = " ".join(shown.split())[:MAX_LENGTH].strip()
    if not _has_letters(plain):
        raise TextError("name/empty", Message("name-empty", most=MAX_LENGTH))
    return plain


def distinct(name: str, others: Sequence[str]) -> str:
    """The name, with a number where somebody has it already."""
    taken, number, other = {o.casefold() for o in others}, 2, name
    while other.casefold() in taken:
        other, number = f"{name} {number}", number + 1
    return other


def clean_text(text: str) -> str:
    """What somebody says, in one line without what can't be seen; refuses nothing at all."""
    shown = "".join(c if unicodedata.category(c)[0] not in "C" else " " for c in _visible(text))
    plain = " ".join(shown.split())
    if not _has_letters(plain):
        raise TextError("chat/empty", Message("chat-empty"))
    return plain


def _visible(text: str) -> str:
    """The text without what looks like nothing, and without heaps of marks on one letter."""
    visible, marks = [], 0
    for c in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if c not in BLANK and marks <= MAX_MARKS:
            visible.append(c)
    return "".join(visible)


def _has_letters(text: str) -> bool:
    """Whether there is more than marks and blanks."""
    return any(unicodedata.category(c)[0] not in "MZ" for c in text)
