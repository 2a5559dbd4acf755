"""What the numbers of a position of Dessert Dice can be, and which name seats: for learning code."""

from __future__ import annotations

from typing import Final

from dicecafe.engine.observation import Range, Seats

from .clusters import SQUARES
from .dice import DESSERTS, DICE_OF_COLOUR, GREEN
from .rules import Config

MOST: Final = (1 << 31) - 1  # where nothing bounds how long seats tip dice to and fro
USUAL_TURNS: Final = 60
BY_SEAT: Final = {"goals": 1, "placed": 1}
SEATS: Final = {"seat": Seats()}


def ranges(cfg: Config) -> dict[str, Range]:
    """A game has no last turn unless a placement is due after so many moves without one (DD-5)."""
    one, square = Range(1), Range(SQUARES)
    turns = Range((cfg.stall_limit + 1) * SQUARES if cfg.stall_limit else MOST, USUAL_TURNS)
    return {
        "goals": Range(DESSERTS),
        "dealt": Range(cfg.players),
        "unrolled": Range(DICE_OF_COLOUR),
        "supply": Range(DICE_OF_COLOUR),
        "green": one,
        "empty": one,
        "board": Range(GREEN),
        "seat": Range(cfg.players - 1),
        "turns": turns,
        "placed": turns,
        "left": square,
        "moves": Range(cfg.stall_limit) if cfg.stall_limit else Range(MOST, SQUARES),
        "came_from": square,
        "went_to": square,
    }
