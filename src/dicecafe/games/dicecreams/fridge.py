"""The Fridge: three rows and columns of dice, and what may be taken out of it."""

from __future__ import annotations

from dicecafe.engine.contract import Seat
from dicecafe.engine.rule import rule

from .table import FIRST, FRIDGE, HIGHEST, LAST, LOWEST, NEIGHBOUR, NONE, SIDE, State


@rule
def row_of(spot: int) -> int:
    """The row of a spot, from the top."""
    return spot // SIDE


@rule
def column_of(spot: int) -> int:
    """The column of a spot, from the left."""
    return spot % SIDE


@rule
def spot_at(row: int, column: int) -> int:
    """The spot where a row and a column meet."""
    return row * SIDE + column


@rule
def in_line(a: int, b: int) -> bool:
    """Whether two spots share a row or a column."""
    return row_of(a) == row_of(b) or column_of(a) == column_of(b)


@rule
def third_spot(a: int, b: int) -> int:
    """The last spot of the row or column that two spots share."""
    if row_of(a) == row_of(b):
        return spot_at(row_of(a), SIDE - column_of(a) - column_of(b))
    return spot_at(SIDE - row_of(a) - row_of(b), column_of(a))


@rule
def first_spot(s: State) -> int:
    """Where the first Flavour of the turn came from."""
    return s.first_spot - 1


@rule
def last_spot(s: State) -> int:
    """Where the last Flavour of the turn comes from: what the first one and the neighbour's leave of their line."""
    return third_spot(first_spot(s), s.neighbour_spot - 1)


@rule
def can_take(s: State, spot: int) -> bool:
    """Whether the seat whose step it is may take from this spot."""
    if s.phase == LAST:
        return spot == last_spot(s)
    return s.fridge_colour[spot] > 0 and (s.phase == FIRST or in_line(spot, first_spot(s)))


@rule
def within(value: int, change: int) -> bool:
    """Whether a die can be changed so: never below 1 or above 6."""
    return LOWEST <= value + change <= HIGHEST


@rule
def take(s: State, seat: Seat, spot: int) -> None:
    """Take a Flavour into the hand."""
    s.held_colour = s.fridge_colour[spot]
    s.held_value = s.fridge_value[spot]
    s.holder = seat
    empty_spot(s, spot)
    if s.phase == FIRST:
        s.first_spot = spot + 1
    elif s.phase == NEIGHBOUR:
        s.neighbour_spot = spot + 1


@rule
def empty_hand(s: State) -> None:
    """Nobody holds a Flavour any more."""
    s.held_colour = 0
    s.held_value = 0


@rule
def empty_spot(s: State, spot: int) -> None:
    """Nothing is left on this spot."""
    s.fridge_colour[spot] = 0
    s.fridge_value[spot] = 0


@rule
def next_empty_spot(s: State) -> int:
    """The spot to fill next, row by row; NONE when the Fridge is full."""
    for spot in range(FRIDGE):
        if s.fridge_colour[spot] == 0:
            return spot
    return NONE
