"""Pig: roll a die as often as you dare; a 1 loses the turn's points, holding banks them. First to 100 wins.

The tutorial game: docs/adding-a-game.md builds this file step by step. Source: folklore, written down by John Scarne in 1945.
Options: `target`, the points that win.
"""

from __future__ import annotations

from dicecafe.engine import game
from dicecafe.engine.contract import CHANCE, OVER, Action, Ints, Seat
from dicecafe.engine.rule import rule
from dicecafe.engine.structs import Struct, i1, i2

MAX_SEATS = 10
ROLL, HOLD = 0, 1
SIDES = 6


class Config(game.Config):
    """The options of a table."""

    target = i2()  # points that win


class State(Struct):
    """A whole position."""

    scores = i2(MAX_SEATS)  # points banked by each seat
    pot = i2()  # points of this turn, still at risk
    seat = i1()  # whose turn it is
    rolling = i1()  # 1 while the die is in the air
    won = i1()  # 1 when the seat whose turn it is has reached the target


@rule
def new(cfg: Config, s: State) -> None:
    """Everybody starts with nothing."""
    s.seat = cfg.first


@rule
def turn(s: State) -> int:
    """The seat to decide, or the die."""
    if s.won:
        return OVER
    return CHANCE if s.rolling else s.seat


@rule
def legal(cfg: Config, s: State, seat: Seat, mask: Ints) -> None:
    """PG-2: roll or hold, as you like."""
    if seat == s.seat and not s.rolling and not s.won:
        mask[ROLL] = 1
        mask[HOLD] = 1


@rule
def chance(cfg: Config, s: State, weights: Ints) -> int:
    """A fair die."""
    for side in range(SIDES):
        weights[side] = 1
    return SIDES


@rule
def apply(cfg: Config, s: State, seat: Seat, a: Action) -> None:
    """The die lands, or the player rolls or holds."""
    if seat == CHANCE:
        s.rolling = 0
        if a == 0:  # a one: PG-1
            pass_die(cfg, s)
        else:
            s.pot += a + 1
    elif a == ROLL:
        s.rolling = 1
    else:
        s.scores[seat] += s.pot
        if s.scores[seat] >= cfg.target:
            s.won = 1
        else:
            pass_die(cfg, s)


@rule
def pass_die(cfg: Config, s: State) -> None:
    """The turn is over: what was not banked is lost, and the die goes to the left."""
    s.pot = 0
    s.seat = s.seat + 1 if s.seat + 1 < cfg.players else 0


@rule
def score(cfg: Config, s: State, points: Ints) -> None:
    """The points banked."""
    for seat in range(cfg.players):
        points[seat] = s.scores[seat]
