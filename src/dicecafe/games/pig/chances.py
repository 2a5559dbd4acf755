"""What the next roll of Pig may bring."""

from __future__ import annotations

from dicecafe.engine.percent import percent

from .rules import SIDES, Config, State, turn


def odds(cfg: Config, s: State, seat: int) -> list[tuple[str, str]]:
    """Losing the turn's points, having enough to win, or neither."""
    if turn(s) != seat:
        return []
    enough = sum(s.scores[seat] + s.pot + side >= cfg.target for side in range(2, SIDES + 1))
    return [
        (f"a 1: the turn and its {s.pot} points are lost", percent(1 / SIDES)),
        (f"enough to win, {cfg.target} points", percent(enough / SIDES)),
        ("some points more", percent((SIDES - 1 - enough) / SIDES)),
    ]
