"""Lane: the workers for one sort of job, and the jobs that wait for them. What one lane is busy with delays no other."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from dicecafe.engine.errors import DiceCafeError

from ..metrics import Metrics
from .process import Failed, Late, Process
from .queues import Busy, FairQueue, Ticket

log = logging.getLogger("dicecafe.server")

IDLE = 300.0  # seconds after which a worker without a job is ended: one that searches takes 200 MB


class Lane(Protocol):
    """Where jobs of one sort are done."""

    def submit(self, ticket: Ticket) -> asyncio.Future[Any]:
        """Take a job; its result is to be awaited, or cancelled when nobody wants it any more. Busy, if too many wait."""

    def waiting(self, address: str) -> int:
        """How many jobs of an address wait."""


class WorkerLane:
    """Some processes, started when there is something to do, and one queue."""

    def __init__(self, name: str, processes: int, nice: int, per_address: int, in_all: int, metrics: Metrics) -> None:
        self.name, self.processes, self.nice, self.metrics = name, processes, nice, metrics
        self.queue = FairQueue(per_address, in_all)
        self.idle: dict[Process, asyncio.TimerHandle] = {}  # workers without a job, and when each of them ends
        self.at_work: set[Process] = set()
        self.running: set[asyncio.Task[Any]] = set()  # one for each worker that has a job
        self.ending: set[asyncio.Task[None]] = set()  # one for each that was killed
        metrics.jobs_waiting.labels(name).set_function(self.queue.__len__)
        metrics.jobs_running.labels(name).set_function(lambda: len(self.running))

    def submit(self, ticket: Ticket) -> asyncio.Future[Any]:
        """See `Lane`."""
        try:
            self.queue.put(ticket)
        except Busy:
            self.metrics.jobs.labels(self.name, "busy").inc()
            raise
        ticket.future.add_done_callback(lambda _: self.queue.discard(ticket))
        if len(self.running) < self.processes:
            self.running.add(asyncio.create_task(self._work()))
        return ticket.future

    def waiting(self, address: str) -> int:
        """See `Lane`."""
        return self.queue.waiting(address)

    async def close(self) -> None:
        """Kill the workers; what they were at is given up."""
        while (ticket := self.queue.take()) is not None:
            ticket.future.cancel()
        for process in self.at_work:
            process.kill()
        running = list(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        while self.idle:
            process, end = self.idle.popitem()
            end.cancel()
            self._end(process)
        await asyncio.gather(*self.ending)

    async def _work(self) -> None:
        """Do what waits, one job after the other."""
        try:
            while (ticket := self.queue.take()) is not None:
                how = await self._do(ticket)
                self.metrics.jobs.labels(self.name, how).inc()
        finally:  # at once: whoever submits the next job counts those that run
            self.running -= {asyncio.current_task()}

    async def _do(self, ticket: Ticket) -> str:
        """Have a worker do a job, and tell whoever waits for it; how it went."""
        try:
            process = await self._worker()
            self.at_work.add(process)
            try:
                result = await process.do(ticket)
            finally:
                self.at_work.discard(process)
                if process.alive:
                    self.idle[process] = asyncio.get_running_loop().call_later(IDLE, self._retire, process)
                else:
                    self._end(process)
        except (DiceCafeError, Late, Failed, OSError) as error:
            if not isinstance(error, DiceCafeError):
                about = {"lane": self.name, "job": type(ticket.job).__name__, "error": f"{type(error).__name__}: {error}"}
                log.error("a worker did not do its job", extra={"about": about})
            if not ticket.future.done():
                ticket.future.set_exception(error if isinstance(error, DiceCafeError | Late) else Failed(str(error)))
            return type(error).__name__.lower() if isinstance(error, Late | Failed) else "refused"
        except asyncio.CancelledError:
            ticket.future.cancel()
            raise
        if not ticket.future.done():
            ticket.future.set_result(result)
        return "done"

    async def _worker(self) -> Process:
        while self.idle:
            process, end = self.idle.popitem()
            end.cancel()
            if process.alive:
                return process
            self._end(process)
        return await Process.start(self.nice)

    def _retire(self, process: Process) -> None:
        """End a worker that had nothing to do for a while."""
        del self.idle[process]
        self._end(process)

    def _end(self, process: Process) -> None:
        process.kill()
        task = asyncio.create_task(process.ended())
        self.ending.add(task)
        task.add_done_callback(self.ending.discard)
