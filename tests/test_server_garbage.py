"""The collector of a server: young garbage goes at once, what stays is put aside, and all is looked through when asked."""

from __future__ import annotations

import gc
import weakref

from dicecafe.server import garbage


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.self = self


def test_what_stays_is_put_aside() -> None:
    """A knot that was in use when the collector came by is looked at again only with everything."""
    before = gc.get_threshold(), list(gc.callbacks)
    with garbage.collecting_young():
        old = Knot()
        gone = weakref.ref(old)
        gc.collect(0)
        del old
        gc.collect()
        assert gone() is not None
        garbage.collect_all()
        assert gone() is None
    assert (gc.get_threshold(), gc.callbacks) == before
    assert gc.get_freeze_count() == 0


def test_young_garbage_goes() -> None:
    """As with any collector."""
    with garbage.collecting_young():
        gone = weakref.ref(Knot())
        gc.collect(0)
        assert gone() is None
