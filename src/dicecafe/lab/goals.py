"""Goals: what a designer wants of a game, as bounds of figures; how far off games are, and whether that is beyond doubt.

A goal has a figure for each seat, each card or the whole game, and is met if all of them lie within its bounds. What is missed is
counted in points: hundredths of a share, or hundredths of the bound of a number that is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import inf, sqrt
from statistics import median
from typing import ClassVar, Final, Literal, NamedTuple

from dicecafe.engine.errors import DiceCafeError, did_you_mean
from dicecafe.engine.formatting import decimal, signed_percent
from dicecafe.words import Message

from .measure import ACTIONS, CHOICES, DEAD, DECISIONS, HELD, LEADS, LED, SEATS, TIED, TURNS
from .statistics import Z, less_luck, standard_error, wilson
from .tally import Tally

EVEN: Final = 0.015  # a share that is less than this away from its like is nothing that players notice
MEANS: Final = {  # figures of a game, and their columns
    "turns": TURNS, "actions": ACTIONS, "decisions": DECISIONS, "choices": CHOICES, "lead_changes": LEADS, "dead_turns": DEAD,
}  # fmt: skip
SHARES: Final = ("comebacks", "ties")
TRIALS: Final = {"cards": "card", "abilities": "ability"}  # goals that ask for causes, and of what
FIGURES: Final = ("seats", *MEANS, "points", *SHARES, *TRIALS)
NAMES: Final = {
    "turns": "turns", "actions": "actions", "decisions": "decisions", "choices": "choices", "lead_changes": "leads",
    "dead_turns": "dead-turns", "points": "points", "comebacks": "comebacks", "ties": "ties",
}  # fmt: skip

Verdict = Literal["met", "missed", "unknown"]


class GoalError(DiceCafeError):
    """A goal that can't be read, or that this game has no figure for."""

    codes: ClassVar = {
        "goal/unknown": "there is no figure of that name to set a goal for",
        "goal/range": "what the goal asks for can't be read",
        "goal/unfit": "these games have no such figure, or nothing to tune for it",
    }


class Estimate(NamedTuple):
    """A figure of some games: of which seat or card, what it is, and its standard error."""

    label: str
    value: float
    error: float

    def reach(self, z: float, games: float = 1.0) -> float:
        """How far an interval of z errors reaches; of so many times as many games."""
        return z * self.error / sqrt(games)


@dataclass(frozen=True)
class Goal:
    """Bounds that a figure should lie in; shares and means in their own units."""

    text: str
    figure: str
    low: float
    high: float
    weight: float = 1.0

    @property
    def is_share(self) -> bool:
        """Whether its figure is a share of one, or the distance of one."""
        return self.figure not in MEANS and self.figure != "points"

    @property
    def trial(self) -> str:
        """Of what it asks for causes; nothing where games as they are tell it."""
        return TRIALS.get(self.figure, "")

    @property
    def name(self) -> Message:
        """The figure as people are told of it."""
        if self.figure in NAMES:
            return Message(f"measure-{NAMES[self.figure]}")
        return Message("tune-figure", figure=self.figure)

    @property
    def wanted(self) -> Message:
        """The bounds as people are told of them."""
        return Message(
            "tune-wanted",
            low="none" if self.low == -inf else self.shown(self.low),
            high="none" if self.high == inf else self.shown(self.high),
            kind="low" if self.high == inf else "high" if self.low == -inf else "both",
        )

    def shown(self, value: float) -> Message:
        """A value of the figure as people are told of it."""
        if self.low == -self.high:
            return signed_percent(value, 2)
        return Message("figure-percent-1", n=value) if self.is_share else decimal(value, 2)

    def verdict(self, estimates: list[Estimate], z: float) -> Verdict:
        """Whether all are within the bounds, or one is outside, with its whole interval of z errors."""
        spans = [(one.value - one.reach(z), one.value + one.reach(z)) for one in estimates]
        if any(high < self.low or low > self.high for low, high in spans):
            return "missed"
        return "met" if spans and all(self.low <= low and high <= self.high for low, high in spans) else "unknown"

    def miss(self, estimates: list[Estimate], z: float = 0.0, games: float = 1.0) -> float:
        """By how many points the worst of them lies outside the bounds; outside, too, is what so many times as many games
        would leave in doubt, as far as the bounds leave room for that."""
        return max((self._miss(one.value, one.reach(z, games)) for one in estimates), default=0.0)

    def error(self, estimates: list[Estimate]) -> float:
        """The standard error of what is missed, at the most."""
        return max((self._points(one.error) for one in estimates), default=0.0)

    def _miss(self, value: float, reach: float) -> float:
        room = min(reach, (self.high - self.low) / 2)
        return self._points(max(0.0, self.low + room - value, value - self.high + room))

    def _points(self, distance: float) -> float:
        if self.is_share:
            return 100 * distance
        bound = max(abs(one) for one in (self.low, self.high) if abs(one) < inf)
        return 100 * distance / max(1.0, bound)


