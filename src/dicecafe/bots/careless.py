"""Careless: how level easy errs. People overlook things, think of the present alone, and misjudge risk by what they picture.

At times it does what the rule of thumb says. Else it thinks for itself: it weighs that against one other thing, pictures
two ways in which the dice may fall, and takes what comes out better for itself at the end of its turn. What it does to others it
does not see; and since it pictures few rolls and not all of them, it stops too early and too late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dicecafe.engine.contract import CHANCE, OVER, Action, AnyState, Seat
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

FOLLOWS: Final = 3  # it follows the rule of thumb at one decision in so many, and thinks for itself at the others
OVERLOOKS: Final = 3  # what the rule of thumb says it then overlooks once in so many
WEIGHED: Final = 2  # things that it weighs
PICTURES: Final = 2  # ways in which the dice may fall
LONGEST: Final = 64  # decisions and rolls of the rest of a turn that it pictures; hardly any has more
WON, LOST = 1e9, -1e9  # what the end of the game is worth


class Careless:
    """Follows a game's rules of thumb, but for human mistakes; the same stream makes the same ones."""

    def __init__(self, game: Game, stream: Stream) -> None:
        self.game, self.stream = game, stream
        hints, standing = game.part("hints"), game.part("standing")
        assert hints is not None
        self.hint = hints.choose
        self.standing = standing.standing if standing else None

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the hint says, or the better looking of two."""
        assert view.seat is not None
        seat, hint = view.seat, int(self.hint(view.cfg, view.state.copy(), view.seat))
        if len(legal) == 1 or self.stream.below(FOLLOWS) == 0:
            return hint
        others = _others(view, hint, legal)
        weighed = [hint] if self.stream.below(OVERLOOKS) or len(others) < WEIGHED else []
        while len(weighed) < WEIGHED:
            weighed.append(others.pop(self.stream.below(len(others))))
        seed = self.stream.below(1 << 30)
        return max(weighed, key=lambda action: self._worth(view, seat, action, seed))

    def _worth(self, view: View, seat: Seat, action: Action, seed: int) -> float:
        """How well it would stand after an action in what it pictures; the same dice for every action."""
        worth = 0.0
        for number in range(PICTURES):
            s, dice = view.state.copy(), Stream(seed, number)
            untouched = dice.state
            self.game.kernels["apply"](view.cfg, s, seat, action)
            self._end_turn(view, s, seat, dice)
            worth += self._standing(view, s, seat)
            if dice.state == untouched:  # all pictures are alike
                return worth * PICTURES
        return worth

    def _end_turn(self, view: View, s: AnyState, seat: Seat, dice: Stream) -> None:
        """Play on by the hints until somebody else decides."""
        kernels = self.game.kernels
        for _ in range(LONGEST):
            who = kernels["turn"](s)
            if who == CHANCE:
                kernels["apply"](view.cfg, s, CHANCE, self._rolled(view, s, dice))
            elif who == seat:
                kernels["apply"](view.cfg, s, seat, int(self.hint(view.cfg, s.copy(), seat)))
            else:
                return

    def _rolled(self, view: View, s: AnyState, dice: Stream) -> int:
        weights = [0] * self.game.n_outcomes
        n = self.game.kernels["chance"](view.cfg, s, weights)
        r, outcome = dice.below(sum(weights[:n])), 0
        while r >= weights[outcome]:
            r, outcome = r - weights[outcome], outcome + 1
        return outcome

    def _standing(self, view: View, s: AnyState, seat: Seat) -> float:
        """Its own good, whatever others have."""
        if self.game.kernels["turn"](s) == OVER:
            return WON if seat in self.game.winners(view.cfg, s) else LOST
        return float(self.standing(view.cfg, s, seat) if self.standing else self.game.points(view.cfg, s)[seat])


def _others(view: View, hint: Action, legal: Sequence[Action]) -> list[Action]:
    """What else may be done: of the hint's kind, since one thing is taken for another like it; of any, where there is none."""
    others = [action for action in legal if action != hint]
    verb = _verb(view, hint)
    return [action for action in others if _verb(view, action) == verb] or others


def _verb(view: View, action: Action) -> str:
    return view.notation(action).split(" ", 1)[0]
