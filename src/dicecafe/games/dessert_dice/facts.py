"""What a screen draws of Dessert Dice that the state does not say by itself."""

from __future__ import annotations

from typing import Final, TypedDict

from .clusters import WIDTH, count
from .dice import COLOUR, EAST_WEST, GREEN, NORTH_SOUTH, SHOWN, TOP
from .rules import Config, State, empty_squares, must_place
from .text import COLOUR_NAMES, DESSERT_NAMES, SQUARE_NAMES, Dessert, shown_name


class Facts(TypedDict):
    """What the rules make of a position."""

    empty: int  # squares still empty
    stall: list[int]  # moves in a row with no placement, of how many (DD-5); nothing where there are none, or no limit
    must_place: bool  # whether this turn must be a placement


class Result(TypedDict):
    """What a board draws of `position.result` at the end."""

    desserts: list[Dessert]  # of each seat
    clusters: list[list[int]]  # of each seat, the largest first
    winners: list[int]  # seats


def facts(cfg: Config, s: State) -> Facts:
    """What the rules make of a position."""
    return {
        "empty": count(empty_squares(s)),
        "stall": [s.moves, cfg.stall_limit] if s.moves and cfg.stall_limit else [],
        "must_place": bool(must_place(cfg, s)),
    }


def lying(die: int) -> str:
    """How a die lies: its colour, its top, what lies north-south, what lies east-west."""
    desserts = ["blank"] * 3 if die == GREEN else [DESSERT_NAMES[axis[die]] for axis in (TOP, NORTH_SOUTH, EAST_WEST)]
    return " ".join([COLOUR_NAMES[COLOUR[die]], *desserts])


ENUMS: Final[dict[str, dict[str, int]]] = {
    "Board": {"width": WIDTH},
    "Square": {name: square for square, name in enumerate(SQUARE_NAMES)},
    "Goal": {name: dessert + 1 for dessert, name in enumerate(DESSERT_NAMES)},  # in `goals`
    "Shown": {shown_name(shown): shown for shown in range(SHOWN)},  # in `supply`
    "Lying": {lying(die): die for die in range(1, GREEN + 1)},  # in `board`
}
