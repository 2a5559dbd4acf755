"""A race: a game of turns of which nothing but points outlasts, and a turn is a graph that does not know the totals.

A game that is one says so in its `solve.py` (see `Part`). The graph of a turn is made here by asking the game's own kernels,
interpreted, so that its rules stay the only ones there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

import numpy as np

from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, Action, AnyConfig, AnyState, Seat
from dicecafe.engine.errors import PlayerError
from dicecafe.engine.game import Game, span
from dicecafe.words import Message

Key = tuple[int, ...]
Option = tuple[int, Key]  # where a roll may end: points won by it, and what else matters; BUST is the turn's end without points
BUST: Key = (-1,)


class SolverError(PlayerError):
    """A game or table of which no exact solution is known."""

    codes: ClassVar = {
        "solver/none": "no exact solution is known of that game, for so many players or with those options",
        "solver/long": "an exact solution of that table would take too long while people wait",
    }


class Part(Protocol):
    """What a game's `solve.py` holds: how its positions are read as those of a race."""

    PLAYERS: range
    LAST_ROUND: bool
    STOP_ACTION: Action
    TARGET: str
    MOST_TARGET: dict[int, int]

    def rest(self, cfg: AnyConfig, s: AnyState) -> Key | None: ...  # noqa: D102 (the functions are explained where they are written)
    def mover(self, s: AnyState) -> int: ...  # noqa: D102 (likewise)
    def stake(self, cfg: AnyConfig, s: AnyState) -> int: ...  # noqa: D102 (likewise)
    def shape(self, cfg: AnyConfig, s: AnyState) -> Hashable: ...  # noqa: D102 (likewise)
    def waiting(self, cfg: AnyConfig, s: AnyState) -> list[int] | None: ...  # noqa: D102 (likewise)
    def ways(self, cfg: AnyConfig) -> int: ...  # noqa: D102 (likewise)
    def put_at_stake(self, cfg: AnyConfig, s: AnyState, points: int) -> None: ...  # noqa: D102 (likewise)
    def moment(self, cfg: AnyConfig, s: AnyState) -> int: ...  # noqa: D102 (likewise)
    def no_better(self, one: Key, other: Key) -> bool: ...  # noqa: D102 (likewise)


def part_of(game: Game, cfg: AnyConfig = None) -> Part:
    """The game's `solve.py`, if it can answer for this table, or for any."""
    part: Any = game.part("solve")
    if part is None:
        solved = [registry.load(name).title for name in registry.names() if registry.load(name).part("solve")]
        raise SolverError("solver/none", Message("solver-none", game=game.title, solved=solved))
    if cfg is None:
        return part  # type: ignore[no-any-return]  # a module that is a Part
    if cfg.players not in part.PLAYERS:
        why = Message("solver-players", game=game.title, solved=span(part.PLAYERS), players=cfg.players)
        raise SolverError("solver/none", why)
    if (target := target_of(part, cfg)) > (most := part.MOST_TARGET[cfg.players]):
        why = Message("solver-target", game=game.title, players=cfg.players, most=most, target=target)
        raise SolverError("solver/none", why)
    return part  # type: ignore[no-any-return]  # a module that is a Part


def target_of(part: Part, cfg: AnyConfig) -> int:
    """The points that a table is played to."""
    return int(getattr(cfg, part.TARGET))


@dataclass(frozen=True)
class Graph:
    """A turn. Nodes are the moments between rolls; a roll has cases, a case has the options to choose from.

    Nodes are in such an order that a roll without a point leads to a later one. Options are in the order of the tie rule.
    """

    keys: list[Key]
    first: Any  # the first case of each node, and the end
    weight: Any  # of each case
    begin: Any  # the first option of each case, and the end
    node: Any  # where an option leads; -1 is a bust
    gain: Any  # its points
    may_stop: Any  # for each node
    start: int

    @property
    def jump(self) -> int:
        """The most points of one roll."""
        return int(self.gain.max())

    @property
    def arrays(self) -> tuple[Any, ...]:
        """As compiled functions take it."""
        return self.first, self.weight, self.begin, self.node, self.gain, self.may_stop