def worst(goal: Goal, estimates: list[Estimate]) -> Estimate:
    """The estimate that is furthest out."""
    middle = 0.0 if goal.low == -goal.high else goal.high if goal.low == -inf else goal.low if goal.high == inf else None
    if middle is None:
        middle = (goal.low + goal.high) / 2
    return max(estimates, key=lambda one: round(abs(one.value - middle), 9))  # of two alike the first


# ---------------------------------------------------------------- reading
def parse(text: str) -> Goal:
    """The goal that a person typed: figure=low..high, seats=even, cards=1.5, each with *weight after it."""
    figure, equals, wanted = text.partition("=")
    if not equals:
        raise GoalError("goal/range", Message("goal-form", text=text))
    if figure not in FIGURES:
        about = Message("goal-unknown", name=figure, known=[*FIGURES])
        raise GoalError("goal/unknown", did_you_mean(about, figure, FIGURES))
    bounds, star, weight = wanted.partition("*")
    heavy = _number(weight, text) if star else 1.0
    if heavy <= 0:
        raise GoalError("goal/range", Message("goal-range", text=text))
    if figure == "seats" or figure in TRIALS:
        by = EVEN if bounds == "even" else _number(bounds, text) / 100
        if by <= 0:
            raise GoalError("goal/range", Message("goal-range", text=text))
        return Goal(text, figure, -by, by, heavy)
    low, dots, high = bounds.partition("..")
    ends = (_number(low, text) if low else -inf, _number(high, text) if high else inf)
    if not dots or not (low or high) or ends[0] > ends[1]:
        raise GoalError("goal/range", Message("goal-range", text=text))
    scale = 100 if figure in SHARES else 1
    return Goal(text, figure, ends[0] / scale, ends[1] / scale, heavy)


def _number(text: str, goal: str) -> float:
    if not re.fullmatch(r"-?\d{1,15}(\.\d+)?", text):
        raise GoalError("goal/range", Message("goal-range", text=goal))
    return float(text)


# ---------------------------------------------------------------- measuring
def estimates(goal: Goal, tally: Tally) -> list[Estimate]:
    """The figures of games as they are, for a goal that needs no trial."""
    found: dict[str, Callable[[], list[Estimate]]] = {
        "seats": lambda: [_seat(tally, seat) for seat in range(tally.seats)],
        "points": lambda: [_points(tally)],
        "comebacks": lambda: [_share(int(tally.sums[LED] - tally.sums[HELD]), int(tally.sums[LED]))],
        "ties": lambda: [_share(int(tally.sums[TIED]), tally.games)],
    }
    if goal.figure in found:
        return found[goal.figure]()
    column, n = MEANS[goal.figure], tally.games
    total, squares = int(tally.sums[column]), int(tally.squares[column])
    return [Estimate("", total / n, standard_error(n, total, squares))]


def beside_median(effects: list[Estimate]) -> list[Estimate]:
    """Effects less the median of all."""
    if not effects:
        return []
    middle = median(one.value for one in effects)
    of_middle = 1.2533 * sqrt(sum(one.error**2 for one in effects)) / len(effects)  # the standard error of a median
    return [Estimate(one.label, one.value - middle, sqrt(one.error**2 + of_middle**2)) for one in effects]


def _seat(tally: Tally, seat: int) -> Estimate:
    """What a seat wins more than an even share; less luck where that is known."""
    even = 1 / tally.seats
    if not tally.adjusted:
        return _share(tally.wins[seat], tally.games)._replace(label=str(seat), value=tally.wins[seat] / tally.games - even)
    found = less_luck(tally, seat)
    return Estimate(str(seat), found["rate"] - even, (found["high"] - found["low"]) / 2 / Z)


def _points(tally: Tally) -> Estimate:
    columns = slice(SEATS + tally.seats, SEATS + 2 * tally.seats)
    total, n = int(tally.sums[columns].sum()), tally.games * tally.seats
    return Estimate("", total / n, standard_error(n, total, int(tally.squares[columns].sum())) * sqrt(tally.seats))


def _share(successes: float, trials: int) -> Estimate:
    low, high = wilson(successes, trials, 1.0)
    return Estimate("", successes / max(1, trials), (high - low) / 2)
