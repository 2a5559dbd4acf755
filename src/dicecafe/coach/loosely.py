"""Playing on loosely: everybody follows the game's hints but slips now and then, so that chances are graded without dice too.

Where there is nothing left to roll, players who never slip would always end alike, and every position be won or lost.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from dicecafe.bots import tree
from dicecafe.bots.tree import TO_THE_END, decide, play_out, quiet
from dicecafe.compiled import jit
from dicecafe.compiled.results import new_places, new_points, settle, win_share
from dicecafe.compiled.step import copy_state, hinted_action, new_mask, new_states, new_weights, random_action
from dicecafe.engine.contract import Ints
from dicecafe.engine.game import Game
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import below, seeded

ONE_IN: Final = 16  # decisions in which a player takes any move


@rule
def sample_loosely(cfgs: Any, roots: Any, seed: int, stop: int, slip_first: int, sums: Any) -> None:
    """Play so many games on from `roots[0]`; sum up each seat's wins and their squares. The first decision may be a slip."""
    states, weights, mask, points, places = new_states(), new_weights(), new_mask(), new_points(), new_places()
    for number in range(stop):
        dice, step = seeded(seed, number)
        copy_state(states, 0, roots, 0)
        play_out(cfgs[0], states, mask, weights, TO_THE_END, slip_first, dice, step)
        winners = settle(cfgs[0], states[0], points, places)
        for seat in range(cfgs[0].players):
            win = win_share(places, winners, seat)
            sums[0][seat] += win
            sums[1][seat] += win * win


@rule
def decide_loosely(cfg: Any, states: Any, who: int, mask: Ints, slip: int, dice: Any, step: Any) -> tuple[int, Any]:
    """The hint, or now and then any legal action; always where the decision is said to be a `slip`."""
    dice, r = below(dice, step, ONE_IN)
    if r == 0 or slip:
        return random_action(cfg, states[0], who, mask, dice, step)
    return hinted_action(cfg, states, who), dice


@cache
def compiled(game: Game) -> Any:
    """`sample_loosely` for one game."""
    slots = {**tree.slots(game), quiet: quiet, decide: decide_loosely}
    return jit.compiled(sample_loosely, slots, f"{game.name}-sample_loosely")


def chances(game: Game, cfg: Any, state: Any, playouts: int, seed: int, slip_first: bool) -> tuple[list[float], list[float]]:
    """Each seat's chance to win, and its standard error."""
    import numpy as np

    sums = np.zeros((2, cfg.players))
    compiled(game)(cfg.array(), state.array(), seed, playouts, int(slip_first), sums)
    means, squares = sums / playouts
    return means.tolist(), np.sqrt(np.maximum(squares - means**2, 0) / playouts).tolist()
