"""The PettingZoo environment: PettingZoo's own tests for every game, and that it is the game of the cafe."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from dicecafe import Match, StreamDice, load
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.errors import MoveError
from dicecafe.engine.registry import names
from dicecafe.envs import aec

CASES = [(name, players) for name in names() for players in {load(name).seats[0], load(name).seats[-1]}]
# What PettingZoo says to every environment with an action mask that is not its own; and at the very start all may be zero.
SAID_TO_ALL = ("Observation is not a NumPy array", "Observation space for each agent probably", ".*all zeros")


@pytest.mark.filterwarnings(*(f"ignore:{said}:UserWarning" for said in SAID_TO_ALL))
@pytest.mark.parametrize(("name", "players"), CASES)
def test_pettingzoos_own_tests(name: str, players: int) -> None:
    """`api_test` and `seed_test`, for the fewest and the most players."""
    make = partial(aec.env, name, players=players, horizon=120)
    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=30)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_pettingzoos_own_tests_say_nothing_of_rows_alone(name: str, players: int) -> None:
    """With `flat` there is nothing to warn of; rows are plain arrays, as SuperSuit's wrappers take them."""
    make = partial(aec.env, name, players=players, horizon=80, flat=True, scaled=True, relative=True)
    api_test(make(), num_cycles=40)
    seed_test(make, num_cycles=20)


def test_flat_rows_have_their_mask_beside_them() -> None:
    """In the info, of the agent to move and of everybody at the end, where it holds everything."""
    env = aec.env("pig", options={"target": 10}, flat=True, relative=True)
    env.reset(seed=1)
    for _ in env.agent_iter():
        row, _, over, _, info = env.last()
        assert row.shape == (16,)
        assert row[0] == 2  # seats at the table
        assert info["action_mask"].tolist() == [1, 1]
        env.step(None if over else int(row[12] >= 10))
    swapped = aec.DiceAEC("dicey-delights", players=3, relative=True)
    swapped.reset(seed=1)
    for _ in range(60):  # the words say what the rules will do, the numbers what the mover calls it
        agent, legal = swapped.agent_selection, swapped.observe(swapped.agent_selection)["action_mask"].nonzero()[0].tolist()
        assert legal == sorted(swapped.infos[agent]["moves"])
        told, lines = swapped.infos[agent]["moves"][legal[-1]], len(swapped.match.log)
        swapped.step(legal[-1])
        assert swapped.match.log[lines].split(" ", 1)[1] == told


def test_the_mask_at_the_end_makes_no_nan() -> None:
    """Everything is legal for everybody: nothing is done any more."""
    env = aec.DiceAEC("burger-dice", horizon=4)
    play(env, 3)
    assert env.observe("player_0")["action_mask"].all()


def play(env: Any, seed: int) -> list[tuple[int, int]]:
    """A random game to its end; who did what."""
    env.reset(seed=seed)
    done = []
    for number, agent in enumerate(env.agent_iter()):
        observation, _, terminated, truncated, info = env.last()
        action = None
        if not (terminated or truncated):
            env.action_space(agent).seed(number)
            action = int(env.action_space(agent).sample(observation["action_mask"]))
            assert action in info["moves"]
            done.append((int(agent[-1]), action))
        env.step(action)
    return done


def test_it_is_the_match_with_the_same_dice() -> None:
    """The same actions on a match with the dice of the seed lead to the same log and result."""
    env = aec.DiceAEC("pig", players=3, options={"target": 30}, first=1)
    done = play(env, 5)
    match = Match(load("pig"), ["player_0", "player_1", "player_2"], {"target": 30}, 1, StreamDice(5))
    for seat, action in done:
        match.play(seat, action)
        while match.turn == CHANCE:
            match.roll()
    assert match.over
    assert env.match.log == match.log
    assert env.match.record().result == match.record().result


def test_rewards_at_the_end() -> None:
    """One winner of three has 1, the others minus a half; before the end nobody has anything."""
    env = aec.DiceAEC("pig", players=3, options={"target": 30})
    env.reset(seed=5)
    while not env.match.over:
        assert set(env.rewards.values()) == {0.0}
        observation = env.observe(env.agent_selection)["observation"]
        pot = observation[12]  # after two entries of its own and ten scores
        assert pot == env.match.state.pot
        env.step(1 if pot >= 10 else 0)
    (winner,) = load("pig").winners(env.match.cfg, env.match.state)
    assert env.rewards == {f"player_{seat}": 1.0 if seat == winner else -0.5 for seat in range(3)}
    assert all(env.terminations.values())


def test_an_agent_is_told_what_it_may_know() -> None:
    """Of the deal of goals each agent hears its own; everybody hears of every die."""
    env = aec.DiceAEC("dessert-dice", players=2)
    env.reset(seed=1)
    mine = env.infos["player_0"]["events"]
    assert len(mine) == len(env.match.log)
    theirs = [env.match.describe(n, 1) for n in range(len(env.match.log))]
    deals = [tell.id for (who, tell), other in zip(mine, theirs, strict=True) if tell != other and who is None]
    assert deals == ["dealt", "dealt-hidden"]  # its own as it is, the other's as a secret
    env.step(min(env.infos["player_0"]["moves"]))
    assert env.infos["player_0"] == {}
    assert len(env.infos["player_1"]["events"]) == len(env.match.log)
    drawn = env.render()
    assert drawn is not None
    assert "player_1: " in drawn  # whose goal is told to itself
    assert "player_0: " not in drawn


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    """Bare, by the match; wrapped as usual, it ends the game."""
    bare = aec.DiceAEC("burger-dice")
    bare.reset(seed=1)
    with pytest.raises(MoveError, match="Not now"):
        bare.step(11)
    wrapped = aec.env("burger-dice")
    wrapped.reset(seed=1)
    wrapped.step(11)
    assert wrapped.last()[1:4] == (-1.0, True, True)


def test_the_horizon_truncates() -> None:
    """After so many actions all agents are truncated with nothing."""
    env = aec.DiceAEC("burger-dice", horizon=7)
    assert len(play(env, 3)) == 7
    assert env.match.over is False


def test_it_can_be_pickled() -> None:
    """By what it was made of, as PettingZoo's own are."""
    env = pickle.loads(pickle.dumps(aec.DiceAEC("pig", players=4, horizon=9)))
    assert (env.max_num_agents, env.horizon, str(env)) == (4, 9, "dicecafe_pig_v0")


def test_opponents_play_the_other_seats() -> None:
    """There is one agent, and its reward comes at the end, also where it never had a turn."""
    env = aec.env("pig", players=3, options={"target": 10}, opponents=["easy", "greedy"])
    for seed in range(8):
        env.reset(seed=seed)
        assert env.possible_agents == ["player_0"]
        total = 0.0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total += reward
            env.step(None if terminated or truncated else int(observation["action_mask"].nonzero()[0][-1]))
            assert agent == "player_0"
        assert total in (1.0, -0.5)
