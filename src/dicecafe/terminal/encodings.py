"""Encodings: text for terminals that lack some of its letters. A word without accents is easier to read than question marks."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import Final, TextIO

HANDLER: Final = "dicecafe-plain"
PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("─━═╌╴╶‐‑‒–—−▁▂▃▄≈", "-"),
        **dict.fromkeys("│┃║|", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝", "+"),
        **dict.fromkeys("█▇▆▅▌▐▀■●", "#"),
        **dict.fromkeys("·•○", "."),
        **dict.fromkeys("✗✕×", "x"),
        **dict.fromkeys("„“”«»", '"'),
        **dict.fromkeys("‚‘’", "'"),
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "→": "->", "←": "<-", "¿": "", "¡": "",
    }
)  # fmt: skip


def accept_any_input(stream: TextIO) -> None:
    """Let a stream read any bytes: those that it can't decode become the replacement character."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def transliterate_output(*streams: TextIO) -> None:
    """Let streams print any text: letters that they can't encode are replaced by the nearest in ASCII."""
    codecs.register_error(HANDLER, _nearest)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors=HANDLER)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    shown = (letter for letter in text if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in shown), error.end
