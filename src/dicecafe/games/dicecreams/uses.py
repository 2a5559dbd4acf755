"""Which card an action uses without naming it: the lab counts what each card is worth."""

from __future__ import annotations

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.rule import rule

from .cones import cone_of
from .moves import SERVE, move_of, place_of
from .table import Config, State


@rule
def card(cfg: Config, s: State, seat: Seat, a: Action) -> int:
    """Serving uses the IceCream on the cone, from 0; nothing else uses one."""
    return s.card[cone_of(seat, place_of(a))] - 1 if move_of(a) == SERVE else -1
