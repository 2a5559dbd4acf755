"""DiceCreams by Alexandros Kapidakis."""

from typing import Any

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option

from . import rules, text
from .deck import DECK
from .scoring import raccoon_fame
from .table import MAX_SEATS, Config, State


def check(cfg: Config) -> str:
    """With four players the deck lasts for 8 IceCreams each at the most."""
    if cfg.players == MAX_SEATS and cfg.cones > 8:
        return f"With four players cones is at most 8, not {cfg.cones}."
    return ""


def details(cfg: Config, s: State) -> dict[str, Any]:
    """Sprinkles, Strong tokens and completed cards of every seat; in solo the Raccoon's Fame."""
    seats = range(cfg.players)
    told: dict[str, Any] = {
        "sprinkles": [s.sprinkles[seat] for seat in seats],
        "strong": [s.strong[seat] for seat in seats],
        "cards": [text.done_by(s, seat) for seat in seats],
    }
    return {**told, "raccoon": raccoon_fame(cfg, s)} if cfg.players == 1 else told


GAME = Game(
    title="DiceCreams",
    tagline="Draft flavours, stack cones, serve the forest before it melts.",
    designer="Alexandros Kapidakis",
    seats=range(1, MAX_SEATS + 1),
    minutes=30,
    rules=rules,
    text=text,
    n_actions=rules.ACTIONS,
    n_outcomes=rules.OUTCOMES,
    interrupts=True,
    options=(
        Option("cones", 7, 3, 10, "completed IceCreams that end the game (at most 8 with four players)"),
        Option("sprinkles", "any-time", choices=("any-time", "own-decisions"), help="who may sprinkle and scrap, and when"),
        Option("last_orders", False, help="when somebody has enough, the round is finished"),
        DECK,
    ),
    check=check,
    details=details,
)
