"""Analysis: a record as a list of steps, each with what it was worth; sums by seat; the moments that turned the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cached_property
from math import sqrt
from statistics import NormalDist
from types import MappingProxyType
from typing import Any, Final

from dicecafe.engine.contract import CHANCE, Seat
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import replayed
from dicecafe.words import Message

from .comparison import WAIT, Cost
from .decisions import Critic
from .estimate import T_95, Estimate, combined, difference
from .judge import Judge, could_be_exact, judge_for, sketching
from .valuation import Point, Valuation

MISTAKE, BLUNDER = 0.02, 0.08  # costs from which a decision is called so
DOUBT: Final = 3.0  # standard errors that a cost must exceed to count
FEWEST_TURNS, MOST_TURNS = 3, 5  # turning points shown
A_TURN: Final = 0.1  # a swing that is shown even if there are three larger ones
NO_SWING: Final = 0.01  # one that whole percents may not show, so that it is never shown
SKETCH: Final = 0.1  # how far an analysis is after its first look...
VALUED: Final = 0.4  # ...and after its valuation
NORMAL: Final = NormalDist()
WAITING: Final = "(wait)"  # the notation of a better move that is none


@dataclass(frozen=True)
class Step:
    """One line of the log, and what it did to everybody's chances."""

    number: int  # from 1
    line: str
    tell: Message  # what it says; who did it is the seat
    seat: Seat  # CHANCE for a roll
    before: Estimate
    after: Estimate
    cost: Cost | None  # of a decision, once it was looked at
    best: str  # the better move in notation, or nothing
    better: Message | None  # the same, to be said by its `label`; none where it was better to wait

    @cached_property
    def change(self) -> Estimate:
        """What the line did to each seat's chance."""
        return difference(self.after, self.before)

    @property
    def luck(self) -> list[float] | None:
        """Of a roll, what it did to each seat's chance; what was dealt before anybody decided is nobody's."""
        return self.change.means if self.seat == CHANCE else None

    @property
    def counted(self) -> float:
        """What the decision cost, as far as that is beyond doubt."""
        return self.cost.cost if self.cost and self.cost.cost > DOUBT * self.cost.error else 0.0

    @property
    def variance(self) -> float:
        """The square of the error of what counts: it is off, by other dice it might not count, or be seen beside another move."""
        if not self.cost or not self.cost.error:
            return 0.0
        cost, error = self.cost.cost, self.cost.error
        counts = NORMAL.cdf(cost / error - DOUBT)
        return float(counts * (error**2 + self.cost.naming**2) + counts * (1 - counts) * cost**2)

    @property
    def grade(self) -> str:
        """'mistake', 'blunder' or nothing."""
        return "blunder" if self.counted >= BLUNDER else "mistake" if self.counted >= MISTAKE else ""


@dataclass(frozen=True)
class Total:
    """One seat's sums, each with its standard error: start + luck + skill = final."""

    seat: Seat
    name: str
    start: float
    start_error: float
    luck: float
    luck_error: float
    skill: float  # what decisions did, its own and the others'
    skill_error: float
    final: float
    final_error: float
    adjusted_error: float
    cost: float | None  # none before decisions were looked at
    cost_error: float | None
    mistakes: int | None  # blunders not counted
    blunders: int | None

    @property
    def adjusted(self) -> float:
        """The result less the luck; not a chance, so it may be below 0 or above 1."""
        return self.final - self.luck


@dataclass(frozen=True)
class Turn:
    """A moment that turned the game: what a line did to the seat it mattered to most."""

    step: Step
    seat: Seat
    mover: Seat | None  # of a roll: whose move led to it

    @property
    def change(self) -> float:
        """What it did to the seat's chance."""
        return self.step.change.means[self.seat]

    @property
    def error(self) -> float:
        """The standard error of that."""
        return self.step.change.errors[self.seat]

    @property
    def before(self) -> float:
        """The seat's chance before."""
        return self.step.before.means[self.seat]

    @property
    def after(self) -> float:
        """The seat's chance after."""
        return self.step.after.means[self.seat]

    @property
    def grade(self) -> str:
        """The step's, if it is the mover's own chance that fell: a mistake that did no harm here turned nothing."""
        return self.step.grade if self.seat == self.step.seat and self.after < self.before else ""


