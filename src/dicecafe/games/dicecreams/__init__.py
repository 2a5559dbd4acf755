"""DiceCreams by Alexandros Kapidakis."""

from typing import Any

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Preset
from dicecafe.words import Message

from . import moves, rules, text
from .deck import DECK
from .scoring import raccoon_fame
from .table import MAX_SEATS, Config, State

MOST_CONES = 8  # that end a game of four


def check(cfg: Config) -> Message | None:
    """With four players the deck lasts for 8 IceCreams each at the most."""
    if cfg.players == MAX_SEATS and cfg.cones > MOST_CONES:
        return Message("too-many-cones", most=MOST_CONES, cones=cfg.cones)
    return None


def details(cfg: Config, s: State) -> dict[str, Any]:
    """Sprinkles, Strong tokens and completed cards of every seat; in solo the Raccoon's Fame."""
    seats = range(cfg.players)
    result: dict[str, Any] = {
        "sprinkles": [s.sprinkles[seat] for seat in seats],
        "strong": [s.strong[seat] for seat in seats],
        "cards": [text.done_by(s, seat) for seat in seats],
    }
    return {**result, "raccoon": raccoon_fame(cfg, s)} if cfg.players == 1 else result


GAME = Game(
    title="DiceCreams",
    designer="Alexandros Kapidakis",
    seats=range(1, MAX_SEATS + 1),
    minutes=30,
    rules=rules,
    text=text,
    n_actions=moves.ACTIONS,
    n_outcomes=moves.OUTCOMES,
    interrupts=True,
    options=(
        Option("cones", 7, 3, 10),
        Option("sprinkles", "any-time", choices=("any-time", "own-decisions")),
        Option("last_orders", False),
        DECK,
    ),
    presets=(Preset("short", {"cones": 4}), Preset("long", {"cones": 8})),
    check=check,
    details=details,
)
