"""The lab: games by the million."""

from __future__ import annotations

from dicecafe.engine.game import Game


def warm_playouts(game: Game) -> None:
    """Compile the playouts of `simulate` and of records, by one game of each."""
    from .batch import Batch, records  # here, since it loads NumPy
    from .run import simulate

    batch = Batch(game, ["random"] * game.seats[0], {}, 1)
    simulate(batch)
    list(records(batch))


def warm(game: Game) -> None:
    """Compile the statistics, by measuring one game."""
    from .batch import Batch
    from .run import simulate

    simulate(Batch(game, ["random"] * game.seats[0], {}, 1), detailed=True)
