"""Playing on loosely: everybody follows the game's hints but slips now and then, so that chances are graded without dice too.

Where there is nothing left to roll, players who never slip would always end alike, and every position be won or lost.
"""

from __future__ import annotations

from typing import Any, Final

from dicecafe.bots import tree
from dicecafe.bots.tree import do_anything, new_places, new_points, roll_on, won_by
from dicecafe.compiled.playout import choose, copy_state, new_mask, new_states, new_weights, seen
from dicecafe.engine.contract import CHANCE, OVER, Ints, apply, ranks, score, turn
from dicecafe.engine.game import Game
from dicecafe.engine.rule import called_rule, rule
from dicecafe.engine.stream import below, seeded

ONE_IN: Final = 16  # decisions in which a player takes any move


@rule
def sample_loosely(cfgs: Any, roots: Any, seed: int, stop: int, slip_first: int, sums: Any) -> None:
    """Play so many games on from `roots[0]`; sum up each seat's wins and their squares. The first decision may be a slip."""
    states, weights, mask, points, places = new_states(), new_weights(), new_mask(), new_points(), new_places()
    for number in range(stop):
        dice, step = seeded(seed, number)
        copy_state(states, 0, roots, 0)
        dice = play_loosely(cfgs[0], states, weights, mask, slip_first, dice, step)
        score(cfgs[0], states[0], points)
        ranks(cfgs[0], states[0], points, places)
        for seat in range(cfgs[0].players):
            win = won_by(cfgs[0], places, seat)
            sums[0][seat] += win
            sums[1][seat] += win * win


@called_rule
def play_loosely(cfg: Any, states: Any, weights: Ints, mask: Ints, slip: int, dice: Any, step: Any) -> Any:
    """Play to the end."""
    while True:
        who = turn(states[0])
        if who == OVER:
            return dice
        if who == CHANCE:
            dice = roll_on(cfg, states, weights, dice, step)
            continue
        dice, r = below(dice, step, ONE_IN)
        if r == 0 or slip:
            slip = 0
            dice = do_anything(cfg, states, who, mask, dice, step)
        else:
            apply(cfg, states[0], who, choose(cfg, seen(cfg, states, who), who))


def chances(game: Game, cfg: Any, state: Any, playouts: int, seed: int, slip_first: bool) -> tuple[list[float], list[float]]:
    """Each seat's chance to win, and its standard error."""
    import numpy as np

    sums = np.zeros((2, cfg.players))
    tree.compiled(game, sample_loosely)(cfg.array(), state.array(), seed, playouts, int(slip_first), sums)
    means, squares = sums / playouts
    return means.tolist(), np.sqrt(np.maximum(squares - means**2, 0) / playouts).tolist()
