"""What an address has spent of its budgets: at once and over time, in one process and in several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from cafe_server import Server
from refusals import refused

from dicecafe.server import accounts
from dicecafe.server.accounts import Accounts, shared_memory
from dicecafe.server.budgets import Budgets, Rate
from dicecafe.server.http.clients import payer

BUDGETS = Budgets(tables=Rate(2, 60), sockets_per_address=1)


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def workers() -> Iterator[list[Accounts]]:
    """Two workers that share their accounts."""
    memory, clock = shared_memory(2), Clock()
    made = [Accounts(BUDGETS, memory.name, number, 2, clock) for number in range(2)]
    yield made
    for one in made:
        one.close()
    memory.close()
    memory.unlink()


def test_a_rate_is_refilled_evenly() -> None:
    """All of it at once, then one after the other; another address has its own."""
    clock = Clock()
    one = Accounts(BUDGETS, clock=clock)
    for address in ("a", "b"):
        one.take("tables", address)
        one.take("tables", address)
        with refused("limit/tables", "limit-tables", most=2, seconds=60):
            one.take("tables", address)
    clock.now += 30
    one.take("tables", "a")
    with refused("limit/tables"):
        one.take("tables", "a")
    assert (one.spent["tables"], one.refused["tables"]) == (5, 3)


def test_what_is_spent_beyond_a_rate_is_paid_back() -> None:
    """What is known only when it is done is counted afterwards; nothing more is begun until it is paid."""
    clock = Clock()
    one = Accounts(BUDGETS, clock=clock)
    one.check("tables", "a")
    one.charge("tables", "a", 3)
    with refused("limit/tables"):
        one.check("tables", "a")
    clock.now += 31
    one.check("tables", "a")


def test_what_is_held_is_given_back() -> None:
    """So many at a time, and one more when one is given back."""
    one = Accounts(BUDGETS)
    one.hold("sockets_per_address", "a")
    with refused("limit/sockets", "limit-sockets", most=1):
        one.hold("sockets_per_address", "a")
    one.hold("sockets_per_address", "b")
    one.release("sockets_per_address", "a")
    one.hold("sockets_per_address", "a")
    assert not [key for key, count in one.holding.items() if count != 1]


def test_workers_share_what_an_address_has(workers: list[Accounts]) -> None:
    """Whatever one of them counts, the other counts too; a worker that takes a crashed one's place holds nothing."""
    for worker in workers:
        worker.take("tables", "a")
    for worker in workers:
        with refused("limit/tables"):
            worker.take("tables", "a")
    workers[0].hold("sockets_per_address", "a")
    with refused("limit/sockets"):
        workers[1].hold("sockets_per_address", "a")
    assert workers[0].memory is not None
    again = Accounts(BUDGETS, workers[0].memory.name, 0, 2, workers[0].clock)
    workers[1].hold("sockets_per_address", "a")
    again.close()


def test_more_addresses_than_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of addresses that have all of theirs again are used for others; busy ones are shared, never forgotten."""
    monkeypatch.setattr(accounts, "ROWS", 8)
    clock = Clock()
    one = Accounts(BUDGETS, clock=clock)
    for number in range(100):
        one.take("tables", f"quiet {number}")
        clock.now += 60
    one.hold("sockets_per_address", "busy")
    one.take("tables", "busy")
    one.take("tables", "busy")
    counts = Counter[str]()
    for number in range(100):
        try:
            one.take("tables", f"crowd {number}")
            counts["taken"] += 1
        except ValueError:
            counts["refused"] += 1
    assert counts["taken"] <= 2 * 7
    with refused("limit/tables"):
        one.take("tables", "busy")
    with refused("limit/sockets"):
        one.hold("sockets_per_address", "busy")


@pytest.mark.parametrize(
    ("address", "pays"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 9000, "x" * 64),
    ],
)
def test_who_pays(address: str, pays: str) -> None:
    """A whole /64 of IPv6 is one customer's; whatever a proxy says is an address."""
    assert payer(address) == pays


def test_workers_of_a_server_share_their_limits(tmp_path: Path) -> None:
    """Three workers give an address no more than one does, and neighbours in one /64 are one customer."""
    with Server(tmp_path / "cafe.db", "--workers", "3", "--trust-proxy", tables="5/6000") as server:
        status = Counter(server.get("/api/tables/NOBODY", **{"X-Forwarded-For": f"2001:db8::{n}"})[0] for n in range(1, 31))
        assert status == {404: 5, 429: 25}
        assert "Traceback" not in server.stop()
