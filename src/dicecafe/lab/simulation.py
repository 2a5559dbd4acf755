"""Simulation: plays any games of a batch, and measures them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dicecafe.compiled import gpu, playout
from dicecafe.engine.contract import OVER

from . import measure
from .batch import Batch
from .measure import ACTIONS, DEAD, MAX_SEATS, SEATS, TURNS, WIN
from .tally import Tally
from .values import FINE, Values, trace_of, values_of

CHUNKS: Final = {  # games that a thread plays at a time: few enough for a smooth progress bar, enough to cost nothing
    "results": 2048,  # compiled, of which only the results are known
    "compiled": 512,
    "perfect": 1 << 18,
    "matches": 1,
    "cuda": 1 << 20,  # a GPU is only fast with very many
}
TRACE_ROOM: Final = 1 << 17  # actions a trace has room for at first; a longer game gets more
TURNS_ROOM: Final = 64  # turns of a perfect game that there is room for at first

Array = NDArray[np.int64]
Playout = Callable[[int, int], tuple[Any, Any, Any]]  # points and places of each seat, and lengths, of games `start` and on


class Simulation:
    """Plays any games of a batch; the job that a thread or another machine is given.

    Bots that compiled batches know play compiled: with `detailed` their games are traced and measured, else only the results are
    known. A table of perfect players alone is played turn by turn from its solution, so nothing is known of single actions. All
    others play matches, as at a table; game n has the same dice as if it were compiled.
    """

    def __init__(
        self, batch: Batch, detailed: bool = True, device: str = "cpu", values: Values | None = None, less_luck: bool = True
    ) -> None:
        assert len(batch.players) <= MAX_SEATS
        self.batch, self.seats, self.device = batch, len(batch.players), device
        self.less_luck = less_luck
        self.detailed = detailed or batch.method != "compiled"
        self.chunk = CHUNKS["cuda" if device == "cuda" else batch.method if self.detailed else "results"]
        self.cfgs, self.terms = batch.config.array(), len(batch.vocabulary) if self.detailed else 0
        methods = {"compiled": self._traced if detailed else self._results, "perfect": self._perfect, "matches": self._matches}
        self.play = methods[batch.method]
        self.values = values or (values_of(batch) if self.detailed and less_luck else None)
        self.playout: Playout = self._playout
        if device == "cuda":
            self.playout = gpu.Games(batch.game, self.cfgs, batch.policies, batch.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return Simulation, (self.batch, self.detailed, self.device, None, self.less_luck)

    def __call__(self, start: int, count: int) -> tuple[Array, Array]:
        """Play games `start` and on: a row for each (see `measure`), and how often each seat used each term.

        Where the values of positions are known, a row ends with each seat's result less luck, in units of FINE.
        """
        rows = np.zeros((count, SEATS + (3 if self.values else 2) * self.seats), "i8")
        uses = np.zeros((self.seats, self.terms, 3), "i8")
        self.play(start, rows, uses)
        return rows, uses

    def tally(self, start: int, count: int) -> Tally:
        """The sums of games `start` and on."""
        return self.empty.add(*self(start, count))

    @property
    def empty(self) -> Tally:
        """A tally of no games."""
        return Tally(self.seats, self.terms)

    def _results(self, start: int, rows: Array, uses: Array) -> None:
        points, places, rows[:, ACTIONS] = self.playout(start, len(rows))
        measure.compiled(measure.write_results)(points, places, np.zeros((len(rows), 0), "i1"), rows)

    def _playout(self, start: int, count: int) -> tuple[Any, Any, Any]:
        """What `gpu.Games` does, on the CPU."""
        kernel, policies, shape = playout.batches(self.batch.game), self.batch.policies, (count, self.seats)
        points, places, lengths = np.zeros(shape, "i4"), np.zeros(shape, "i1"), np.zeros(count, "i8")
        kernel(self.cfgs, policies, self.batch.seed, start, np.zeros((0, 2), "i2"), points, places, lengths)
        return points, places, lengths

    def _traced(self, start: int, rows: Array, uses: Array) -> None:
        kernel, policies = measure.compiled_traced(self.batch.game), self.batch.policies
        trace, ends, done = np.empty((TRACE_ROOM, 2), "i2"), np.empty(len(rows), "i8"), 0
        while done < len(rows):
            some = kernel(self.cfgs, policies, self.batch.seed, start + done, trace, ends[done:])
            if some == 0:
                trace = np.empty((4 * len(trace), 2), "i2")
                continue
            played, here, now = trace[: ends[done + some - 1]], ends[done : done + some], rows[done : done + some]
            self._measure(played, here, now, uses)
            if self.values:
                self._take_off(self.values.luck(played, here), now)
            done += some

    def _matches(self, start: int, rows: Array, uses: Array) -> None:
        for i in range(len(rows)):
            match = self.batch.match(start + i)
            trace = trace_of(match)
            self._measure(trace, np.array([len(trace)]), rows[i : i + 1], uses)
            if self.values:
                self._take_off(self.values.luck_of(match, self.batch.players), rows[i : i + 1])

    def _measure(self, trace: NDArray[np.int16], ends: Array, rows: Array, uses: Array) -> None:
        vocabulary, kernel = self.batch.vocabulary, measure.compiled_measured(self.batch.game)
        leads, used_in = np.empty(np.diff(ends, prepend=0).max() + 1, "i1"), np.zeros(uses.shape[:2], "i4")
        kernel(self.cfgs, trace, ends, leads, vocabulary.of_action, vocabulary.first_card, used_in, uses, rows)

    def _take_off(self, luck: NDArray[np.float64], rows: Array) -> None:
        shares = rows[:, SEATS : SEATS + self.seats] / WIN
        rows[:, SEATS + 2 * self.seats :] = np.rint((shares - luck) * FINE)

    def _perfect(self, start: int, rows: Array, uses: Array) -> None:
        from dicecafe.solver import solve, trial

        game, cfg = self.batch.game, self.batch.config
        solution, players = solve(game, self.seats, self.batch.options), trial.Players([None] * self.seats)
        leads = np.empty((len(rows), TURNS_ROOM), "i1")
        points, places = np.empty((len(rows), self.seats), "i4"), np.empty((len(rows), self.seats), "i1")
        for which, before, after in trial.turns(solution, players, cfg, range(start, start + len(rows)), self.batch.seed):
            turns, now, owner = rows[which, TURNS], game.points(cfg, after), solution.part.mover(before)
            if turns.max() >= leads.shape[1]:
                leads = np.concatenate([leads, np.empty_like(leads)], axis=1)
            leads[which, turns] = measure.leader(cfg, now)
            rows[which, DEAD] += now[owner] <= game.points(cfg, before)[owner]
            rows[which, TURNS] += 1
            if game.kernels["turn"](after) == OVER:
                points[which], places[which] = now, game.places(cfg, after)
        measure.compiled(measure.write_results)(points, places, leads, rows)
