"""A server under load: started on its own cores; the processor time and memory of it and all below it, as Linux counts them."""

from __future__ import annotations

import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from wire import Failure

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 30.0  # seconds for a server to answer after its start, or to stop when asked


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def tree(root: int) -> list[int]:
    """A process and all below it."""
    found = [root]
    for pid in found:
        for children in PROC.glob(f"{pid}/task/*/children"):
            found += map(int, children.read_text().split())
    return found


def cpu_seconds(root: int) -> float:
    """Processor time of a process and all below it, user and system, those that have ended included."""
    ticks = 0
    for pid in tree(root):
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))  # utime, stime, and both of children waited for
    return ticks / TICKS


def rss_bytes(root: int) -> int:
    """Resident memory of a process and all below it; what they share counts for each."""
    pages = sum(int((PROC / str(pid) / "statm").read_text().split()[1]) for pid in tree(root))
    return pages * os.sysconf("SC_PAGE_SIZE")


def busy_seconds() -> float:
    """Processor time that all of the machine has spent computing since its start."""
    user, nice, system, _, _, irq, soft, *_ = map(int, (PROC / "stat").read_text().split("\n", 1)[0].split()[1:])
    return (user + nice + system + irq + soft) / TICKS


class Server:
    """A running server; a context manager that ends it."""

    def __init__(
        self, command: Sequence[str], folder: Path, port: int, environment: Mapping[str, str], cores: Sequence[int]
    ) -> None:
        self.port = port
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the server)
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )

    @property
    def pid(self) -> int:
        """Of the process started; others may be below it."""
        return self._process.pid

    def __enter__(self) -> Server:
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _wait(self) -> None:
        """Wait until it takes connections."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise Failure(f"the server ended at once: {self.last_words()}")
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise Failure(f"the server takes no connections: {self.last_words()}")

    def last_words(self, lines: int = 3) -> str:
        """The end of what it has printed."""
        log = self._log.fileno()
        tail = os.pread(log, 10_000, max(0, os.fstat(log).st_size - 10_000))  # the server writes at the file's own position
        text = tail.decode(errors="replace")
        return " / ".join([line.strip() for line in text.splitlines() if line.strip()][-lines:])

    def stop(self) -> None:
        """End it, by force when it takes its time."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
