"""Dessert Dice by Michael Purcell, in two editions."""

from typing import Any

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Preset

from . import rules, text
from .clusters import SQUARES
from .dice import SHOWN
from .rules import Config, State


def details(cfg: Config, s: State) -> dict[str, Any]:
    """The goals, now open, and every seat's clusters, largest first."""
    sizes = [[rules.cluster(s, seat, nth) for nth in range(SQUARES)] for seat in range(cfg.players)]
    return {
        "desserts": [text.DESSERT_NAMES[s.goals[seat] - 1] for seat in range(cfg.players)],
        "clusters": [[size for size in row if size] for row in sizes],
    }


GAME = Game(
    title="Dessert Dice",
    designer="Michael Purcell (CC BY-SA 4.0)",
    seats=range(2, rules.MAX_SEATS + 1),
    minutes=20,
    rules=rules,
    text=text,
    n_actions=rules.ACTIONS,
    n_outcomes=SHOWN,
    options=(
        Option("edition", "tiles", choices=("tiles", "cards")),
        Option("stall_limit", 16, 0, 200),
        Option("tie_everyone", False),
    ),
    presets=(Preset("cards", {"edition": "cards"}),),
    details=details,
)
