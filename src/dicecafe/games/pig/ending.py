"""The end of Pig: which turns the points came from."""

from __future__ import annotations

from dicecafe.engine import ending
from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.engine.ending import Part
from dicecafe.words import Message

from .rules import HOLD, Config, State


class Ledger(ending.Ledger):
    """The pots that were banked, and those that a 1 has lost."""

    def __init__(self, cfg: Config) -> None:
        super().__init__(cfg)
        self.banked: list[list[int]] = [[] for _ in range(cfg.players)]
        self.lost = [0] * cfg.players
        self.ones = [0] * cfg.players

    def note(self, who: Seat, actions: list[Action], before: State, after: State) -> None:
        """A pot is banked, or lost."""
        if who == CHANCE and actions[0] == 0:
            self.ones[before.seat] += 1
            self.lost[before.seat] += before.pot
        elif who != CHANCE and actions[0] == HOLD and before.pot:
            self.banked[who].append(before.pot)

    def parts(self, s: State) -> list[list[Part]]:
        """The best turn, the others, and what the ones took."""
        return [self._parts(seat) for seat in range(self.cfg.players)]

    def _parts(self, seat: Seat) -> list[Part]:
        found: list[Part] = []
        pots = sorted(self.banked[seat], reverse=True)
        if pots:
            found.append((Message("part-best-turn"), pots[0]))
        if len(pots) > 1:
            found.append((Message("part-other-turns", n=len(pots) - 1), sum(pots[1:])))
        if self.ones[seat]:
            found.append((Message("part-ones", n=self.ones[seat], lost=self.lost[seat]), 0))
        return found
