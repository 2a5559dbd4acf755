"""Dicey Delights, from a rulebook that names no designer."""

from typing import Any

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option

from . import rules, text
from .deck import DECK
from .table import MAX_SEATS, Config, State


def details(cfg: Config, s: State) -> dict[str, Any]:
    """Who started last call."""
    return {"starter": s.starter - 1}


GAME = Game(
    title="Dicey Delights",
    tagline="Roll desserts, please your campers, mess with the others before last call.",
    designer="not named in the rulebook",
    seats=range(2, MAX_SEATS + 1),
    minutes=25,
    rules=rules,
    text=text,
    n_actions=rules.ACTIONS,
    n_outcomes=rules.OUTCOMES,
    options=(
        Option("last_call", 40, 10, 200, "points that start last call; a variant's own number goes before it"),
        Option("sundae_sprint", False, help="variant: a short race, points for re-rolls not used, no rebuttal"),
        Option("potluck", False, help="variant: neighbours may share your dice, and thank you"),
        Option("late_seat_treat", False, help="later seats start with more points"),
        DECK,
    ),
    details=details,
)
