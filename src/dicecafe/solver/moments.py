"""The moments of a turn of a race, dice in the air and dice to deal with among them, and where a policy leads from each.

Moments that differ in points alone are one: a game's `solve.py` gives each a number, its `moment`. Between rolls a moment is a
node, at which one stops or rolls on. From any other moment a policy that does not look at the totals leads to nodes, with chances
that are found here once, by asking the game's own kernels. Policies slip: by a chance of `slip` they do anything that is legal,
else what the hints say.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

import numpy as np

from dicecafe.engine.contract import CHANCE, AnyConfig, AnyState
from dicecafe.engine.game import Game

from .race import Part, Turn

BUSTED: Final = -1  # instead of a node: the turn is over, with nothing
Ways = dict[tuple[int, int], float]  # chances of (points, node)


class Moments:
    """The moments of a game's turn under the options of a table for two."""

    def __init__(self, game: Game, part: Part, cfg: AnyConfig) -> None:
        self.game, self.part, self.cfg = game, part, cfg
        self.turn, start = Turn(game, part, cfg), game.start(cfg)
        self.mover = part.mover(start)
        self.positions = self._reached(start)
        self.codes = np.array(sorted(self.positions), "i8")
        resting = {code: part.rest(cfg, s) for code, s in self.positions.items()}
        deciding = {
            key: self.positions[code]
            for code, key in resting.items()
            if key is not None and game.kernels["turn"](self.positions[code]) != CHANCE
        }
        self.keys = _sorted(deciding, self._leads(deciding))
        self.nodes = {key: node for node, key in enumerate(self.keys)}
        self.start = self.nodes[()]
        self.decisions = [deciding[key] for key in self.keys]

    def _reached(self, start: AnyState) -> dict[int, Any]:
        """A position of each moment that can be reached from a turn's start."""
        found: dict[int, Any] = {}
        waiting = [start]
        while waiting:
            s = waiting.pop()
            code = self.part.moment(self.cfg, s)
            if code not in found:
                found[code] = s
                waiting += [after for _, after in self.next(s, 1.0) if not self.turn.ended(after, self.mover)]
        return found

    def next(self, s: AnyState, slip: float) -> list[tuple[float, Any]]:
        """What may come next within the turn, and how likely that is."""
        if self.game.kernels["turn"](s) == CHANCE:
            outcomes = self.turn.outcomes(s)
            total = sum(weight for weight, _ in outcomes)
            return [(weight / total, after) for weight, after in outcomes]
        actions = [action for action in self.turn.legal(s, self.mover) if action != self.part.STOP_ACTION]
        hints = self.game.part("hints")
        hinted = hints.choose(self.cfg, s.copy(), self.mover) if hints and slip < 1.0 else None
        if hinted not in actions:
            hinted, slip = None, 1.0
        shares = ((slip / len(actions) + (1.0 - slip) * (action == hinted), action) for action in actions)
        return [(share, self.turn.after(s, self.mover, action)) for share, action in shares if share > 0.0]

    def rests(self, s: AnyState) -> bool:
        """Whether a moment is a node, or a first roll in the air that is as good as one."""
        return self.part.rest(self.cfg, s) is not None

    def _leads(self, deciding: dict[Any, Any]) -> dict[Any, set[Any]]:
        """The nodes that a roll without a point may lead to."""
        found: dict[Any, set[Any]] = {}
        for key, s in deciding.items():
            base, seen, waiting = self.part.stake(self.cfg, s), set[int](), [after for _, after in self.next(s, 1.0)]
            found[key] = set()
            while waiting:
                after = waiting.pop()
                if self.turn.ended(after, self.mover) or self.part.stake(self.cfg, after) > base:
                    continue
                rest = self.part.rest(self.cfg, after)
                if rest in deciding and self.game.kernels["turn"](after) != CHANCE:
                    found[key].add(rest)
                elif (code := self.part.moment(self.cfg, after)) not in seen:
                    seen.add(code)
                    waiting += [one for _, one in self.next(after, 1.0)]
        return found

    def ways(self, slips: list[float]) -> tuple[Any, ...]:
        """For each of some policies where it leads from each moment: first way and end, its chance, points and node."""
        return _listed([[policy.ways(self.positions[code]) for code in self.codes.tolist()] for policy in self._policies(slips)])

    def rolls(self, slips: list[float]) -> tuple[Any, ...]:
        """For each of some policies where a roll from each node leads, as `ways`."""
        return _listed([[policy.rolled(s) for s in self.decisions] for policy in self._policies(slips)])

    def _policies(self, slips: list[float]) -> list[_Policy]:
        return [_Policy(self, max(0.0, slip)) for slip in slips]


class _Policy:
    """Where a policy leads, by moment."""

    def __init__(self, moments: Moments, slip: float) -> None:
        self.moments, self.slip = moments, slip
        self.known: dict[int, Ways] = {}
        self.again: Ways | None = None  # of a turn's first roll in the air, which may have to be made again
        (rolling,) = [after for _, after in moments.next(moments.decisions[moments.start], 1.0)]
        if moments.rests(rolling):
            ways = self._mixed(rolling)
            repeated = ways.pop((0, moments.start), 0.0)
            self.known, self.again = {}, {way: chance / (1.0 - repeated) for way, chance in ways.items()}

    def rolled(self, s: AnyState) -> Ways:
        """The nodes that a roll from a node may lead to, and with how many points."""
        ((_, rolling),) = self.moments.next(s, 1.0)
        return self.ways(rolling)

    def ways(self, s: AnyState) -> Ways:
        """The nodes that may come next from a moment, a node itself from there, and with how many points."""
        moments = self.moments
        if moments.rests(s):
            again = self.again if moments.game.kernels["turn"](s) == CHANCE else None
            return again or {(0, moments.nodes[moments.part.rest(moments.cfg, s)]): 1.0}
        code = moments.part.moment(moments.cfg, s)
        if code not in self.known:
            self.known[code] = self._mixed(s)
        return self.known[code]

    def _mixed(self, s: AnyState) -> Ways:
        moments, ways = self.moments, defaultdict[tuple[int, int], float](float)
        for share, after in moments.next(s, self.slip):
            if moments.turn.ended(after, moments.mover):
                ways[0, BUSTED] += share
                continue
            gained = moments.part.stake(moments.cfg, after) - moments.part.stake(moments.cfg, s)
            for (points, node), chance in self.ways(after).items():
                ways[gained + points, node] += share * chance
        return dict(ways)


def _listed(policies: list[list[Ways]]) -> tuple[Any, ...]:
    """The ways of policies, one after the other: where those of each begin and end, their chances, points and nodes."""
    first, rows = np.zeros((len(policies), len(policies[0]) + 1), "i8"), list[tuple[float, int, int]]()
    for policy, listed in enumerate(policies):
        for i, ways in enumerate(listed):
            first[policy, i] = len(rows)
            rows += [(chance, points, node) for (points, node), chance in sorted(ways.items())]
        first[policy, -1] = len(rows)
    chances, points, nodes = zip(*rows, strict=True)
    return first, np.array(chances), np.array(points, "i8"), np.array(nodes, "i8")


def _sorted(deciding: dict[Any, Any], leads: dict[Any, set[Any]]) -> list[Any]:
    """The nodes, each before those that a roll without a point leads to."""
    order: list[Any] = []
    done: set[Any] = set()

    def visit(key: Any) -> None:
        if key not in done:
            done.add(key)
            for other in sorted(leads[key]):
                visit(other)
            order.append(key)

    for key in sorted(deciding):
        visit(key)
    return order[::-1]
