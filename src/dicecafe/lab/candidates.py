"""Candidates: rules that are tried, all on the same dice; one that falls behind the best is given up early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from dicecafe.engine.exits import Ended

from .batch import Batch
from .causes import Sums
from .effects import Effects, effects_of
from .goals import Estimate, Goal, beside_median, estimates
from .run import RunSettings, accumulate
from .simulation import Simulation
from .tally import Tally

STAGES: Final = (8, 4, 2, 1)  # a candidate has played one in so many of its games when it is held against the best
BEHIND: Final = 3.0  # standard errors by which one is behind that is given up

Advance = Callable[[int], None]  # told of games that were played


class Measured:
    """The games of one candidate so far, and what they say of goals."""

    def __init__(self, batch: Batch, goals: Sequence[Goal], settings: RunSettings) -> None:
        self.batch, self.goals, self.settings, self.games = batch, goals, settings, 0
        less_luck = any(goal.figure == "seats" for goal in goals)  # to know how takes a while, and tells of seats alone
        self.simulation = Simulation(batch, less_luck=less_luck) if any(not goal.trial for goal in goals) else None
        self.tally: Tally | None = self.simulation.empty if self.simulation else None
        self.effects: dict[str, Effects] = {
            of: found for goal in goals if (of := goal.trial) and (found := effects_of(batch, of))
        }
        self.sums = {of: Sums(len(effects.labels)) for of, effects in self.effects.items()}

    def play(self, stop: int, advance: Advance = lambda games: None) -> Ended:
        """Play on to so many games in all."""
        begun, start = self.games, self.games
        if self.simulation and self.tally is not None:
            games = range(start, stop, self.simulation.chunk)
            ended = accumulate(self.simulation.tally, self.tally, games, self.settings, interpreted=self.batch.interpreted)
            if ended:
                return ended
        for of, effects in self.effects.items():
            sums, ended = effects.play(self.batch, range(start, stop), self.settings)
            self.sums[of].merge(sums)
            if ended:
                return ended
        self.games = stop
        advance(stop - begun)
        return None

    def estimates(self) -> list[list[Estimate]]:
        """The figures of each goal."""
        found = list[list[Estimate]]()
        for goal in self.goals:
            if goal.trial:
                known = goal.trial in self.effects and self.sums[goal.trial].games
                worths = self.effects[goal.trial].estimates(self.batch, self.sums[goal.trial]) if known else []
                found.append(beside_median(worths))
            else:
                found.append(estimates(goal, self.tally) if self.tally and self.tally.games else [])
        return found


@dataclass
class Score:
    """How good a candidate is: points that its goals are missed by, and the cost of its changes; less is better."""

    total: float
    error: float


@dataclass
class Race:
    """Candidates against the best so far, on the same dice."""

    goals: Sequence[Goal]
    games: int
    confirm: int  # games that the best will be confirmed with: what they would leave in doubt counts as missed
    z: float
    settings: RunSettings
    advance: Advance
    best: list[Score] = field(default_factory=list)  # of the best candidate, at each stage

    def run(self, batch: Batch, cost: float) -> tuple[Score, int, Ended]:
        """Play a candidate's games, fewer where it falls behind; its score, and how many games that took."""
        measured, scores = Measured(batch, self.goals, self.settings), list[Score]()
        for stage, part in enumerate(STAGES):
            stop = max(1, self.games // part)
            if stop > measured.games and (ended := measured.play(stop, self.advance)):
                return Score(float("inf"), 0.0), measured.games, ended
            scores.append(self.score(measured, cost))
            if self.best and part > 1:
                behind = scores[-1].total - self.best[stage].total
                if behind > BEHIND * sqrt(scores[-1].error ** 2 + self.best[stage].error ** 2):
                    self.advance(self.games - stop)
                    return scores[-1], stop, None
        if not self.best or scores[-1].total < self.best[-1].total:
            self.best = scores
        return scores[-1], measured.games, None

    def score(self, measured: Measured, cost: float) -> Score:
        """What is missed of each goal by its weight, and the cost of the changes."""
        found = list(zip(self.goals, measured.estimates(), strict=True))
        more = self.confirm / max(1, measured.games)
        missed = sum(goal.weight * goal.miss(figures, self.z, more) for goal, figures in found)
        return Score(cost + missed, sqrt(sum((goal.weight * goal.error(figures)) ** 2 for goal, figures in found)))
