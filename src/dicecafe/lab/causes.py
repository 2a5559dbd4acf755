"""Causes: what a card, an ability or an option does, from games in which chance alone decides who has it.

- *Barred*: a seat may not use it, on the same dice as others who may. What that seat loses is what it is worth to have.
- *Plain*: in one seat's world alone, it is one of plain Fame. What that seat loses is what its own Fame is worth.
- *Dealt*: chance dealt it, and not another card that was left. What that seat gains is what it is worth to be dealt.
- *Option*: all play under another option, on the same dice. How much more whoever starts wins is what the option does for them.

What stands out is told from its like by the median of all, which no single card moves. All intervals of a report hold at once in
95 of 100 reports. Something is strong or weak if its whole interval is more than MARGIN beyond the median: less is not noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from statistics import median
from typing import Any, Final

import numpy as np

from dicecafe.engine.causes import Change, Guess
from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import OptionError
from dicecafe.engine.options import Value
from dicecafe.words import Message

from . import trials
from .batch import Batch
from .measure import SEATS, WIN
from .run import RunSettings, accumulate
from .simulation import Simulation
from .statistics import Figures, simultaneous_z, standard_error
from .trials import EFFECT, SQUARE, TIMES

GAMES: Final = 40_000  # games of a trial at most: enough for a standard error of a third of a point of a hundred
CHUNK: Final = 256  # games that a thread plays at a time
MARGIN: Final = 0.015  # of a win: what is less than this away from its like is nothing that players notice
CHOICES: Final = 4  # values of an option that are all tried; one that has more is swept by hand
FEWEST: Final = 4  # things that have a median of their like
TRIES: Final = 30  # so often a guess must have been put to the test
WRONG_BY: Final = {"points": 1.0, "share": 0.1}  # a guess is wrong if it is further off than that

Job = Callable[[int, int], "Sums"]


class Sums:
    """Sums over the games of a trial: for each thing its effects, their squares, and how often."""

    def __init__(self, things: int) -> None:
        self.games, self.of = 0, np.zeros((things, 3), "i8")

    def merge(self, other: Sums) -> None:
        """Add the games of others."""
        self.games += other.games
        self.of += other.of


@dataclass(frozen=True)
class Trial:
    """The games of one trial; the job that a thread or another machine is given."""

    batch: Batch
    cause: str  # barred or plain, dealt, points or share
    things: int
    kind: int = 0

    def __call__(self, start: int, count: int) -> Sums:
        """Play games `start` and on."""
        batch, sums = self.batch, Sums(self.things)
        sums.games = count
        cfgs, seats, policies, n = batch.config.array(), len(batch.players), batch.policies, self.things
        worlds = np.zeros(seats, cfgs.dtype)
        if self.cause == "dealt":
            dealt = np.zeros((seats + 1, n), "i8")
            trials.compiled(batch.game, trials.deal)(cfgs, policies, batch.seed, start, count, n, dealt, sums.of)
        elif self.cause == "points":
            trials.compiled(batch.game, trials.doubt)(cfgs, worlds, policies, batch.seed, start, count, sums.of)
        elif self.cause == "share":
            trials.compiled(batch.game, trials.count)(cfgs, policies, batch.seed, start, count, sums.of)
        else:
            kernel, lacks, wins = trials.compiled(batch.game, trials.compare, self.kind), np.zeros(n, "i1"), np.zeros(seats, "i8")
            kernel(cfgs, worlds, policies, batch.seed, start, count, n, lacks, wins, sums.of)
        return sums


def causes(batch: Batch, settings: RunSettings) -> tuple[list[Figures], list[Figures]]:
    """What everything that can be changed does, and how far the designer's guesses are off."""
    if batch.method != "compiled" or len(batch.players) == 1:
        return [], []
    batch = replace(batch, games=min(batch.games, GAMES))
    settings = replace(settings, stats=None, resume=False, device="cpu")
    found = [*_changed(batch, settings), *_dealt(batch, settings), *_options(batch, settings)]
    guessed = _guessed(batch, settings)
    z = simultaneous_z(max(1, sum(len(one["things"]) for one in (*found, *guessed))))
    for one in found:
        _judge(one, z)
    for one in guessed:
        _hold(one, z)
    return found, guessed


# ---------------------------------------------------------------- playing
def _changed(batch: Batch, settings: RunSettings) -> list[Figures]:
    found, seats = list[Figures](), len(batch.players)
    changes: list[Change] = _part(batch, "changes")
    for kind, change in enumerate(changes):
        sums = _play(batch, Trial(batch, change.cause, len(change.things), kind), settings)
        rows = [
            (label, effect / (seats * WIN), error / (seats * WIN), times)
            for label, (effect, error, times) in zip(change.things, map(_mean, sums.of.tolist()), strict=True)
        ]
        found.append(_figures(change.cause, change.of, sums.games, rows))
    return found


def _dealt(batch: Batch, settings: RunSettings) -> list[Figures]:
    labels: list[str] = _part(batch, "cards")
    if not labels:
        return []
    sums = _play(batch, Trial(batch, "dealt", len(labels)), settings)
    rows = list[tuple[str, float, float, int]]()
    for label, (total, squares, times) in zip(labels, sums.of.tolist(), strict=True):
        each = sums.games / max(1, times) / WIN  # from a game to a chance to be dealt it
        rows.append((label, each * total / sums.games, each * standard_error(sums.games, total, squares), times))
    return [_figures("dealt", "card", sums.games, rows)]


