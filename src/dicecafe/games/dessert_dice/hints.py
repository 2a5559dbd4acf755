"""A Dessert Dice player worth playing against: it looks one action ahead, grows its own clusters and keeps the others small.

It does not know the rivals' goals, so any other dessert may be one of them. It treats them all alike, which also says little of
its own goal until the cluster of it grows.
"""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import called_rule, rule

from .clusters import SQUARES, count, largest, neighbours
from .dice import DESSERTS, GREEN, SHOWN, TIPPED_EAST_WEST, TIPPED_NORTH_SOUTH, die_lying
from .rules import PLACE_GREEN, TIP, Config, State, beside, can_tip, empty_squares, must_place, showing

PATIENCE = 8  # moves in a row that it puts up with, so that two of its kind come to an end where no stall limit does (DD-5)
SLOW = 2  # what a tip must gain over the best placement: who only tips lets the others fill the board


@called_rule
def choose(cfg: Config, s: State, seat: Seat) -> int:
    """The action after which the board looks best; among equals, another one from turn to turn."""
    best = -1
    best_worth = 0
    for k in range(SQUARES):
        square = (k + 7 * s.turns) % SQUARES
        if s.empty[square]:
            for shown in range(SHOWN + 1):
                if s.green if shown == SHOWN else s.supply[shown]:
                    worth = worth_with(cfg, s, seat, square, GREEN if shown == SHOWN else die_lying(shown, 0))
                    if best < 0 or worth > best_worth:
                        best_worth = worth
                        best = placement(s, shown, square)
    if must_place(cfg, s) or s.moves >= PATIENCE:
        return best
    for square in range(SQUARES):
        for direction in range(4):
            if s.board[square] and can_tip(s, square, direction):
                worth = worth_tipped(cfg, s, seat, square, direction) - SLOW
                if worth > best_worth:
                    best_worth = worth
                    best = TIP + 4 * square + direction
    return best


@rule
def placement(s: State, shown: int, square: int) -> int:
    """The action that places this die, turned this way or that from turn to turn."""
    if shown == SHOWN:
        return PLACE_GREEN + square
    return (2 * shown + s.turns % 2) * SQUARES + square


@rule
def worth_with(cfg: Config, s: State, seat: Seat, square: int, die: int) -> int:
    """How the board looks with this die on this empty square."""
    s.board[square] = die
    s.empty[square] = 0
    worth = worth_of(cfg, s, seat)
    s.board[square] = 0
    s.empty[square] = 1
    return worth


@rule
def worth_tipped(cfg: Config, s: State, seat: Seat, square: int, direction: int) -> int:
    """How the board looks after this tip."""
    die = s.board[square]
    s.board[square] = 0
    s.empty[square] = 1
    tipped = TIPPED_NORTH_SOUTH[die] if direction % 2 == 0 else TIPPED_EAST_WEST[die]
    worth = worth_with(cfg, s, seat, beside(square, direction), tipped)
    s.board[square] = die
    s.empty[square] = 0
    return worth


@called_rule
def worth_of(cfg: Config, s: State, seat: Seat) -> int:
    """The own largest cluster, its room to grow and the dice to grow it with, less the rivals' as far as one can guess."""
    room = empty_squares(s)
    worth = 0
    for dessert in range(DESSERTS):
        squares = showing(s, dessert)
        cluster = largest(squares)
        growth = min(2, count(neighbours(cluster) & room))
        if dessert == s.goals[seat] - 1:
            worth += 12 * count(cluster) + 2 * growth + count(squares)
        else:
            worth -= (3 + cfg.players) * count(cluster) * count(cluster) // 4 + growth
    return worth
