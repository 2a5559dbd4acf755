"""Pig, the tutorial game."""

from dicecafe.engine.game import Game
from dicecafe.engine.options import Option, Preset

from . import rules, text

GAME = Game(
    title="Pig",
    designer="",
    seats=range(2, rules.MAX_SEATS + 1),
    minutes=5,
    rules=rules,
    text=text,
    n_actions=2,
    n_outcomes=rules.SIDES,
    lanes=16,
    options=(Option("target", 100, 10, 1000),),
    presets=(Preset("short", {"target": 50}), Preset("long", {"target": 200})),
)
