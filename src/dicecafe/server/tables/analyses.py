"""Analyses: what the coach finds in finished games, one at a time beside everything else, and kept for those who ask again."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Event

import msgspec

from dicecafe.engine import registry
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.record import Record
from dicecafe.protocol.answers import Analysis, Progress
from dicecafe.words import Message

WAITING = 8  # analyses that may wait for their turn, or be under way
KEPT = 32  # results that are remembered
HURRY = 2  # so many times fewer playouts than somebody gets who asks for an analysis at home


class AnalysisError(DiceCafeError):
    """An analysis that can't be made now."""


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
    kept: OrderedDict[str, Analysis] = field(default_factory=OrderedDict)
    closing: Event = field(default_factory=Event)

    def look(self, id: str) -> Analysis | Progress | None:
        """The analysis of a table's game, or how far it is; None if nobody asked for it yet."""
        job = self.jobs.get(id)
        if job and not job.future.done():
            return Progress(job.progress)
        if job:
            del self.jobs[id]
            self.kept[id] = job.future.result()
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        if id in self.kept:
            self.kept.move_to_end(id)
        return self.kept.get(id)

    def start(self, id: str, record: Record) -> Progress:
        """Begin an analysis, when those before it are done."""
        for other in [other for other, job in self.jobs.items() if job.future.done() and not job.future.exception()]:
            self.look(other)  # it was asked for, and nobody came back for it yet
        if len(self.jobs) >= WAITING:
            raise AnalysisError("analysis/busy", Message("analysis-busy", waiting=WAITING))
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

        playouts = usual_playouts(registry.load(record.game), len(record.players)) // HURRY
        return msgspec.convert(analyse(record, playouts, progress).as_dict(), Analysis)