@dataclass(frozen=True)
class Analysis:
    """Everything the coach has to say about a game."""

    match: Match
    judge: Judge
    steps: list[Step]
    valuation: Valuation
    notes: list[Message]
    complete: bool = True  # else a first look, at no decision yet

    @property
    def totals(self) -> list[Total]:
        """The sums of each seat."""
        return [self._total(seat, name) for seat, name in enumerate(self.match.names)]

    @property
    def turns(self) -> list[Turn]:
        """The three to five largest swings that are beyond doubt, in the order of the game."""
        turns, mover = list[Turn](), CHANCE
        for step in self.steps:
            mover = mover if step.seat == CHANCE else step.seat
            seat = _most_moved(step, mover)
            turns.append(Turn(step, seat, mover if step.seat == CHANCE != mover else None))
        swings = sorted((turn for turn in turns if abs(turn.change) > T_95 * turn.error), key=lambda turn: -abs(turn.change))
        least = [NO_SWING] * FEWEST_TURNS + [A_TURN] * (MOST_TURNS - FEWEST_TURNS)
        largest = [turn for turn, enough in zip(swings, least, strict=False) if abs(turn.change) >= enough]
        return sorted(largest, key=lambda turn: turn.step.number)

    @property
    def worst(self) -> list[Step]:
        """The decisions that count as mistakes, the costliest first."""
        return sorted((step for step in self.steps if step.grade), key=lambda step: -step.counted)

    def as_dict(self) -> dict[str, Any]:
        """The analysis as the object that JSON holds."""
        match, valuation = self.match, self.valuation
        return {
            "game": match.game.name, "players": match.names, "options": match.options, "finished": match.over,
            "complete": self.complete,
            "judge": {"how": self.judge.method, "exact": self.judge.exact, "playouts": self.judge.playouts, "interval": T_95},
            "notes": self.notes,
            "start": valuation.start.means, "start_errors": valuation.start.errors,
            "final": valuation.final.means, "final_errors": valuation.final.errors,
            "totals": [asdict(total) | {"adjusted": total.adjusted} for total in self.totals],
            "turning_points": [
                {"line": turn.step.number, "seat": turn.seat, "before": turn.before, "after": turn.after, "mover": turn.mover}
                for turn in self.turns
            ],
            "steps": [_step_dict(step) for step in self.steps],
        }  # fmt: skip

    def _total(self, seat: Seat, name: str) -> Total:
        start, final = self.valuation.start, self.valuation.final
        luck, skill = (self._changes(chance) for chance in (True, False))
        own = [step for step in self.steps if step.seat == seat]
        grades = [step.grade for step in own]
        return Total(
            seat, name,
            start.means[seat], start.errors[seat],
            luck.means[seat], luck.errors[seat],
            skill.means[seat], skill.errors[seat],
            final.means[seat], final.errors[seat],
            difference(final, luck).errors[seat],
            sum(step.counted for step in own) if self.complete else None,
            sqrt(sum(step.variance for step in own)) if self.complete else None,
            grades.count("mistake") if self.complete else None,
            grades.count("blunder") if self.complete else None,
        )  # fmt: skip

    def _changes(self, chance: bool) -> Estimate:
        """What all rolls did to each seat's chance, or all decisions."""
        none = Estimate.exactly([0.0] * len(self.match.names))
        return combined([(1.0, none), *((1.0, step.change) for step in self.steps if (step.seat == CHANCE) == chance)])


