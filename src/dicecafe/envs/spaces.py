"""The Gymnasium spaces of a game, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np

from dicecafe.engine.game import Game

from .optional import optional_import
from .shape import Shape

with optional_import("gymnasium"):
    from gymnasium import spaces

Observation = dict[str, Any]


def rows(shape: Shape) -> spaces.Box:
    """A row: integers, or floats where they are scaled."""
    low, high = shape.bounds()
    return spaces.Box(low, high, dtype=np.float32 if shape.scaled else np.int32)


def observations(game: Game, shape: Shape) -> spaces.Dict:
    """A row, and the mask of what is legal."""
    return spaces.Dict({"observation": rows(shape), "action_mask": spaces.Box(0, 1, (game.n_actions,), np.int8)})


def actions(game: Game) -> spaces.Discrete[Any]:
    """The number of an action."""
    return spaces.Discrete(game.n_actions)
