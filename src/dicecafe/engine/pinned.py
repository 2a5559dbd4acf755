"""Pinned: what a device saw of a table's dice before it added to them. With it, a record is proved against the server itself."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

from dicecafe.words import Message

from . import files
from .errors import RecordError


@dataclass
class Pinned:
    """The commitment as a device first saw it, its nonce, and the seals of all seats at the moment it showed that nonce."""

    commitment: str
    nonce: str = ""
    seals: list[str] = field(default_factory=list)  # none: it did not show its nonce, or too late

    @classmethod
    def load(cls, path: Path) -> Self:
        """What a file holds."""
        try:
            data = json.loads(files.read(path))
            pinned = cls(data["commitment"], data.get("nonce", ""), data.get("seals", []))
            "".join([pinned.commitment, pinned.nonce, *pinned.seals])
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise RecordError("record/unreadable", Message("pinned-unreadable", path=str(path))) from error
        return pinned

    def save(self, path: Path) -> None:
        """Write it to a file, for `dicecafe verify --pinned`."""
        files.write(path, [json.dumps(asdict(self)), "\n"])

    def check(self, dice: dict[str, Any]) -> bool:
        """Whether the dice of a record hold this device's nonce; refuses other dice than those that it saw sealed."""
        if dice.get("commitment") != self.commitment:
            other = Message("pinned-commitment", pinned=self.commitment, record=str(dice.get("commitment")))
            raise RecordError("record/pinned", other)
        if not self.seals:
            return False
        if dice.get("seals") != self.seals:
            raise RecordError("record/pinned", Message("pinned-seals", pinned=self.seals, record=str(dice.get("seals"))))
        if self.nonce not in dice.get("nonces", []):  # at which seats, the seals tell
            raise RecordError("record/pinned", Message("pinned-nonce", nonce=self.nonce))
        return True
