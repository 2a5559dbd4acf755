"""Comparison: two moves at one decision, each played on with the same deals and the same dice, as often as is asked."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from dicecafe.engine.contract import Action

from . import noisy_playouts
from .judge import PlayoutJudge
from .valuation import Point

if TYPE_CHECKING:
    import numpy as np

WAIT = noisy_playouts.NONE  # not to act, for a seat that acted when it was not its turn


class Cost(NamedTuple):
    """What a move lost against the best one known, its standard error, and that move: the one played if there is none better."""

    cost: float
    error: float
    best: Action
    chance: float | None = None  # to win after the move played, where that was worked out; `cost` more after the best


class Playouts:
    """The playouts of a decision: the nth of every move meets the same deal and the same dice."""

    def __init__(self, judge: PlayoutJudge, cfg: Any, point: Point, salt: int) -> None:
        self.judge, self.cfg, self.seat, self.salt = judge, cfg, point.who, salt
        self.view = point.state.copy()  # what the seat sees
        judge.game.kernels["hide"](cfg, self.view, point.who)
        self.kept: dict[tuple[Action, int, int], np.ndarray[Any, Any]] = {}

    def wins(self, move: Action, start: int, stop: int) -> np.ndarray[Any, Any]:
        """The seat's share of the win in these playouts after a move."""
        asked = move, start, stop
        if asked not in self.kept:  # the move that was played meets several rivals
            self.kept[asked] = self.judge.wins(self.cfg, self.view, self.seat, move, self.salt, start, stop)
        return self.kept[asked]


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
    def error(self) -> float:
        """The standard error of the mean lead; as if one more playout had led either way, since all alike prove little."""
        mean = self.lead / self.playouts
        return sqrt(max(0.0, self.squares / self.playouts - mean * mean) / self.playouts + 0.5 / self.playouts**2)


class Comparison:
    """A move that was played and one that may be better. Each look adds playouts to those before."""

    def __init__(self, playouts: Playouts, played: Action, rival: Action) -> None:
        self.playouts, self.played, self.rival = playouts, played, rival
        self.seen, self.counted = Tally(), Tally()  # all playouts, and those that tell the cost

    def look(self, playouts: int) -> None:
        """Play both on so many more times."""
        done = self.seen.playouts
        both = [self.playouts.wins(move, done, done + playouts) for move in (self.played, self.rival)]
        self.seen.add(*both)
        self.counted.add(*both)

    def start_anew(self) -> None:
        """Let the playouts that chose the rival among others tell no cost: they flatter it."""
        self.counted = Tally()
        self.playouts.kept.clear()  # those of other rivals are asked for no more

    def looks_bad(self, doubt: float) -> bool:
        """Whether the move seems to have lost more than so many standard errors."""
        return self.seen.lead > doubt * self.seen.error * self.seen.playouts

    @property
    def cost(self) -> Cost:
        """What the move lost, as far as that is known: nothing if it won as often as its rival."""
        counted = self.counted
        if not counted.playouts or counted.lead <= 0:
            return Cost(0.0, counted.error if counted.playouts else 0.0, self.played)
        room = counted.playouts + 0.5 * int(self.playouts.cfg.players)  # half a win more for everybody: no chance is 0 or 1
        return Cost(counted.lead / room, counted.error, self.rival, (counted.wins + 0.5) / room)
