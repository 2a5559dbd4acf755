"""Belief: what a seat thinks its rivals hold, from what they did. Deals that make sense of their moves come up more often.

For games whose `standing.py` has `recall`, which says what of today's secrets was there already when a move was made. A rival is
taken to follow the hints more often than not, and otherwise to do what serves it.
"""

from __future__ import annotations

from typing import Any, Final

from dicecafe.compiled.step import copy_state, hinted_action, new_states
from dicecafe.engine.contract import Ints, apply, resample
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import below, seeded

from . import tree
from .tree import PICKS, new_picks, recall, standing

DEALS: Final = 64  # so many are thought of
OPEN_MIND: Final = 0.1  # the part of them that may be anything
LIKE_THE_HINT: Final = 2000  # for a move that the hint would have been too, in thousandths of a logit


def deals(game: Game, view: View, seed: int) -> Any:
    """Positions to search from: the one the seat sees, or it with what it believes the others hold."""
    root = view.state.array()
    if not hasattr(game.part("standing"), "recall"):
        return root
    import numpy as np

    past = [moment for moment in view.past() if moment.who >= 0 and moment.who != view.seat and moment.actions]
    thought, logits = np.repeat(root, DEALS), np.zeros(DEALS, "i8")
    befores = np.concatenate([root, *(moment.before.array() for moment in past)])
    moves = np.array([[0, 0], *([moment.who, moment.actions[0]] for moment in past)], "i8")
    tree.compiled(game, think)(view.cfg.array(), view.seat, seed, thought, befores, moves, logits)
    weights = np.exp((logits - logits.max()) / 1000)
    weights = OPEN_MIND / DEALS + (1 - OPEN_MIND) * weights / weights.sum()
    chosen = np.searchsorted(np.cumsum(weights), (np.arange(DEALS) + 0.5) / DEALS * weights.sum())
    order = np.random.default_rng(seed).permutation(DEALS)
    return thought[np.minimum(chosen, DEALS - 1)[order]]


@rule
def think(cfgs: Any, seat: int, seed: int, thought: Any, befores: Any, moves: Ints, logits: Ints) -> None:
    """Deal what the seat can't see into each of `thought`, and weigh how well the rivals' moves go with it."""
    cfg, states, picks = cfgs[0], new_states(), new_picks()
    for deal in range(len(thought)):
        dice, step = seeded(seed, deal)
        for i in range(PICKS):
            dice, r = below(dice, step, 1 << 30)
            picks[i] = r
        resample(cfg, thought[deal], seat, picks)
        for move in range(1, len(moves)):
            who, a = moves[move][0], moves[move][1]
            copy_state(states, 0, befores, move)
            recall(cfg, states[0], thought[deal])
            if hinted_action(cfg, states, who) == a:
                logits[deal] += LIKE_THE_HINT
            logits[deal] -= standing(cfg, states[0], who)
            apply(cfg, states[0], who, a)
            logits[deal] += standing(cfg, states[0], who)
