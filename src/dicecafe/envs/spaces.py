"""The Gymnasium spaces of a game, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np

from dicecafe.engine.game import Game

from . import encoding
from .optional import optional_import

with optional_import("gymnasium"):
    from gymnasium import spaces

Observation = dict[str, Any]


def observations(game: Game) -> spaces.Dict:
    """A row of integers, and the mask of what is legal."""
    low, high = encoding.bounds(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8),
        }
    )


def actions(game: Game) -> spaces.Discrete[Any]:
    """The number of an action."""
    return spaces.Discrete(game.n_actions)
