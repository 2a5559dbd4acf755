"""What `dicecafe deck` draws and tells of cards: a game's part `faces.py` defines `faces(deck)` and `findings(deck)`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from dicecafe.words import Message

Line = Message | str | list[Message | str]  # a sentence, a word of the deck's own, or boxes beside each other


class Finding(NamedTuple):
    """Something about a deck that its designer should know."""

    kind: Literal["impossible", "always", "dead", "unused"]
    where: str  # the card or the row of the deck, as its file names it
    message: Message


@dataclass(frozen=True)
class Face:
    """A card: what is printed on it, and what its dice come to, found by trying them all."""

    number: int
    name: str
    lines: list[Line]
    odds: Message
    figures: dict[str, float] = field(default_factory=dict)  # the odds, for programs
