"""stable-baselines3: thousands of games behind its `VecEnv`, with the masks that sb3-contrib's MaskablePPO asks for.

    from sb3_contrib import MaskablePPO
    from dicecafe.envs.sb3 import vec_env
    model = MaskablePPO("MlpPolicy", vec_env(NAME, num_envs=256), n_steps=64, batch_size=2048)

An observation is a row, scaled and relative unless that is said otherwise; `terminal_observation` in the info of a game that
has just ended is its last one. One game at a time is `dicecafe.envs.single.DiceEnv`, which has `action_masks` too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import spaces
from .optional import optional_import
from .vector import DiceVectorEnv


class VecSteps:
    """What stable-baselines3 asks of a `VecEnv`, all of it; the names are its own."""

    def __init__(self, game: str, num_envs: int = 256, scaled: bool = True, relative: bool = True, **given: Any) -> None:
        self.envs = DiceVectorEnv(game, num_envs, autoreset_mode="SameStep", scaled=scaled, relative=relative, **given)
        self.num_envs, self.render_mode = num_envs, self.envs.render_mode
        self.metadata = self.envs.metadata
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(num_envs)]
        self.observation_space, self.action_space = spaces.rows(self.envs.shape), self.envs.single_action_space
        self.seeds: list[int | None] = [None] * num_envs
        self.asked: Any = None

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The next reset begins the first games of this seed; a game's own seed is no other."""
        self.seeds = [seed] * self.num_envs
        return self.seeds

    def set_options(self, options: Any = None) -> None:
        """There are none of a reset."""

    def reset(self) -> Any:
        """The next game everywhere."""
        seen, _ = self.envs.reset(seed=self.seeds[0])
        self.seeds = [None] * self.num_envs
        return seen["observation"]

    def step(self, actions: Any) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """One action for each game; where it ends, the next one begins at once."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Any) -> None:
        """Take the actions; they are done when they are waited for."""
        self.asked = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """What came of them."""
        seen, rewards, over, broken_off, infos = self.envs.step(self.asked)
        by_game: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(over | broken_off):
            last = infos["final_obs"]["observation"][game].copy()
            by_game[game] = {"terminal_observation": last, "TimeLimit.truncated": bool(broken_off[game])}
        return seen["observation"], rewards, over | broken_off, by_game

    def action_masks(self) -> Any:
        """What is legal now: a row of bools for each game."""
        return self.envs.action_masks()

    def has_attr(self, attr_name: str) -> bool:
        """Whether games have something of that name."""
        return attr_name == "action_masks" or hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for each of these games."""
        return [getattr(self, attr_name) for _ in self._games(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Games have nothing of their own to set: it is set for all."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """A method of each of these games: the one that there is tells what is legal."""
        found = getattr(self, method_name)(*args, **kwargs)
        return [found[game] for game in self._games(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game is."""
        return [False for _ in self._games(indices)]

    def get_images(self) -> Sequence[Any]:
        """There are no pictures."""
        return [None] * self.num_envs

    def render(self, mode: str | None = None) -> Any:
        """Every position in words."""
        return self.envs.render()

    def close(self) -> None:
        """Nothing is open."""

    def _games(self, indices: Any) -> list[int]:
        return list(np.arange(self.num_envs)[slice(None) if indices is None else np.atleast_1d(indices)])


def vec_env(game: str, num_envs: int = 256, **given: Any) -> Any:
    """A `VecEnv` of stable-baselines3; what is given is what `DiceVectorEnv` takes."""
    with optional_import("stable_baselines3"):
        from stable_baselines3.common.vec_env import VecEnv

    class DiceVecEnv(VecSteps, VecEnv):  # type: ignore[misc]  # not installed where types are checked
        """Many games, for stable-baselines3."""

    return DiceVecEnv(game, num_envs, **given)
