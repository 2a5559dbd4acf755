"""A sensible Pig player: hold at 20, or as soon as it wins."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule

from .rules import HOLD, ROLL, Config, State


@rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """Twenty is where one more roll risks as much as it can bring."""
    return HOLD if s.pot >= 20 or s.scores[seat] + s.pot >= cfg.target else ROLL
