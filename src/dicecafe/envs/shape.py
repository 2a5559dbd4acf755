"""Shape: how rows are given out. As they are; scaled to about 1; with seats counted from who looks, in rows and in actions."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from dicecafe.engine.contract import AnyConfig
from dicecafe.engine.game import Game
from dicecafe.engine.observation import observing
from dicecafe.words import Message

from . import encoding
from .encoding import OBSERVER, TO_MOVE
from .optional import EnvError

Array = np.ndarray[Any, Any]


class Named(NamedTuple):
    """An entry whose number names a seat: where it is, the number of seat 0, how many numbers each seat has."""

    entry: int
    first: int
    each: int


class Shape:
    """How the rows, masks and actions of one table look from outside.

    `scaled` divides every entry by what it usually is at most, into 32-bit floats. `relative` turns the table: who looks is
    seat 0, the seat to its left is 1, wherever a field, a number or an action names a seat; and the first entry, which would
    always be 0 then, is how many seats the table has.
    """

    def __init__(self, game: Game, cfg: AnyConfig, scaled: bool = False, relative: bool = False) -> None:
        self.scaled, self.players, own = scaled, cfg.players, observing(game)
        if relative and not own.declared:
            raise EnvError("envs/relative", Message("envs-relative", game=game.title))
        self.relative = relative
        self.low, self.high = encoding.bounds(game, cfg)
        self.scale = encoding.scales(game, cfg)
        self.dtype = np.dtype(np.float32 if scaled else np.int32)
        if not relative:
            return
        self.high[OBSERVER] = self.players
        self.scale[OBSERVER] = game.seats[-1]
        pieces = {piece.name: piece for piece in encoding.layout(game)}
        self.entries = np.tile(np.arange(encoding.width(game)), (self.players, 1))  # by who looks: where each entry is taken from
        for name, each in own.by_seat.items():
            start = pieces[name].start
            for seat in range(self.players):
                turned = (np.arange(self.players * each) + seat * each) % (self.players * each)
                self.entries[seat, start : start + self.players * each] = start + turned
        self.named = [Named(TO_MOVE, 0, 1)]
        self.named += [Named(pieces[name].start, *own.seats[name]) for name in own.seats]
        self.bits = [pieces[name].start for name in own.seat_bits]
        self.order = np.array(  # by who looks: which action each one stands for
            [[own.renamed(a, partial(self._turned, seat)) for a in range(game.n_actions)] for seat in range(self.players)]
        )

    def bounds(self) -> tuple[Array, Array]:
        """The least and the most of every entry that is given out."""
        if self.scaled:
            return np.divide(self.low, self.scale, dtype=np.float32), np.divide(self.high, self.scale, dtype=np.float32)
        return self.low, self.high

    def rows(self, rows: Array, seats: Array) -> Array:
        """Rows as they look to these seats; fresh unless nothing changes."""
        if self.relative:
            rows = np.take_along_axis(rows, self.entries[seats], 1)
            for entry, first, each in self.named:
                numbers = rows[:, entry] - first
                seat = (numbers // each - seats) % self.players
                known = (numbers >= 0) & (numbers < self.players * each)
                rows[:, entry] = first + np.where(known, seat * each + numbers % each, numbers)
            rows[:, OBSERVER] = self.players
            for entry in self.bits:
                bits = rows[:, entry]
                rows[:, entry] = (bits >> seats | bits << (self.players - seats)) & (1 << self.players) - 1
        return np.divide(rows, self.scale, dtype=np.float32) if self.scaled else rows

    def masks(self, masks: Array, seats: Array) -> Array:
        """Masks as they look to these seats."""
        return np.take_along_axis(masks, self.order[seats], 1) if self.relative else masks

    def actions(self, actions: Array, seats: Array) -> Array:
        """What these seats mean by actions, by the numbers of the rules; what is no action stays what it is."""
        if not self.relative:
            return actions
        known = (actions >= 0) & (actions < self.order.shape[1])
        return np.where(known, self.order[seats, np.where(known, actions, 0)], actions)

    def _turned(self, observer: int, seat: int) -> int:
        """The number of the seat that `observer` calls `seat`; a seat beyond the table keeps its number."""
        return (seat + observer) % self.players if seat < self.players else seat
