"""Observer: sees how late the event loop is and how much memory the process has, and logs that and who was refused what.

A refusal is cheap, and anybody can have as many as they like. So the log has one line a second for each code, with a count.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path

from .load import Load
from .metrics import Metrics
from .settings import Settings

log = logging.getLogger("dicecafe.server")

INTERVAL = 0.1  # seconds between two looks at the clock
LOG_INTERVAL = 1.0  # seconds
LATE = 1.0  # seconds after which the log tells of it
TOLD_ADDRESSES = 3  # in a line of the log, those refused most often
LOGGED = ("limit", "origin", "token", "request")  # what players do not come across: the part of a code before the slash


class Observer:
    """Looks after one process."""

    def __init__(self, metrics: Metrics, settings: Settings, load: Load) -> None:
        self.metrics, self.settings, self.load = metrics, settings, load
        self.large = False  # whether memory was over its limit when we last looked

    async def run(self) -> None:
        """Look again and again."""
        loop = asyncio.get_running_loop()
        next_log = loop.time() + LOG_INTERVAL
        while True:
            due = loop.time() + INTERVAL
            await asyncio.sleep(INTERVAL)
            self.note_lag(loop.time() - due)
            if loop.time() >= next_log:
                next_log = loop.time() + LOG_INTERVAL
                self.log_refusals()
                self.note_memory(resident_bytes())

    def note_lag(self, seconds: float) -> None:
        """Count by how much the event loop was late; everybody at every table waited that long."""
        self.metrics.lag.observe(seconds)
        self.load.note(seconds)
        if seconds > LATE:
            log.warning("the event loop stood still", extra={"about": {"seconds": round(seconds, 2)}})

    def note_memory(self, bytes: int) -> None:
        """Log when memory passes its limit, once until it is below again."""
        large = bytes > self.settings.memory_warning
        if large and not self.large:
            about = {"bytes": bytes, "limit": self.settings.memory_warning}
            log.warning("memory is over its limit", extra={"about": about})
        self.large = large

    def log_refusals(self) -> None:
        """One line for each code that was given since the last time."""
        refusals, self.metrics.refusals = self.metrics.refusals, {}
        for code, addresses in refusals.items():
            if code.startswith(LOGGED):
                about: dict[str, object] = {"code": code, "count": addresses.total()}
                if self.settings.log_addresses:
                    about["addresses"] = dict(addresses.most_common(TOLD_ADDRESSES))
                log.info("refused", extra={"about": about})


def resident_bytes() -> int:
    """Memory of this process; 0 where the system does not say."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0
