"""Gymnasium, one game at a time: a seat against built-in players, or all seats in turn. No compiler is waited for.

Importing this registers every game with Gymnasium, alone and many at once:

    env = gymnasium.make("dicecafe.envs.single:dicecafe/NAME-v0")
    envs = gymnasium.make_vec("dicecafe.envs.single:dicecafe/NAME-v0", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dicecafe.engine import registry
from dicecafe.engine.options import Value

from . import spaces
from .opponents import Opponents
from .optional import optional_import
from .shape import Shape
from .tables import Tables

with optional_import("gymnasium"):
    import gymnasium

Info = dict[str, Any]


class DiceEnv(gymnasium.Env[spaces.Observation, Any]):
    """One game: you are seat 0, the others play by themselves; with `opponents=None` you decide for every seat in turn.

    Who starts moves round the table from game to game. The reward comes at the end (see `encoding.rewards`) and is that of the
    seat that has just acted; `info` has those of all seats, the seat to move, and whether the action was illegal: then nothing
    happened. After `horizon` actions a game is broken off. `scaled` and `relative` are those of `Shape`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own, asked of the class)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        opponents: Opponents = "greedy",
        horizon: int = 0,
        render_mode: str | None = None,
        scaled: bool = False,
        relative: bool = False,
    ) -> None:
        self.game, self.render_mode = registry.load(game), render_mode
        self.tables = Tables(self.game, 1, players, options, opponents, horizon, device="python")
        self.shape = Shape(self.game, self.tables.cfgs[0], scaled, relative)
        self.observation_space = spaces.observations(self.game, self.shape)
        self.action_space = spaces.actions(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[spaces.Observation, Info]:
        """The next game; with a seed the first one of that seed."""
        super().reset(seed=seed)
        if seed is None and self.tables.seed is None:
            seed = int(self.np_random.integers(1 << 62))
        self.tables.begin(seed)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[spaces.Observation, float, bool, bool, Info]:
        """Do an action, then whatever happens until the next decision."""
        self.tables.step(self.shape.actions(np.array([int(action)]), self.tables.seats))
        over = bool(self.tables.terminated[0]), bool(self.tables.truncated[0])
        return self._observation(), float(self.tables.gains[0]), *over, self._info()

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is legal now, as maskable learners of other packages ask for it: a bool for each action."""
        masks: np.ndarray[Any, Any] = self._observation()["action_mask"].astype(bool)
        return masks

    def render(self) -> str:
        """The position in words, as the seat to move sees it."""
        return self.tables.words(0)

    def _observation(self) -> spaces.Observation:
        tables, shape = self.tables, self.shape
        rows, masks = shape.rows(tables.rows, tables.seats), shape.masks(tables.masks, tables.seats)
        return {"observation": rows[0].copy(), "action_mask": masks[0].copy()}

    def _info(self) -> Info:
        tables = self.tables
        return {"seat": int(tables.seats[0]), "rewards": tables.rewards[0].copy(), "illegal": bool(tables.illegal[0])}


def register() -> None:
    """Make every game known to Gymnasium, once."""
    for name in registry.names():
        if (known := f"dicecafe/{name}-v0") not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="dicecafe.envs.single:DiceEnv",
                vector_entry_point="dicecafe.envs.vector:DiceVectorEnv",
                kwargs={"game": name},
            )


register()
