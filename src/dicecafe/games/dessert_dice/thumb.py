"""Habits of a good Dessert Dice player: what each is worth, `tools/strategy.py` measures (docs/strategy.md)."""

from __future__ import annotations

from dicecafe.engine.rule import rule
from dicecafe.engine.thumb import Habit

from . import hints
from .clusters import count
from .rules import Config


@rule
def let_it_come(cluster: int, here: int) -> int:
    """Keeps others small, and hardly looks at the own cluster."""
    return count(cluster)


@rule
def let_them(cfg: Config, cluster: int) -> int:
    """Looks at the own cluster alone."""
    return 0


HABITS = (
    Habit("thumb-others", hints.other_worth, let_them),
    Habit("thumb-own", hints.own_worth, let_it_come),
)
