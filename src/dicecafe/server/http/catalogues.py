"""Catalogues: the words of a language as a browser asks for them: read once, compressed once, asked for again only if changed."""

from __future__ import annotations

import gzip
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from dicecafe import words
from dicecafe.engine import registry
from dicecafe.engine.errors import GameError, LanguageError
from dicecafe.protocol.offers import Words
from dicecafe.words import Message

from ..tables.views import encode
from .pages import ASK_AGAIN, CONTENT_TYPES, File

OF_PAGES: Final = ("page", "rules", "errors", "coach")  # the catalogues that a page needs; the others are for terminals
ENGLISH: Final = "en"
ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*?(?=^[a-zA-Z#-]|\Z)", re.MULTILINE | re.DOTALL)  # a message of a catalogue


def file_of(language: str) -> File:
    """The words of a language, ready to be sent; refuses one that there is not."""
    if language not in (known := words.languages()):
        raise LanguageError("language/unknown", Message("language-not-spoken", language=language, known=known))
    return _file_of(language)


@cache
def _file_of(language: str) -> File:
    body = encode(words_of(language))
    return File(body, CONTENT_TYPES[".json"], ASK_AGAIN, {"gzip": gzip.compress(body, mtime=0)})


def words_of(language: str) -> Words:
    """The catalogues of a language; what is not translated yet is in English, as everywhere."""
    games = {}
    for name in registry.names():
        with suppress(GameError):  # somebody else's, and broken: the others have their words
            games[name] = _text(language, registry.load(name).folder)
    return Words(language, _text(language), games)


def _text(language: str, game: Path | None = None) -> str:
    text, english = (_read(code, game) for code in (language, ENGLISH))
    translated = {entry[1] for entry in ENTRY.finditer(text)}
    return text + "".join(entry[0] for entry in ENTRY.finditer(english) if entry[1] not in translated)


def _read(language: str, game: Path | None) -> str:
    paths = [path for path in words.files(language, game) if game or path.stem in OF_PAGES]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
