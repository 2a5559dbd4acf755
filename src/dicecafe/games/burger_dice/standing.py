"""How well a seat stands at the start of a turn, for search: fitted to who won 1,500 games of two greedy players."""

from __future__ import annotations

from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.rule import rule

from .rules import STOP, Config, State, at_stake

STYLE = {"explore": 0.1, "horizon": 0, "margin": 0.5}
PLAYOUTS = 6000


@rule
def quiet(cfg: Config, s: State) -> bool:
    """Before the first roll of a turn the totals say it all."""
    return s.rolls == 0


@rule
def standing(cfg: Config, s: State, seat: Seat) -> int:
    """In thousandths of a logit; in the final round points count most, and whether one's turn is still to come."""
    if s.final:
        return 9359 * s.scores[seat] // cfg.target + (1145 if seat == s.seat or s.to_play[seat] else 0)
    most = 0
    for rival in range(cfg.players):
        most = max(most, s.scores[rival])
    near = min(100, 100 * most // cfg.target)
    rate = 3310 + 15 * near + 394 * near * near // 1000 - 296 * near * near * near // 100_000
    turn = 193 + 3 * near - 14 * near * near // 1000 if seat == s.seat else 0
    return rate * s.scores[seat] // cfg.target + turn


@rule
def idle(cfg: Config, s: State, a: Action) -> bool:
    """To stop with nothing before the final round: of three who had each rather another began it, none ever would."""
    return bool(a == STOP and at_stake(s) == 0 and not s.final)
