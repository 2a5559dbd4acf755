"""Belief: what a seat thinks its rivals hold, from what they did. Deals that make sense of their moves come up more often.

For games whose `standing.py` has `recall`, which says what of today's secrets was there already when a move was made. A rival is
taken to follow the hints more often than not, and otherwise to do what serves it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from dicecafe.compiled.step import copy_state, hinted_action, new_states
from dicecafe.engine.contract import Configs, Ints, Seat, States, apply
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.rule import rule
from dicecafe.engine.stream import seeded

from . import mcts
from .mcts import deal_hidden, new_picks, recall, standing

DEALS: Final = 64  # deals that are sampled
RECALLED: Final = 300  # lines that are thought back to; few games are longer
UNIFORM_SHARE: Final = 0.1  # of the weight, shared by all deals whatever rivals did
HINT_LOGIT: Final = 2000  # for a move that the hint would have been too, in thousandths of a logit


@cache
def remembers(game: Game) -> bool:
    """Whether what rivals did tells something of their secrets."""
    return hasattr(game.part("standing"), "recall")


def root_positions(game: Game, view: View, seed: int) -> Any:
    """Positions to search from: the one the seat sees, or it with what it believes the others hold."""
    root = view.state.array()
    if not remembers(game):
        return root
    import numpy as np

    past = [moment for moment in view.past(RECALLED) if moment.who >= 0 and moment.who != view.seat and moment.actions]
    dealt, logits = np.repeat(root, DEALS), np.zeros(DEALS, "i8")
    befores = np.concatenate([root, *(moment.before.array() for moment in past)])
    moves = np.array([[0, 0], *([moment.who, moment.actions[0]] for moment in past)], "i8")
    mcts.compiled(game, weigh_deals)(view.cfg.array(), view.seat, seed, dealt, befores, moves, logits)
    weights = np.exp((logits - logits.max()) / 1000)
    weights = UNIFORM_SHARE / DEALS + (1 - UNIFORM_SHARE) * weights / weights.sum()
    chosen = np.searchsorted(np.cumsum(weights), (np.arange(DEALS) + 0.5) / DEALS * weights.sum())
    order = np.random.default_rng(seed).permutation(DEALS)
    return dealt[np.minimum(chosen, DEALS - 1)[order]]


@rule
def weigh_deals(cfgs: Configs, seat: Seat, seed: int, dealt: Any, befores: States, moves: Ints, logits: Ints) -> None:
    """Deal what the seat can't see into each of `dealt`, and weigh how well the rivals' moves go with it."""
    cfg, states, picks = cfgs[0], new_states(), new_picks()
    for deal in range(len(dealt)):
        dice, step = seeded(seed, deal)
        deal_hidden(cfg, dealt[deal], seat, picks, dice, step)
        for move in range(1, len(moves)):
            who, a = moves[move][0], moves[move][1]
            copy_state(states, 0, befores, move)
            recall(cfg, states[0], dealt[deal])
            if hinted_action(cfg, states, who) == a:
                logits[deal] += HINT_LOGIT
            logits[deal] -= standing(cfg, states[0], who)
            apply(cfg, states[0], who, a)
            logits[deal] += standing(cfg, states[0], who)
