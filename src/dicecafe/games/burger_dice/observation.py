"""What the numbers of a position of Burger Dice can be, and which name seats: for learning code."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.observation import Range, Seats

from .rules import Config

BY_SEAT: Final = {"scores": 1, "to_play": 1}
SEATS: Final = {"seat": Seats()}


def ranges(cfg: Config) -> dict[str, Range]:
    """Points of a turn have no most: those fields keep the bound of their type, and are scaled by what is usual."""
    one, roll = Range(1), Range(cfg.roll_size)
    return {
        "scores": Range(32767, cfg.target),
        "noted": Range(32767, cfg.dice),
        "served": Range(cfg.dice),
        "rolls": Range(32767, 4),
        "seat": Range(cfg.players - 1),
        "in_air": roll,
        "loose": roll,
        "rolled": roll,
        "burger": one,
        "waste": Range(cfg.waste_limit),
        "final": one,
        "to_play": one,
        "over": one,
    }
