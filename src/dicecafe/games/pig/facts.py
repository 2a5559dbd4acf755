"""What a board draws of Pig that a position does not say by itself."""

from __future__ import annotations

from typing import TypedDict

from .rules import HOLD, Config, State, apply


class Facts(TypedDict):
    """What the rules make of a position."""

    wins: bool  # whether holding now wins


def facts(cfg: Config, s: State) -> Facts:
    """Try it out on a copy."""
    after = s.copy()
    apply(cfg, after, s.seat, HOLD)
    return {"wins": bool(after.won)}
