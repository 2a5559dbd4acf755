"""Rules of thumb for Burger Dice, of one number, two and three, at the usual table: no number one more or less does better.

A test tries those; what each is worth against perfect play, `tools/strategy.py` writes into docs/strategy.md.
"""

from __future__ import annotations

from dicecafe.engine.thumb import Moment, Numbers, Rule

LIMIT = 4  # wasted dice that end a turn


def room(at: Moment) -> int:
    """How many dice more end the turn."""
    return LIMIT - (at.rest[0] if at.rest else 0)


def per_die(n: Numbers, at: Moment) -> int:
    """So many points for every die that the bin still takes, the last one too."""
    return min(n[0] * room(at), at.target - at.mine)


def finish(least: int, ahead: int, at: Moment) -> int:
    """So many; but reach the target only with such a lead, since the other has one more turn."""
    return least if at.mine + least < at.target else max(at.target, at.other + ahead) - at.mine


def per_die_and_lead(n: Numbers, at: Moment) -> int:
    """The first rule, and a lead to finish with."""
    return finish(n[0] * room(at), n[1], at)


def base_and_lead(n: Numbers, at: Moment) -> int:
    """So many points, and so many more for every die that may be wasted without harm; and a lead to finish with."""
    return finish(n[0] + n[1] * (room(at) - 1), n[2], at)


RULES = (
    Rule("thumb-die", (5,), per_die),
    Rule("thumb-finish", (5, 11), per_die_and_lead),
    Rule("thumb-base", (3, 4, 12), base_and_lead),
)
