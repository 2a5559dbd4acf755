"""The collector of a server: young garbage goes at once, what stays is put aside, and all is looked through when it has grown."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress
from itertools import count

import pytest

from dicecafe.server import garbage
from dicecafe.server.garbage import FEW, GROWTH, TABLES_LEFT, Collector, Trimmer


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.self = self


def is_due(collector: Collector) -> bool:
    """Whether it is, as it is now."""
    return collector.due


def test_what_stays_is_put_aside() -> None:
    """A knot that was in use when the collector came by is looked at again only with everything."""
    before = gc.get_threshold(), list(gc.callbacks)
    with Collector() as collector:
        old = Knot()
        gone = weakref.ref(old)
        gc.collect(0)
        del old
        gc.collect()
        assert gone() is not None
        collector.collect_all()
        assert gone() is None
    assert (gc.get_threshold(), gc.callbacks) == before
    assert gc.get_freeze_count() == 0


def test_young_garbage_goes() -> None:
    """As with any collector."""
    with Collector():
        gone = weakref.ref(Knot())
        gc.collect(0)
        assert gone() is None


def test_all_is_looked_through_when_so_much_stayed_that_some_of_it_may_be_garbage() -> None:
    """Not while little was added, however often the collector came by; and not again after that."""
    with Collector() as collector:
        few = [Knot() for _ in range(FEW // 10)]
        assert not is_due(collector)
        many = [Knot() for _ in range(int(GROWTH * collector.left) + 2 * FEW)]
        gone = weakref.ref(many[0])
        assert is_due(collector)
        many.clear()
        assert gone() is not None
        collector.collect_all()
        assert gone() is None
        assert not is_due(collector)
        assert few


@pytest.mark.parametrize(("playing", "large", "looks"), [(False, False, True), (True, False, False), (True, True, True)])
def test_all_is_looked_through_while_nobody_plays(
    playing: bool, large: bool, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody at every table would wait for it; unless memory is over its limit."""
    monkeypatch.setattr(garbage, "CHECK_INTERVAL", 0.0)
    collector, looked, events = Collector(), list[int](), count()
    collector.survived = 1 << 30
    monkeypatch.setattr(collector, "collect_all", lambda: looked.append(1))

    async def run() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.02):
                await collector.run(lambda: next(events) if playing else 0, lambda: large)

    asyncio.run(run())
    assert bool(looked) == looks


def test_memory_is_given_back_when_many_tables_have_left() -> None:
    """Once for each time that they do, and not for a few."""
    trimmer, most = Trimmer(), 5 * TABLES_LEFT
    tables = [0, most, most - TABLES_LEFT + 1, most - TABLES_LEFT, most - TABLES_LEFT, TABLES_LEFT - 1, 0, most, 0]
    assert [trimmer.due(count) for count in tables] == [False, False, False, True, False, True, False, False, True]
