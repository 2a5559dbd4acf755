"""Habits: what each rule of thumb of a game is worth. One of two greedy players does without it; what it then wins less.

A game's `thumb.py` lists its habits (`engine.thumb.Habit`): the part of its hints that is the habit, and what somebody does who
does not have it. Nothing else differs, and games are compiled, so that thousands of them tell a percent.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from dicecafe.compiled import jit, step
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import copy_state, hinted_action, new_states, new_weights, roll, view
from dicecafe.engine.contract import CHANCE, OVER, AnyConfig, AnyState, Configs, Seat, apply, new, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import seeded
from dicecafe.engine.thumb import Habit

from .statistics import Z

CHUNK: Final = 200


@rule
def forgetful(cfg: AnyConfig, s: AnyState, seat: Seat) -> int:
    """What the hints say to somebody who has not the habit."""
    raise NotImplementedError


@rule
def games_of(cfgs: Configs, seed: int, first: int, shares: Any) -> None:
    """Play games from number `first` on, in which seat 0 has not the habit; its share of each win."""
    states, weights, points, places = new_states(), new_weights(), new_points(), new_places()
    for i in range(len(shares)):
        number = first + i
        cfg = cfgs[number % len(cfgs)]
        copy_state(states, 0, states, 2)
        dice, dice_step = seeded(seed, 2 * number)
        new(cfg, states[0])
        while True:
            who = turn(states[0])
            if who == OVER:
                break
            if who == CHANCE:
                a, dice = roll(cfg, states[0], weights, dice, dice_step)
            elif who == 0:
                a = forgetful(cfg, view(cfg, states, who), who)
            else:
                a = hinted_action(cfg, states, who)
            apply(cfg, states[0], who, a)
        settle(cfg, states[0], points, places)
        shares[i] = win_share(cfg.players, places, 0)


def worth(game: Game, habit: Habit, games: int, seed: int = 1) -> tuple[float, float]:
    """How much more a player wins with a habit than without it, against one who has it; and half the 95% interval."""
    hints = game.part("hints")
    assert hints is not None
    without = jit.bind(hints.choose, {habit.rule: habit.without}, lambda copy: copy, "without")
    slots = {**step.compiled_slots(game, states=3), forgetful: without}
    kernel = jit.compiled(games_of, slots, f"{game.name}-{habit.id}")
    cfgs = np.concatenate([game.config(2, first=first).array() for first in range(2)])
    shares = np.zeros(games)
    for first in range(0, games, CHUNK):
        kernel(cfgs, seed, first, shares[first : first + CHUNK])
    return float(0.5 - shares.mean()), float(Z * shares.std(ddof=1) / games**0.5)
