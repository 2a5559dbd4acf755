"""What may still come in Dessert Dice: no die is rolled any more, so it is counted what there is for one's own dessert."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.words import Message

from .clusters import SQUARES
from .dice import CARRIES, SHOWN, SIDES, TIPPED_EAST_WEST, TIPPED_NORTH_SOUTH, TOP
from .rules import Config, State, can_tip, must_place, turn
from .text import DESSERT_NAMES


def odds(cfg: Config, s: State, seat: Seat) -> list[tuple[Message, Message]]:
    """How many dice still to be placed show the seat's dessert, and how many on the board one tip would turn to it."""
    if turn(s) != seat:
        return []
    goal = s.goals[seat] - 1
    dessert = DESSERT_NAMES[goal]
    left = sum(s.supply)
    own = sum(s.supply[shown] for shown in range(SHOWN) if CARRIES[shown // SIDES][shown % SIDES] == goal)
    rows = [(Message("odds-left", dessert=dessert), Message("odds-of", n=own, all=left))]
    if not must_place(cfg, s):
        rows.append((Message("odds-tips", dessert=dessert), Message("odds-count", n=one_tip_away(s, goal))))
    return rows


def one_tip_away(s: State, goal: int) -> int:
    """The dice on the board that some tip allowed now turns to this dessert."""
    return sum(
        any(can_tip(s, square, way) and _tipped(s.board[square], way) == goal for way in range(4))
        for square in range(SQUARES)
        if s.board[square] and TOP[s.board[square]] != goal
    )


def _tipped(die: int, way: int) -> int:
    return TOP[TIPPED_NORTH_SOUTH[die] if way % 2 == 0 else TIPPED_EAST_WEST[die]]
