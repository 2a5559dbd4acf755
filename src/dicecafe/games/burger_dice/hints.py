"""A sensible Burger Dice player: place what fits, build big burgers, stop when one more roll risks more than it brings."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule

from .rules import BUN, FACES, PLACE, ROLL, STOP, WASTE, Config, State, at_stake, fits


@rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """Ingredients first, then the closing bun, then what must be wasted; between rolls, roll on or stop."""
    if s.loose == 0:
        return STOP if wants_to_stop(cfg, s, seat) else ROLL
    for face in range(1, FACES):
        if s.rolled[face] and fits(s, face):
            return PLACE + face
    if s.rolled[BUN] and fits(s, BUN):
        return PLACE + BUN
    for face in range(1, FACES):
        if s.rolled[face]:
            return WASTE + face
    return WASTE + BUN


@rule
def wants_to_stop(cfg: Config, s: State, seat: Seat) -> bool:
    """Never with nothing; in the final round not while behind; else by how many more dice may be wasted."""
    stake = at_stake(s)
    if stake == 0:
        return False
    if s.final:
        return s.scores[seat] + stake > best_of_others(cfg, s, seat)
    if s.scores[seat] + stake >= cfg.target:
        return True
    spare = cfg.waste_limit - s.waste - 1
    return stake >= 3 + 4 * spare  # the best of its form, found by playing such players against each other


@rule
def best_of_others(cfg: Config, s: State, seat: Seat) -> int:
    """The best total among the rivals."""
    best = 0
    for other in range(cfg.players):
        if other != seat:
            best = max(best, s.scores[other])
    return best
