"""Analyses: what the coach finds in finished games, one at a time beside everything else, and kept for those who ask again."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Event
from typing import ClassVar

import msgspec

from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.record import Record
from dicecafe.protocol.answers import Analysis, Progress
from dicecafe.words import Message

MAX_WAITING = 8  # analyses that may wait for their turn, or be under way
MAX_RESULTS = 32  # results that are remembered
PLAYOUT_DIVISOR = 2  # fewer playouts than an analysis at home has


class AnalysisError(DiceCafeError):
    """An analysis that can't be made now."""

    codes: ClassVar = {
        "analysis/busy": "too many analyses wait already",
    }


class Stopped(Exception):
    """The server closes: nobody waits for the rest."""


@dataclass
class Job:
    """An analysis under way."""

    future: Future[Analysis]
    progress: float = 0.0


@dataclass
class Analyses:
    """The analyses of one process, by the table of their game."""

    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "coach"))
    jobs: dict[str, Job] = field(default_factory=dict)
    results: OrderedDict[str, Analysis] = field(default_factory=OrderedDict)
    closing: Event = field(default_factory=Event)

    def find(self, id: str) -> Analysis | Progress | None:
        """The analysis of a table's game, or how far it is; None if nobody asked for it yet."""
        job = self.jobs.get(id)
        if job and not job.future.done():
            return Progress(job.progress)
        if job:
            del self.jobs[id]
            self.results[id] = job.future.result()
            while len(self.results) > MAX_RESULTS:
                self.results.popitem(last=False)
        if id in self.results:
            self.results.move_to_end(id)
        return self.results.get(id)

    def start(self, id: str, record: Record) -> Progress:
        """Begin an analysis, when those before it are done."""
        for other in [other for other, job in self.jobs.items() if job.future.done() and not job.future.exception()]:
            self.find(other)  # it was asked for, and nobody came back for it yet
        if len(self.jobs) >= MAX_WAITING:
            raise AnalysisError("analysis/busy", Message("analysis-busy", waiting=MAX_WAITING))
        job = self.jobs[id] = Job(Future())
        job.future = self.pool.submit(self._analyse, job, record)
        return Progress(job.progress)

    def close(self) -> None:
        """Stop; what is under way is given up."""
        self.closing.set()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def _analyse(self, job: Job, record: Record) -> Analysis:
        from dicecafe.coach.analysis import analyse
        from dicecafe.coach.judge import usual_playouts

        def progress(done: float) -> None:
            job.progress = min(1.0, done)
            if self.closing.is_set():
                raise Stopped

        playouts = usual_playouts(registry.load(record.game), len(record.players)) // PLAYOUT_DIVISOR
        return msgspec.convert(analyse(record, playouts, progress).as_dict(), Analysis)
