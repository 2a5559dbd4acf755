"""The coach: what each roll and each decision of a game was worth, so that luck can be told from skill."""

from __future__ import annotations

from dicecafe.engine.game import Game

from . import noisy_playouts
from .analysis import Analysis, Step, Total, analyse
from .estimate import BATCHES

__all__ = ["Analysis", "Step", "Total", "analyse", "warm"]


def warm(game: Game) -> None:
    """Compile the playouts of an analysis, by a few from the start of a game; the game must have hints."""
    cfg = game.config(game.seats[0])
    noisy_playouts.chances(game, cfg, game.start(cfg), BATCHES, 0)
