"""What a store deletes: tables nobody comes back to, by its own time, and none that is open anywhere; and decks with them."""

from __future__ import annotations

import asyncio

import pytest
from stores import row, with_store

from dicecafe.server.store import Deck, Store, StoreConflict, open_store

DAY = 86_400.0


def test_the_sweep_takes_what_nobody_comes_back_to(url: str) -> None:
    """By the time of the last event, sooner where it is the only one; finished tables stay, unless told otherwise."""
    now = 0.0

    async def test(store: Store) -> None:
        nonlocal now
        for name in ("waiting", "idle", "over", "fresh"):
            await store.create(row(name), b"1")
        await store.append("id-idle", 2, b"2")
        await store.append("id-over", 2, b"2", over=True)
        await store.append("id-over", 3, b"3")
        now = 5.0
        await store.append("id-fresh", 2, b"2")
        now = 10.0
        assert await store.sweep(waiting=10, idle=100) == 0
        now = 11.0
        assert await store.sweep(waiting=10, idle=100) == 1
        assert await store.find(id="id-waiting") is None
        assert await store.load("id-waiting") == []
        now = 101.0
        assert await store.sweep(waiting=10, idle=100) == 1
        assert await store.find(code="code-idle") is None
        with pytest.raises(StoreConflict):
            await store.append("id-idle", 3, b"too late")
        now = 1e9
        assert await store.sweep(waiting=10, idle=100) == 1
        assert await store.load("id-over") == [b"1", b"2", b"3"]
        assert await store.changes(0) == [(3, "id-over", 1), (6, "id-over", 2), (7, "id-over", 3)]

    with_store(url, test, lambda: now)


def test_finished_tables_go_when_they_were_kept_for_long_enough(url: str) -> None:
    """From the first sweep that finds one so; later where it is open anywhere, and never unless told to."""
    now, days = 0.0, (DAY, 60 * DAY, 90 * DAY)

    async def test(store: Store) -> None:
        nonlocal now
        for name in "ab":
            await store.create(row(name), b"1")
            await store.append(f"id-{name}", 2, b"2", over=True)
        now = 1000 * DAY
        assert await store.sweep(DAY, 60 * DAY) == 0
        now += 89 * DAY
        assert await store.sweep(*days) == 0
        now += 2 * DAY
        assert await store.sweep(*days, 7200, ["id-b"]) == 0
        now += 7200
        assert await store.sweep(*days, 7200, ["id-b"]) == 1
        assert [bool(await store.find(id=f"id-{name}")) for name in "ab"] == [False, True]
        assert await store.sweep(*days, 7200) == 0
        now += 7200
        assert await store.sweep(*days, 7200) == 1
        assert await store.changes(0) == []

    with_store(url, test, lambda: now)


def test_a_table_that_is_finished_after_it_was_found_abandoned_begins_anew(url: str) -> None:
    """What it was marked with before is forgotten; and where tables are kept longer than before, marks are too."""
    now = 0.0

    async def test(store: Store) -> None:
        nonlocal now
        await store.create(row("a"), b"1")
        await store.append("id-a", 2, b"2")
        now = 61 * DAY
        assert await store.sweep(DAY, 60 * DAY, 90 * DAY, 7200) == 0
        await store.append("id-a", 3, b"3", over=True)
        now += 7200
        assert await store.sweep(DAY, 60 * DAY, 90 * DAY, 7200) == 0
        now += 91 * DAY
        assert await store.sweep(DAY, 60 * DAY, 90 * DAY, 7200) == 0  # marked
        assert await store.sweep(DAY, 60 * DAY, 92 * DAY, 7200) == 0
        now += 2 * DAY
        assert await store.sweep(DAY, 60 * DAY, 90 * DAY, 7200) == 0  # marked again
        now += 7200
        assert await store.sweep(DAY, 60 * DAY, 90 * DAY, 7200) == 1

    with_store(url, test, lambda: now)


@pytest.mark.parametrize("step", [61 * DAY, -61 * DAY])
def test_a_clock_that_is_wrong_sweeps_nothing(url: str, step: float) -> None:
    """A store that is opened by a clock of another time goes on from where its time stood; only time that passes counts."""
    now = step

    async def write(store: Store) -> None:
        await store.create(row("a"), b"1")
        await store.append("id-a", 2, b"2")

    async def wait(store: Store) -> None:
        nonlocal now
        assert await store.sweep(DAY, 60 * DAY) == 0
        now += 59 * DAY
        assert await store.sweep(DAY, 60 * DAY) == 0

    async def wait_longer(store: Store) -> None:
        nonlocal now
        assert await store.sweep(DAY, 60 * DAY) == 0
        now += 2 * DAY
        assert await store.sweep(DAY, 60 * DAY) == 1

    with_store(url, write)
    with_store(url, wait, lambda: now)
    with_store(url, wait_longer, lambda: now - step)  # another machine, or the same one with its clock put right


def test_what_is_open_somewhere_is_never_swept(url: str) -> None:
    """A table goes when no process had it open for the whole time between two sweeps; one that is used again begins anew."""
    now = 0.0

    async def test(store: Store) -> None:
        nonlocal now
        for name in "abc":
            await store.create(row(name), b"1")
            await store.append(f"id-{name}", 2, b"2")
        now = 61 * DAY
        other = await open_store(url, lambda: now)  # its time goes on from where it stands in the store
        for _ in range(5):
            now += 3600
            swept = await store.sweep(DAY, 60 * DAY, confirm=7200, open=["id-a"])
            swept += await other.sweep(DAY, 60 * DAY, confirm=7200, open=["id-b"])
            assert swept <= 1
        assert [bool(await store.find(id=f"id-{name}")) for name in "abc"] == [True, True, False]
        await other.append("id-b", 3, b"3")
        now += 7200
        assert await store.sweep(DAY, 60 * DAY, confirm=7200) == 1  # nobody has either now
        assert [bool(await store.find(id=f"id-{name}")) for name in "abc"] == [False, True, False]
        now += 61 * DAY
        assert await store.sweep(DAY, 60 * DAY, confirm=7200) == 0
        await store.close()
        await other.close()

    with_store(url, test, lambda: now)


def test_decks_are_stored_once_and_go_with_their_last_table(url: str) -> None:
    """By their digest, with the table that plays with it."""
    deck, now = Deck("digest", b"cards"), 0.0

    async def test(store: Store) -> None:
        nonlocal now
        for name in "ab":
            await store.create(row(name), b"1", deck)
        await store.create(row("c"), b"1")
        with pytest.raises(StoreConflict):
            await store.create(row("a"), b"1", Deck("other", b"never stored"))
        assert (await store.deck("digest"), await store.deck("other"), await store.deck("\0")) == (b"cards", None, None)
        await store.append("id-a", 2, b"2")
        now = 2.0
        assert await store.sweep(1, 10) == 2
        assert await store.deck("digest") == b"cards"
        now = 20.0
        assert await store.sweep(1, 10) == 1
        assert await store.deck("digest") is None

    with_store(url, test, lambda: now)


def test_a_great_sweep_takes_all(url: str) -> None:
    """More tables than one transaction deletes."""

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.create(row(str(table)), b"1") for table in range(450)))
        assert await store.sweep(waiting=-1, idle=-1) == 450
        assert await store.changes(0) == []

    with_store(url, test)
