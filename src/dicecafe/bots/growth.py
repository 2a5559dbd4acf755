"""Growth: the tree of `tree.py` for one decision, as arrays that its compiled kernel goes on filling, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dicecafe.engine.contract import Action
from dicecafe.engine.game import Game
from dicecafe.engine.match import View

from . import belief, tree

NODES_A_PLAYOUT = 8


@dataclass(frozen=True)
class Style:
    """How a search goes about it; measured game by game (docs/bots.md)."""

    deeper: float = 0.2  # below the first decision the hint goes first; others join it as the root of the visits grows
    explore: float = 0.5  # how far one of these is trusted that was rarely tried
    horizon: int = 1  # quiet positions that are played past after the tree; then the standing of the seats is the reward
    doubt: float = 2.0  # standard errors by which an action must beat the hint


@dataclass(frozen=True)
class Branch:
    """What the search found about one action."""

    action: Action
    visits: int
    rewards: list[float]  # each seat's mean reward
    variance: float  # of the searching seat's


class Growth:
    """A tree that grows from what a seat sees."""

    def __init__(self, game: Game, view: View, style: Style, seed: int, playouts: int) -> None:
        import numpy as np

        room, self.seat, self.seed, self.done = NODES_A_PLAYOUT * playouts + 2, view.seat, seed, 0
        self.kernel, self.cfgs, self.roots = tree.compiled(game, tree.grow), view.cfg.array(), belief.deals(game, view, seed)
        self.nodes, self.used = np.zeros((room, tree.COLUMNS), "i4"), np.zeros(1, "i8")
        self.sums = np.zeros((room, view.cfg.players + 1))
        self.style = np.array([style.explore, style.deeper, style.horizon], "f8")

    def grow(self, playouts: int, tries: Sequence[Action]) -> None:
        """So many playouts more, which start with these actions in turn; with what the tree finds best, where there are none."""
        import numpy as np

        start, self.done = self.done, self.done + playouts
        tried, arrays = np.array(tries, "i8"), (self.nodes, self.sums, self.used)
        self.kernel(self.cfgs, self.roots, self.style, self.seat, tried, self.seed, start, self.done, *arrays)

    def branches(self) -> dict[Action, Branch]:
        """Every first action that was tried, and what came of it."""
        found, child = {}, int(self.nodes[0, tree.FIRST])
        while child:
            if self.nodes[child, tree.VISITS]:
                branch = self._branch(child)
                found[branch.action] = branch
            child = int(self.nodes[child, tree.NEXT])
        return found

    def _branch(self, child: int) -> Branch:
        visits = int(self.nodes[child, tree.VISITS])
        *rewards, squares = (float(total) / visits for total in self.sums[child])
        return Branch(int(self.nodes[child, tree.EDGE]), visits, rewards, max(squares - rewards[self.seat or 0] ** 2, 1e-6))