def analyse(
    record: Record,
    playouts: int | None = None,
    progress: Callable[[float], None] = lambda done: None,
    seed: int = 0,
    sketched: Callable[[Analysis], None] = lambda analysis: None,
) -> Analysis:
    """Value every line of a record; raises what `verify` raises where the record is wrong. Another seed has other playouts.

    Where that takes its time, `sketched` gets a first look at it soon: with few playouts, and at no decision.
    """
    match = replayed(record)
    judge, pilot = judge_for(match.game, match.cfg, playouts, seed), None
    critic = Critic(match.game, match.cfg, judge, match.names)
    if quick := sketching(judge):
        pilot = Valuation(match, quick, lambda done: progress(SKETCH * done))
        sketched(Analysis(match, quick, steps_of(match, pilot), pilot, _notes(match, quick, pilot, False), False))
    with ThreadPoolExecutor(1) as beside:
        beside.submit(critic.prepare, pilot.decisions if pilot else [])  # compiles on a core that is free, if one is
        valuation = Valuation(match, judge, lambda done: progress(SKETCH + (VALUED - SKETCH) * done), pilot)
        found = critic.costs(valuation.decisions, lambda done: progress(VALUED + (1 - VALUED) * done))
    costs = {point.line: cost for point, cost in zip(valuation.decisions, found, strict=True)}
    return Analysis(match, judge, steps_of(match, valuation, costs), valuation, _notes(match, judge, valuation))


def steps_of(match: Match, valuation: Valuation, costs: Mapping[int, Cost] = MappingProxyType({})) -> list[Step]:
    """The lines of a match, with what decisions cost as far as that is known."""
    steps, at = list[Step](), 0
    worths = [point.worth for point in valuation.points] + [valuation.final]
    for number in range(len(match.log)):
        end = at + len(match.moments[number].actions)
        steps.append(_step(match, number, valuation.points[at:end], worths[at], worths[end], costs.get(number)))
        at = end
    return steps


def _step(match: Match, number: int, points: list[Point], before: Estimate, after: Estimate, cost: Cost | None) -> Step:
    seat, best, better = match.moments[number].who, "", None
    if cost is not None:
        if cost.best == WAIT:
            best = WAITING
        elif cost.best != points[0].action:
            best = match.action_notation[int(match.game.kernels["phrase"](match.cfg, points[0].state, seat, cost.best))]
            better = match.game.text.describe(match.cfg, points[0].state, seat, [cost.best])
    return Step(number + 1, match.log[number], match.describe(number, None), seat, before, after, cost, best, better)


def _notes(match: Match, judge: Judge, valuation: Valuation, complete: bool = True) -> list[Message]:
    notes = [Message("note-chances", how=judge.method)]
    if not complete:
        notes.append(Message("note-sketch"))
    if not judge.exact:
        notes.append(Message("note-errors"))
        if could_be_exact(match.game, match.cfg):
            command = f"dicecafe solve {match.game.name} --players {match.cfg.players}"
            notes.append(Message("note-solve", command=command))
    if not match.over:
        notes.append(Message("note-not-over", lines=len(match.log)))
    if match.game.has_secrets:
        notes.append(Message("note-secrets"))
    if any(point.setup for point in valuation.points):
        notes.append(Message("note-dealt"))
    return notes


def _step_dict(step: Step) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "line": step.number, "text": step.line, "tell": step.tell, "seat": None if step.seat == CHANCE else step.seat,
        "before": step.before.means, "before_errors": step.before.errors,
        "after": step.after.means, "after_errors": step.after.errors,
    }  # fmt: skip
    if step.cost is None:
        return fields | {"luck": step.luck}
    better = {"best": step.best or None, "better": step.better, "grade": step.grade or None}
    chance = {"chance": step.cost.chance if step.grade else None}
    return fields | {"cost": step.cost.cost, "cost_error": step.cost.error, **chance, **better}


def _most_moved(step: Step, mover: Seat) -> Seat:
    """The seat a line mattered to most; of equals the one that moved last, or the first."""
    change = step.change.means
    return max(range(len(change)), key=lambda seat: (round(abs(change[seat]), 9), seat == mover, -seat))
