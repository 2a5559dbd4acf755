"""Perfect: plays from the exact solution of a table, where there is one. Which of equal moves it takes, `solver` says.

Expert does so too, at every table that is solved in a moment (`expert_is_perfect`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dicecafe.engine.contract import Action, AnyConfig
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.game import Game
from dicecafe.engine.match import View

if TYPE_CHECKING:
    from dicecafe.solver import Solution


def expert_is_perfect(game: Game, cfg: AnyConfig) -> bool:
    """Whether expert plays a table from its solution.

    One that was found before does not count, so that a seed gives the same game on every machine.
    """
    if game.part("solve") is None:
        return False
    from dicecafe import solver  # here, as below

    try:
        return solver.is_short(game, cfg)
    except PlayerError:  # there is no solution
        return False


class Perfect:
    """Never makes a mistake. A table is solved, or found in the cache, when it first has to move there."""

    def __init__(self, game: Game, cfg: AnyConfig = None) -> None:
        from dicecafe import solver  # here, so that a game with other players never waits for NumPy

        self.solution: Solution | None = None
        solver.refuse(game, cfg)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The move with the best chance to win."""
        if self.solution is None:
            from dicecafe import solver

            self.solution = solver.solution_of(view.game, view.cfg)
        assert view.seat is not None
        return self.solution.best(view.cfg, view.state, view.seat, legal)
