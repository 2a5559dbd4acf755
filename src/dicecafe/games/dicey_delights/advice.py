"""Odds for people: what each group of dice, rolled again, would bring. Plain Python, for screens."""

from __future__ import annotations

from itertools import product

from . import awaits
from .cards import served
from .odds import EXACT, SIDES, look_ahead, new_worths
from .table import DICE, Config, State, rerolls_left
from .worth import POINT, throw_now, weigh_throws


def chances(cfg: Config, s: State, card: int, group: int) -> list[float]:
    """How likely a card has 0, 1, 2 and 3 matches after one throw of a group."""
    sides = [range(1, SIDES + 1) if group >> die & 1 else (s.dice[die],) for die in range(DICE)]
    counts = [0] * (DICE + 1)
    for a, b, c in product(*sides):
        counts[served(cfg, card, a, b, c, s.snack, s.wild)] += 1
    return [count / sum(counts) for count in counts]


def group_worths(cfg: Config, s: State) -> list[float]:
    """What the turn is worth in points, by the group that is rolled now or stirred, with best play after it; 0 is to keep."""
    left = 0 if s.awaits == awaits.STIR_CHOICE else rerolls_left(cfg, s)
    ends, early, worths = new_worths(), new_worths(), new_worths()
    weigh_throws(cfg, s, ends, early, s.n_dice, s.snack, s.wild)
    look_ahead(cfg, ends, early, worths, s.n_dice, max(left - 1, 0))
    now = throw_now(cfg, s, 0)
    keep = ends[now] + early[now] * left
    again = [worths[throw_now(cfg, s, group)] for group in range(1, 1 << s.n_dice)]
    return [worth / (EXACT * POINT) for worth in (keep, *again)]