def _options(batch: Batch, settings: RunSettings) -> list[Figures]:
    """How much more whoever starts wins under another value of each option that has few; asked of players who are alike."""
    if len(set(batch.players)) > 1:
        return []
    others = [(option.name, value) for option in batch.game.options for value in _others(batch, option.name)]
    if not others:
        return []
    batches = [replace(batch, options={**batch.options, name: value}) for name, value in others]
    job = OtherOptions(batch, batches)
    sums = Sums(len(batches))
    _all_of(job, sums, range(0, batch.games, job.chunk), settings)
    rows = [
        (f"{name}={str(value).lower()}", effect / WIN, error / WIN, times)
        for (name, value), (effect, error, times) in zip(others, map(_mean, sums.of.tolist()), strict=True)
    ]
    return [_figures("option", "option", sums.games, rows)]


class OtherOptions:
    """Plays the same games as they are and under each other option, and sums up what whoever starts wins more."""

    def __init__(self, batch: Batch, batches: list[Batch]) -> None:
        self.batch, self.batches = batch, batches
        self.simulations = [Simulation(one, detailed=False) for one in (batch, *batches)]
        self.chunk = self.simulations[0].chunk

    def __reduce__(self) -> tuple[Any, ...]:
        return OtherOptions, (self.batch, self.batches)

    def __call__(self, start: int, count: int) -> Sums:
        """Play games `start` and on."""
        first, *others = [simulation(start, count)[0][:, SEATS + self.batch.first] for simulation in self.simulations]
        sums = Sums(len(others))
        sums.games = count
        for row, won in zip(sums.of, others, strict=True):
            row += ((won - first).sum(), ((won - first) ** 2).sum(), count)
        return sums


def _others(batch: Batch, name: str) -> list[Value]:
    """The other values of an option, if they are few and go with the rest."""
    option = next(option for option in batch.game.options if option.name == name)
    now = batch.options.get(name, option.default)
    if isinstance(option, DeckOption):
        return []
    values: list[Value] = [False, True] if isinstance(option.default, bool) else [*option.choices]
    return [value for value in values if value != now and _goes(batch, name, value)] if len(values) <= CHOICES else []


def _goes(batch: Batch, name: str, value: Value) -> bool:
    try:
        batch.game.config(len(batch.players), {**batch.options, name: value}, batch.first)
    except OptionError:
        return False
    return True


def _guessed(batch: Batch, settings: RunSettings) -> list[Figures]:
    guesses: list[Guess] = _part(batch, "guesses", len(batch.players))
    if not guesses or all(guess.said is None for guess in guesses):
        return []
    unit = guesses[0].unit
    sums = _play(batch, Trial(batch, unit, len(guesses)), settings)
    scale = len(batch.players) - 1 if unit == "points" else 1
    things = [
        {"label": guess.thing, "said": guess.said, "found": effect / scale, "error": error / scale, "times": times}
        for guess, (effect, error, times) in zip(guesses, map(_mean, sums.of.tolist()), strict=True)
        if guess.said is not None and times >= TRIES
    ]
    return [{"of": guesses[0].of, "unit": unit, "games": sums.games, "things": things}]


def _part(batch: Batch, name: str, *more: int) -> list[Any]:
    """What the game's `causes.py` lists."""
    part, decks = batch.game.part("causes"), batch.game.decks(batch.config)
    found: list[Any] = getattr(part, name)(decks[0], *more) if part and decks and hasattr(part, name) else []
    return found


def _play(batch: Batch, job: Trial, settings: RunSettings) -> Sums:
    sums = Sums(job.things)
    _all_of(job, sums, range(0, batch.games, CHUNK), settings)
    return sums


def _all_of(job: Job, sums: Sums, games: range, settings: RunSettings) -> None:
    """Play all games, since a trial that ends early would be less sure than it says."""
    if ended := accumulate(job, sums, games, settings, Message("doing-causes")):
        raise ended


# ---------------------------------------------------------------- judging
def _mean(sums: list[int]) -> tuple[float, float, int]:
    """A mean, its standard error, and of how many."""
    total, squares, times = sums[EFFECT], sums[SQUARE], sums[TIMES]
    return total / max(1, times), standard_error(times, total, squares) if times > 1 else 0.0, times


def _figures(cause: str, of: str, games: int, rows: list[tuple[str, float, float, int]]) -> Figures:
    things = [{"label": label, "effect": effect, "error": error, "times": times} for label, effect, error, times in rows]
    return {"cause": cause, "of": of, "games": games, "things": things}


def _judge(one: Figures, z: float) -> None:
    """Tell what stands out from its like; an option stands for itself."""
    things = [thing for thing in one["things"] if thing["times"] > 1]
    alone = one["cause"] == "option"
    one["things"] = things
    one["like"] = 0.0 if alone or not things else median(thing["effect"] for thing in things)
    errors = [thing["error"] for thing in things]
    of_like = 0.0 if alone or not things else 1.2533 * sqrt(sum(error * error for error in errors)) / len(errors)  # of a median
    for thing in things:
        middle, half = thing["effect"] - one["like"], z * sqrt(thing["error"] ** 2 + of_like**2)
        low, high = middle - half, middle + half
        verdict = "strong" if low > MARGIN else "weak" if high < -MARGIN else "like"
        thing |= {
            "difference": middle,
            "low": low,
            "high": high,
            "verdict": verdict if alone or len(things) >= FEWEST else "like",
        }


def _hold(one: Figures, z: float) -> None:
    """Tell which guesses are wrong."""
    by = WRONG_BY[one["unit"]]
    for thing in one["things"]:
        low, high = thing["found"] - z * thing["error"], thing["found"] + z * thing["error"]
        wrong = low > thing["said"] + by or high < thing["said"] - by
        thing |= {"low": low, "high": high, "verdict": "wrong" if wrong else "right"}
