"""Solution: what is known of a solved table, asked by position."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from dicecafe.engine.contract import CHANCE, OVER, Action, AnyConfig, AnyState, Seat
from dicecafe.engine.game import Game

from . import sweep
from .endgame import Endgame, after_middle, duel_worth, middle_reach, worth_last, worth_middle
from .race import BUST, Graph, Key, Part, Turn
from .turns import EQUAL, Played

KEPT: Final = 256  # turns that are remembered
Standing = tuple[Any, ...]  # what matters of a position besides the turn: a kind, and totals or leads
Chances = list[float]


class Judged(NamedTuple):
    """The chances of a position, and where the tie rule ranks it: by the end of the roll it leads to."""

    chances: Chances
    rank: tuple[bool, int, Key]


@dataclass
class Solution:
    """The exact solution of one table: a game, a number of players and options."""

    game: Game
    part: Part
    players: int
    options: Mapping[str, Any]
    target: int
    graph: Graph
    near: int  # points that a turn reaches with a chance of less than 5e-9
    far: int  # points that a turn reaches with a chance of less than 1e-17
    table: Any  # chances at a turn's start by totals
    mixes: dict[int, float]  # where the tie rule is not enough: the chance of the first of equal moves
    endgame: Endgame | None
    turn_value: float  # the best expected points of one turn
    turn_bust: float  # the chance of a bust when playing for them
    error_bound: float

    def __post_init__(self) -> None:
        self.nodes = {key: i for i, key in enumerate(self.graph.keys)}
        self.turns: dict[Hashable, Played] = {}
        self.leads: dict[tuple[int, int], Any] = {}

    @property
    def seat_win(self) -> Chances:
        """Each seat's chance to win if seat 0 starts and all play perfectly."""
        u, v = self.table[0]
        return [float(u), float(1 - u)] if self.players == 2 else [float(u), float(v), float(1 - u - v)]

    @property
    def first_player_win(self) -> float:
        """The chance of whoever starts."""
        return self.seat_win[0]

    # ------------------------------------------------------------ asking
    def chances(self, cfg: AnyConfig, state: AnyState) -> Chances:
        """Each seat's chance to win; a shared win counts as its share."""
        return self._judge(cfg, state, {}).chances

    def values(self, cfg: AnyConfig, state: AnyState, seat: Seat, legal: Sequence[Action]) -> dict[Action, float]:
        """The seat's chance to win after each action."""
        return {action: judged.chances[seat] for action, judged in self._judged(cfg, state, seat, legal).items()}

    def best(self, cfg: AnyConfig, state: AnyState, seat: Seat, legal: Sequence[Action]) -> Action:
        """The best action; of equal ones the first by the tie rule."""
        if len(legal) == 1:
            return legal[0]
        key = self.part.rest(cfg, state)
        if key is not None:
            stake = self.part.stake(cfg, state)
            stops = self.played(self.standing(cfg, state)[0], stake).stop[stake, self.nodes[key]]
            return next(action for action in legal if (action == self.part.STOP_ACTION) == bool(stops))
        return self._first_best(self._judged(cfg, state, seat, legal), seat)

    # ------------------------------------------------------------ positions
    def standing(self, cfg: AnyConfig, s: AnyState) -> tuple[Standing, list[int]]:
        """What matters of a position besides the turn, and whose chances u, v and the rest are (-1: nobody's)."""
        n, seat = self.players, self.part.mover(s)
        totals = [self.game.points(cfg, s)[(seat + i) % n] for i in range(n)]
        waiting = self.part.waiting(cfg, s)
        two = [seat, -1]
        if waiting is None:
            return ("main", *totals), [*two, (seat + 1) % n] if n == 2 else [seat, (seat + 1) % n, (seat + 2) % n]
        later = [(other - seat) % n for other in waiting if other != seat]
        done = [i for i in range(1, n) if i not in later]
        best = max((totals[i] for i in done), default=-1)
        if not later:
            leaders = [i for i in done if totals[i] == best]
            whose = [*two, (seat + leaders[0]) % n] if len(leaders) == 1 else [seat, (seat + 1) % n, (seat + 2) % n]
            return ("last", len(leaders), best - totals[0]), whose
        if len(later) == 2:
            return ("trio",), [seat, (seat + 1) % n, (seat + 2) % n]
        if best < totals[0]:
            return ("duel",), [*two, (seat + later[0]) % n]
        return ("middle", best - totals[0], best - totals[later[0]]), [seat, (seat + 1) % n, (seat + 2) % n]

    def start(self, standing: Standing) -> tuple[float, float]:
        """The chances at the start of a turn."""
        kind, *by = standing
        if kind == "main":
            pair = self.table[self.position(by)]
        elif kind == "duel":
            pair = (self._endgame.duel, 0.0)
        elif kind == "trio":
            pair = self._endgame.trio
        elif kind == "last":
            self._endgame.grow(by[1] + 1)
            pair = (self._endgame.one if by[0] == 1 else self._endgame.two)[by[1]]
        else:
            x = self._reached([by[0]], [by[1]])[0]
            pair = (x[1], 1 - x[0] - x[1])
        return float(pair[0]), float(pair[1])

    def position(self, totals: Sequence[int]) -> int:
        """The number of a position by its totals, from the mover on."""
        return int(np.ravel_multi_index(tuple(totals), (self.target,) * self.players))

    def played(self, standing: Standing, stake: int = 0) -> Played:
        """Best play of a turn, for as many points at stake and more."""
        room = max(8, self.near // 2)  # what is this much beyond the stake hardly matters; with more at stake, look further
        key = (standing, stake // room)
        if key not in self.turns:
            if len(self.turns) >= KEPT:
                self.turns.pop(next(iter(self.turns)))
            reach, worth = self._worth(standing, (stake // room + 1) * room)
            turn = Played(self.graph.arrays, worth, reach)
            mix = self.mixes.get(self.position(standing[1:])) if standing[0] == "main" else None
            self.turns[key] = turn if mix is None else turn.blended(mix)
        return self.turns[key]

    # ------------------------------------------------------------ what the end of a turn is worth
    @property
    def _endgame(self) -> Endgame:
        assert self.endgame is not None
        return self.endgame

    def _worth(self, standing: Standing, at_least: int) -> tuple[int, Any]:
        kind, *by = standing
        far = at_least + self.far if at_least > max(8, self.near // 2) else 0
        if kind == "main":
            reach = max(sweep.main_reach(int(self.part.LAST_ROUND), self.target, by[0], self.near, self.far), far)
            return reach, self._worth_main(by, self._rows(reach, at_least))
        if kind == "last":
            reach = by[1] + 1
            worth = np.empty((self._rows(reach, at_least), 2))
            tied = (1 - self._endgame.duel, 0.0) if by[0] == 1 else (1 - sum(self._endgame.trio), self._endgame.trio[0])
            worth_last(by[1], 0.0 if by[0] == 1 else self._endgame.duel, *tied, worth)
            return reach, worth
        if kind == "middle":
            reach = max(int(middle_reach(self.near, *by)), far)
            worth = np.empty((self._rows(reach, at_least), 2))
            self._endgame.grow(by[1] + len(worth))
            worth_middle(by[0], by[1], self._endgame.one, self._endgame.two, worth)
            return reach, worth
        reach = max(self.near, far)
        rows = self._rows(reach, at_least)
        self._endgame.grow(rows)
        return reach, duel_worth(self._endgame.one[:rows]) if kind == "duel" else self._reached(range(rows), range(rows))

    def _rows(self, reach: int, at_least: int) -> int:
        return max(reach, at_least) + self.graph.jump

    def _worth_main(self, totals: list[int], rows: int) -> Any:
        a, rest = totals[0], totals[1:]
        beyond = np.zeros((max(0, a + rows - self.target), 2))
        beyond[:, 0] = 1.0
        if self.part.LAST_ROUND and len(beyond):
            reached = np.arange(self.target, self.target + len(beyond))
            if self.players == 2:
                self._endgame.grow(int(reached[-1]) + 1 - rest[0])
                beyond = duel_worth(self._endgame.one[reached - rest[0]])
            else:
                beyond = self._reached(reached - rest[0], reached - rest[1])
        worth = np.empty((rows, 2))
        at = self.position(totals)
        sweep.worth_main(self.table, beyond, self.target, self.players, at, worth)
        x, y = self.table[self.position([*rest, a])]
        worth[0] = 1 - x - y, x if self.players == 3 else 0.0
        return worth

    def _reached(self, ds: Any, es: Any) -> Any:
        """What it is worth to have stopped with such leads over the two others."""
        pairs = [(int(d), int(e)) for d, e in zip(ds, es, strict=True)]
        if new := [pair for pair in pairs if pair not in self.leads]:
            self._endgame.grow(max(self._endgame.room(max(pair)) for pair in new))
            found = after_middle(self._endgame.middles(*np.array(new).T.copy()))
            self.leads.update(zip(new, found, strict=True))
        return np.array([self.leads[pair] for pair in pairs])

    # ------------------------------------------------------------ within a roll
    def _judge(self, cfg: AnyConfig, s: AnyState, known: dict[Hashable, Judged]) -> Judged:
        """The chances of any position."""
        if self.game.kernels["turn"](s) == OVER:
            return Judged(self.game.shares(cfg, s), (True, 0, BUST))
        mover, key, stake = self.part.mover(s), self.part.rest(cfg, s), self.part.stake(cfg, s)
        shape = (mover, self.part.shape(cfg, s))
        if shape in known:
            return known[shape]
        if key is not None:
            standing, whose = self.standing(cfg, s)
            if key == () and stake == 0:
                u, v = self.start(standing)
            else:
                played = self.played(standing, stake)
                u, v = played.u[stake, self.nodes[key]], played.v[stake, self.nodes[key]]
            judged = Judged(spread(float(u), float(v), whose, self.players), (False, -stake, key))
        elif self.game.kernels["turn"](s) == CHANCE:
            outcomes = Turn(self.game, self.part, cfg).outcomes(s)
            total = sum(weight for weight, _ in outcomes)
            parts = [(weight / total, self._after(cfg, s, mover, after, known).chances) for weight, after in outcomes]
            judged = Judged([sum(w * part[seat] for w, part in parts) for seat in range(cfg.players)], (False, 0, ()))
        else:
            judged_all = self._judged(cfg, s, mover, Turn(self.game, self.part, cfg).legal(s, mover), known)
            judged = judged_all[self._first_best(judged_all, mover)]
        known[shape] = judged
        return judged

    def _after(self, cfg: AnyConfig, s: AnyState, mover: Seat, after: AnyState, known: dict[Hashable, Judged]) -> Judged:
        """The chances of a position after another; the end of a turn is not confused with what it looked like within it."""
        if self.game.kernels["turn"](after) in (mover, CHANCE) and self.part.mover(after) == mover:
            return self._judge(cfg, after, known)
        return Judged(self._judge(cfg, after, {}).chances, (True, 0, BUST))

    def _judged(
        self, cfg: AnyConfig, s: AnyState, seat: Seat, legal: Sequence[Action], known: dict[Hashable, Judged] | None = None
    ) -> dict[Action, Judged]:
        turn, known = Turn(self.game, self.part, cfg), {} if known is None else known
        return {action: self._after(cfg, s, seat, turn.after(s, seat, action), known) for action in legal}

    def _first_best(self, judged: Mapping[Action, Judged], seat: Seat) -> Action:
        """As the compiled tables choose: by the rank of where the roll may end, unless a later one is better."""
        best, high = -1, -1.0
        for action in sorted(judged, key=lambda action: (judged[action].rank, action)):
            if (x := judged[action].chances[seat]) > high + EQUAL:
                best, high = action, x
        return best


def spread(u: float, v: float, whose: Sequence[int], players: int) -> Chances:
    """The chances by seat."""
    chances = [0.0] * players
    for seat, chance in zip(whose, (u, v, 1 - u - v), strict=True):
        if seat >= 0:
            chances[seat] = chance
    return chances
