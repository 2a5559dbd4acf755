"""The end of Dessert Dice: the clusters that the points came from, and those that break a tie."""

from __future__ import annotations

from dicecafe.engine import ending
from dicecafe.engine.contract import Seat
from dicecafe.engine.ending import Part
from dicecafe.words import Message

from .clusters import SQUARES
from .rules import State, cluster
from .text import DESSERT_NAMES


class Ledger(ending.Ledger):
    """All of it can be seen on the board."""

    def parts(self, s: State) -> list[list[Part]]:
        """The largest cluster of each seat's dessert, and the others."""
        return [self._parts(s, seat) for seat in range(self.cfg.players)]

    def _parts(self, s: State, seat: Seat) -> list[Part]:
        largest, *others = [size for nth in range(SQUARES) if (size := cluster(s, seat, nth))] or [0]
        found: list[Part] = [(Message("part-cluster", dessert=DESSERT_NAMES[s.goals[seat] - 1]), largest)]
        return [*found, (Message("part-others", sizes=others), 0)] if others else found
