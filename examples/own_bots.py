"""Bots of one's own, for every command that plays. In this folder:

dicecafe simulate pig --players own_bots:hold_at_20,greedy --games 1000
dicecafe tournament pig --players own_bots:hold_at_20,own_bots:Network,medium
dicecafe play pig --players you,bot:own_bots:hold_at_20
dicecafe serve --bots own_bots:hold_at_20

"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.envs import encoding


def hold_at_20(view: View, legal: Sequence[int]) -> int:
    """Pig's rule of thumb, by the words of its moves: hold with 20 in the pot. In other games the first thing that is allowed."""
    moves = {view.notation(action): action for action in legal}
    if "hold" not in moves:
        return legal[0]
    return moves["hold" if view.state.pot >= 20 else "roll"]


class Network:
    """A small network in NumPy, which reads the rows of the environments: what is trained there plays here.

    Its weights are random, so it plays badly; load yours in `__init__`. With torch or ONNX only `scores` would be another.
    """

    def __init__(self, game: Game, seed: int) -> None:
        rng, width = np.random.default_rng(seed), encoding.width(game)
        self.hidden = rng.normal(0, 1 / np.sqrt(width), (width, 32))
        self.out = rng.normal(0, 1 / np.sqrt(32), (32, game.n_actions))

    def scores(self, row: np.ndarray) -> np.ndarray:
        """How good each action looks in a position."""
        scores: np.ndarray = np.tanh(row / 50 @ self.hidden) @ self.out
        return scores

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """The legal action that looks best."""
        assert view.seat is not None
        scores = self.scores(encoding.row(view.game, view.cfg, view.state, view.seat))
        return max(legal, key=lambda action: scores[action])
