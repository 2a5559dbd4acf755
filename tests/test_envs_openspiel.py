"""The OpenSpiel games: OpenSpiel's own simulation test for every game, its search on one, and no secret told."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, mcts

from dicecafe import Match, load
from dicecafe.engine.registry import names
from dicecafe.envs import encoding, openspiel

CASES = [(name, players) for name in names() for players in {max(2, load(name).seats[0]), load(name).seats[-1]}]


def loaded(name: str, **parameters: Any) -> Any:
    """A game as OpenSpiel loads it."""
    return pyspiel.load_game(openspiel.short_name(name), parameters)


def walked(game: Any, moves: int, seed: int = 1) -> Any:
    """A state some random moves into a game."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), CASES)
def test_openspiels_own_test(name: str, players: int) -> None:
    """`random_sim_test` with copies and serialisation, for the fewest and the most players; games are cut short."""
    pyspiel.random_sim_test(loaded(name, players=players, horizon=60), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_openspiels_own_test_as_it_is(name: str) -> None:
    """The same with no parameters at all: the default horizon lets a random game end."""
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def test_tabular_methods_work_on_small_tables() -> None:
    """CFR comes to play that nobody can exploit, on fewer information states than histories; the best response comes back."""
    sizes = []
    for history in (True, False):
        game = loaded("pig", target=10, horizon=3, history=history)
        solver = cfr.CFRPlusSolver(game)
        for _ in range(12):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        assert exploitability.exploitability(game, policy) < 0.003
        sizes.append(len(policy.state_lookup))
    assert sizes[1] < 0.7 * sizes[0]


def test_without_history_ways_meet() -> None:
    """Two orders of the same dice are one information state; another number of decisions is another one."""
    game = loaded("pig", history=False)
    states = []
    for actions in ((0, 2, 0, 3), (0, 3, 0, 2), (0, 6 - 1)):
        state = game.new_initial_state()
        for action in actions:
            state.apply_action(action)
        states.append(state)
    one, other, third = (state.information_state_string(0) for state in states)
    assert one == other != third
    assert one.endswith("decisions=2 chances=2")
    assert states[0].information_state_tensor(0) == states[1].information_state_tensor(0)
    assert states[0].information_state_tensor(0)[-2:] == [2.0, 2.0]


def test_openspiels_search_plays_it() -> None:
    """Its MCTS, which clones and rolls out our states, beats a random player."""
    game, rng = loaded("pig", target=20, horizon=200), np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    won = 0.0
    for number in range(6):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(outcomes, p=chances))
            elif state.current_player() == number % 2:
                state.apply_action(searcher.step(state))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        won += state.returns()[number % 2]
    assert won >= 4


def test_chance_is_explicit() -> None:
    """One die at a time, buns twice as likely; words as in a log."""
    state = loaded("burger-dice").new_initial_state()
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == ["roll"]
    state.apply_action(0)
    assert state.is_chance_node()
    assert dict(state.chance_outcomes()) == {0: 2 / 6, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6, 4: 1 / 6}
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "bun"


def test_parameters_are_the_options() -> None:
    """Players, options and the horizon can be given; what can't be is refused as everywhere."""
    game = loaded("burger-dice", players=4, target=9)
    assert (game.num_players(), game.cafe_game.name) == (4, "burger-dice")
    assert game.new_initial_state().table.cfg.target == 9
    assert loaded("dessert-dice", edition="cards", tie_everyone=True).new_initial_state().table.cfg.edition == 1
    cut = walked(loaded("burger-dice", horizon=5), 1000)
    assert cut.is_terminal()
    assert cut.returns() == [0.0, 0.0]
    with pytest.raises(ValueError, match="target"):
        loaded("burger-dice", target=5000)


def test_it_is_the_match_with_the_same_moves() -> None:
    """What was done, read as a log, is a game of the cafe with that result."""
    state = walked(loaded("pig", target=15), 10_000)
    lines = state.information_state_string(0).splitlines()[1:]
    match = Match(load("pig"), ["Ann", "Bo"], {"target": 15})
    for line in lines:
        match.push(line)
    assert match.over
    assert match.state == state.moment.s
    assert state.returns() == [1.0 if seat in match.game.winners(match.cfg, match.state) else -1.0 for seat in range(2)]


def test_secrets_are_kept() -> None:
    """Two games that differ in what one seat can't see are one information state for it, and two for the other seat."""
    one, other = (loaded("dessert-dice").new_initial_state() for _ in range(2))
    for state, goals in ((one, (0, 1)), (other, (0, 2))):
        for goal in goals:
            state.apply_action(goal)
    rng = random.Random(2)
    while one.move_number() < 30:
        action = rng.choice(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)
    for ask in ("information_state_string", "information_state_tensor", "observation_string", "observation_tensor"):
        assert getattr(one, ask)(0) == getattr(other, ask)(0)
        assert getattr(one, ask)(1) != getattr(other, ask)(1)


def test_an_information_state_remembers() -> None:
    """The tensor is the row of the view, then the last lines, the latest first; the observation is the row alone."""
    game = loaded("pig", memory=4)
    state = game.new_initial_state()
    for action in (0, 3, 1):  # roll, a 4, hold
        state.apply_action(action)
    width = encoding.width(load("pig"))
    tensor = np.array(state.information_state_tensor(0))
    assert np.array_equal(tensor[:width], encoding.row(load("pig"), state.table.cfg, state.moment.s, 0))
    assert tensor[width:].reshape(4, 2).tolist() == [[1, 2], [0, 4], [1, 1], [0, 0]]
    assert state.observation_tensor(0) == tensor[:width].tolist()


def test_a_copy_is_its_own() -> None:
    """What is done to a clone is not done to the state, and its past is its own."""
    state = walked(loaded("dicecreams"), 60)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert twin.information_state_string(0).count("\n") == state.information_state_string(0).count("\n") + 1


def test_an_observer_of_everything_and_one_of_nothing_private() -> None:
    """OpenSpiel asks for all players' information, or for the public part alone."""
    game = loaded("dessert-dice")
    state = walked(game, 30)
    goals = next(piece.start for piece in encoding.layout(load("dessert-dice")) if piece.name == "goals")
    found = {}
    for private in (pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.NONE):
        observer = game.make_py_observer(pyspiel.IIGObservationType(False, True, private))
        observer.set_from(state, 0)
        found[private] = observer.dict["view"][goals : goals + 2].tolist()
    assert found == {
        pyspiel.PrivateInfoType.ALL_PLAYERS: state.moment.s.goals[:2],
        pyspiel.PrivateInfoType.NONE: [0, 0],
    }
