"""Gymnasium, thousands of games at once: compiled for one core, or for a GPU.

envs = DiceVectorEnv(NAME, num_envs=4096)
observations, infos = envs.reset(seed=1)
observations, rewards, terminations, truncations, infos = envs.step(actions)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dicecafe.engine.options import Value
from dicecafe.engine.registry import load
from dicecafe.words import Message

from . import spaces
from .opponents import Opponents
from .optional import EnvError, optional_import
from .shape import Shape
from .tables import Tables

with optional_import("gymnasium"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Info = dict[str, Any]


class DiceVectorEnv(VectorEnv[spaces.Observation, Any, Any]):
    """Many games side by side: you are seat 0 of each, the others play by themselves; with `opponents=None` you decide for all.

    The observation is that of the seat to move, `infos["seat"]` says who it is. The reward is that of the seat that has just
    acted, and comes at the end; `infos["rewards"]` has those of all seats. Where the game has ended the next one begins: with the
    next step, whose action is passed over, or with the same one, and then `infos["final_obs"]` has what was seen at the end
    (where none has just ended, what is left there is of no meaning).
    An illegal action does nothing, and `infos["illegal"]` says so. Game k of environment i is game k * num_envs + i of the seed.

    With `copy=False` the arrays are those that the next step writes into: read them, keep none. On a GPU they are always those.
    `scaled` and `relative` are those of `Shape`, not on a GPU.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        opponents: Opponents = "greedy",
        horizon: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        device: str = "cpu",
        render_mode: str | None = None,
        scaled: bool = False,
        relative: bool = False,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode == AutoresetMode.DISABLED:
            raise EnvError("envs/autoreset", Message("envs-autoreset"))
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": mode}
        self.game, self.num_envs, self.render_mode = load(game), num_envs, render_mode
        self.copy = copy and device != "cuda"
        same_step = mode == AutoresetMode.SAME_STEP
        self.tables = Tables(self.game, num_envs, players, options, opponents, horizon, same_step, device)
        self.shape = Shape(self.game, self.tables.cfgs[0], scaled, relative)
        if device == "cuda" and (scaled or relative):
            raise EnvError("envs/device", Message("envs-shaped"))
        self.single_observation_space = spaces.observations(self.game, self.shape)
        self.single_action_space = spaces.actions(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[spaces.Observation, Info]:
        """The next game everywhere; with a seed the first ones of that seed."""
        super().reset(seed=seed)
        if seed is None and self.tables.seed is None:
            seed = int(self.np_random.integers(1 << 62))
        self.tables.begin(seed)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[spaces.Observation, Any, Any, Any, Info]:
        """One action for each game, then whatever happens until the next decision."""
        tables = self.tables
        seats = tables.seats.copy() if tables.same_step and self.shape.relative else tables.seats
        tables.step(actions if tables.device == "cuda" else self.shape.actions(np.asarray(actions, np.int64), seats))
        infos = self._infos()
        if tables.same_step:
            infos["final_obs"] = {"observation": self._given(self.shape.rows(tables.finals, seats))}
        return self._observations(), *map(self._given, (tables.gains, tables.terminated, tables.truncated)), infos

    def action_masks(self) -> Any:
        """What is legal now: a row of bools for each game."""
        return self.shape.masks(self.tables.masks, self.tables.seats).astype(bool)

    def render(self) -> tuple[str, ...]:
        """Every position in words, as the seat to move sees it."""
        return tuple(self.tables.words(table) for table in range(self.num_envs))

    def _observations(self) -> spaces.Observation:
        tables, shape = self.tables, self.shape
        rows, masks = shape.rows(tables.rows, tables.seats), shape.masks(tables.masks, tables.seats)
        return {"observation": self._given(rows), "action_mask": self._given(masks)}

    def _infos(self) -> Info:
        return {name: self._given(getattr(self.tables, array)) for name, array in INFOS.items()}

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array


INFOS = {"seat": "seats", "rewards": "rewards", "illegal": "illegal"}
