"""Noisy playouts: everybody follows the game's hints, but a decision now and then is random (`bots.levels.slip_odds`).

Where there is nothing left to roll, players who never slip would always end alike, and every position be won or lost.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from dicecafe.bots import mcts
from dicecafe.bots.levels import slip_odds
from dicecafe.bots.mcts import NO_HORIZON, play_out, quiet
from dicecafe.compiled import jit
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import copy_state, new_states, new_weights
from dicecafe.engine.contract import AnyConfig, AnyState, Configs, States
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import seeded


@rule
def sample(cfgs: Configs, roots: States, seed: int, stop: int, slips: int, slip_first: int, sums: Any) -> None:
    """Play so many games on from `roots[0]`; sum up each seat's wins and their squares. The first decision may be a slip."""
    states, weights, points, places = new_states(), new_weights(), new_points(), new_places()
    for number in range(stop):
        dice, step = seeded(seed, number)
        copy_state(states, 0, roots, 0)
        play_out(cfgs[0], states, weights, NO_HORIZON, slips, slip_first, dice, step)
        settle(cfgs[0], states[0], points, places)
        for seat in range(cfgs[0].players):
            win = win_share(cfgs[0].players, places, seat)
            sums[0][seat] += win
            sums[1][seat] += win * win


@cache
def compiled(game: Game) -> Any:
    """`sample` for one game."""
    return jit.compiled(sample, {**mcts.slots(game), quiet: quiet}, f"{game.name}-sample")


def chances(
    game: Game, cfg: AnyConfig, state: AnyState, playouts: int, seed: int, slip_first: bool
) -> tuple[list[float], list[float]]:
    """Each seat's chance to win, and its standard error."""
    import numpy as np

    sums = np.zeros((2, cfg.players))
    compiled(game)(cfg.array(), state.array(), seed, playouts, slip_odds(game), int(slip_first), sums)
    means, squares = sums / playouts
    return means.tolist(), np.sqrt(np.maximum(squares - means**2, 0) / playouts).tolist()
