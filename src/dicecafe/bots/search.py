"""A bot that searches: the tree of `tree.py` grown for so many playouts, or for so long."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dicecafe.engine.contract import Action
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from . import tree

CHUNK = 64  # playouts between two looks at the clock
NODES_A_PLAYOUT = 8


@dataclass(frozen=True)
class Style:
    """How a search goes about it; measured game by game (docs/bots.md)."""

    explore: float = 0.5  # how far a rarely tried action is trusted: less where rewards are standings, which vary less than wins
    few: int = 12  # so many actions are all tried; of more, as many as the root of the visits allows
    widen: float = 1.0
    deeper: float = 0.2  # the same below the first decision, where the hint goes first
    horizon: int = 1  # quiet positions that are played past after the tree; then the standing of the seats is the reward
    doubt: float = 2.0  # standard errors by which an action must beat the hint


@dataclass(frozen=True)
class Branch:
    """What the search found about one action."""

    action: Action
    visits: int
    rewards: list[float]  # each seat's mean reward
    variance: float  # of the searching seat's


class Search:
    """Grows a tree for each decision; the same seed and number of playouts give the same move."""

    def __init__(
        self, game: Game, whim: Stream, playouts: int = 1000, milliseconds: int | None = None, style: Style | None = None
    ) -> None:
        self.game, self.whim, self.playouts, self.milliseconds = game, whim, playouts, milliseconds
        self.style = style or Style()
        hints = game.part("hints")
        self.hint = hints.choose if hints else None

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The best action found; the hint, unless another is better beyond doubt."""
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        seat, branches = view.seat, {branch.action: branch for branch in self.branches(view)}
        best = max(branches.values(), key=lambda branch: (branch.visits, branch.rewards[seat]))
        hint = branches.get(self.hint(view.cfg, view.state.copy(), seat)) if self.hint else None
        if hint is None or hint is best:
            return best.action
        tried = sum(branch.visits for branch in branches.values())
        variance = sum(branch.variance * branch.visits for branch in branches.values()) / tried
        error = (variance * (1 / best.visits + 1 / hint.visits)) ** 0.5
        return best.action if best.rewards[seat] - hint.rewards[seat] > self.style.doubt * error else hint.action

    def branches(self, view: View) -> list[Branch]:
        """Every action that was tried from here."""
        import numpy as np

        assert view.seat is not None
        kernel, cfgs, root = tree.compiled(self.game, tree.grow), view.cfg.array(), view.state.array()
        room, style = NODES_A_PLAYOUT * self.playouts + 2, self.style
        nodes, sums, used = np.zeros((room, tree.COLUMNS), "i4"), np.zeros((room, view.cfg.players + 1)), np.zeros(1, "i8")
        numbers = np.array([style.explore, style.few, style.widen, style.deeper, style.horizon], "f8")
        seed, started, done = self.whim.below(1 << 30), time.monotonic(), 0
        while done < self.playouts and not (self.milliseconds and 1000 * (time.monotonic() - started) > self.milliseconds):
            chunk = min(CHUNK if self.milliseconds else self.playouts, self.playouts - done)
            kernel(cfgs, root, numbers, view.seat, seed, done, done + chunk, nodes, sums, used)
            done += chunk
        return [_branch(nodes, sums, child, view.seat) for child in _children(nodes) if nodes[child, tree.VISITS]]


def _children(nodes: Any) -> list[int]:
    children, child = [], int(nodes[0, tree.FIRST])
    while child:
        children.append(child)
        child = int(nodes[child, tree.NEXT])
    return children


def _branch(nodes: Any, sums: Any, child: int, seat: int) -> Branch:
    visits = int(nodes[child, tree.VISITS])
    *rewards, squares = (float(total) / visits for total in sums[child])
    return Branch(int(nodes[child, tree.EDGE]), visits, rewards, max(squares - rewards[seat] ** 2, 1e-6))
