"""Tournaments: every bot against every other, seats and first moves rotated, and ratings from the results.

Ratings are Elo's scale (400 points are odds of ten to one) fitted to all results at once by maximum likelihood, the mean set to
1500; the interval is 95%, from the curvature of the likelihood. Game n of a pairing has the same dice whoever plays it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

import numpy as np

from dicecafe import bots
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.formatting import columns, percent
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from . import early
from .batch import in_game
from .cluster import spread
from .early import Ended
from .statistics import Z, wilson

ELO = 400 / log(10)


@dataclass(frozen=True)
class Pairing:
    """Two bots, how many games they played, and what share of the wins the first one has."""

    one: str
    other: str
    games: int
    won: float

    @property
    def share(self) -> float:
        """The first one's share of the wins."""
        return self.won / self.games


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and half its 95% interval."""

    name: str
    elo: float
    plus_minus: float


@dataclass(frozen=True)
class RoundRobin:
    """What a tournament came to: the pairings, as far as they were played, and why not all were where it ended early."""

    pairings: list[Pairing]
    asked: int
    ended: Ended = None

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(pairing.games for pairing in self.pairings)


def play(
    game: Game, entrants: list[str], options: dict[str, Value], games: int, seed: int, progress: Callable[[int], None]
) -> RoundRobin:
    """The round robin: so many games for each pair. Ctrl+C, or a bot that fails, ends it early where some games are done."""
    if len(set(entrants)) != len(entrants) or len(entrants) < 2:
        raise PlayerError("players/count", Message("tournament-bots"))
    bots.admit(entrants)
    cfg = game.config(2, options)
    for name in entrants:
        bots.make(name, game, Stream(seed, 0), cfg)
    pairs = list(combinations(entrants, 2))
    shares: dict[tuple[str, str], list[float]] = {pair: [] for pair in pairs}
    jobs, ended = range(games * len(pairs)), None
    try:
        for done, share in enumerate(spread(Games(game, options, seed, pairs, games), jobs, interpreted=True)):
            shares[pairs[done // games]].append(share)
            progress(done + 1)
    except (KeyboardInterrupt, bots.BotError) as error:
        if not any(shares.values()):
            raise
        ended = error
    return RoundRobin([Pairing(*pair, len(won), sum(won)) for pair, won in shares.items() if won], len(jobs), ended)


@dataclass(frozen=True)
class Games:
    """All games of a round robin, pair by pair; the job of a process."""

    game: Game
    options: dict[str, Value]
    seed: int
    pairs: list[tuple[str, str]]
    games: int  # of a pair

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.game.name, self.options, self.seed, self.pairs, self.games)

    def __call__(self, number: int, count: int) -> float:
        """The share of the win that the first of the pair has in one of them."""
        one, other = self.pairs[number // self.games]
        return one_game(self.game, self.options, self.seed, one, other, number % self.games)


def _load(name: str, options: dict[str, Value], seed: int, pairs: list[tuple[str, str]], games: int) -> Games:
    bots.admit({bot for pair in pairs for bot in pair})
    return Games(registry.load(name), options, seed, pairs, games)


def one_game(game: Game, options: dict[str, Value], seed: int, one: str, other: str, number: int) -> float:
    """Play game `number` of a pairing: the first bot's share of the win. Seats alternate, and who starts every other game."""
    seats = [one, other] if number % 2 == 0 else [other, one]
    match = Match(game, seats, options, number // 2 % 2, StreamDice(seed, number))
    streams = [
        Stream(seed, 2 * (2 * number + seat) + 1) for seat in range(2)
    ]  # odd: even ones are dice, which nobody may foresee
    try:
        match.run([bots.make(name, game, stream, match.cfg) for name, stream in zip(seats, streams, strict=True)])
    except bots.BotError as error:
        raise in_game(error, seed, number) from error
    winners = game.winners(match.cfg, match.state)
    return sum(seats[seat] == one for seat in winners) / len(winners) if winners else 0.5


def ratings(entrants: list[str], pairings: list[Pairing]) -> list[Rating]:
    """Ratings that make the results likeliest, the strongest first; half a win is lent to each side, so that none is infinite."""
    size = len(entrants)
    at = {name: i for i, name in enumerate(entrants)}
    strength = np.zeros(size)
    for _ in range(100):
        slope, curve = np.zeros(size), np.full((size, size), 1 / size)  # the mean is free; this holds it
        for pairing in pairings:
            i, j = at[pairing.one], at[pairing.other]
            expected = 1 / (1 + np.exp(strength[j] - strength[i]))
            surplus = pairing.won + 0.5 - (pairing.games + 1) * expected
            weight = (pairing.games + 1) * expected * (1 - expected)
            slope[i] += surplus
            slope[j] -= surplus
            curve[i, i] += weight
            curve[j, j] += weight
            curve[i, j] -= weight
            curve[j, i] -= weight
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1, 1)
        strength -= strength.mean()
        if np.abs(step).max() < 1e-10:
            break
    spread = np.sqrt(np.diag(np.linalg.inv(curve)) - 1 / size)
    found = [Rating(name, 1500 + ELO * strength[i], Z * ELO * spread[i]) for name, i in at.items()]
    return sorted(found, key=lambda rating: -rating.elo)


def report(game: Game, entrants: list[str], played: RoundRobin, seed: int, as_json: bool) -> str:
    """The ratings and the results, for people or for programs."""
    pairings = played.pairings
    ranked = ratings([name for name in entrants if any(name in (p.one, p.other) for p in pairings)], pairings)
    if as_json:
        return json.dumps(
            {
                "game": game.name,
                "seed": seed,
                **early.field(played.asked, played.ended),
                "ratings": [{"bot": r.name, "elo": round(r.elo, 1), "plus_minus": round(r.plus_minus, 1)} for r in ranked],
                "pairings": [{"one": p.one, "other": p.other, "games": p.games, "won": p.won} for p in pairings],
            }
        )
    rated = [[say(Message("tournament-rating")), say(Message("tournament-interval")), say(Message("tournament-bot"))]]
    for rating in ranked:
        elo, give_or_take = Message("tournament-elo", n=rating.elo), Message("tournament-give-or-take", n=rating.plus_minus)
        rated.append([say(elo), say(give_or_take), rating.name])
    heads = (Message("tournament-won"), Message("tournament-interval"), Message("tournament-by"), Message("tournament-against"))
    results = [[say(head) for head in heads]]
    for pairing in pairings:
        low, high = wilson(round(pairing.won), pairing.games)
        interval = Message("figure-between", low=percent(low), high=percent(high))
        results.append([say(percent(pairing.share)), say(interval), pairing.one, pairing.other])
    head = say(Message("tournament-heading", game=game.title, games=pairings[0].games, seed=str(seed)))
    partial = early.line(played.games, played.asked, played.ended)
    return "\n".join([head, *partial, "", *_indented(columns(rated, [2])), "", *_indented(columns(results, [2, 3]))])


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
