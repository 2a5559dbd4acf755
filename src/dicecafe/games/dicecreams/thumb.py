"""Habits of a good DiceCreams player: what each is worth, `tools/strategy.py` measures (docs/strategy.md)."""

from __future__ import annotations

from dicecafe.engine.contract import Ints, Seat
from dicecafe.engine.rule import rule
from dicecafe.engine.thumb import Habit

from . import hints
from .cones import place_of_cone, ready_cone
from .moves import to_serve
from .table import Config, State


@rule
def any_third(own: Ints, likely: Ints, first: int) -> int:
    """Takes the first Flavour without a thought of the third."""
    return 0


@rule
def any_reply(cfg: Config, s: State, spot: int) -> int:
    """Takes the neighbour's Flavour without a thought of what is left."""
    return 0


@rule
def serve_as_it_is(cfg: Config, s: State, seat: Seat) -> int:
    """Serves without Sprinkles."""
    return to_serve(place_of_cone(ready_cone(s)))


HABITS = (
    Habit("thumb-reply", hints.worth_of_last, any_reply),
    Habit("thumb-third", hints.worth_after_first, any_third),
    Habit("thumb-strong", hints.serve_it, serve_as_it_is),
)
