"""Tournaments: every bot against every other, seats and first moves rotated, and ratings from the results.

Ratings are Elo's scale (400 points are odds of ten to one) fitted to all results at once by maximum likelihood, the mean set to
1500; the interval is 95%, from the curvature of the likelihood. Game n of a pairing has the same dice whoever plays it. Where the
values of positions are known, the same is told of results less luck, whose intervals come from their own spread.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

import numpy as np

from dicecafe import bots
from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.exits import Ended, partial_field
from dicecafe.engine.formatting import columns, percent
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match
from dicecafe.engine.options import Value, parse
from dicecafe.engine.progress import progress_bar
from dicecafe.engine.stream import Stream
from dicecafe.words import Message, say

from . import early
from .batch import Batch, in_game
from .cluster import spread
from .formatting import games_worth, interval
from .statistics import Figures, Z, share_less_luck, standard_error, wilson
from .values import FINE, values_of

ELO = 400 / log(10)


@dataclass(frozen=True)
class Pairing:
    """Two bots, how many games they played, and what share of the wins the first one has."""

    one: str
    other: str
    games: int
    won: float
    won_squares: float = 0.0
    less_luck: tuple[int, int] | None = None  # the sum and the squares of its results less luck, in units of FINE

    @property
    def share(self) -> float:
        """The first one's share of the wins."""
        return self.won / self.games

    @property
    def won_less_luck(self) -> float:
        """What it won less luck, as far as that can be."""
        total, _ = self.less_luck or (0, 0)
        return min(max(total / FINE, 0.0), float(self.games))

    @property
    def figures(self) -> Figures | None:
        """Its share of the wins less luck; None where the values of positions are not known."""
        return self.less_luck and share_less_luck(
            self.games, *self.less_luck, standard_error(self.games, self.won, self.won_squares)
        )


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


