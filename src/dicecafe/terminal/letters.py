"""Letters: what is printed where a terminal lacks one. A word without its accents reads more easily than a question mark."""

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


def readable(stream: TextIO) -> None:
    """Let a stream hand over whatever was typed: letters that it can't read are unknown ones."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def printable(*streams: TextIO) -> None:
    """Let streams print whatever they are given: what they can't is printed as the nearest that they can."""
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
