"""Catalogue: the messages of one language, read by Project Fluent. Imported when something is first said: that takes a while."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

STYLES: Final[dict[str, Literal["standard", "or"]]] = {"conjunction": "standard", "disjunction": "or"}  # as Babel has them


class Row(FluentType):
    """A list within a message: `a, b and c`, or with LIST($them, type: "disjunction") `a, b or c`."""

    def __init__(self, items: list[str], type: str = "conjunction") -> None:
        self.items, self.type = items, type

    def format(self, locale: Any) -> str:
        """The items, as the language lists them."""
        return format_list(self.items, STYLES[self.type], locale)


def _list(row: Any, type: str = "conjunction") -> Row:
    return Row(row.items, str(type))


class Catalogue:
    """The messages of one language in some files; a file is parsed when something in it is first needed."""

    def __init__(self, code: str, paths: Sequence[Path]) -> None:
        self.unread = {path: f"\n{path.read_text(encoding='utf-8')}" for path in paths}
        self.bundle = FluentBundle([code], functions={"LIST": _list}, use_isolating=False)

    def has(self, id: str, part: str = "") -> bool:
        """Whether a message is in one of the files, with this part."""
        return self._read(id) and (not part or part in self.bundle.get_message(id).attributes)

    def _read(self, id: str) -> bool:
        """Parse the file that has a message, if one does."""
        if self.bundle.has_message(id):
            return True
        for path, text in self.unread.items():
            if f"\n{id} =" in text:
                self.bundle.add_resource(FluentResource(text))
                del self.unread[path]
                return True
        return False

    def format(self, id: str, part: str, about: dict[str, Any]) -> str | None:
        """A message as a sentence, or a part of it where it has that; None if it is not here."""
        if not self.has(id):
            return None
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(part, message.value) if part else message.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, about)
        if errors:  # a catalogue that speaks of what it is not told is mended by whoever sees this, and stops nobody
            warnings.warn(f"{id} of {self.bundle.locales[0]}: {errors}", stacklevel=2)
        return str(text)
