"""What the numbers of a position of Pig can be, and which name seats: for learning code."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.observation import Range, Seats

from .rules import SIDES, Config

LONGEST: Final = 215  # rolls without a 1: so many in a row come less than once in 1e17 turns
BY_SEAT: Final = {"scores": 1}
SEATS: Final = {"seat": Seats()}


def ranges(cfg: Config) -> dict[str, Range]:
    """Nobody holds more than the target for long; but a pot may grow while its owner rolls on."""
    pot = SIDES * LONGEST
    return {
        "scores": Range(cfg.target - 1 + pot, cfg.target),
        "pot": Range(pot, cfg.target),
        "seat": Range(cfg.players - 1),
        "rolling": Range(1),
        "won": Range(1),
    }
