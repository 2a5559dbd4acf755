"""Positions: every one that a game can come to, as numbers, for games that say nothing of themselves but their rules.

The game's own kernels are asked, interpreted. Where the seat to decide can win at once nothing further is looked at: its chance
is 1. So what would go on for ever for no good, like rolling on with enough points at stake, does not make a game endless.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, AnyState
from dicecafe.engine.game import Game
from dicecafe.words import Message

from .race import SolverError

MOST: Final = 200_000  # positions: about half a minute to find them, and about 200 MB
FOR_SEAT_0, FOR_SEAT_1, BY_CHANCE = range(3)  # what becomes of the chances of what may follow: the most, the least, their mean
Key = tuple[Any, ...]


@dataclass
class Positions:
    """A game for two, or for one, as a graph; a chance is always seat 0's to win, a shared win being its share."""

    known: dict[Key, int] = field(default_factory=dict)
    value: list[float] = field(default_factory=list)  # where it is known; -1 where what follows decides
    kind: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=list)  # where the ways on of each position begin
    to: list[int] = field(default_factory=list)
    weight: list[float] = field(default_factory=list)

    def arrays(self) -> dict[str, Any]:
        """The same for NumPy."""
        ends = np.array([*self.first, len(self.to)])
        return {"value": np.array(self.value), "kind": np.array(self.kind), "ends": ends, "to": np.array(self.to, np.int64),
                "weight": np.array(self.weight)}  # fmt: skip


def key_of(s: AnyState) -> Key:
    """What tells a position from others."""
    return tuple(tuple(value) if isinstance(value, list) else value for value in s.values().values())


def enumerate_positions(game: Game, cfg: AnyConfig, progress: Callable[[float], None] = lambda done: None) -> Positions:
    """Every position that a table can come to, in the order in which they are found; the start is number 0."""
    found, start = Positions(), game.start(cfg)
    states = [start]
    found.known[key_of(start)] = 0
    number = 0
    while number < len(states):
        s = states[number]
        states[number] = None  # what is behind needs no memory
        seat = game.kernels["turn"](s)
        found.first.append(len(found.to))
        if seat == OVER:
            _note(found, game.shares(cfg, s)[0], BY_CHANCE)
        else:
            after, weights = _ways(game, cfg, s, seat)
            if seat != CHANCE and any(_has_won(game, cfg, one, seat) for one in after):
                _note(found, 1.0 - seat, BY_CHANCE)
            else:
                _note(found, -1.0, BY_CHANCE if seat == CHANCE else seat)
                for one, weight in zip(after, weights, strict=True):
                    found.to.append(_number(found, states, one))
                    found.weight.append(weight)
        number += 1
        if len(states) > MOST:
            raise SolverError("solver/none", Message("solver-large", game=game.title, most=MOST))
        if number % 1000 == 0:
            progress(number / MOST)
    return found


def _note(found: Positions, value: float, kind: int) -> None:
    found.value.append(value)
    found.kind.append(kind)


def _number(found: Positions, states: list[Any], s: AnyState) -> int:
    """The number of a position, a new one if it is new."""
    number = found.known.setdefault(key_of(s), len(states))
    if number == len(states):
        states.append(s)
    return number


def _ways(game: Game, cfg: AnyConfig, s: AnyState, seat: int) -> tuple[list[Any], list[float]]:
    """What may follow, and how likely each is where the dice decide."""
    if seat == CHANCE:
        weights = [0] * game.n_outcomes
        n = game.kernels["chance"](cfg, s, weights)
        actions = [outcome for outcome in range(n) if weights[outcome]]
        chances = [weights[outcome] / sum(weights[:n]) for outcome in actions]
    else:
        actions = game.legal(cfg, s, seat)
        chances = [1.0] * len(actions)
    after = []
    for action in actions:
        one = s.copy()
        game.kernels["apply"](cfg, one, seat, action)
        after.append(one)
    return after, chances


def _has_won(game: Game, cfg: AnyConfig, s: AnyState, seat: int) -> bool:
    """Whether the game is over and the whole win is this seat's."""
    return bool(game.kernels["turn"](s) == OVER and game.shares(cfg, s)[seat] == 1)
