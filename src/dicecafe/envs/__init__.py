"""Environments for researchers: PettingZoo, OpenSpiel, and Gymnasium one game at a time or thousands at once.

Each is a module of its own, imported when it is wanted: `aec`, `openspiel`, `single` and `vector`. They need the packages of the
extra `dicecafe[envs]`. All of them share one encoding (`encoding`), and the compiled ones one kernel (`tables`).
"""

from __future__ import annotations

from dicecafe.engine.game import Game


def warm(game: Game) -> None:
    """Compile the kernel that all environments of a game share, by beginning one table."""
    from .tables import Tables  # here, since it loads NumPy

    Tables(game, 1).begin(0)
