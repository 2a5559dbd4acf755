"""Percent: a chance as a message, the same in every game's `chances.py`."""

from __future__ import annotations

from dicecafe.words import Message


def percent(chance: float) -> Message:
    """A chance as a whole percentage; one that is small, but not nothing, is not said to be nothing, nor a large one certain."""
    if 0 < chance < 0.01:
        return Message("chance-under", share=0.01)
    return Message("chance-over", share=0.99) if 0.99 < chance < 1 else Message("chance", share=chance)
