"""The Gymnasium environments: Gymnasium's own test for every game, and what a step of many gives back."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from dicecafe import load
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.registry import names
from dicecafe.envs import single  # importing it registers the games
from dicecafe.envs.vector import DiceVectorEnv

NEXT, SAME = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP


@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
@pytest.mark.parametrize("name", names())
def test_gymnasiums_own_test(name: str, opponents: str | None) -> None:
    """`check_env` on one game, for the fewest and the most players."""
    for players in {load(name).seats[0], load(name).seats[-1]}:
        env = gymnasium.make(f"dicecafe/{name}-v0", players=players, opponents=opponents, horizon=50)
        check_env(env.unwrapped)


def test_one_game_is_one_of_many() -> None:
    """The environment of one game and the compiled one of one table give the same, step for step and game for game."""
    one = single.DiceEnv("burger-dice", opponents="greedy", horizon=60)
    many = DiceVectorEnv("burger-dice", 1, opponents="greedy", horizon=60)
    rng = np.random.default_rng(1)
    (seen, info), (all_seen, infos) = one.reset(seed=4), many.reset(seed=4)
    ends = 0
    for _ in range(200):
        assert np.array_equal(seen["observation"], all_seen["observation"][0])
        assert np.array_equal(seen["action_mask"], all_seen["action_mask"][0])
        assert info["seat"] == infos["seat"][0]
        action = int((rng.random(12) * seen["action_mask"]).argmax())
        seen, reward, terminated, truncated, info = one.step(action)
        all_seen, *rest, infos = many.step([action])
        assert [reward, terminated, truncated] == [array[0] for array in rest]
        if terminated or truncated:
            ends += 1
            seen, info = one.reset()
            all_seen, *_, infos = many.step([0])
    assert ends >= 3


@pytest.mark.parametrize("mode", [NEXT, SAME])
def test_spaces_hold_what_comes(mode: AutoresetMode) -> None:
    """Observations are in their space, of its types; a seed gives the same again; Gymnasium's wrappers go round it."""
    envs = RecordEpisodeStatistics(DiceVectorEnv("pig", 8, opponents="random", autoreset_mode=mode, horizon=20))
    assert envs.metadata["autoreset_mode"] == mode
    runs = []
    for _ in range(2):
        envs.action_space.seed(3)
        seen, _ = envs.reset(seed=3)
        episodes = 0
        for _ in range(50):
            assert seen in envs.observation_space
            seen, rewards, terminated, truncated, infos = envs.step(envs.action_space.sample())
            assert [array.dtype.name for array in (rewards, terminated, truncated)] == ["float32", "bool", "bool"]
            assert ("episode" in infos) == bool((terminated | truncated).any())
            episodes += int((terminated | truncated).sum())
        runs.append((episodes, seen["observation"].tolist(), rewards.tolist()))
    assert runs[0] == runs[1]
    assert runs[0][0] > 8


def test_arrays_are_copied_or_not() -> None:
    """By default what was given stays as it is; else the next step writes into the same memory, which others share by DLPack."""
    kept, reused = DiceVectorEnv("pig", 4), DiceVectorEnv("pig", 4, copy=False)
    first, _ = kept.reset(seed=1)
    before = first["observation"].copy()
    kept.step(np.zeros(4, int))
    assert np.array_equal(first["observation"], before)
    seen, infos = reused.reset(seed=1)
    shared = np.from_dlpack(seen["observation"])
    again, *_, later = reused.step(np.zeros(4, int))
    assert again["observation"] is seen["observation"]
    assert later["seat"] is infos["seat"]
    assert np.shares_memory(shared, seen["observation"])
    assert not np.array_equal(shared, before)


def test_self_play_says_who_is_to_move() -> None:
    """All seats are the caller's: the reward is the actor's, and everybody's are in the infos."""
    envs = DiceVectorEnv("pig", 6, players=3, options={"target": 10}, opponents=None, autoreset_mode=SAME)
    seen, infos = envs.reset(seed=2)
    assert sorted(infos["seat"].tolist()) == [0, 0, 1, 1, 2, 2]  # who starts moves round the table
    ended = 0
    for _ in range(80):
        actors = infos["seat"]
        assert np.array_equal(seen["observation"][:, 0], actors)
        seen, rewards, terminated, _, infos = envs.step((seen["observation"][:, 12] >= 10).astype(int))
        assert np.array_equal(rewards, infos["rewards"][np.arange(6), actors])
        assert (rewards == terminated).all()  # whoever holds with enough has won
        assert np.allclose(infos["rewards"].sum(1), 0)
        ended += int(terminated.sum())
    assert ended > 10
    assert infos["final_obs"]["observation"].shape == seen["observation"].shape


