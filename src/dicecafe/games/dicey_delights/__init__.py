"""Dicey Delights, from a rulebook that names no designer."""

from typing import Any

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Preset

from . import rules, text
from .deck import DECK
from .moves import ACTIONS
from .table import MAX_SEATS, Config, State, starter


def details(cfg: Config, s: State) -> dict[str, Any]:
    """Who started last call."""
    return {"starter": starter(s)}


GAME = Game(
    title="Dicey Delights",
    designer="",
    seats=range(2, MAX_SEATS + 1),
    minutes=25,
    rules=rules,
    text=text,
    n_actions=ACTIONS.count,
    n_outcomes=rules.OUTCOMES,
    options=(
        Option("last_call", 40, 10, 200),
        Option("sundae_sprint", False),
        Option("potluck", False),
        Option("late_seat_treat", False),
        DECK,
    ),
    presets=(Preset("short", {"last_call": 25}), Preset("sprint", {"sundae_sprint": True}), Preset("potluck", {"potluck": True})),
    details=details,
)
