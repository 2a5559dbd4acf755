"""What a board draws of Burger Dice that the state does not say by itself."""

from __future__ import annotations

from typing import TypedDict

from .rules import BUN, Config, State, at_stake, fits, height
from .text import NAMES


class Facts(TypedDict):
    """What the rules make of a position."""

    at_stake: int  # points that stopping now would score
    bun: int  # what a bun would do: close the burger for so many points, start one (0), or find no place (-1)
    last_chance: bool  # whether one more waste die ends the turn


ENUMS = {"Face": {name: face for face, name in enumerate(NAMES)}}


def facts(cfg: Config, s: State) -> Facts:
    """What the rules make of a position."""
    points = height(s) + 1 if s.burger[BUN] else 0
    return {
        "at_stake": at_stake(s),
        "bun": points if fits(s, BUN) else -1,
        "last_chance": s.waste == cfg.waste_limit - 1,
    }
