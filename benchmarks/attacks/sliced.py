"""`dicecafe serve` whose event loop notes how long it works without a pause, in processor time: other programs do not count.

    SLICES=file python benchmarks/attacks/sliced.py serve ...

It runs on asyncio's own loop, since uvloop's can't be looked into; that is slower, not faster. `longest` reads the file.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from asyncio import events
from pathlib import Path
from typing import Any

NOTED = 0.001  # seconds; shorter slices are not worth a line


def watch(file: Path) -> None:
    """Note every slice of the loop from now on, and write them to a file at the end."""
    slices: list[tuple[float, float]] = []
    run: Any = events.Handle._run

    def timed(handle: Any) -> None:
        began = time.thread_time()
        run(handle)
        if (spent := time.thread_time() - began) > NOTED:
            slices.append((time.monotonic(), spent))

    events.Handle._run = timed  # type: ignore[assignment, method-assign]  # every callback of the loop passes through it
    atexit.register(lambda: file.write_text("".join(f"{at} {spent}\n" for at, spent in slices)))


def longest(file: Path, began: float, ended: float) -> float:
    """The milliseconds of the longest slice between two moments of the system's monotonic clock."""
    rows = [map(float, line.split()) for line in file.read_text().splitlines()]
    return 1000 * max((spent for at, spent in rows if began <= at <= ended), default=NOTED)


if __name__ == "__main__":
    from dicecafe.cli import main

    sys.modules["uvloop"] = None  # type: ignore[assignment]  # as if it were not installed
    watch(Path(os.environ["SLICES"]))
    sys.exit(main(sys.argv[1:]))
