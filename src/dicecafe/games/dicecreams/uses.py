"""Which card an action uses without naming it: the lab counts what each card is worth."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule

from .rules import SERVE, SPRINKLE
from .table import PLACES, Config, State


@rule
def card(cfg: Config, s: State, seat: Seat, a: int) -> int:
    """Serving uses the IceCream on the cone, from 0; nothing else uses one."""
    return s.card[seat * PLACES + a - SERVE] - 1 if SERVE <= a < SPRINKLE else -1
