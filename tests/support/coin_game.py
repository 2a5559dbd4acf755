"""A game as small as can be, and that can go round in circles: throw a coin, and whoever throws heads wins; or pass.

With an honest coin whoever throws first wins two games of three. With one that has no heads nobody ever wins, and with one that
loses whoever throws it, both had better pass for ever.
"""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

from dicecafe.engine import game
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.options import Option
from dicecafe.engine.rule import rule
from dicecafe.engine.structs import Struct, i1

HONEST, BLANK, LOSING = range(3)
THROW, PASS = 0, 1


class Config(game.Config):
    """The coin."""

    coin = i1()


class State(Struct):
    """Whose turn it is, whether the coin is in the air, and who has won, from 1."""

    seat = i1()
    thrown = i1()
    won = i1()


@rule
def new(cfg: Any, s: Any) -> None:
    """Seat `first` begins."""
    s.seat = cfg.first


@rule
def turn(s: Any) -> int:
    """The coin, or a seat."""
    if s.won:
        return OVER
    return CHANCE if s.thrown else int(s.seat)


@rule
def legal(cfg: Any, s: Any, seat: int, mask: Any) -> None:
    """Throw or pass."""
    mask[THROW] = 1
    mask[PASS] = 1


@rule
def chance(cfg: Any, s: Any, weights: Any) -> int:
    """Heads or tails."""
    weights[0] = 1
    weights[1] = 1
    return 2


@rule
def apply(cfg: Any, s: Any, seat: int, a: int) -> None:
    """Heads win with an honest coin, tails lose with a losing one."""
    if seat != CHANCE and a == THROW:
        s.thrown = 1
        return
    if seat == CHANCE:
        s.thrown = 0
        if a == 0 and cfg.coin == HONEST:
            s.won = s.seat + 1
            return
        if cfg.coin == LOSING:
            s.won = 2 - s.seat
            return
    s.seat = 1 - s.seat


@rule
def score(cfg: Any, s: Any, points: Any) -> None:
    """A point for the winner."""
    for seat in range(cfg.players):
        points[seat] = 1 if s.won == seat + 1 else 0


def coin_game() -> game.Game:
    """The game."""
    text = SimpleNamespace(actions=lambda cfg: ["throw", "pass"], outcomes=lambda cfg: ["heads", "tails"])
    options = (Option("coin", HONEST, HONEST, LOSING),)
    rules: ModuleType = sys.modules[__name__]
    return game.Game("Coin", "", range(1, 4), 1, rules, text, 2, 2, options)
