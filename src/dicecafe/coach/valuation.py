"""The valuation: what each position along a game was worth to each seat, worked out from the end backwards.

What stands before a roll is, by definition, the weighted mean of what may stand after it. So the luck of a roll is 0 on
average, and start + luck + decisions = result to the last digit, also where positions are only estimated. Dice that are rolled
together are taken one by one. Where a move was the only one, nothing changes by it. Where it was the hint that playouts follow
too, what stood before it is that, mixed with the slip they might have made: so estimates don't jump from point to point.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dicecafe.engine.contract import CHANCE, Action, AnyConfig, AnyState, Seat
from dicecafe.engine.game import Game
from dicecafe.engine.match import Match

from .allotment import allotted
from .estimate import Estimate, combined
from .judge import Judge
from .threads import in_order

SLIPPED: Final = 0.25  # effort for what a slip would have led to: it weighs little, but there are many
OTHER_DICE: Final = 1_000  # salts of outcomes start here, so that their errors don't add up


@dataclass
class Point:
    """One die, card or decision on the way: where it was, and what the position before it was worth."""

    line: int
    who: Seat
    action: Action
    state: AnyState
    worth: Estimate
    number: int  # from 0
    setup: bool = False  # dealt before anybody decided anything
    effort: float = 0.0  # for what the judge is asked; 0 where it needs not be
    share: float = 0.0  # of what came after in what it is worth; the rest is what would have come otherwise
    otherwise: Estimate | None = None  # none where nothing else could come


class Valuation:
    """A match seen by a judge: its points, and what the last position is worth."""

    def __init__(
        self,
        match: Match,
        judge: Judge,
        progress: Callable[[float], None] = lambda done: None,
        pilot: Valuation | None = None,
    ) -> None:
        """With a pilot, which went over the match with few playouts, effort goes where it tells most."""
        self.match, self.judge, self.piloted = match, judge, pilot is not None
        self.game, self.cfg = match.game, match.cfg
        self.final = judge.chances(self.cfg, match.state)
        self.points = self._points()
        if pilot:
            for point, seen, effort in zip(self.points, pilot.points, allotted(pilot.points), strict=True):
                point.share, point.effort = seen.share, effort
        answers = list[Estimate | None]()
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

    @property
    def decisions(self) -> list[Point]:
        """The decisions of the match: the first point of each line that is nobody's roll."""
        firsts = {point.line: point for point in reversed(self.points) if point.who != CHANCE}
        return [firsts[line] for line in sorted(firsts)]

    def _points(self) -> list[Point]:
        points: list[Point] = []
        setup = True
        for line, (who, actions, before) in enumerate(self.match.moments):
            setup = setup and who == CHANCE
            state = before
            for action in actions:
                points.append(Point(line, who, action, state, self.final, len(points), setup))
                state = after(self.game, self.cfg, state, who, action)
        return points

    def _answer(self, point: Point) -> Estimate | None:
        """What the judge says of a point, if it is asked: whatever came after it, so that many may be asked at once."""
        if not self.piloted:
            self._plan(point)
        if not point.effort:
            return None
        if point.who == CHANCE and not self.judge.exact:
            salt = OTHER_DICE + point.number
            return self.judge.chances(self.cfg, point.state, point.effort, salt, apart=point.action)
        return self.judge.chances(self.cfg, point.state, point.effort, slip=point.share > 0)

    def _plan(self, point: Point) -> None:
        """What a point is made of, and how much the judge is asked of it."""
        if point.setup or self._forced(point):
            return
        point.effort = 1.0
        if self.judge.exact:
            return
        if point.who == CHANCE:
            point.share = self._share(point)
            point.effort -= point.share  # what another outcome would have led to weighs as much
        elif self._hinted(point):
            point.share, point.effort = 1 - self.judge.slips, SLIPPED

    def _value(self, point: Point, then: Estimate, otherwise: Estimate | None) -> Estimate:
        """Fill in what a point is worth, knowing what came after it and what the judge says."""
        point.otherwise = otherwise
        point.worth = then if otherwise is None else combined([(point.share, then), (1 - point.share, otherwise)])
        return point.worth

    def _share(self, point: Point) -> float:
        """How likely the outcome was that came."""
        weights = weights_of(self.game, self.cfg, point.state)
        return weights[point.action] / sum(weights)

    def _forced(self, point: Point) -> bool:
        in_turn = point.who == self.game.kernels["turn"](point.state)
        return in_turn and len(self.game.legal(self.cfg, point.state, point.who)) == 1

    def _hinted(self, point: Point) -> bool:
        """Whether the judge would have played on with this very move, but for a slip."""
        if self.judge.exact or point.who != self.game.kernels["turn"](point.state):
            return False
        return point.action == hint(self.game, self.cfg, point.state, point.who)


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
