"""OpenSpiel's Pig: random rollouts in its C++, and the usual loop over its states from Python.

The C++ rollouts are reached through the MCTS bot: a search of one simulation only evaluates its root, and the evaluator plays
that many whole games from there. Nobody counts their actions, so these are taken to be the games times the mean length of those
that the Python loop plays.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import clock
import pyspiel  # type: ignore[import-not-found]  # lives in benchmarks/.venv

# The default horizon of 1,000 moves would cut long games short.
GAME = "pig(players=2,winscore=100,diceoutcomes=6,horizon=1000000)"
GAMES_FOR_LENGTH = 20_000  # the mean length to a quarter of a percent
SEED = 7


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


def main() -> None:
    """Time one of the two."""
    asked = clock.arguments(__doc__, "rollouts", "loop")
    game = pyspiel.load_game(GAME)
    if asked.what == "loop":
        actions = loop(game, asked.games)
        seconds = clock.best_seconds(lambda: loop(game, asked.games), asked.repetitions)
    else:
        actions = round(asked.games * loop(game, GAMES_FOR_LENGTH) / GAMES_FOR_LENGTH)
        seconds = clock.best_seconds(lambda: rollouts(game, asked.games), asked.repetitions)
    clock.tell(name=f"OpenSpiel {asked.what}", actions=actions, games=asked.games, seconds=seconds, version=version("open_spiel"))


if __name__ == "__main__":
    main()
