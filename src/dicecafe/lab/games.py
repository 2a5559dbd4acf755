"""How the games of a batch are played and measured, by who plays them.

Random and greedy play compiled. A table of perfect players alone is played turn by turn from its solution, so nothing is known
of single actions. All others play matches, as at a table; game n has the same dice as if it were compiled.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from dicecafe import bots
from dicecafe.engine.contract import OVER
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.engine.stream import Stream

from . import measure
from .batch import Batch
from .measure import DEAD, HELD, LEADS, LED, SEATS, TIED, TURNS, WHOLE
from .tally import Games, Tally
from .words import Words

ROOM: Final = 1 << 17  # actions a trace has room for at first; a longer game gets more
COLUMNS: Final = 64  # turns of a game that are remembered at first


class Measured:
    """Plays any games of a batch and measures them; what a thread or another machine is asked to do."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.seats = batch, len(batch.players)
        self.cfg = batch.game.config(self.seats, batch.options, batch.first)
        self.words = Words(batch.game, self.cfg)
        self.play = {"compiled": self._compiled, "perfect": self._perfect, "matches": self._matches}[batch.how]

    def __reduce__(self) -> Any:
        return Measured, (self.batch,)

    def __call__(self, start: int, count: int) -> Games:
        """Play games `start` and on."""
        rows = np.zeros((count, SEATS + 2 * self.seats), "i8")
        uses = np.zeros((self.seats, len(self.words), 3), "i8")
        self.play(start, rows, uses)
        return Games(rows, uses)

    def tally(self, start: int, count: int) -> Tally:
        """The sums of games `start` and on."""
        return self.empty.add(self(start, count))

    @property
    def empty(self) -> Tally:
        """A tally of no games."""
        return Tally(self.seats, len(self.words))

    # ------------------------------------------------------------ compiled, and matches
    def _compiled(self, start: int, rows: Any, uses: Any) -> None:
        kernel, cfgs, policies = measure.compiled_traced(self.batch.game), self.batch.config, self.batch.policies
        trace, ends, done = np.empty((ROOM, 2), "i2"), np.empty(len(rows), "i8"), 0
        while done < len(rows):
            some = kernel(cfgs, policies, self.batch.seed, start + done, trace, ends[done:])
            if some == 0:
                trace = np.empty((4 * len(trace), 2), "i2")
                continue
            self._measure(trace[: ends[done + some - 1]], ends[done : done + some], rows[done : done + some], uses)
            done += some

    def _matches(self, start: int, rows: Any, uses: Any) -> None:
        for i in range(len(rows)):
            match = match_of(self.batch, start + i)
            steps = [(moment.who, a) for moment in match.moments for a in moment.actions]
            trace = np.array(steps, "i2").reshape(-1, 2)
            self._measure(trace, np.array([len(trace)]), rows[i : i + 1], uses)

    def _measure(self, trace: Any, ends: Any, rows: Any, uses: Any) -> None:
        kernel, longest = measure.compiled_measured(self.batch.game), int(np.diff(ends, prepend=0).max())
        leads, cards = np.empty(longest + 1, "i1"), np.empty(longest + 1, "i2")
        stamps = np.zeros(uses.shape[:2], "i4")
        words, first_card = self.words.of_phrase, self.words.first_card
        kernel(self.batch.config, trace, ends, leads, cards, words, first_card, stamps, uses, rows)

    # ------------------------------------------------------------ perfect
    def _perfect(self, start: int, rows: Any, uses: Any) -> None:
        from dicecafe.solver import solve, trial

        game, cfg, batch = self.batch.game, self.cfg, self.batch
        solution = solve(game, self.seats, batch.options)
        last, leads = np.full(len(rows), -1, "i1"), np.empty((len(rows), COLUMNS), "i1")
        players: trial.Players = [None] * self.seats
        for which, before, after in trial.turns(solution, players, cfg, range(start, start + len(rows)), batch.seed):
            turn, points, mover = rows[which, TURNS], game.points(cfg, after), solution.part.mover(before)
            if turn.max() >= leads.shape[1]:
                leads = np.concatenate([leads, np.empty_like(leads)], axis=1)
            leading = [seat for seat in range(self.seats) if points[seat] == max(points)]
            leads[which, turn] = leading[0] if len(leading) == 1 else -1
            if len(leading) == 1:
                rows[which, LEADS] += (last[which] >= 0) & (last[which] != leading[0])
                last[which] = leading[0]
            rows[which, TURNS] += 1
            rows[which, DEAD] += points[mover] <= game.points(cfg, before)[mover]
            if game.kernels["turn"](after) == OVER:
                self._end(rows, which, leads, points, game.winners(cfg, after))

    def _end(self, rows: Any, which: Any, leads: Any, points: list[int], winners: list[int]) -> None:
        turns = rows[which, TURNS]
        half = np.where(turns > 1, leads[which, np.maximum(turns // 2 - 1, 0)], -1)
        rows[which, LED] = half >= 0
        rows[which, HELD] = np.isin(half, winners)
        rows[which, TIED] = len(winners) > 1
        for seat, has in enumerate(points):
            rows[which, SEATS + seat] = WHOLE // len(winners) if seat in winners else 0
            rows[which, SEATS + self.seats + seat] = has


def match_of(batch: Batch, number: int) -> Match:
    """Game `number` of a batch, played as a match; random and greedy play as they do compiled."""
    match = Match(batch.game, bots.names(batch.players), batch.options, batch.first, StreamDice(batch.seed, number))
    whim = Stream(batch.seed, 2 * number + 1)
    match.run([bots.make(name, batch.game, whim, match.cfg) for name in batch.players])
    return match
