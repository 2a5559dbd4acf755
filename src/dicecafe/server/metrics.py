"""Metrics: what a server counts, in the form Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from .accounts import HELD, RATES, Accounts
from .unread import Unread

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # upper bounds of durations, in seconds
MAX_ADDRESSES = 1000  # of those refused within a second that are told apart
OTHERS = "others"


class Durations:
    """A histogram, in plain numbers: Prometheus' own takes a lock each time, and every move counts."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)  # by the first of BUCKETS that a duration did not exceed
        self.seconds = 0.0  # in all

    def observe(self, seconds: float) -> None:
        """Count something that took so long."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def family(self, name: str, documentation: str) -> Metric:
        """As Prometheus reads it."""
        buckets = list(zip([*map(str, BUCKETS), "+Inf"], accumulate(self.counts), strict=True))
        return HistogramMetricFamily(name, documentation, buckets, self.seconds)


class Metrics(Collector):
    """The counters of one process; docs/metrics.md says what each means."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = 0  # stored
        self.unread = Unread()
        self.storing = 0  # commits under way
        self.refused = Counter("dicecafe_refused", "refusals, by code", ["code"], registry=self.registry)
        self.refusals: dict[str, Counts[str]] = {}  # by code and address, since they were last logged
        self.tables = Gauge("dicecafe_tables", "tables in memory", registry=self.registry)
        self.connections = Gauge("dicecafe_connections", "open connections", registry=self.registry)
        self.sockets = Gauge("dicecafe_sockets", "open sockets", registry=self.registry)
        self.shedding = Gauge("dicecafe_shedding", "1 while new tables are refused", registry=self.registry)
        self.commands, self.lag = Durations(), Durations()
        self.jobs = Counter("dicecafe_jobs", "jobs of workers, by how they ended", ["lane", "how"], registry=self.registry)
        self.jobs_waiting = Gauge("dicecafe_jobs_waiting", "jobs that wait for a worker", ["lane"], registry=self.registry)
        self.jobs_running = Gauge("dicecafe_jobs_running", "jobs that workers are at", ["lane"], registry=self.registry)
        self.accounts: Accounts | None = None
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def refuse(self, code: str, address: str) -> None:
        """Count a refusal; the log tells of it, with all others of the same second."""
        self.refused.labels(code).inc()
        addresses = self.refusals.setdefault(code, Counts())
        addresses[address if address in addresses or len(addresses) < MAX_ADDRESSES else OTHERS] += 1

    def collect(self) -> Iterator[Metric]:
        """What is counted in plain numbers."""
        yield CounterMetricFamily("dicecafe_events", "events stored", self.events)
        yield GaugeMetricFamily("dicecafe_unread_bytes", "bytes that clients were sent and have not read", self.unread.total)
        yield GaugeMetricFamily("dicecafe_storing", "commits that wait for the store", self.storing)
        yield self.commands.family("dicecafe_command_seconds", "from a command's arrival to its answer")
        yield self.lag.family("dicecafe_loop_lag_seconds", "by which the event loop was late")
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
