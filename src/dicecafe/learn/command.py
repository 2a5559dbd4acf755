"""The command `dicecafe train`: what is asked of it, passed on. NumPy is loaded only when it is."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from dicecafe.engine import registry


def train(asked: Namespace) -> int:
    """Learn a network by self-play."""
    from .train import Plan, run

    game = registry.load(asked.game)
    out = Path(asked.out or f"{game.name}-network.json")
    return run(Plan(game, asked.players, asked.games, asked.rounds, asked.minutes or 0, asked.seed, out), asked.json)
