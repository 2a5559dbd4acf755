"""Rules of thumb that people can remember: what a game's `thumb.py` in its folder lists.

Of a race they are RULES of a few numbers, and `solver.thumb` finds what each is worth against perfect play, exactly. Of other
games they are HABITS, parts of its hints, and `lab.habits` measures what a player loses without each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

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


class Habit(NamedTuple):
    """A part of the hints that people can have too."""

    id: str  # of its words in the game's catalogue
    rule: Callable[..., Any]  # the rule of the hints that is the habit
    without: Callable[..., Any]  # what it is for somebody who has it not; with the same arguments


def rules_of(game: Game) -> tuple[Rule, ...]:
    """The rules of thumb of a game; none where it lists none."""
    return tuple(getattr(game.part("thumb"), "RULES", ()))


def habits_of(game: Game) -> tuple[Habit, ...]:
    """The habits of a game; none where it lists none."""
    return tuple(getattr(game.part("thumb"), "HABITS", ()))
