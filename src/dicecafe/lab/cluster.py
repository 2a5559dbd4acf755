"""Cluster: chunks of games are played on threads here or on Ray across machines. Results come back in the order of the games."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ClassVar, Final, TypeVar

from dicecafe import __version__
from dicecafe.engine.errors import DiceCafeError, MissingPackage
from dicecafe.words import Message

from .processes import Processes

T = TypeVar("T")
CHUNKS_PER_TASK: Final = 32  # of Ray, since a task costs it some milliseconds; chunks that are large already stay as they are
MAX_TASK: Final = 1 << 14  # games of a task of several chunks
RETRIES: Final = 5  # times that a task is played again when its worker is lost
QUICK: Final = 1.0  # seconds after which further processes are worth their start
QUEUED: Final = 4  # chunks or tasks that wait for each core


class ClusterError(DiceCafeError):
    """A cluster that can't be reached, or fails."""

    codes: ClassVar = {
        "ray/unreachable": "no Ray cluster answers there",
        "ray/failed": "the Ray cluster lost the same games again and again, or runs another version",
    }


def spread(
    job: Callable[[int, int], T],
    games: range,
    cores: int | None = None,
    address: str | None = None,
    interpreted: bool = False,
) -> Iterator[T]:
    """`job(start, count)` for all games; results in order. On the Ray cluster at an address, or here: on threads, since what is
    compiled holds no lock of Python's, and what is interpreted in processes."""
    if address:
        return on_ray(job, games, address)
    return in_processes(job, games, cores) if interpreted else in_order(job, games, cores)


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_processes(job: Callable[[int, int], T], games: range, cores: int | None = None) -> Iterator[T]:
    """The same in processes, once it is clear that there is enough to do: the first second's games are played in this one."""
    threads, begun, start = cores or cores_here(), time.monotonic(), games.start
    while start < games.stop and (threads == 1 or start + games.step >= games.stop or time.monotonic() - begun < QUICK):
        yield job(start, min(games.step, games.stop - start))
        start += games.step
    with Processes(job) as remote:
        yield from in_order(remote, range(start, games.stop, games.step), threads, remote.close)


def in_order(
    play: Callable[[int, int], T], games: range, cores: int | None = None, stop: Callable[[], None] = lambda: None
) -> Iterator[T]:
    """Call `play(start, count)` for all games in chunks, the range's steps, on threads; the results in the order of the games.

    At the end, and where nobody wants the rest, `stop` ends what the threads are at.
    """
    waiting, threads = list[Future[T]](), cores or cores_here()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for start in games:
                waiting.append(pool.submit(play, start, min(games.step, games.stop - start)))
                if len(waiting) > QUEUED * threads:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()
            stop()


def on_ray(job: Callable[[int, int], T], games: range, address: str) -> Iterator[T]:
    """The same on a Ray cluster; the games of a lost worker are played again by another."""
    ray = _connected(address)
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)
    step, shared = max(games.step, min(MAX_TASK, games.step * CHUNKS_PER_TASK)), ray.put(job)
    queued = QUEUED * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    try:
        for start in range(games.start, games.stop, step):
            waiting.append(task.remote(shared, __version__, start, min(step, games.stop - start)))
            if len(waiting) > queued:
                yield ray.get(waiting.pop(0))
        while waiting:
            yield ray.get(waiting.pop(0))
    except ray.exceptions.RayError as error:
        if isinstance(getattr(error, "cause", None), ClusterError):
            raise error.cause from error
        lines = str(error).strip().splitlines()
        raise ClusterError("ray/failed", Message("ray-failed", error=lines[-1] if lines else repr(error))) from error
    finally:
        for task_waiting in waiting:
            ray.cancel(task_waiting)


def _play(job: Callable[[int, int], T], version: str, start: int, count: int) -> T:
    if version != __version__:
        raise ClusterError("ray/failed", Message("ray-version", ours=__version__, theirs=version))
    return job(start, count)


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise MissingPackage("extra/missing", Message("ray-needs", command="pip install 'dicecafe[ray]'")) from error
    if not ray.is_initialized():
        try:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ClusterError("ray/unreachable", Message("ray-unreachable", address=address)) from error
    return ray
