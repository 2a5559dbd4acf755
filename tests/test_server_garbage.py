"""The collector of a server: young garbage goes at once, what stays is put aside, and all is looked through when it has grown."""

from __future__ import annotations

import gc
import weakref

from dicecafe.server.garbage import GROWTH, YOUNG_THRESHOLD, Collector


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
        few = [Knot() for _ in range(YOUNG_THRESHOLD // 10)]
        assert not is_due(collector)
        many = [Knot() for _ in range(int(GROWTH * collector.left) + 2 * YOUNG_THRESHOLD)]
        gone = weakref.ref(many[0])
        assert is_due(collector)
        many.clear()
        assert gone() is not None
        collector.collect_all()
        assert gone() is None
        assert not is_due(collector)
        assert few
