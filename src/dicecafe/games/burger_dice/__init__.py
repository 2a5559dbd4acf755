"""Burger Dice by Matthew J Gravelyn."""

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Preset
from dicecafe.words import Message

from . import rules, text


def check(cfg: rules.Config) -> Message | None:
    """BD-1: there must be dice enough that their number never limits play."""
    needed = cfg.roll_size + cfg.waste_limit + 4
    if cfg.dice >= needed:
        return None
    return Message(
        "too-few-dice", roll_size=cfg.roll_size, waste_limit=cfg.waste_limit, needed=needed, dice=cfg.dice, ruling="BD-1"
    )


GAME = Game(
    title="Burger Dice",
    designer="Matthew J Gravelyn",
    seats=range(2, rules.MAX_SEATS + 1),
    minutes=15,
    rules=rules,
    text=text,
    n_actions=rules.ACTIONS,
    n_outcomes=rules.FACES,
    lanes=32,
    options=(
        Option("target", 50, 3, 500),
        Option("waste_limit", 4, 1, 8),
        Option("roll_size", 3, 1, 6),
        Option("dice", 12, 11, 30),
    ),
    presets=(Preset("short", {"target": 25}), Preset("long", {"target": 100})),
    check=check,
)
