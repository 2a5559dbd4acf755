"""Levels against each other, and against the expert as it was before networks: `python benchmarks/experts.py GAME ONE OTHER`.

A bot is a level, `fitted` (an expert that goes by the game's fitted standing alone), or either with more or fewer playouts:
`expert*4`, `fitted*0.25`. At more seats than two, ONE sits among bots of OTHER. Seats and first moves rotate; games are those of
`dicecafe tournament` from the same seed. Prints what ONE won with a 95% interval, and the time of its decisions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from dicecafe import bots
from dicecafe.bots.levels import level
from dicecafe.bots.search import Search
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.stream import Stream
from dicecafe.lab.batch import Batch
from dicecafe.lab.values import values_of


@dataclass
class Timed:
    """A bot, and how long it thinks where it has a choice."""

    bot: Player
    seconds: list[float]

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """What the bot chooses."""
        started = time.process_time()
        action = self.bot.choose(view, legal)
        if len(legal) > 1:
            self.seconds.append(time.process_time() - started)
        return int(action)


def make(spec: str, game: Game, stream: Stream) -> Player:
    """A bot by its name here."""
    name, _, times = spec.partition("*")
    bot = level("expert", game, stream) if name == "fitted" else bots.make(name, game, stream)
    if isinstance(bot, Search):
        bot.playouts = max(1, round(bot.playouts * float(times or 1)))
        bot.parameters = replace(bot.parameters, learned=name != "fitted")
    return bot


def main() -> None:
    """Play, and print what came of it, now and then and at the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, won, less, seconds = registry.load(asked.game), list[float](), list[float](), list[float]()
    for number in range(asked.games):
        seat, first = number % asked.players, number // asked.players % asked.players
        match = Match(game, ["greedy"] * asked.players, {}, first, StreamDice(asked.seed, number))
        seats: list[Any] = [
            make(asked.one if own == seat else asked.other, game, Stream(asked.seed, 2 * (asked.players * number + own) + 1))
            for own in range(asked.players)
        ]
        seats[seat] = Timed(seats[seat], seconds)
        match.run(seats)
        winners = game.winners(match.cfg, match.state)
        won.append((seat in winners) / len(winners) if winners else 1 / asked.players)
        values = values_of(Batch(game, list(match.names), {}, 0, asked.seed, first))
        less.append(won[-1] - (values.luck_of(match)[seat] if values else 0.0))
        if (number + 1) % 20 == 0 or number + 1 == asked.games:
            print(f"{asked.game} {asked.players}: {asked.one} against {asked.other}, {number + 1} games: {told(won)} won", end="")
            print(f", {told(less)} less luck" if values else "", end="")
            print(f"; {1000 * np.mean(seconds):.0f} ms a decision, {1000 * np.max(seconds):.0f} at most", flush=True)


def told(results: list[float]) -> str:
    """A mean with its interval, as if one more game had been won and one lost."""
    both = np.array([*results, 0.0, 1.0])
    return f"{np.mean(results):.1%} ± {1.96 * both.std() / len(results) ** 0.5:.1%}"


if __name__ == "__main__":
    main()
