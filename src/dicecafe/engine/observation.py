"""Observation: what a game may say of its State for learning code, in an `observation.py` of its folder.

    def ranges(cfg) -> dict[str, Range]   what the numbers of a field can be; a field that is not named can be what its type can
    BY_SEAT = {"scores": 1}               fields that have entries for each seat, one seat after the other: how many each
    SEATS = {"seat": Seats()}             fields whose number names a seat, or a thing of a seat
    SEAT_BITS = ("targets",)              fields that have a bit for each seat
    def renamed(a, seat_of) -> Action     the same action where seat n is called `seat_of(n)`; without it no action names a seat

With the first, environments give bounds that are the game's own, and observations scaled to about 1; with the others,
observations that count seats from who looks. A test holds every game to them: turned round the table, it goes on the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .contract import Action, AnyConfig, Seat
from .game import Game


class Range(NamedTuple):
    """What a number can be. `usual` is what makes it about 1 where it is scaled: for what seldom comes near its most."""

    high: int
    usual: int = 0
    low: int = 0

    @property
    def scale(self) -> int:
        """What a number is divided by."""
        return max(1, self.usual or self.high)


class Seats(NamedTuple):
    """Numbers that name seats: the first of seat 0, and how many each seat has. Smaller ones name none."""

    first: int = 0
    each: int = 1


@dataclass(frozen=True)
class Observing:
    """The contents of a game's `observation.py`; defaults where it has none."""

    declared: bool = False  # whether there is one
    ranges: Callable[[AnyConfig], Mapping[str, Range]] = field(default=lambda cfg: {})
    by_seat: Mapping[str, int] = field(default_factory=dict)
    seats: Mapping[str, Seats] = field(default_factory=dict)
    seat_bits: tuple[str, ...] = ()
    renamed: Callable[[Action, Callable[[Seat], Seat]], Action] = field(default=lambda a, seat_of: a)


def observing(game: Game) -> Observing:
    """What a game says of its State."""
    part: Any = game.part("observation")
    if part is None:
        return Observing()
    names = {"ranges": "ranges", "BY_SEAT": "by_seat", "SEATS": "seats", "SEAT_BITS": "seat_bits", "renamed": "renamed"}
    return Observing(True, **{mine: getattr(part, theirs) for theirs, mine in names.items() if hasattr(part, theirs)})
