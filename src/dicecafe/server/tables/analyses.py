"""Analyses: what the coach finds in finished games, made by a worker beside everything else, and kept for those who ask again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

import msgspec

from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.record import Record
from dicecafe.protocol.answers import Analysis, Progress
from dicecafe.words import Message

from ..settings import Settings
from ..workers.jobs import Analyse
from ..workers.lane import Lane
from ..workers.process import Failed, Late
from ..workers.queues import Busy, Ticket

MAX_RESULTS = 32  # results that are remembered
PLAYOUT_DIVISOR = 2  # fewer playouts than an analysis at home has


class AnalysisError(DiceCafeError):
    """An analysis that can't be made, or not now."""

    codes: ClassVar = {
        "analysis/busy": "too many analyses wait already, or too many of one address",
        "analysis/long": "the game has more lines than the coach goes through",
        "analysis/late": "an analysis took too long, and was given up",
        "analysis/failed": "a mistake of the server's while it made an analysis; it is in its log",
    }


@dataclass
class Waiting:
    """An analysis that waits or is being made."""

    future: asyncio.Future[Any]
    progress: float = 0.0
    sketch: Analysis | None = None

    def advance(self, done: float) -> None:
        """It is so far."""
        self.progress = min(1.0, done)

    def show(self, sketch: Any) -> None:
        """This much of it can be shown."""
        self.sketch = msgspec.convert(sketch, Analysis)


@dataclass
class Analyses:
    """The analyses of one process, by the table of their game."""

    lane: Lane
    settings: Settings
    jobs: dict[str, Waiting] = field(default_factory=dict)
    results: OrderedDict[str, Analysis | DiceCafeError] = field(default_factory=OrderedDict)

    def find(self, id: str) -> Analysis | Progress | None:
        """The analysis of a table's game, or how far it is; None if nobody asked for it yet. A refusal is told once."""
        if job := self.jobs.get(id):
            return Progress(job.progress, job.sketch)
        found = self.results.get(id)
        if isinstance(found, DiceCafeError):
            del self.results[id]
            raise found
        if found is not None:
            self.results.move_to_end(id)
        return found

    def check_lines(self, lines: int) -> None:
        """Refuse a game of so many lines, or more, if that is too many."""
        if lines > (most := self.settings.analysis_lines):
            raise AnalysisError("analysis/long", Message("analysis-long", most=most))

    def start(self, id: str, record: Record, address: str = "") -> Progress:
        """Begin an analysis, when those before it are done."""
        self.check_lines(len(record.log))
        job = Waiting(asyncio.get_running_loop().create_future())
        asked = Analyse(record.as_dict(), PLAYOUT_DIVISOR)
        try:
            ticket = Ticket(asked, address, id, self.settings.analysis_seconds, job.advance, job.show)
            job.future = self.lane.submit(ticket)
        except Busy:
            raise AnalysisError("analysis/busy", Message("analysis-busy", waiting=len(self.jobs))) from None
        self.jobs[id] = job
        job.future.add_done_callback(partial(self._done, id))
        return Progress(job.progress)

    def _done(self, id: str, future: asyncio.Future[Any]) -> None:
        """Keep what came of an analysis, and forget the one that was asked for least lately."""
        del self.jobs[id]
        if future.cancelled():
            return
        self.results[id] = self._result(future)
        while len(self.results) > MAX_RESULTS:
            self.results.popitem(last=False)

    def _result(self, future: asyncio.Future[Any]) -> Analysis | DiceCafeError:
        match future.exception():
            case None:
                return msgspec.convert(future.result(), Analysis)
            case DiceCafeError() as error:
                return error
            case Late():
                return AnalysisError("analysis/late", Message("analysis-late", seconds=self.settings.analysis_seconds))
            case Failed() | _:
                return AnalysisError("analysis/failed", Message("analysis-failed"))
