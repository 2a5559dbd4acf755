"""How well a seat stands at the start of a turn, for search: Fame, IceCreams done and begun, Sprinkles.

Fitted to who won 800 games of two greedy players: where it says 69% of the games are won, 69% were.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .cones import cone_of, flavours_on
from .deck import SLOTS
from .scoring import fame_of
from .table import MELT, PLACES, Config, State

STYLE = {"widening": 0.0, "near_widening": 1.0, "explore": 0.05, "horizon": 4, "margin": 0.2}
PLAYOUTS = 1000
SLIPS = 32  # with more of them chances came out nearer to a half than games end: benchmarks/calibration.py


@rule
def quiet(cfg: Config, s: State) -> bool:
    """Before a turn's melting nothing is in the air or in a hand."""
    return s.phase == MELT and not s.held_colour and not s.serving and not s.showing


@called_rule
def standing(cfg: Config, s: State, seat: Seat) -> int:
    """In thousandths of a logit; the nearer the end, the more what is done counts."""
    most = 0
    for rival in range(cfg.players):
        most = max(most, s.n_done[rival])
    near = min(100, 100 * most // cfg.cones)
    square = near * near // 100
    worth = fame_of(cfg, s, seat) * (146 - 72 * near // 100 + 276 * square // 100)
    worth += s.n_done[seat] * (-155 + 2075 * near // 100 - 1217 * square // 100)
    worth += s.sprinkles[seat] * (224 + 191 * near // 100)
    for place in range(PLACES):
        cone = cone_of(seat, place)
        count = flavours_on(s, cone)
        if count == 1:
            worth += 219 + 270 * near // 100
        elif count == 2:
            worth += 421 + 999 * near // 100
        for slot in range(SLOTS):
            worth += 16 * s.value[cone][slot]
    return worth + (139 + 38 * near // 100 + 304 * square // 100 if seat == s.seat else 0)
