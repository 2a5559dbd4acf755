"""Calibration: chances that were shown in games of bots, and how these ended; for the gate and `benchmarks/calibration.py`."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Any, Final, NamedTuple

from dicecafe import bots
from dicecafe.bots.advice import advise
from dicecafe.coach.judge import Judge, judge_for, sketching
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream

TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    *((name, {}) for name in registry.names()),
    ("dessert-dice", {"edition": "cards"}),
]
EDGES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)  # of the rows of a table
CURVE: Final = 4  # positions of a game at which the coach is asked


class Told(NamedTuple):
    """A chance that was shown, and the share of the win that came of it; of one game, so not independent of others of it."""

    chance: float
    won: float


class Sample(NamedTuple):
    """What one game shows: of the hint, of the coach's first look, and of its curve."""

    game: int
    hints: list[Told]
    look: list[Told]
    curve: list[Told]


def sampled(
    name: str, options: dict[str, Any], level: str, number: int, curve_playouts: int | None = None, hinted: bool = True
) -> Sample:
    """One game of a level; with one hint that is followed, at a decision at random, or with none."""
    game, stream = registry.load(name), Stream(77, number)
    ask_at = stream.below(len(_played(name, options, "medium", number, None)[0].moments)) if hinted else None
    match, asked = _played(name, options, level, number, ask_at)
    winners = game.winners(match.cfg, match.state)
    hints = [Told(chance, (seat in winners) / len(winners)) for seat, chance in asked]
    judge = judge_for(game, match.cfg, curve_playouts)
    told: dict[Judge, list[Told]] = {sketching(judge) or judge: [], judge: []}
    for _ in range(CURVE):
        before, seat = match.moments[stream.below(len(match.moments))].before, stream.below(2)
        for one, chances in told.items():
            chances.append(Told(one.chances(match.cfg, before).means[seat], (seat in winners) / len(winners)))
    look, *more = told.values()
    return Sample(number, hints, look, more[0] if more else look)


def _played(name: str, options: dict[str, Any], level: str, number: int, ask_at: int | None) -> tuple[Match, list[Any]]:
    """A game, and the hint at the first choice from a line on: who asked, and the chance it was told."""
    game, asked = registry.load(name), list[Any]()
    match = Match(game, ["a", "b"], options, number % 2, StreamDice(78, number))
    players = [bots.make(level, game, Stream(79 + seat, number), match.cfg) for seat in range(2)]
    while not match.over:
        seat = match.turn
        if seat == CHANCE:
            match.roll()
            continue
        view, legal = match.view(seat), match.legal(seat)
        if ask_at is not None and not asked and len(match.log) >= ask_at and len(legal) > 1:
            move, chance = advise(view, legal).choices[0]
            asked.append((seat, chance))
            match.push(f"{seat} {move}")
        else:
            match.play(seat, players[seat].choose(view, legal))
    return match, asked


# ---------------------------------------------------------------- tables
class Row(NamedTuple):
    """Chances that were shown between two edges."""

    low: float
    shown: float  # on average
    won: float
    error: float  # the standard error of that
    positions: int


def rows(told: list[Told]) -> list[Row]:
    """The shown chances by size, with how often these were won."""
    found = []
    for low, high in pairwise(EDGES):
        here = [one for one in told if low <= one.chance < high or one.chance == high == 1.0]
        if here:
            n = len(here)
            shown, won = sum(one.chance for one in here) / n, sum(one.won for one in here) / n
            found.append(Row(low, shown, won, sqrt(max(won * (1 - won), 1 / n) / n), n))
    return found


def off(told: list[Told]) -> float:
    """By how much shown chances are off: the differences of the rows, each as heavy as its positions, less what is chance alone.

    The square of a row's difference is on average its true one's and its error's, so the errors are taken off.
    """
    squares = sum(row.positions * ((row.shown - row.won) ** 2 - row.error**2) for row in rows(told))
    return sqrt(max(0.0, squares) / len(told))
