"""The valuation: what each position along a game was worth to each seat, worked out from the end backwards.

What stands before a roll is, by definition, the weighted mean of what may stand after it. So the luck of a roll is 0 on
average, and start + luck + decisions = result to the last digit, also where positions are only estimated. Dice that are rolled
together are taken one by one. Where a move was the only one, nothing changes by it. Where it was the hint that playouts follow
too, what stood before it is that, mixed with the slip they might have made: so estimates don't jump from point to point.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from dicecafe.engine.contract import CHANCE, Action, AnyConfig, AnyState, Seat
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match

from .judge import Estimate, Judge
from .threads import in_order

SPREAD: Final = 1.5  # effort shared by the outcomes of one die or card
SLIPPED: Final = 0.5  # effort for what a slip would have led to
OTHER_DICE: Final = 1_000  # salts of outcomes start here, so that their errors don't add up


@dataclass
class Point:
    """One die, card or decision on the way: where it was, and what the position before it was worth."""

    line: int
    who: Seat
    action: Action
    state: AnyState
    worth: Estimate
    luck: list[float] | None = None  # of a roll
    spread: list[tuple[int, Estimate]] | None = None  # of a roll: each outcome's weight, and what it would have led to
    setup: bool = False  # dealt before anybody decided anything


class Valuation:
    """A match seen by a judge: its points, and what the last position is worth."""

    def __init__(self, match: Match, judge: Judge, progress: Callable[[float], None] = lambda done: None) -> None:
        self.match, self.judge = match, judge
        self.game, self.cfg = match.game, match.cfg
        self.final = judge.chances(self.cfg, match.state)
        self.points = self._points()
        answers = list[list[Estimate]]()
        for answer in in_order(self._answer, self.points, judge.threads):
            answers.append(answer)
            progress(len(answers) / len(self.points))
        after = self.final
        for point, answer in zip(reversed(self.points), reversed(answers), strict=True):
            after = self._value(point, after, answer)

    @property
    def start(self) -> Estimate:
        """What the first position is worth."""
        return self.points[0].worth if self.points else self.final

    def _points(self) -> list[Point]:
        points: list[Point] = []
        setup = True
        for line, (who, actions, before) in enumerate(self.match.moments):
            setup = setup and who == CHANCE
            state = before
            for action in actions:
                points.append(Point(line, who, action, state, self.final, setup=setup))
                state = after(self.game, self.cfg, state, who, action)
        return points

    def _answer(self, point: Point) -> list[Estimate]:
        """What the judge is asked of a point: whatever came after it, so that many may be asked at once."""
        if point.who == CHANCE and not point.setup:
            weights = weights_of(self.game, self.cfg, point.state)
            possible = sum(weight > 0 for weight in weights)
            others = [outcome for outcome, weight in enumerate(weights) if weight and outcome != point.action]
            return [self._outcome(point, outcome, SPREAD / possible) for outcome in others]
        if point.who == CHANCE or self._forced(point):
            return []
        if self._hinted(point):
            return [self.judge.chances(self.cfg, point.state, SLIPPED, slip=True)]
        return [self.judge.chances(self.cfg, point.state)]

    def _outcome(self, point: Point, outcome: int, effort: float) -> Estimate:
        state = after(self.game, self.cfg, point.state, CHANCE, outcome)
        return self.judge.chances(self.cfg, state, effort, OTHER_DICE + outcome)

    def _value(self, point: Point, then: Estimate, answer: list[Estimate]) -> Estimate:
        """Fill in what a point is worth, knowing what came after it and what the judge says."""
        if point.who == CHANCE and not point.setup:
            self._roll(point, then, answer)
        elif not answer:
            point.worth = then
        elif self._hinted(point):
            point.worth = mix(then, answer[0], self.judge.slips)
        else:
            point.worth = answer[0]
        if point.who == CHANCE and point.setup:
            point.luck = [0.0] * self.cfg.players
        return point.worth

    def _roll(self, point: Point, then: Estimate, others: list[Estimate]) -> None:
        weights, estimates = weights_of(self.game, self.cfg, point.state), iter(others)
        possible = [(outcome, weight) for outcome, weight in enumerate(weights) if weight]
        point.spread = [(weight, then if outcome == point.action else next(estimates)) for outcome, weight in possible]
        point.worth = mean(point.spread)
        point.luck = [now - before for now, before in zip(then.means, point.worth.means, strict=True)]

    def _forced(self, point: Point) -> bool:
        in_turn = point.who == self.game.kernels["turn"](point.state)
        return in_turn and len(self.game.legal(self.cfg, point.state, point.who)) == 1

    def _hinted(self, point: Point) -> bool:
        """Whether the judge would have played on with this very move, but for a slip."""
        if self.judge.exact or point.who != self.game.kernels["turn"](point.state):
            return False
        return point.action == hint(self.game, self.cfg, point.state, point.who)


def mean(spread: list[tuple[int, Estimate]]) -> Estimate:
    """The weighted mean of estimates that were made with dice of their own each."""
    total = sum(weight for weight, _ in spread)
    seats = range(len(spread[0][1].means))
    means = [sum(weight * estimate.means[seat] for weight, estimate in spread) / total for seat in seats]
    errors = [sqrt(sum((weight * estimate.errors[seat]) ** 2 for weight, estimate in spread)) / total for seat in seats]
    return Estimate(means, errors)


def mix(one: Estimate, two: Estimate, part: float) -> Estimate:
    """The first estimate with a part of the second in it; their dice may be the same, so errors are added."""
    means = [(1 - part) * x + part * y for x, y in zip(one.means, two.means, strict=True)]
    return Estimate(means, [(1 - part) * x + part * y for x, y in zip(one.errors, two.errors, strict=True)])


def after(game: Game, cfg: AnyConfig, state: AnyState, who: Seat, action: Action) -> Any:
    """The position after an action or an outcome; the one before is left as it is."""
    then = state.copy()
    game.kernels["apply"](cfg, then, who, action)
    return then


def weights_of(game: Game, cfg: AnyConfig, state: AnyState) -> list[int]:
    """The weights of the outcomes of the next die or card."""
    weights = [0] * game.n_outcomes
    return weights[: game.kernels["chance"](cfg, state, weights)]


def hint(game: Game, cfg: AnyConfig, state: AnyState, seat: Seat) -> Action | None:
    """What the game's hints say to a seat that sees what it may see; nothing where there are none."""
    hints = game.part("hints")
    if hints is None:
        return None
    seen = state.copy()
    game.kernels["hide"](cfg, seen, seat)
    return int(hints.choose(cfg, seen, seat))
