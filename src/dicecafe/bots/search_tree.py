"""The tree of one search as arrays, which the compiled kernel of `mcts.py` fills; and what a search can be told to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dicecafe.engine.contract import Action
from dicecafe.engine.game import Game
from dicecafe.engine.match import View

from . import belief, mcts, network


@dataclass(frozen=True)
class SearchParameters:
    """The settings of a search, measured game by game (docs/bots.md); a game's are the STYLE of its `standing.py`."""

    widening: float = 0.2  # progressive widening below the root: 1 + widening * sqrt(visits) actions are tried, the hint first
    explore: float = 0.5  # the exploration constant of UCB
    horizon: int = 1  # quiet positions that are passed, from the root on; then the standing of the seats is the reward
    near: int = 1  # the same where a network tells that
    near_widening: float = 0.0  # what widening is there
    margin: float = 2.0  # standard errors by which an action must beat the hint
    slips: int = 0  # one decision in so many of a playout is random; 0 for none
    learned: bool = True  # whether the game's network tells who stands how, where one has learned; else its standing.py does


@dataclass(frozen=True)
class Branch:
    """What the search found about one action."""

    action: Action
    visits: int
    rewards: list[float]  # each seat's mean reward
    variance: float  # of the searching seat's


class SearchTree:
    """The tree of a search from what a seat sees, with room for so many nodes; where it is full, playouts start."""

    def __init__(self, game: Game, view: View, parameters: SearchParameters, seed: int, nodes: int) -> None:
        import numpy as np

        self.seat, self.seed, self.done = view.seat, seed, 0
        learned = parameters.learned and network.has_learned(game, view.cfg)
        self.kernel, self.cfgs = mcts.compiled(game, mcts.search, learned), view.cfg.array()
        self.roots = belief.root_positions(game, view, seed)
        self.nodes, self.used = np.zeros((nodes, mcts.COLUMNS), "i4"), np.zeros(1, "i8")
        self.sums = np.zeros((nodes, view.cfg.players + 1))
        horizon = parameters.near if learned else parameters.horizon
        widening = parameters.near_widening if learned else parameters.widening
        self.parameters = np.array([parameters.explore, widening, horizon, parameters.slips], "f8")

    def run(self, playouts: int, tries: Sequence[Action]) -> None:
        """Add so many playouts, which start with these actions in turn; with those that UCB selects, where none are given."""
        import numpy as np

        start, self.done = self.done, self.done + playouts
        tried, arrays = np.array(tries, "i8"), (self.nodes, self.sums, self.used)
        self.kernel(self.cfgs, self.roots, self.parameters, self.seat, tried, self.seed, start, self.done, *arrays)

    def plant(self, actions: Sequence[Action]) -> None:
        """Make room for these first actions before others take it."""
        for action in actions:
            mcts.child_for(self.nodes, self.used, 0, action)

    def branches(self) -> dict[Action, Branch]:
        """Every first action that was tried, and what came of it."""
        found, child = {}, int(self.nodes[0, mcts.FIRST])
        while child:
            if self.nodes[child, mcts.VISITS]:
                branch = self._branch(child)
                found[branch.action] = branch
            child = int(self.nodes[child, mcts.NEXT])
        return found

    def _branch(self, child: int) -> Branch:
        visits = int(self.nodes[child, mcts.VISITS])
        *rewards, squares = (float(total) / visits for total in self.sums[child])
        return Branch(int(self.nodes[child, mcts.EDGE]), visits, rewards, max(squares - rewards[self.seat or 0] ** 2, 1e-6))
