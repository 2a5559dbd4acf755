"""Processes: a job done in several at once, where games are played in Python and threads would wait for each other.

Each thread that calls has a process of its own, which is told the job and then which games; it ends when nobody calls any more.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Generic, TypeVar

from dicecafe.engine.errors import DiceCafeError

T = TypeVar("T")
COMMAND: Final = (sys.executable, "-P", "-m", "dicecafe.lab.processes")


class Processes(Generic[T]):
    """A job to be called from several threads; `with` ends the processes, whatever they are at."""

    def __init__(self, job: Callable[[int, int], T]) -> None:
        self.job, self.mine = pickle.dumps(job), threading.local()
        self.lock, self.started, self.closed = threading.Lock(), list[subprocess.Popen[bytes]](), False

    def __enter__(self) -> Processes[T]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __call__(self, start: int, count: int) -> T:
        """What the job makes of games `start` and on; raises what it raises."""
        process = getattr(self.mine, "process", None)
        if process is None:
            process = self.mine.process = self._start()
        done, result = _ask(process, (start, count))
        if not done:
            raise result
        return result  # type: ignore[no-any-return]  # what the job gives back

    def close(self) -> None:
        """End all processes at once."""
        with self.lock:
            self.closed = True
            for process in self.started:
                process.kill()
        for process in self.started:
            process.communicate()

    def _start(self) -> subprocess.Popen[bytes]:
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        with self.lock:
            if self.closed:
                raise RuntimeError("there are no processes any more")
            process = subprocess.Popen(
                COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,  # a terminal's Ctrl+C is for this process alone
            )
            self.started.append(process)
        assert process.stdin is not None
        process.stdin.write(self.job)
        return process


def _ask(process: subprocess.Popen[bytes], games: tuple[int, int]) -> tuple[bool, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(pickle.dumps(games))
        process.stdin.flush()
        reply: tuple[bool, Any] = pickle.load(process.stdout)
    except (EOFError, OSError, ValueError) as error:  # it has ended, or was closed
        raise RuntimeError(f"the process that played games {games[0]} and on has ended") from error
    return reply


def main() -> None:
    """Do the job that is read from standard input, for the games that are read after it."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed is no reply
    job = pickle.load(sys.stdin.buffer)
    while True:
        try:
            games = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            reply: tuple[bool, Any] = True, job(*games)
        except DiceCafeError as error:
            reply = False, error
        except Exception:  # told where it is awaited; it may be somebody else's, which can't be pickled
            reply = False, RuntimeError(traceback.format_exc())
        try:
            replies.write(pickle.dumps(reply))
            replies.flush()
        except BrokenPipeError:  # who asked is gone
            os._exit(1)


if __name__ == "__main__":
    main()
