"""What the next roll of Pig may bring."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.formatting import chance
from dicecafe.words import Message

from .rules import SIDES, Config, State, turn


def odds(cfg: Config, s: State, seat: Seat) -> list[tuple[Message, Message]]:
    """Losing the turn's points, having enough to win, or neither."""
    if turn(s) != seat:
        return []
    enough = sum(s.scores[seat] + s.pot + side >= cfg.target for side in range(2, SIDES + 1))
    return [
        (Message("odds-one", pot=s.pot), chance(1 / SIDES)),
        (Message("odds-enough", target=cfg.target), chance(enough / SIDES)),
        (Message("odds-more"), chance((SIDES - 1 - enough) / SIDES)),
    ]
