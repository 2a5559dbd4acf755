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

import numpy as np

from dicecafe import bots
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.formatting import columns, percent
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from .batch import in_game
from .cluster import in_order
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


def play(
    game: Game, entrants: list[str], options: dict[str, Value], games: int, seed: int, progress: Callable[[int], None]
) -> list[Pairing]:
    """The round robin: so many games for each pair."""
    if len(set(entrants)) != len(entrants) or len(entrants) < 2:
        raise PlayerError("players/count", Message("tournament-bots"))
    bots.admit(entrants)
    cfg = game.config(2, options)
    for name in entrants:
        bots.make(name, game, Stream(seed, 0), cfg)
    pairs = list(combinations(entrants, 2))
    jobs = [(one, other, number) for one, other in pairs for number in range(games)]
    won: dict[tuple[str, str], float] = dict.fromkeys(pairs, 0.0)
    shares = in_order(lambda job, _: one_game(game, options, seed, *jobs[job]), range(len(jobs)))  # the search releases the GIL
    for done, ((one, other, _), share) in enumerate(zip(jobs, shares, strict=True), 1):
        won[one, other] += share
        progress(done)
    return [Pairing(one, other, games, won[one, other]) for one, other in pairs]


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


def report(game: Game, entrants: list[str], pairings: list[Pairing], seed: int, as_json: bool) -> str:
    """The ratings and the results, for people or for programs."""
    ranked = ratings(entrants, pairings)
    if as_json:
        return json.dumps(
            {
                "game": game.name,
                "seed": seed,
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
    return "\n".join([head, "", *_indented(columns(rated, [2])), "", *_indented(columns(results, [2, 3]))])


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
