"""The dice of Dessert Dice: which desserts each colour carries, and how a die lies.

Opposite sides of a die match, so it has one dessert an axis: up, north-south, east-west. A die on the board is a number from 1
to 24 that says its colour, its top and which of its other two desserts lies north-south; 0 is no die, GREEN the blank one.
"""

from __future__ import annotations

from typing import Final

from dicecafe.engine.rule import rule

COLOURS: Final = 4  # orange, yellow, blue, purple
DESSERTS: Final = 4  # ice cream, macaron, sweet roll, jelly tart
SIDES: Final = 3  # desserts a die carries
DICE_OF_COLOUR: Final = 6
SHOWN: Final = COLOURS * SIDES  # what a die of the supply may show: a colour and a top
GREEN: Final = 2 * SHOWN + 1

# The desserts of each colour, each colour leaving out another one (DD-2).
CARRIES: Final = ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


def _lies(die: int) -> tuple[int, int, int, int]:
    """Colour, top, north-south and east-west of a die that is not blank."""
    shown, turn = divmod(die - 1, 2)
    colour, side = divmod(shown, SIDES)
    top = CARRIES[colour][side]
    others = [dessert for dessert in CARRIES[colour] if dessert != top]
    return colour, top, others[turn], others[1 - turn]


_DICE: Final = {_lies(die): die for die in range(1, GREEN)}

# By die; the first entry is no die, the last the blank one, which shows nothing and lies the same however it is tipped (DD-9).
COLOUR: Final = (-1, *(colour for colour, _, _, _ in _DICE), COLOURS)
TOP: Final = (-1, *(top for _, top, _, _ in _DICE), -1)
NORTH_SOUTH: Final = (-1, *(ns for _, _, ns, _ in _DICE), -1)
EAST_WEST: Final = (-1, *(ew for _, _, _, ew in _DICE), -1)
TIPPED_NORTH_SOUTH: Final = (0, *(_DICE[colour, ns, top, ew] for colour, top, ns, ew in _DICE), GREEN)
TIPPED_EAST_WEST: Final = (0, *(_DICE[colour, ew, ns, top] for colour, top, ns, ew in _DICE), GREEN)


@rule
def die_lying(shown: int, turn: int) -> int:
    """The die of the supply that shows this colour and top, turned one way or the other about its vertical axis (DD-3)."""
    return 1 + 2 * shown + turn