def softmax(logits: Any, mask: Any) -> Any:
    """Chances of the legal actions alone, as learners make them."""
    with np.errstate(all="raise"):
        powers = np.where(mask == 1, np.exp(logits), 0.0)
        return powers / powers.sum(-1, keepdims=True)


@pytest.mark.parametrize("opponents", [None, "random", "easy"])
def test_a_mask_at_the_end_makes_no_nan(opponents: str | None) -> None:
    """Over or broken off, alone or among many: everything is legal, since nothing is done any more."""
    env = single.DiceEnv("pig", opponents=opponents, options={"target": 10}, horizon=6)
    many = DiceVectorEnv("pig", 4, opponents=opponents, options={"target": 10}, horizon=6)
    env.reset(seed=1)
    many.reset(seed=1)
    ends = 0
    for step in range(60):
        seen, _, terminated, truncated, _ = env.step(step % 2)
        all_seen, _, ended, cut, _ = many.step(np.full(4, step % 2))
        assert np.isfinite(softmax(np.zeros(2), seen["action_mask"])).all()
        assert np.isfinite(softmax(np.zeros(2), all_seen["action_mask"])).all()
        if terminated or truncated:
            ends += 1
            assert seen["action_mask"].all()
            env.reset()
        assert all_seen["action_mask"][ended | cut].all()
    assert ends >= 5


@pytest.mark.parametrize("opponents", [None, "greedy", "easy", "hard"])
def test_a_game_is_pickled_and_copied_in_its_middle(opponents: str | None) -> None:
    """What was copied goes on as the game itself, and does nothing to it."""
    env = single.DiceEnv("burger-dice", opponents=opponents, options={"target": 5}, scaled=True, relative=True)
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(env.action_masks().argmax()))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(12):
        action = int(np.flatnonzero(env.action_masks())[-1])
        steps = [twin.step(action) for twin in twins]
        assert all(np.array_equal(seen["observation"], steps[0][0]["observation"]) for seen, *_ in steps)
        if steps[0][2]:
            for twin in twins:
                twin.reset()


def test_many_games_are_pickled_and_copied_too() -> None:
    """Also what is compiled: it takes the arrays of the copy."""
    envs = DiceVectorEnv("pig", 5)
    pickle.loads(pickle.dumps(envs)).reset(seed=2)  # one that has not begun
    envs.reset(seed=2)
    envs.step(np.zeros(5, int))
    twins = [envs, copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    for _ in range(20):
        rows = [twin.step(np.zeros(5, int))[0]["observation"] for twin in twins]
        assert np.array_equal(rows[0], rows[1])
        assert np.array_equal(rows[0], rows[2])


@pytest.mark.parametrize("vector", ["sync", "async"])
def test_gymnasiums_own_vectors_take_it(vector: str) -> None:
    """In this process and in others: games side by side, each with its seed."""
    make: Any = gymnasium.make_vec
    envs = make("dicecafe/pig-v0", num_envs=2, vectorization_mode=vector, opponents="greedy", options={"target": 20})
    try:
        first, _ = envs.reset(seed=[1, 2])
        assert first["observation"].shape == (2, 16)
        for _ in range(30):
            seen, *_ = envs.step(np.zeros(2, int))
        again, _ = envs.reset(seed=[1, 2])
        assert np.array_equal(again["observation"], first["observation"])
        assert envs.call("action_masks")[0].tolist() == [True, True]
    finally:
        envs.close()
    assert seen in envs.observation_space


def test_positions_can_be_told() -> None:
    """In words, one for each game, and without what the seat may not know."""
    envs = gymnasium.make_vec("dicecafe.envs.single:dicecafe/dessert-dice-v0", num_envs=2, render_mode="ansi")
    envs.reset(seed=1)
    told = envs.render()
    assert told is not None
    assert len(told) == 2
    assert all("player_0: " in text and "player_1: " not in text for text in told)
    env = gymnasium.make("dicecafe/pig-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "At risk" in str(env.render())


def test_games_cant_be_left_lying() -> None:
    """There is no mode in which the caller begins games one by one."""
    with pytest.raises(DiceCafeError, match="NEXT_STEP or SAME_STEP"):
        DiceVectorEnv("pig", 2, autoreset_mode=AutoresetMode.DISABLED)


@pytest.mark.parametrize(
    ("module", "package"), [("vector", "gymnasium"), ("single", "gymnasium"), ("aec", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_without_the_extra_it_is_named(module: str, package: str) -> None:
    """Somebody without the packages is told which extra brings them; everything else of the cafe works without."""
    code = f"import sys; sys.modules[{package!r}] = None; import dicecafe.envs.tables; import dicecafe.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'dicecafe[envs]'" in done.stderr.splitlines()[-1]
