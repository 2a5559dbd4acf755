"""Formatting: numbers as messages, and rows of text in columns, for tables that people read."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from dicecafe.words import Message


def percent(share: float, digits: int = 1) -> Message:
    """A share of one, with so many digits after the point: 54.2%."""
    return Message(f"figure-percent-{digits}", n=share)


def chance(share: float) -> Message:
    """A chance in whole percent: a small one is never shown as 0%, nor a large one as 100%."""
    if 0 < share < 0.01:
        return Message("chance-under", share=0.01)
    return Message("chance-over", share=0.99) if 0.99 < share < 1 else Message("chance", share=share)


def decimal(number: float, digits: int = 1) -> Message:
    """A number with so many digits after the point: 8.1."""
    return Message(f"figure-decimal-{digits}", n=number)


def signed_percent(share: float, digits: int = 1) -> Message:
    """A difference of shares: +4.2%."""
    return Message("figure-signed", sign=_sign(share), size=percent(abs(share), digits))


def signed_decimal(number: float, digits: int = 1) -> Message:
    """A difference of numbers: -0.1."""
    return Message("figure-signed", sign=_sign(number), size=decimal(abs(number), digits))


def changes(options: dict[str, Any]) -> dict[str, Any]:
    """Options that are not the default, as parameters of a message: how many they are, and each as it is given."""
    given = [Message("figure-own-deck") if name == "deck" else f"{name}={value}" for name, value in options.items()]
    return {"changed": len(given), "options": given}


def columns(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """Rows as lines, each column as wide as its widest cell: those in `left` begin at the left, the others end at the right."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = [[f"{cell:{'<' if at in left else '>'}{wide[at]}}" for at, cell in enumerate(row)] for row in rows]
    return ["  ".join(row).rstrip() for row in padded]


def _sign(number: float) -> str:
    return "minus" if number < 0 else "plus"
