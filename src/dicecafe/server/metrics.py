"""Metrics: what a server counts, in the form Prometheus reads, and its log, a JSON object a line."""

from __future__ import annotations

import json
import logging
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from aiohttp.http import HttpProcessingError
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from .accounts import HELD, RATES, Accounts

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # upper bounds of what a command takes, in seconds


class Metrics(Collector):
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = 0  # stored
        self.refused = Counter("dicecafe_refused", "commands refused, by code", ["code"], registry=self.registry)
        self.tables = Gauge("dicecafe_tables", "tables in memory", registry=self.registry)
        self.sockets = Gauge("dicecafe_sockets", "open sockets", registry=self.registry)
        self.commands = [0] * (len(BUCKETS) + 1)  # commands, by the first of BUCKETS that they did not exceed
        self.seconds = 0.0  # seconds in all
        self.accounts: Accounts | None = None
        self.registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count a command that took so long."""
        self.commands[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What every move counts: as plain numbers, since Prometheus' own take a lock each time."""
        yield CounterMetricFamily("dicecafe_events", "events stored", self.events)
        buckets = list(zip([*map(str, BUCKETS), "+Inf"], accumulate(self.commands), strict=True))
        yield HistogramMetricFamily("dicecafe_command_seconds", "from a command's arrival to its answer", buckets, self.seconds)

        if self.accounts:
            spent = CounterMetricFamily("dicecafe_budget_spent", "what addresses took of their budgets", labels=["budget"])
            refused = CounterMetricFamily("dicecafe_budget_refused", "what was over an address's budget", labels=["budget"])
            for name in RATES + HELD:
                spent.add_metric([name], self.accounts.spent[name])
                refused.add_metric([name], self.accounts.refused[name])
            yield from (spent, refused)

    def text(self) -> bytes:
        """All of it, for a scraper."""
        return generate_latest(self.registry)


class JsonLines(logging.Formatter):
    """A log line as one JSON object; what a caller gives as `extra={"about": {...}}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "about", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def no_bad_request(record: logging.LogRecord) -> bool:
    """Leave out what aiohttp says of bytes that are no HTTP: anybody may send them, and each would be a traceback."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


def log_to_stderr(level: str) -> None:
    """Send the server's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(no_bad_request)
    for name in ("dicecafe.server", "aiohttp"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper() if name.startswith("dicecafe") else logging.WARNING)
