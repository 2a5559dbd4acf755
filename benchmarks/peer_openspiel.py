"""OpenSpiel's Pig: random rollouts and tree search in its C++, and the usual loop over its states from Python.

The C++ rollouts are reached through the MCTS bot: a search of one simulation only evaluates its root, and the evaluator plays
that many whole games from there. Nobody counts their actions, so these are taken to be the games times the mean length of those
that the Python loop plays.
"""

from __future__ import annotations

import random
import re
from functools import partial
from importlib.metadata import version
from typing import Any

import clock
import pyspiel

# The default horizon of 1,000 moves would cut long games short.
GAME = "pig(players=2,winscore=100,diceoutcomes=6,horizon=1000000)"
GAMES_FOR_LENGTH = 20_000  # the mean length to a quarter of a percent
SEED = 7
UCT_C = 2.0  # as in OpenSpiel's own examples; rewards are from -1 to 1
MEMORY_MB = 1000  # more than a search here needs: no node is ever thrown away


def loop(game: Any, games: int) -> int:
    """Play random games from Python; how many actions they took, dice included."""
    chooser = random.Random(SEED)
    actions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))  # the sides of the die are as likely as each other
            actions += 1
    return actions


def rollouts(game: Any, games: int) -> None:
    """Play random games in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(games, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=10, solve=False, seed=SEED, verbose=False)
    bot.mcts_search(game.new_initial_state())


def search(game: Any, playouts: int, moves: list[int], fill: float, repetitions: int) -> dict[str, Any]:
    """Search the position after these moves in C++, a random rollout a simulation, with a new tree each time."""
    state = game.new_initial_state()
    for move in moves:
        state.apply_action(move)
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, UCT_C, playouts, MEMORY_MB, solve=False, seed=SEED, verbose=False)
    root = bot.mcts_search(state)
    assert root.explore_count == playouts, "it stopped early"
    seconds = clock.processor_seconds(partial(bot.mcts_search, state), fill, repetitions)
    *points, _, seat = map(int, re.findall(r"\d+", str(state)))  # "Scores: 9 0, Turn total: 4\nCurrent player: 0"
    return {"playouts": playouts, "seconds": seconds, "points": points, "seat": seat}


def main() -> None:
    """Time one of the three."""
    asked = clock.arguments(__doc__, "rollouts", "loop", "search")
    game = pyspiel.load_game(GAME)
    if asked.what == "search":
        facts = search(game, asked.playouts, asked.moves, asked.seconds, asked.repetitions)
        clock.tell(name="OpenSpiel search", version=version("open_spiel"), **facts)
        return
    if asked.what == "loop":
        actions = loop(game, asked.games)
        seconds = clock.best_seconds(lambda: loop(game, asked.games), asked.repetitions)
    else:
        actions = round(asked.games * loop(game, GAMES_FOR_LENGTH) / GAMES_FOR_LENGTH)
        seconds = clock.best_seconds(lambda: rollouts(game, asked.games), asked.repetitions)
    clock.tell(name=f"OpenSpiel {asked.what}", actions=actions, games=asked.games, seconds=seconds, version=version("open_spiel"))


if __name__ == "__main__":
    main()
