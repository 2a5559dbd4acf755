"""How well a seat stands at the start of a turn, for search: fitted to who won 1,500 games of two greedy players."""

from __future__ import annotations

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.rule import rule

from .rules import HOLD, Config, State

STYLE = {"explore": 0.1, "horizon": 0, "margin": 0.5}
PLAYOUTS = 6000


@rule
def quiet(cfg: Config, s: State) -> bool:
    """With nothing at stake the totals say it all."""
    return s.pot == 0 and not s.rolling


@rule
def standing(cfg: Config, s: State, seat: Seat) -> int:
    """In thousandths of a logit; the nearer somebody is to the target, the more a point counts."""
    most = 0
    for rival in range(cfg.players):
        most = max(most, s.scores[rival])
    near = min(100, 100 * most // cfg.target)
    rate = 3642 + 10 * near - 438 * near * near // 1000 + 105 * near * near * near // 10_000
    turn = 164 - 2 * near + 66 * near * near // 1000 if seat == s.seat else 0
    return rate * s.scores[seat] // cfg.target + turn


@rule
def idle(cfg: Config, s: State, a: Action) -> bool:
    """To hold with nothing: players who wait for each other would wait for ever."""
    return bool(a == HOLD and s.pot == 0)
