"""Exact odds of re-rolls: what up to three dice are worth before they are rolled.

Dice in any order are a *throw*; there are 84 throws of 0 to 3 dice, sorted by how many dice they have. A worth for each whole
throw becomes, by `look_ahead`, the worth with re-rolls left; a throw of fewer dice then is what was kept, before the others roll.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from dicecafe.engine.contract import Ints
from dicecafe.engine.rule import called_rule, rule, scratch

if TYPE_CHECKING:
    from .table import Config

SIDES: Final = 6
GROUPS: Final = 8  # of three dice
EXACT: Final = SIDES**6  # worths are multiplied by it, so that the means over two re-rolls of three dice come out whole
ONE_DIE, TWO_DICE, THREE_DICE, THROWS = 1, 7, 28, 84  # where the throws of so many dice start, and how many throws there are

_throws = [throw for dice in range(4) for throw in combinations_with_replacement(range(1, SIDES + 1), dice)]
_number = {throw: number for number, throw in enumerate(_throws)}


def _joined(throw: tuple[int, ...]) -> list[int]:
    """The throws that one more die leads to, by its side; none for three dice."""
    return [_number.get(tuple(sorted((*throw, side))), 0) for side in range(1, SIDES + 1)]


def _parts(throw: tuple[int, ...]) -> list[int]:
    """What may be kept of a throw, by the group that is rolled again."""
    return [_number[tuple(side for i, side in enumerate(throw) if not group >> i & 1)] for group in range(GROUPS)]


TABLES: Final[dict[str, Any]] = {
    "joined": [_joined(throw) for throw in _throws],
    "parts": [_parts(throw) for throw in _throws],
    "shows": [[*throw, 0, 0, 0][:3] for throw in _throws],
}
new_worths = scratch(THROWS)


@rule
def first_throw(dice: int) -> int:
    """The first throw of so many dice."""
    if dice == 3:
        return THREE_DICE
    return TWO_DICE if dice == 2 else ONE_DIE


@rule
def last_throw(dice: int) -> int:
    """The last throw of so many dice."""
    if dice == 3:
        return THROWS - 1
    return THREE_DICE - 1 if dice == 2 else TWO_DICE - 1


@rule
def thrown(cfg: Config, a: int, b: int, c: int) -> int:
    """Which throw these dice are; 0 is no die."""
    throw = 0
    if a:
        throw = cfg.joined[throw][a - 1]
    if b:
        throw = cfg.joined[throw][b - 1]
    if c:
        throw = cfg.joined[throw][c - 1]
    return throw


@called_rule
def look_ahead(cfg: Config, ends: Ints, early: Ints, worths: Ints, dice: int, rerolls: int) -> None:
    """Fill `worths` with what throws of so many dice are worth under best play while so many re-rolls are left.

    `ends` says what they are worth when one stops there, `early` what each re-roll not used adds to that.
    """
    for throw in range(first_throw(dice), last_throw(dice) + 1):
        worths[throw] = ends[throw]
    spread(cfg, worths, dice)
    for left in range(1, rerolls + 1):
        for throw in range(first_throw(dice), last_throw(dice) + 1):
            best = ends[throw] + early[throw] * left
            for group in range(1, 1 << dice):
                best = max(best, worths[cfg.parts[throw][group]])
            worths[throw] = best
        spread(cfg, worths, dice)


@rule
def spread(cfg: Config, worths: Ints, dice: int) -> None:
    """Give throws of fewer dice the mean of the throws that one more die leads to."""
    for throw in range(first_throw(dice) - 1, -1, -1):
        total = 0
        for side in range(SIDES):
            total += worths[cfg.joined[throw][side]]
        worths[throw] = total // SIDES
