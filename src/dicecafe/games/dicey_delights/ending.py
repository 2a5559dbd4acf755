"""The end of Dicey Delights: what one needs in last call, which moves lose it, and what the points came from."""

from __future__ import annotations

from collections import Counter

from dicecafe.engine import ending
from dicecafe.engine.contract import Action, Seat
from dicecafe.engine.ending import Need, Part, those_lost
from dicecafe.words import Message

from . import awaits, moves, phases
from .cards import matches, rolled_matches, score_of
from .flow import has_rebuttal
from .moves import ACTIONS, move_of, place_of
from .rules import apply, legal, ranks
from .table import Config, State, is_last_call, left_of, seats_after, starter

SERVED = ("three", "two", "one")  # matches of a card, the most first
BONUS, LOST = "bonus", "lost"


def need(cfg: Config, s: State) -> Need | None:
    """In last call, the points that whoever has the turn still needs to be first; the starter wins every tie."""
    if not is_last_call(s) or s.awaits == awaits.END:
        return None
    place = seats_after(cfg, starter(s), s.seat)
    rivals = [seat for seat in range(cfg.players) if seat != s.seat]
    ahead = max(s.points[rival] + (seats_after(cfg, starter(s), rival) < place) for rival in rivals)
    short = ahead - s.points[s.seat]
    return s.seat, Message("need", points=short) if short > 0 else Message("need-none")


def losing(cfg: Config, s: State, seat: Seat) -> list[Action]:
    """Moves that end the last turn with another ahead."""
    if not is_last_call(s) or seat != s.seat:
        return []
    mask = [0] * ACTIONS.count
    legal(cfg, s, seat, mask)
    return those_lost(cfg, s, seat, [action for action, may in enumerate(mask) if may], apply, is_lost)


def is_lost(cfg: Config, s: State, seat: Seat) -> bool:
    """Whether the last cards of the game are cashed in, and another is first."""
    if s.awaits != awaits.END and not (s.seat == seat and s.phase == phases.REFILLED and is_last_turn(cfg, s)):
        return False
    places = [0] * cfg.players
    ranks(cfg, s, s.points, places)
    return places[seat] > 0


def is_last_turn(cfg: Config, s: State) -> bool:
    """Whether nobody has a turn after this one, with the points as they are (DL-8)."""
    return s.seat == starter(s) or (left_of(cfg, s.seat) == starter(s) and not has_rebuttal(cfg, s))


class Ledger(ending.Ledger):
    """Cards scored, by their matches; abilities; points lost to rivals."""

    def __init__(self, cfg: Config) -> None:
        super().__init__(cfg)
        self.points = [Counter[str]() for _ in range(cfg.players)]
        self.cards = [Counter[str]() for _ in range(cfg.players)]

    def note(self, who: Seat, actions: list[Action], before: State, after: State) -> None:
        """Whose points changed, and by what."""
        change = [after.points[seat] - before.points[seat] for seat in range(self.cfg.players)]
        if who >= 0 and move_of(actions[0]) in (moves.SCORE, moves.DOUBLE):
            card = before.line[who][place_of(actions[0])]
            paid = score_of(self.cfg, before, card, move_of(actions[0]) == moves.DOUBLE)
            self._score(who, matches(self.cfg, before, card), paid)
            change[who] -= paid
        elif who >= 0 and move_of(actions[0]) in (moves.SHARE, moves.USE_ON_CARD) and change[who] > 0:
            self._score(who, rolled_matches(self.cfg, before, before.line[who][place_of(actions[0])]), change[who])
            change[who] = 0
        for seat, points in enumerate(change):
            self.points[seat][BONUS if points > 0 else LOST] += points

    def _score(self, seat: Seat, n: int, points: int) -> None:
        kind = SERVED[-n]
        self.cards[seat][kind] += 1
        self.points[seat][kind] += points

    def parts(self, s: State) -> list[list[Part]]:
        """What a seat was given at the start is the rest."""
        return [self._parts(s, seat) for seat in range(self.cfg.players)]

    def _parts(self, s: State, seat: Seat) -> list[Part]:
        points, cards = self.points[seat], self.cards[seat]
        start = s.points[seat] - points.total()
        found: list[Part] = [(Message("part-treat"), start)] if start else []
        found += [(Message("part-cards", n=cards[kind], served=kind), points[kind]) for kind in SERVED if cards[kind]]
        found += [(Message("part-bonus"), points[BONUS])] if points[BONUS] else []
        return found + ([(Message("part-lost"), points[LOST])] if points[LOST] else [])
