"""Rules of thumb for Pig, of one number, two and three, at a target of 100: no number one more or less does better.

A test tries those; what each is worth against perfect play, `tools/strategy.py` writes into docs/strategy.md.
"""

from __future__ import annotations

from dicecafe.engine.thumb import Moment, Numbers, Rule


def hold(n: Numbers, at: Moment) -> int:
    """Hold at so many."""
    return min(n[0], at.target - at.mine)


def race(n: Numbers, at: Moment) -> int:
    """The same; but once anybody has so much, roll until you win."""
    return at.target - at.mine if max(at.mine, at.other) >= n[1] else hold(n, at)


def lead(n: Numbers, at: Moment) -> int:
    """The same, with a point more for every so many that you are behind, and one less where you are ahead."""
    behind = at.other - at.mine
    more = behind // n[1] if behind >= 0 else -(-behind // n[1])
    return race((n[0] + more, n[2]), at)


RULES = (Rule("thumb-hold", (25,), hold), Rule("thumb-race", (24, 72), race), Rule("thumb-lead", (21, 7, 71), lead))
