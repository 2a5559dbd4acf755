"""Rules of Pig with a mistake each, as somebody who writes a game might make them."""

from __future__ import annotations

from typing import Any

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.rule import rule
from dicecafe.games.pig.rules import ROLL, pass_die


@rule
def starts_at_0(cfg: Any, s: Any) -> None:
    """Seat 0 starts, whoever should."""
    s.seat = 0


@rule
def plays_to_100(cfg: Any, s: Any, seat: int, a: int) -> None:
    """The target is 100, whatever the table says."""
    if seat == CHANCE:
        s.rolling = 0
        if a == 0:
            pass_die(cfg, s)
        else:
            s.pot += a + 1
    elif a == ROLL:
        s.rolling = 1
    else:
        s.scores[seat] += s.pot
        if s.scores[seat] >= 100:
            s.won = 1
        else:
            pass_die(cfg, s)


@rule
def wrong_at_44(cfg: Any, s: Any, seat: int) -> int:
    """Holds at 20, but is lost where seat 0 has 44 points, the other some, and 23 are in the pot."""
    if s.scores[0] == 44 and s.scores[1] > 30 and s.pot == 23:
        return 2
    return 1 if s.pot >= 20 else 0
