"""Analysis: a record as a list of steps, each with what it was worth; sums by seat; the moments that turned the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dicecafe.engine.contract import CHANCE, Seat
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import replayed
from dicecafe.words import Message

from .decisions import WAIT, Cost, Critic
from .judge import Estimate, Judge, could_be_exact, judge_for
from .threads import in_order
from .valuation import Point, Valuation

MISTAKE, BLUNDER = 0.02, 0.08  # costs from which a decision is called so
DOUBT: Final = 2.0  # standard errors that a cost must exceed to count
FEWEST_TURNS, MOST_TURNS = 3, 5  # turning points shown
A_TURN: Final = 0.1  # a swing that is shown even if there are three larger ones
NO_SWING: Final = 0.01  # one that whole percents may not show, so that it is never shown
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
    luck: list[float] | None  # of a roll, for each seat
    cost: Cost | None  # of a decision
    best: str  # the better move in notation, or nothing
    better: Message | None  # the same, to be said by its `label`; none where it was better to wait

    @property
    def change(self) -> list[float]:
        """What the line did to each seat's chance."""
        return [now - then for now, then in zip(self.after.means, self.before.means, strict=True)]

    @property
    def counted(self) -> float:
        """What the decision cost, as far as that is beyond doubt."""
        return self.cost.cost if self.cost and self.cost.cost > DOUBT * self.cost.error else 0.0

    @property
    def grade(self) -> str:
        """'mistake', 'blunder' or nothing."""
        return "blunder" if self.counted >= BLUNDER else "mistake" if self.counted >= MISTAKE else ""


@dataclass(frozen=True)
class Total:
    """One seat's sums: start + luck + skill = final."""

    seat: Seat
    name: str
    start: float
    luck: float
    skill: float  # what decisions did, its own and the others'
    final: float
    cost: float
    mistakes: int  # blunders not counted
    blunders: int

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

    @property
    def totals(self) -> list[Total]:
        """The sums of each seat."""
        return [self._total(seat, name) for seat, name in enumerate(self.match.names)]

    @property
    def turns(self) -> list[Turn]:
        """The three to five largest swings, in the order of the game."""
        turns, mover = list[Turn](), CHANCE
        for step in self.steps:
            mover = mover if step.seat == CHANCE else step.seat
            seat = _most_moved(step, mover)
            turns.append(Turn(step, seat, mover if step.seat == CHANCE != mover else None))
        swings = sorted(turns, key=lambda turn: -abs(turn.after - turn.before))
        least = [NO_SWING] * FEWEST_TURNS + [A_TURN] * (MOST_TURNS - FEWEST_TURNS)
        largest = [turn for turn, enough in zip(swings, least, strict=False) if abs(turn.after - turn.before) >= enough]
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
            "judge": {"how": self.judge.method, "exact": self.judge.exact, "playouts": self.judge.playouts}, "notes": self.notes,
            "start": valuation.start.means, "start_errors": valuation.start.errors,
            "final": valuation.final.means, "final_errors": valuation.final.errors,
            "totals": [
                {
                    "seat": total.seat, "name": total.name, "start": total.start, "luck": total.luck, "skill": total.skill,
                    "final": total.final, "adjusted": total.adjusted, "cost": total.cost, "mistakes": total.mistakes,
                    "blunders": total.blunders,
                }
                for total in self.totals
            ],
            "turning_points": [
                {"line": turn.step.number, "seat": turn.seat, "before": turn.before, "after": turn.after, "mover": turn.mover}
                for turn in self.turns
            ],
            "steps": [_step_dict(step) for step in self.steps],
        }  # fmt: skip

    def _total(self, seat: Seat, name: str) -> Total:
        own = [step for step in self.steps if step.seat == seat]
        grades = [step.grade for step in own]
        return Total(
            seat, name,
            start=self.valuation.start.means[seat],
            luck=sum(step.luck[seat] for step in self.steps if step.luck),
            skill=sum(step.change[seat] for step in self.steps if step.luck is None),
            final=self.valuation.final.means[seat],
            cost=sum(step.counted for step in own),
            mistakes=grades.count("mistake"), blunders=grades.count("blunder"),
        )  # fmt: skip


def analyse(
    record: Record, playouts: int | None = None, progress: Callable[[float], None] = lambda done: None, seed: int = 0
) -> Analysis:
    """Value every line of a record; raises what `verify` raises where the record is wrong. Another seed has other playouts."""
    match = replayed(record)
    judge = judge_for(match.game, match.cfg, playouts, seed)
    valuation = Valuation(match, judge, lambda done: progress(done / 2))
    critic, steps, at = Critic(match.game, match.cfg, judge, match.names), list[Step](), 0
    worths = [point.worth for point in valuation.points] + [valuation.final]
    firsts = {point.line: point for point in reversed(valuation.points) if point.who != CHANCE}
    costs = in_order(critic.cost, [firsts[line] for line in sorted(firsts)], judge.threads)
    for number in range(len(match.log)):
        end, cost = at + len(match.moments[number].actions), next(costs) if number in firsts else None
        steps.append(_step(match, number, valuation.points[at:end], worths[at], worths[end], cost))
        at = end
        progress(0.5 + (number + 1) / len(match.log) / 2)
    return Analysis(match, judge, steps, valuation, _notes(match, judge, valuation))


def _step(match: Match, number: int, points: list[Point], before: Estimate, after: Estimate, cost: Cost | None) -> Step:
    seat, luck, best, better = match.moments[number].who, None, "", None
    if seat == CHANCE:
        luck = [sum(point.luck[other] for point in points if point.luck) for other in range(len(match.names))]
    elif cost is not None:
        if cost.best == WAIT:
            best = WAITING
        elif cost.best != points[0].action:
            best = match.action_notation[int(match.game.kernels["phrase"](match.cfg, points[0].state, seat, cost.best))]
            better = match.game.text.describe(match.cfg, points[0].state, seat, [cost.best])
    return Step(number + 1, match.log[number], match.describe(number, None), seat, before, after, luck, cost, best, better)


def _notes(match: Match, judge: Judge, valuation: Valuation) -> list[Message]:
    notes = [Message("note-chances", how=judge.method)]
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
    change = step.change
    return max(range(len(change)), key=lambda seat: (round(abs(change[seat]), 9), seat == mover, -seat))
