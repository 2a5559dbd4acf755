"""OpenSpiel from Python with a random player: every decision asks for the observation and the legal mask."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

import clock
import pyspiel

SEED = 7
STEPS = 2000  # decisions of one call
GAMES = {"pig": "pig(players=2,winscore=100,diceoutcomes=6,horizon=1000000)", "2048": "2048", "backgammon": "backgammon"}


def play(game: Any, chooser: random.Random) -> None:
    """So many decisions, game after game."""
    state, steps = game.new_initial_state(), 0
    while steps < STEPS:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        else:
            state.observation_tensor(state.current_player())
            mask = state.legal_actions_mask()
            state.apply_action(chooser.choice([action for action, legal in enumerate(mask) if legal]))
            steps += 1


def main() -> None:
    """Time one game; a batch is of no use here."""
    asked = clock.env_arguments(__doc__, *GAMES)
    work = partial(play, pyspiel.load_game(GAMES[asked.game]), random.Random(SEED))
    seconds = clock.processor_seconds(work, asked.seconds, asked.repetitions) / STEPS
    clock.tell(seconds=seconds, batch=1, version=version("open_spiel"))


if __name__ == "__main__":
    main()
