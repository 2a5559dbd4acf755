"""What a board draws of Pig that a position does not say by itself."""

from __future__ import annotations

from typing import TypedDict

from .rules import HOLD, Config, State, apply


class Facts(TypedDict):
    """What the rules make of a position."""

    wins: bool  # whether holding now wins
    total: int  # the points of whose turn it is after holding now
    need: int  # and how many are still missing then


def facts(cfg: Config, s: State) -> Facts:
    """Try it out on a copy."""
    after = s.copy()
    if not s.won:
        apply(cfg, after, s.seat, HOLD)
    total = int(after.scores[s.seat])
    return {"wins": bool(after.won), "total": total, "need": max(0, int(cfg.target) - total)}
