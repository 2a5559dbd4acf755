"""A bot that searches: a Monte Carlo tree search (`mcts.py`) of so many playouts, or for so long.

The playouts are shared out by sequential halving: every action gets as many, then the better half of them, and so on until two
are left, one of them the hint. That finds the best of many noisy actions sooner than upper bounds do, with no constant to tune.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from dicecafe.engine.contract import Action
from dicecafe.engine.game import Game
from dicecafe.engine.match import View
from dicecafe.engine.stream import Stream

from .search_tree import Branch, SearchParameters, SearchTree

NODES_PER_PLAYOUT = 8
CHUNK = 64  # playouts between two looks at the clock
TRIES = 2  # playouts that every action gets at least; of more actions than that allows, a random part is tried


class Search:
    """Builds a tree for each decision; the same seed and number of playouts give the same move."""

    def __init__(
        self,
        game: Game,
        stream: Stream,
        playouts: int = 1000,
        milliseconds: int | None = None,
        parameters: SearchParameters | None = None,
    ) -> None:
        self.game, self.stream, self.playouts, self.milliseconds = game, stream, playouts, milliseconds
        self.parameters = parameters or SearchParameters()
        hints = game.part("hints")
        self.hint = hints.choose if hints else None
        self.idle = getattr(game.part("standing"), "idle", lambda cfg, s, action: False)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The best action found; the hint, unless another is better beyond doubt."""
        legal = [action for action in legal if not self.idle(view.cfg, view.state, action)] or legal
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        assert self.game.kernels["turn"](view.state) == view.seat
        field = self._field(view, legal)
        branches = self._searched(view, field)
        best, hint = branches[0], next(branch for branch in branches if branch.action == field[0])
        error = (best.variance / best.visits + hint.variance / hint.visits) ** 0.5
        lead = best.rewards[view.seat] - hint.rewards[view.seat]
        return best.action if lead > self.parameters.margin * error else hint.action

    def branches(self, view: View, kept: Action | None = None) -> list[Branch]:
        """Every action that was tried from here, the best first; one that is tried to the end, if not the hint, may be named."""
        if view.seat is None or self.game.kernels["turn"](view.state) != view.seat:
            return self._searched(view, [])
        return self._searched(view, self._field(view, self.game.legal(view.cfg, view.state, view.seat), kept))

    def _searched(self, view: View, field: list[Action]) -> list[Branch]:
        """The branches of a tree that tried these actions first; none are given where the decision is not the seat's."""
        losers, seat = list[Action](), view.seat or 0
        tree = SearchTree(self.game, view, self.parameters, self.stream.below(1 << 30), NODES_PER_PLAYOUT * self.playouts + 2)
        rounds = 1 + max(0, len(field) - 2).bit_length()
        started = time.monotonic()
        for left in range(rounds, 0, -1):
            rest = self.playouts - tree.done
            until = started + (self.milliseconds or 0) * (rounds - left + 1) / rounds / 1000
            self._run_round(tree, min(rest, max(rest // left, len(field))), field, until)
            found = tree.branches()
            worth = {action: found[action].rewards[seat] if action in found else 0.0 for action in field}
            rivals = sorted(field[1:], key=lambda action: -worth[action])
            half = (len(rivals) + 1) // 2 if left > 1 else len(rivals)
            field, losers = field[:1] + rivals[:half], rivals[half:] + losers
        order = sorted(field, key=lambda action: -worth[action]) + losers
        return [found[action] for action in order or found if action in found]

    def _run_round(self, tree: SearchTree, playouts: int, field: list[Action], until: float) -> None:
        """One round: every action of the field as often, as far as the time goes."""
        goal = tree.done + playouts
        while tree.done < goal and not (self.milliseconds and tree.done and time.monotonic() > until):
            tree.run(min(CHUNK, goal - tree.done) if self.milliseconds else playouts, field)

    def _field(self, view: View, legal: Sequence[Action], first: Action | None = None) -> list[Action]:
        """The actions to try, one of them first: if none is named the hint, or any where the game has none."""
        if first is None:
            first = int(self.hint(view.cfg, view.state.copy(), view.seat)) if self.hint else legal[0]
        others = [action for action in legal if action != first]
        while len(others) > max(1, self.playouts // TRIES - 1):
            others.pop(self.stream.below(len(others)))
        return [first, *others]
