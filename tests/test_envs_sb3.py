"""What stable-baselines3 asks of a `VecEnv`. Its own checks need torch: benchmarks/stable_baselines.py makes them by hand."""

from __future__ import annotations

import numpy as np
import pytest

from dicecafe.envs.optional import EnvError
from dicecafe.envs.sb3 import VecSteps, vec_env


def test_steps_are_those_of_the_vector_environment() -> None:
    """Rows of floats, masks as bools, and the last row of a game that has just ended in its info."""
    envs = VecSteps("pig", 8, options={"target": 20}, opponents="random", horizon=30)
    assert envs.seed(3) == [3] * 8
    rows, ends, cut = envs.reset(), 0, 0
    again = VecSteps("pig", 8, options={"target": 20}, opponents="random", horizon=30)
    again.seed(3)
    assert np.array_equal(again.reset(), rows)
    for step in range(80):
        assert rows.shape == (8, *envs.observation_space.shape)
        assert all(row in envs.observation_space for row in rows)
        masks = np.stack(envs.env_method("action_masks"))
        assert masks.dtype == bool
        assert masks.all()
        rows, rewards, dones, infos = envs.step(np.full(8, step % 3 == 2, int))
        assert rewards.dtype == np.float32
        for done, info in zip(dones, infos, strict=True):
            assert ("terminal_observation" in info) == done
            if done:
                ends += 1
                cut += info["TimeLimit.truncated"]
                assert info["terminal_observation"] in envs.observation_space
    assert ends > 20
    assert envs.render()[0].startswith("player_0")


def test_a_game_that_is_cut_short_says_so() -> None:
    """`TimeLimit.truncated` is what tells a learner that there was a future."""
    envs = VecSteps("burger-dice", 4, horizon=5)
    envs.reset()
    told = [info for _ in range(5) for info in envs.step(np.zeros(4, int))[3] if info]
    assert [info["TimeLimit.truncated"] for info in told] == [True] * 4


def test_single_games_are_asked_as_its_wrappers_ask() -> None:
    """By index, by several, or all of them."""
    envs = VecSteps("pig", 5)
    envs.reset()
    assert envs.has_attr("action_masks")
    assert not envs.has_attr("nothing")
    assert envs.get_attr("render_mode", [1, 2]) == [None, None]
    assert len(envs.env_method("action_masks", indices=3)) == 1
    assert envs.env_is_wrapped(object) == [False] * 5
    envs.set_attr("mark", 7)
    assert envs.get_attr("mark", 0) == [7]
    envs.set_options({})
    assert envs.get_images() == [None] * 5
    envs.close()


def test_without_stable_baselines3_it_is_named() -> None:
    """Only the `VecEnv` itself needs it."""
    with pytest.raises(EnvError, match="stable_baselines3"):
        vec_env("pig", 2)
