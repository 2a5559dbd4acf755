"""Percent: a chance in words, the same in every game's `chances.py`."""

from __future__ import annotations


def percent(chance: float) -> str:
    """A chance as a whole percentage; one that is small, but not nothing, is not said to be nothing, nor a large one certain."""
    if 0 < chance < 0.01:
        return "under 1%"
    return "over 99%" if 0.99 < chance < 1 else f"{100 * chance:.0f}%"
