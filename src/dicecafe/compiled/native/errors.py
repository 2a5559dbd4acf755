"""What can't be compiled, said to whoever writes rules."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from dicecafe.engine.errors import DiceCafeError
from dicecafe.words import Message


class RuleError(DiceCafeError):
    """A rule says something that can't be compiled."""

    codes: ClassVar = {
        "rule/unknown": "a rule says something for which compiled rules have no words; interpreted, it may run",
    }

    def __init__(self, where: str, why: str, text: str) -> None:
        super().__init__("rule/unknown", Message("rule-unknown", where=_short(where), why=why, text=text))


class SourceError(DiceCafeError):
    """What would be compiled is not what is interpreted."""

    codes: ClassVar = {
        "rule/changed": "the file of a rule was changed after it was loaded",
    }

    def __init__(self, file: str, name: str) -> None:
        super().__init__("rule/changed", Message("rule-changed", file=_short(file), name=name))


def _short(file: str) -> str:
    """A file with its folder, which says of which game it is."""
    return "/".join(Path(file).parts[-2:])