def run(game: Game, entrants: list[str], given: Sequence[str], games: int, seed: int, as_json: bool) -> int:
    """Play a tournament, with options as they were given, and print what it came to; the exit code."""
    options = parse(game.options, given, game.title)
    with progress_bar(games * len(entrants) * (len(entrants) - 1) // 2, say(Message("doing-play"))) as progress:
        played = play(game, entrants, options, games, seed, progress)
    print(report(game, entrants, played, seed, as_json))
    return early.exit_code(played.ended)


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
    results: dict[tuple[str, str], list[Result]] = {pair: [] for pair in pairs}
    jobs, ended = range(games * len(pairs)), None
    try:
        for done, result in enumerate(spread(Games(game, options, seed, pairs, games), jobs, interpreted=True)):
            results[pairs[done // games]].append(result)
            progress(done + 1)
    except (KeyboardInterrupt, bots.BotError) as error:
        if not any(results.values()):
            raise
        ended = error
    return RoundRobin([_pairing(*pair, found) for pair, found in results.items() if found], len(jobs), ended)


Result = tuple[float, int | None]  # the share of the win that the first bot has, and the same less luck in units of FINE


def _pairing(one: str, other: str, results: list[Result]) -> Pairing:
    won, less = [share for share, _ in results], [units for _, units in results if units is not None]
    adjusted = (sum(less), sum(units * units for units in less)) if less else None
    return Pairing(one, other, len(won), sum(won), sum(share * share for share in won), adjusted)


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

    def __call__(self, number: int, count: int) -> Result:
        """What came of one of them."""
        one, other = self.pairs[number // self.games]
        match = one_match(self.game, self.options, self.seed, one, other, number % self.games)
        share = share_of(match, one)
        values = values_of(Batch(self.game, list(match.names), self.options, 0, self.seed, int(match.cfg.first)))
        if values is None:
            return share, None
        return share, round((share - values.luck_of(match, match.names)[match.names.index(one)]) * FINE)


def _load(name: str, options: dict[str, Value], seed: int, pairs: list[tuple[str, str]], games: int) -> Games:
    bots.admit({bot for pair in pairs for bot in pair})
    return Games(registry.load(name), options, seed, pairs, games)


def one_match(game: Game, options: dict[str, Value], seed: int, one: str, other: str, number: int) -> Match:
    """Play game `number` of a pairing. Seats alternate, and who starts every other game."""
    seats = [one, other] if number % 2 == 0 else [other, one]
    match = Match(game, seats, options, number // 2 % 2, StreamDice(seed, number))
    streams = [
        Stream(seed, 2 * (2 * number + seat) + 1) for seat in range(2)
    ]  # odd: even ones are dice, which nobody may foresee
    try:
        match.run([bots.make(name, game, stream, match.cfg) for name, stream in zip(seats, streams, strict=True)])
    except bots.BotError as error:
        raise in_game(error, seed, number) from error
    return match


def share_of(match: Match, bot: str) -> float:
    """A bot's share of the win."""
    return sum(share for name, share in zip(match.names, match.game.shares(match.cfg, match.state), strict=True) if name == bot)


def ratings(entrants: list[str], pairings: list[Pairing], less_luck: bool = False) -> list[Rating]:
    """Ratings that make the results likeliest, the strongest first; half a win is lent to each side, so that none is infinite."""
    size, noise = len(entrants), np.zeros((len(entrants), len(entrants)))
    at = {name: i for i, name in enumerate(entrants)}
    strength = np.zeros(size)
    for _ in range(100):
        slope, curve = np.zeros(size), np.full((size, size), 1 / size)  # the mean is free; this holds it
        for pairing in pairings:
            i, j = at[pairing.one], at[pairing.other]
            expected = 1 / (1 + np.exp(strength[j] - strength[i]))
            won = pairing.won_less_luck if less_luck else pairing.won
            surplus = won + 0.5 - (pairing.games + 1) * expected
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
    if less_luck:
        for pairing in pairings:
            i, j = at[pairing.one], at[pairing.other]
            variance = (pairing.games * standard_error(pairing.games, *(pairing.less_luck or (0, 0))) / FINE) ** 2
            noise += variance * np.outer(sides := np.eye(size)[i] - np.eye(size)[j], sides)
        inverse = np.linalg.inv(curve)
        spread = np.sqrt(np.diag(inverse @ noise @ inverse))
    found = [Rating(name, 1500 + ELO * strength[i], Z * ELO * spread[i]) for name, i in at.items()]
    return sorted(found, key=lambda rating: -rating.elo)


def report(game: Game, entrants: list[str], played: RoundRobin, seed: int, as_json: bool) -> str:
    """The ratings and the results, for people or for programs."""
    pairings = played.pairings
    names = [name for name in entrants if any(name in (p.one, p.other) for p in pairings)]
    ranked, adjusted = ratings(names, pairings), all(pairing.less_luck for pairing in pairings)
    less = {rating.name: rating for rating in ratings(names, pairings, less_luck=True)} if adjusted else {}
    if as_json:
        return json.dumps(
            {
                "game": game.name,
                "seed": seed,
                **partial_field(played.asked, played.ended),
                "ratings": [{"bot": r.name, **_rounded(r), **_less(less.get(r.name))} for r in ranked],
                "pairings": [
                    {"one": p.one, "other": p.other, "games": p.games, "won": p.won}
                    | ({"less_luck": f} if (f := p.figures) else {})
                    for p in pairings
                ],
            }
        )
    heads = [Message("tournament-rating"), Message("tournament-interval")]
    heads += [Message("lab-less-luck"), Message("tournament-interval")] * adjusted
    rated = [[say(head) for head in (*heads, Message("tournament-bot"))]]
    for rating in ranked:
        rated.append([*_cells(rating), *(_cells(less[rating.name]) if adjusted else []), rating.name])
    heads = [Message("tournament-won"), Message("tournament-interval")]
    heads += [Message("lab-less-luck"), Message("tournament-interval"), Message("lab-worth")] * adjusted
    results = [[say(head) for head in (*heads, Message("tournament-by"), Message("tournament-against"))]]
    for pairing in pairings:
        low, high = wilson(round(pairing.won), pairing.games)
        cells = [percent(pairing.share), interval({"low": low, "high": high})]
        if found := pairing.figures:
            cells += [percent(found["rate"], 2), interval(found, 2), games_worth(found)]
        results.append([*map(say, cells), pairing.one, pairing.other])
    head = say(Message("tournament-heading", game=game.title, games=pairings[0].games, seed=str(seed)))
    partial = early.line(played.games, played.asked, played.ended)
    how = [say(Message("lab-less-luck-how"))] if adjusted else []
    rated_left, left = (4, (5, 6)) if adjusted else (2, (2, 3))
    tables = [*_indented(columns(rated, [rated_left])), "", *_indented(columns(results, left))]
    return "\n".join([head, *partial, "", *tables, *how])


def _rounded(rating: Rating) -> Figures:
    return {"elo": round(rating.elo, 1), "plus_minus": round(rating.plus_minus, 1)}


def _less(rating: Rating | None) -> Figures:
    return {"less_luck": _rounded(rating)} if rating else {}


def _cells(rating: Rating) -> list[str]:
    return [say(Message("tournament-elo", n=rating.elo)), say(Message("tournament-give-or-take", n=rating.plus_minus))]


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
