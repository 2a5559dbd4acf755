"""How well a seat stands at the start of a turn, for search: points, kept abilities, the turn to come, what the line promises.

Fitted to who won 2,700 games of two greedy players; of positions said to be won in 3 of 4 games, 74% were.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from . import awaits
from .abilities import THIS_ROUND
from .cards import ability_of
from .table import Config, State, is_last_call, last_call_at, seats_after, starter
from .worth import POINT, ability_worth, line_worth

STYLE = {"widening": 0.0, "horizon": 3, "margin": 0.5}
PLAYOUTS = 2000
SLIPS = 64  # with more of them chances came out nearer to a half than games end: benchmarks/calibration.py


@rule
def quiet(cfg: Config, s: State) -> bool:
    """Before the first roll of a turn the points say who stands how."""
    return s.awaits == awaits.ROLL_NOW


@called_rule
def standing(cfg: Config, s: State, seat: Seat) -> int:
    """In thousandths of a logit; all counts more as last call comes near."""
    if is_last_call(s):
        start = starter(s)
        later = s.seat != start and seats_after(cfg, start, seat) > seats_after(cfg, start, s.seat)
        return 740 * s.points[seat] + (2670 if seat == start else 0) + (2850 if seat == s.seat or later else 0)
    most = 0
    for rival in range(cfg.players):
        most = max(most, s.points[rival])
    near = min(100, 100 * most // last_call_at(cfg))
    worth = s.points[seat] * (135 + 8 * near // 10 + 274 * near * near // 10_000)
    if s.kept[seat]:
        ability = ability_of(cfg, s.kept[seat])
        rate = 66 + 26 * near // 10 if cfg.timing[ability] == THIS_ROUND else 130 + 23 * near // 10
        worth += rate * ability_worth(cfg, ability) // POINT
    if seat != s.seat:
        return worth + (173 + 3 * near) * line_worth(cfg, s, seat) // POINT
    worth += 996 + 5 * near + 14 * near * near // 100 + (76 + 18 * near // 10) * line_worth(cfg, s, seat) // POINT
    if s.in_use:
        worth += (54 + 2 * near) * ability_worth(cfg, ability_of(cfg, s.in_use)) // POINT
    return worth
