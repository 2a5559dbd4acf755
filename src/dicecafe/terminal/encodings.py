"""Encodings: text for terminals that lack some of its letters. A word without accents is easier to read than question marks."""

from __future__ import annotations

import codecs
import io
import os
import unicodedata
from contextlib import suppress
from typing import Final, TextIO

HANDLER: Final = "dicecafe-plain"
SPOILING: Final = (
    "strict",
    "surrogateescape",
)  # how streams treat letters that they lack, if nobody says otherwise: with an error
BYTES: Final = ("\udc80", "\udcff")  # what stands for bytes that Python could not decode
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


def readable(word: str) -> str:
    """A word of the command line; one whose bytes Python could not decode, where no language is set, as the UTF-8 that it is."""
    return os.fsencode(word).decode("utf-8", "replace") if any(BYTES[0] <= letter <= BYTES[1] for letter in word) else word


def discard_output(*streams: TextIO) -> None:
    """Have streams whose output can't be written any more lead nowhere, or Python would complain once more when it ends."""
    for stream in streams:
        try:
            stream.flush()
        except OSError:
            with suppress(OSError, ValueError):  # one that is no file, or closed
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def accept_any_input(stream: TextIO) -> None:
    """Let a stream read any bytes: those that it can't decode become the replacement character."""
    if isinstance(stream, io.TextIOWrapper) and stream.errors in SPOILING:
        stream.reconfigure(errors="replace")


def transliterate_output(*streams: TextIO) -> None:
    """Let streams print any text: letters that they can't encode are replaced by the nearest in ASCII."""
    codecs.register_error(HANDLER, _nearest)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper) and stream.errors in SPOILING:
            stream.reconfigure(errors=HANDLER)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    shown = (letter for letter in text if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in shown), error.end
