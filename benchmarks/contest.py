"""Contests: a bot among bots of another kind, game by game, and what it won. `experts.py` and `baselines.py` are made of them.

A bot is a level, `fitted` (an expert that goes by the game's fitted standing alone), or either with more or fewer playouts,
`expert*4`, or with other parameters of its search, `expert*4@near=2,margin=0.5`.

The same dice are dealt once for each seat that the bot may have. The results of such a round are one observation, so that a good
deal for a seat says nothing of who sat there. Where values of positions are known, luck is taken off.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np

from dicecafe import bots, solver
from dicecafe.bots.levels import level
from dicecafe.bots.search import Search
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match, Player, View
from dicecafe.engine.stream import Stream
from dicecafe.lab.batch import Batch
from dicecafe.lab.statistics import Z
from dicecafe.lab.values import values_of


@dataclass
class Timed:
    """A bot, and how long it thinks where it has a choice."""

    bot: Player
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: View, legal: Sequence[int]) -> int:
        """What the bot chooses."""
        started = time.process_time()
        action = self.bot.choose(view, legal)
        if len(legal) > 1:
            self.seconds.append(time.process_time() - started)
        return int(action)


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    won: float  # the bot's share of the win
    less_luck: float | None  # the same less luck, where that is known
    decisions: int  # with a choice
    thought: float  # seconds of processor time at them
    longest: float  # of the longest
    seconds: float  # of processor time for the whole game


@dataclass(frozen=True)
class Contest:
    """One bot among others of one kind; game n has dice number n // players."""

    game: str
    players: int
    one: str
    other: str
    seed: int = 1

    def play(self, number: int) -> Result:
        """Play game `number`; who begins changes from round to round."""
        warm(self.game, self.players)
        started = time.process_time()
        game, deal, seat = registry.load(self.game), number // self.players, number % self.players
        first = deal % self.players
        match = Match(game, ["greedy"] * self.players, {}, first, StreamDice(self.seed, deal))
        seats: list[Any] = [
            make(
                self.one if own == seat else self.other, game, Stream(self.seed, 2 * (self.players * number + own) + 1), match.cfg
            )
            for own in range(self.players)
        ]
        seats[seat] = timed = Timed(seats[seat])
        match.run(seats)
        winners = game.winners(match.cfg, match.state)
        won = (seat in winners) / len(winners) if winners else 1 / self.players
        values = values_of(Batch(game, list(match.names), {}, 0, self.seed, first))
        less = None if values is None else won - values.luck_of(match, [])[seat]
        longest, seconds = max(timed.seconds, default=0.0), time.process_time() - started
        return Result(won, less, len(timed.seconds), sum(timed.seconds), longest, seconds)


@cache
def warm(name: str, players: int) -> None:
    """Compile and solve what bots think with, so that no decision waits for it."""
    game = registry.load(name)
    bots.warm(game)
    if bots.expert_is_perfect(game, game.config(players)):
        solver.solve(game, players)


def make(spec: str, game: Game, stream: Stream, cfg: Any = None) -> Player:
    """A bot by its name here; with its table's Config, expert is perfect where that is solved in a moment."""
    thinker, _, changes = spec.partition("@")
    name, _, times = thinker.partition("*")
    bot = level("expert", game, stream) if name == "fitted" else bots.make(name, game, stream, None if times or changes else cfg)
    if isinstance(bot, Search):
        bot.playouts = max(1, round(bot.playouts * float(times or 1)))
        asked: dict[str, Any] = {key: float(value) for key, _, value in (one.partition("=") for one in changes.split(",") if one)}
        bot.parameters = replace(bot.parameters, learned=name != "fitted", **asked)
    return bot


def share(results: Sequence[Result], players: int, less_luck: bool) -> tuple[float, float] | None:
    """What a bot won and half its 95% interval, from whole rounds; None where luck is not known, or no round is whole.

    To the spread of plain results one more round that was won is added and one that was lost, as all may have ended alike.
    """
    rounds = len(results) // players
    shares = [one.less_luck if less_luck else one.won for one in results[: rounds * players]]
    if not rounds or None in shares:
        return None
    means = np.array(shares, "f8").reshape(rounds, players).mean(1)
    seen = np.concatenate([means, [0.0, 1.0]]) if not less_luck or rounds < 3 else means
    return float(means.mean()), float(Z * seen.std(ddof=1) / rounds**0.5)


def told(found: tuple[float, float] | None) -> str:
    """A share as people read it."""
    return "" if found is None else f"{found[0]:.1%} ± {found[1]:.1%}"
