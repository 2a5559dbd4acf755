"""Load: whether a process has all it can do. Then it opens no new tables, so that those at which people sit stay quick."""

from __future__ import annotations

import logging

from .budgets import Budgets
from .limits import over
from .metrics import Metrics

log = logging.getLogger("dicecafe.server")

SHARE = 0.02  # of each look in the average: ten looks a second, so about five seconds count
CALM = 0.5  # of the budget, below which new tables are opened again


class Load:
    """How late the event loop is on average, and whether that is too late."""

    def __init__(self, budgets: Budgets, metrics: Metrics) -> None:
        self.budgets, self.metrics = budgets, metrics
        self.lag, self.shedding = 0.0, False

    def note(self, seconds: float) -> None:
        """Take in by how much the loop was late now."""
        self.lag += (seconds - self.lag) * SHARE
        if self.shedding != (self.lag > self.budgets.lag * (CALM if self.shedding else 1.0)):
            self.shedding = not self.shedding
            self.metrics.shedding.set(self.shedding)
            what = "new tables are refused until there is less to do" if self.shedding else "new tables are opened again"
            log.warning(what, extra={"about": {"lag": round(self.lag, 3)}})

    def check(self) -> None:
        """Refuse a new table where there is too much to do."""
        if self.shedding:
            raise over(self.budgets, "lag")
