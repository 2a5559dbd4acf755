"""What is observed: the loop's lag, memory, and refusals with their addresses, in metrics and in the log."""

from __future__ import annotations

import json
import logging
import re
import time
from pathlib import Path
from typing import Any

import pytest
from answers import Answer, join
from cafe_server import Server

from dicecafe.server.accounts import Accounts
from dicecafe.server.load import Load
from dicecafe.server.metrics import MAX_ADDRESSES, OTHERS, Metrics
from dicecafe.server.observer import LATE, Observer, resident_bytes
from dicecafe.server.settings import Settings

DOCS = Path(__file__).parent.parent / "docs" / "metrics.md"


def named(metrics: str) -> set[str]:
    """The names of all metrics, as a scraper gets them."""
    return set(re.findall(r"^# TYPE (\w+)", metrics, re.MULTILINE))


def about(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What log lines were about."""
    return [{"what": record.getMessage(), **record.about} for record in caplog.records if hasattr(record, "about")]


def lines(log: str) -> list[dict[str, Any]]:
    """The lines of a server's log that tell of refusals."""
    return [line for line in map(json.loads, log.splitlines()) if line["what"] == "refused"]


def settled(server: Server, count: int) -> list[dict[str, Any]]:
    """Those lines, as soon as they tell of so many refusals."""
    while sum(line["count"] for line in lines(server.log())) < count:
        time.sleep(0.05)
    return lines(server.log())


# ---------------------------------------------------------------- metrics
def test_every_metric_is_documented() -> None:
    """And none that there is not."""
    metrics = Metrics()
    metrics.accounts = Accounts(Settings())
    made = {name for name in named(metrics.text().decode()) if not name.endswith("_created")}
    told = re.findall(r"`((?:dicecafe|process)_\w+)`", "".join(re.findall(r"^\| `.*? \|", DOCS.read_text(), re.MULTILINE)))
    assert sorted(told) == sorted(made)


def test_refusals_of_the_socket_and_of_http_are_counted(tmp_path: Path) -> None:
    """By their code, whoever refused."""
    with Server(tmp_path / "cafe.db", tables="2/1000") as server:
        for path in ("/api/tables/WRONG1", "/api/tables/WRONG1", "/api/tables/WRONG1", "/api/nowhere"):
            assert Answer(server, "GET", path).status in (404, 429)
        with join(server) as line:
            line.send("{")
            line.recv()
        told = dict(re.findall(r'^dicecafe_refused_total{code="(\S+)"} (\S+)$', server.get("/metrics")[1], re.MULTILINE))
        assert told == {"table/unknown": "2.0", "limit/tables": "1.0", "request/nowhere": "1.0", "message/unreadable": "1.0"}


def test_lag_commits_and_memory_are_measured(tmp_path: Path) -> None:
    """The loop is looked at, and a process says how large it is."""
    with Server(tmp_path / "cafe.db") as server:
        text = server.get("/metrics")[1]
        while re.search(r"^dicecafe_loop_lag_seconds_count 0", text, re.MULTILINE):
            text = server.get("/metrics")[1]
        assert "\ndicecafe_storing 0.0\n" in text
        memory = re.search(r"^process_resident_memory_bytes (\S+)$", text, re.MULTILINE)
        assert memory
        assert float(memory[1]) > 10_000_000


# ---------------------------------------------------------------- the log
def test_a_flood_of_refusals_is_one_line_a_second(caplog: pytest.LogCaptureFixture) -> None:
    """With a count and the addresses that got most; what players come across is not logged."""
    metrics = Metrics()
    observer = Observer(metrics, Settings(), Load(Settings(), metrics))
    for n in range(3000):
        metrics.refuse("limit/messages", "10.0.0.1" if n % 2 else f"10.0.1.{n % 5}")
        metrics.refuse("command/stale", "10.0.0.2")
    with caplog.at_level(logging.INFO, "dicecafe.server"):
        observer.log_refusals()
        observer.log_refusals()
    told = {"what": "refused", "code": "limit/messages", "count": 3000}
    [line] = about(caplog)
    assert line == {**told, "addresses": line["addresses"]}
    assert len(line["addresses"]) == 3
    assert line["addresses"]["10.0.0.1"] == 1500


def test_many_addresses_fill_no_memory() -> None:
    """So many are told apart, the rest is counted together."""
    metrics = Metrics()
    for n in range(3 * MAX_ADDRESSES):
        metrics.refuse("limit/messages", str(n))
    assert len(metrics.refusals["limit/messages"]) == MAX_ADDRESSES + 1
    assert metrics.refusals["limit/messages"][OTHERS] == 2 * MAX_ADDRESSES


def test_lag_and_memory_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    """A loop that stood still, each time; memory over its limit, once until it is below again."""
    metrics = Metrics()
    observer = Observer(metrics, Settings(memory_warning=1000), Load(Settings(), metrics))
    with caplog.at_level(logging.INFO, "dicecafe.server"):
        observer.note_lag(LATE)
        observer.note_lag(2.5)
        for size in (999, 1001, 5000, 1000, 1002):
            observer.note_memory(size)
    assert about(caplog) == [
        {"what": "the event loop stood still", "seconds": 2.5},
        {"what": "memory is over its limit", "bytes": 1001, "limit": 1000},
        {"what": "memory is over its limit", "bytes": 1002, "limit": 1000},
    ]
    assert sum(observer.metrics.lag.counts) == 2
    assert resident_bytes() > 10_000_000


@pytest.mark.parametrize("told", ["1", "0"])
def test_a_setting_keeps_addresses_out_of_the_log(tmp_path: Path, told: str) -> None:
    """Of those refused by HTTP and by the socket."""
    with Server(tmp_path / "cafe.db", log_addresses=told) as server:
        assert Answer(server, "GET", "/api/nowhere").status == 404
        with join(server) as line:
            line.send('{"type":"hello","token":"x"}')
            line.recv()
        found = settled(server, 2)
        assert {line["code"] for line in found} == {"request/nowhere", "token/invalid"}
        assert all(line.get("addresses") == ({"127.0.0.1": 1} if told == "1" else None) for line in found)
        assert ("127.0.0.1" in server.log()) == (told == "1")
