"""The lab: games by the million."""

from __future__ import annotations

from dicecafe.engine.game import Game


def warm_playouts(game: Game) -> None:
    """Compile the playouts of `simulate` and of records, by one game of each."""
    from . import batch  # here, since it loads NumPy

    one = batch.Batch(game, ["random"] * game.seats[0], {}, 1)
    batch.simulate(one, 1)
    list(batch.records(one, 1))


def warm(game: Game) -> None:
    """Compile the statistics, by measuring one game."""
    from .batch import Batch
    from .games import Measured

    Measured(Batch(game, ["random"] * game.seats[0], {}, 1))(0, 1)
