"""Comparison: two moves at one decision, each played on with the same deals and the same dice, as often as is asked."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from dicecafe.engine.contract import Action, AnyConfig, AnyState

from . import noisy_playouts
from .judge import PlayoutJudge
from .valuation import Point

if TYPE_CHECKING:
    import numpy as np

UNLIKELY: Final = 0.05  # odds below which it is not asked what the next move would have come to
WAIT = noisy_playouts.NONE  # not to act, for a seat that acted when it was not its turn


class Cost(NamedTuple):
    """What a move lost against the best one known, its standard error, and that move: the one played if there is none better."""

    cost: float
    error: float
    best: Action
    chance: float | None = None  # to win after the move played, where that was worked out; `cost` more after the best
    naming: float = 0.0  # the standard error of which move was named the best: by other dice it might have been the next


@dataclass
class Tally:
    """What some playouts of two moves came to."""

    playouts: int = 0
    wins: float = 0.0  # of the move played
    lead: float = 0.0  # of the other over it...
    squares: float = 0.0  # ...and the sum of the squares of each playout's

    def add(self, played: np.ndarray[Any, Any], rival: np.ndarray[Any, Any]) -> None:
        """Count more of them."""
        lead = rival - played
        self.playouts, self.wins = self.playouts + len(lead), self.wins + float(played.sum())
        self.lead, self.squares = self.lead + float(lead.sum()), self.squares + float((lead * lead).sum())

    @property
    def mean(self) -> float:
        """The mean lead."""
        return self.lead / self.playouts

    @property
    def error(self) -> float:
        """The standard error of that; as if one more playout had led either way, since all alike prove little."""
        return sqrt(max(0.0, self.squares / self.playouts - self.mean**2) / self.playouts + 0.5 / self.playouts**2)


class Named(NamedTuple):
    """The move that a search named, the next it thought of, and how likely it had named that by other dice."""

    move: Action
    next: Action
    odds: float = 0.0


class Comparison:
    """A move that was played and one that may be better: the nth playout of both meets the same deal and the same dice."""

    def __init__(self, judge: PlayoutJudge, cfg: AnyConfig, point: Point, view: AnyState, named: Named, salt: int) -> None:
        self.judge, self.cfg, self.view, self.seat, self.salt = judge, cfg, view, point.who, salt
        self.played, self.named, self.seen, self.naming = point.action, named, Tally(), 0.0

    def look(self, playouts: int) -> None:
        """Play both on so many more times; at the first look the next that was thought of, too."""
        start, stop = self.seen.playouts, self.seen.playouts + playouts
        rival = self.wins(self.named.move, start, stop)
        self.seen.add(self.wins(self.played, start, stop), rival)
        if not start and self.named.odds > UNLIKELY:
            apart = Tally()
            apart.add(rival, self.wins(self.named.next, start, stop))
            self.naming = sqrt(self.named.odds * max(0.0, apart.mean**2 - apart.error**2))

    def wins(self, move: Action, start: int, stop: int) -> np.ndarray[Any, Any]:
        """The seat's share of the win in these playouts after a move."""
        return self.judge.wins(self.cfg, self.view, self.seat, move, self.salt, start, stop)

    @property
    def cost(self) -> Cost:
        """What the move lost, as far as that is known: nothing if it won as often as its rival."""
        seen = self.seen
        if not seen.playouts or seen.lead <= 0:
            return Cost(0.0, seen.error if seen.playouts else 0.0, self.played)
        room = seen.playouts + 0.5 * int(self.cfg.players)  # half a win more for everybody: no chance is 0 or 1
        return Cost(seen.lead / room, seen.error, self.named.move, (seen.wins + 0.5) / room, self.naming)