class Turn:
    """The moments of a turn, as the kernels tell them."""

    def __init__(self, game: Game, part: Part, cfg: AnyConfig) -> None:
        self.game, self.part, self.cfg = game, part, cfg
        self.base = 0  # points at stake where the roll began
        self.seen: dict[Hashable, Any] = {}

    def ended(self, s: AnyState, mover: int) -> bool:
        """Whether it is no longer the mover's turn."""
        return self.game.kernels["turn"](s) not in (mover, CHANCE)

    def legal(self, s: AnyState, seat: Seat) -> list[Action]:
        """What a seat may do."""
        return self.game.legal(self.cfg, s, seat)

    def after(self, s: AnyState, seat: Seat, action: Action) -> Any:
        """The position after an action or outcome."""
        twin = s.copy()
        self.game.kernels["apply"](self.cfg, twin, seat, action)
        return twin

    def outcomes(self, s: AnyState) -> list[tuple[int, Any]]:
        """The weights of what chance may do, and the positions after it."""
        weights = [0] * self.game.n_outcomes
        n = self.game.kernels["chance"](self.cfg, s, weights)
        return [(weights[o], self.after(s, CHANCE, o)) for o in range(n) if weights[o]]

    def roll(self, s: AnyState, mover: int) -> tuple[Counter[frozenset[Option]], dict[Key, Any]]:
        """How a roll from this moment may go, as sets of options with weights, and a position for each moment it may lead to."""
        (action,) = [a for a in self.legal(s, mover) if a != self.part.STOP_ACTION]
        self.base, self.seen, self.found = self.part.stake(self.cfg, s), {}, dict[Key, Any]()
        rolled = self._cases(self.after(s, mover, action), mover, fresh=True)
        again = frozenset({(0, self.part.rest(self.cfg, s) or ())})
        return Counter({case: n for case, n in rolled.items() if case != again}), self.found  # rolled until it is another

    def _cases(self, s: AnyState, mover: int, fresh: bool = False) -> Counter[frozenset[Option]]:
        if self.game.kernels["turn"](s) != CHANCE or self.ended(s, mover) or (not fresh and self._rests(s)):
            return Counter({self._options(s, mover): 1})
        shape = ("cases", self.part.shape(self.cfg, s))
        if shape not in self.seen:
            cases: Counter[frozenset[Option]] = Counter()
            parts = [(weight, self._cases(after, mover)) for weight, after in self.outcomes(s)]
            whole = np.lcm.reduce([sum(part.values()) for _, part in parts])
            for weight, part in parts:
                for case, n in part.items():
                    cases[case] += weight * n * int(whole // sum(part.values()))
            self.seen[shape] = cases
        return self.seen[shape]  # type: ignore[no-any-return]  # one memo for cases and options

    def _options(self, s: AnyState, mover: int) -> frozenset[Option]:
        if self.ended(s, mover):
            return frozenset({(0, BUST)})
        if (key := self.part.rest(self.cfg, s)) is not None:
            self.found.setdefault(key, s)
            return frozenset({(self.part.stake(self.cfg, s) - self.base, key)})
        shape = ("options", self.part.shape(self.cfg, s))
        if shape not in self.seen:
            reached = (self._options(self.after(s, mover, a), mover) for a in self.legal(s, mover))
            self.seen[shape] = frozenset().union(*reached)
        return self.seen[shape]  # type: ignore[no-any-return]  # one memo for cases and options

    def _rests(self, s: AnyState) -> bool:
        return self.part.rest(self.cfg, s) is not None


def in_order(options: frozenset[Option]) -> list[Option]:
    """The options as the tie rule ranks them: most points first, then by what else matters; a bust comes last."""
    return sorted(options, key=lambda option: (option[1] == BUST, -option[0], option[1]))


def without_worse(options: frozenset[Option], part: Part) -> list[Option]:
    """The options, less those that are surely no better than one before them."""
    kept: list[Option] = []
    for gain, key in in_order(options):
        if not any(key == BUST or (gain == g and part.no_better(key, k)) for g, k in kept):
            kept.append((gain, key))
    return kept


def graph(game: Game, part: Part, cfg: AnyConfig) -> Graph:
    """The graph of a turn, from the kernels."""
    turn, s = Turn(game, part, cfg), game.start(cfg)
    mover = game.kernels["turn"](s)
    positions: dict[Key, Any] = {(): s}
    cases: dict[Key, dict[tuple[Option, ...], int]] = {}
    while fresh := [key for key in positions if key not in cases]:
        for key in fresh:
            rolled, found = turn.roll(positions[key], mover)
            cases[key] = Counter()
            for options, n in rolled.items():
                cases[key][tuple(without_worse(options, part))] += n
            for k, position in found.items():
                positions.setdefault(k, position)
    keys = _sorted(cases)
    late = {key: i for i, key in enumerate(keys)}
    if any(g == 0 and k != BUST and late[k] <= late[key] for key in keys for case in cases[key] for g, k in case):
        raise SolverError("solver/none", Message("solver-circle", game=game.title))
    number = {BUST: -1, **late}
    listed = [(key, case, n) for key in keys for case, n in cases[key].items()]
    chosen = [option for _, case, _ in listed for option in case]
    return Graph(
        keys,
        np.cumsum([0, *(len(cases[key]) for key in keys)]),
        np.array([n for _, _, n in listed], "i8"),
        np.cumsum([0, *(len(case) for _, case, _ in listed)]),
        np.array([number[key] for _, key in chosen], "i8"),
        np.array([gain for gain, _ in chosen], "i8"),
        np.array([part.STOP_ACTION in turn.legal(positions[key], mover) for key in keys], "i1"),
        number[()],
    )


def _sorted(cases: dict[Key, dict[tuple[Option, ...], int]]) -> list[Key]:
    """The nodes, each before those that a roll without a point leads to."""
    order: list[Key] = []
    done: set[Key] = {BUST}

    def visit(key: Key) -> None:
        if key not in done:
            done.add(key)
            for case in cases[key]:
                for gain, other in case:
                    if gain == 0:
                        visit(other)
            order.append(key)

    for key in sorted(cases):
        visit(key)
    return order[::-1]
