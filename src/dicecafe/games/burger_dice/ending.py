"""The end of Burger Dice: what one needs in the final round, which moves lose it, and which burgers the points came from."""

from __future__ import annotations

from collections import Counter

from dicecafe.engine import ending
from dicecafe.engine.contract import CHANCE, Action, Seat
from dicecafe.engine.ending import Need, Part, those_lost
from dicecafe.words import Message

from .rules import ACTIONS, BUN, PLACE, STOP, WASTE, Config, State, apply, at_stake, height, legal


def need(cfg: Config, s: State) -> Need | None:
    """In the final round and in tie turns: the points of this turn that lead, and those that bring a tie."""
    if not s.final or s.over:
        return None
    tie = max(s.scores[seat] for seat in range(cfg.players) if seat != s.seat) - s.scores[s.seat]
    return s.seat, Message("need", points=tie + 1, tie=tie)


def losing(cfg: Config, s: State, seat: Seat) -> list[Action]:
    """Whoever has had their last turn and is behind can't win any more: no total ever falls."""
    if not s.final:
        return []
    mask = [0] * ACTIONS
    legal(cfg, s, seat, mask)
    return those_lost(cfg, s, seat, [action for action in range(ACTIONS) if mask[action]], apply, is_lost)


def is_lost(cfg: Config, s: State, seat: Seat) -> bool:
    """Whether a seat has no turn to come in the final round, and another is ahead."""
    return not s.to_play[seat] and s.scores[seat] < max(s.scores[: cfg.players])


class Ledger(ending.Ledger):
    """Burgers by their size, as they were scored; and what went into the bin."""

    def __init__(self, cfg: Config) -> None:
        super().__init__(cfg)
        self.sold = [Counter[int]() for _ in range(cfg.players)]  # burgers scored, by size
        self.lost = [0] * cfg.players  # points at stake when the bin was full
        self.busts = [0] * cfg.players
        self.turn: list[int] = []  # burgers completed this turn

    def note(self, who: Seat, actions: list[Action], before: State, after: State) -> None:
        """A burger is completed, and scored or lost with its turn."""
        if who == CHANCE:
            return
        action = actions[0]
        if action == PLACE + BUN and before.burger[BUN]:
            self.turn.append(height(before) + 1)
        elif action == STOP:
            self.sold[who].update(self.turn)
            self.turn = []
        elif action >= WASTE and before.waste + 1 >= self.cfg.waste_limit:
            self.busts[who] += 1
            self.lost[who] += at_stake(before)
            self.turn = []

    def parts(self, s: State) -> list[list[Part]]:
        """The largest burgers first."""
        return [self._parts(seat) for seat in range(self.cfg.players)]

    def _parts(self, seat: Seat) -> list[Part]:
        sold = sorted(self.sold[seat].items(), reverse=True)
        found = [(Message("part-burgers", n=n, size=size), n * size) for size, n in sold]
        if self.busts[seat]:
            found.append((Message("part-busts", n=self.busts[seat], lost=self.lost[seat]), 0))
        return found
