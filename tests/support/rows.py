"""Rows of environments, read back."""

from __future__ import annotations

from typing import Any

import numpy as np

from dicecafe.engine.game import Game
from dicecafe.envs import encoding


def read(game: Game, row: Any) -> Any:
    """The position that a row tells, by the layout alone."""
    s = game.State()
    for piece in encoding.layout(game)[encoding.FIELDS :]:
        entries = row[piece.start : piece.start + piece.entries].astype(object)
        if piece.code == "i8":
            quarters = entries.reshape(-1, encoding.QUARTERS)
            entries = np.array([sum(q << encoding.BITS * n for n, q in enumerate(four)) for four in quarters], object)
        setattr(s, piece.name, entries.reshape(piece.shape).tolist())
    return s
