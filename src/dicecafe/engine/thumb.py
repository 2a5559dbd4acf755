"""Rules of thumb that people can remember, of a few numbers: what a race's `thumb.py` in its folder lists as RULES.

`solver.thumb` finds what each is worth against perfect play, exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .game import Game

Numbers = tuple[int, ...]


class Moment(NamedTuple):
    """What a rule may look at."""

    target: int
    mine: int  # the mover's total
    other: int
    rest: tuple[int, ...]  # of the turn, besides the points at stake: what `rest` of the game's `solve.py` gives


class Rule(NamedTuple):
    """With how many points at stake it stops before anybody has the last turn; in that it goes on until it wins."""

    id: str  # of its words in the game's catalogue
    numbers: Numbers  # the best there are, next to these
    least: Callable[[Numbers, Moment], int]


def rules_of(game: Game) -> tuple[Rule, ...]:
    """The rules of thumb of a game; none where it lists none."""
    return tuple(getattr(game.part("thumb"), "RULES", ()))
