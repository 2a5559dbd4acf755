"""The store keeps its promises, in SQLite and in PostgreSQL: an event is stored once, in its place, or refused."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from stores import children, row, with_store

from dicecafe.server.slices import REST, Slices
from dicecafe.server.store import MAX_NUMBER, Store, StoreConflict, StoreError, TableRow, open_store, reading
from dicecafe.server.store.checksums import Row, checked
from dicecafe.server.store.reading import PIECE
from dicecafe.server.store.sqlite import CHANGES, EVENTS, SqliteStore


def test_a_table_is_what_was_appended(url: str) -> None:
    """Create, append, load from anywhere, find by each of its names; and the same after opening the store again."""

    async def write(store: Store) -> None:
        await store.create(row("a"), b"one")
        await store.append("id-a", 2, b"\x00\xff")
        await store.append("id-a", 3, b"", over=True)
        await store.append("id-a", 4, b"chat after the end")
        await store.create(row("b"), b"other")

    async def read(store: Store) -> None:
        assert await store.load("id-a") == [b"one", b"\x00\xff", b"", b"chat after the end"]
        assert await store.load("id-a", after=3) == [b"chat after the end"]
        assert await store.load("id-a", after=4) == await store.load("id-a", after=10**30) == await store.load("nobody") == []
        for found in ({"code": "code-a"}, {"watch": "watch-a"}, {"id": "id-a"}, {"id": "id-a", "code": "code-a"}):
            assert await store.find(**found) == row("a")
        for none in ({}, {"code": "watch-a"}, {"id": "id-a", "code": "code-b"}, {"id": "\0"}, {"code": "\ud800"}):
            assert await store.find(**none) is None
        assert await store.load("\ud800") == await store.load("\0") == []

    with_store(url, write)
    with_store(url, read)


def test_events_in_a_row_follow_their_first(url: str) -> None:
    """Several are stored as one by one; where the number of the first is taken none of them is, though the second's is free."""

    async def test(store: Store) -> None:
        await store.create(row("a"), b"1")
        await store.extend("id-a", 2, [b"2", b"3", b"4"], over=True)
        await store.extend("id-a", 5, [b"5"])
        await store.append("id-a", 6, b"another's")
        with pytest.raises(StoreConflict):
            await store.extend("id-a", 6, [b"6", b"7"])
        with pytest.raises(StoreConflict):
            await store.extend("nobody", 2, [b"2", b"3"])
        assert await store.load("id-a") == [b"1", b"2", b"3", b"4", b"5", b"another's"]
        assert await store.sweep(-1, -1) == 0  # it is over

    with_store(url, test)


def test_a_long_table_is_read_in_pieces(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From wherever one wants; the last event of a piece is read again with the next, and whoever waits has a turn in between."""
    pieces, turns = list[int](), list[float]()
    bodies = [b"%d" % number for number in range(2 * PIECE + 100)]

    def noted(table: str, after: int, rows: Sequence[Row]) -> list[bytes]:
        pieces.append(len(rows))
        return checked(table, after, rows)

    async def turn(self: Slices, rest: float = 0.0) -> None:
        turns.append(rest)

    async def test(store: Store) -> None:
        await store.create(row("a"), bodies[0])
        await store.extend("id-a", 2, bodies[1:])
        for after, read in ((0, [PIECE, PIECE, 102]), (PIECE, [PIECE, 102]), (2 * PIECE + 90, [11])):
            assert await store.load("id-a", after) == bodies[after:]
            assert (pieces, turns) == (read, [REST] * (len(read) - 1))
            pieces.clear()
            turns.clear()

    monkeypatch.setattr(reading, "checked", noted)
    monkeypatch.setattr(Slices, "turn", turn)
    with_store(url, test)


def test_a_table_that_is_swept_while_it_is_read_is_none(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the first half of one."""

    async def test(store: Store) -> None:
        async def sweep(self: Slices, rest: float = 0.0) -> None:
            assert await store.sweep(-1, -1) == 1

        await store.create(row("a"), b"1")
        await store.extend("id-a", 2, [b"more"] * (PIECE - 1))
        monkeypatch.setattr(Slices, "turn", sweep)
        assert await store.load("id-a") == []

    with_store(url, test)


def test_many_rows_are_read_in_one_step(tmp_path: Path) -> None:
    """Of SQLite: at each step its thread waits for the interpreter's lock, while the loop is busy."""

    async def test() -> None:
        store = await SqliteStore.open(str(tmp_path / "cafe.db"))
        await store.create(row("a"), b"1")
        await store.extend("id-a", 2, [b"more"] * 99)
        for query, values, rows in ((EVENTS, ("id-a", 1, PIECE), 100), (CHANGES, (0, 1000), 100), (CHANGES, (100, 1000), 0)):
            found = store._fetch(query, values)
            assert [len(msgspec.json.decode(text)) for (text,) in found] == [rows]
        await store.close()

    asyncio.run(test())


def test_what_is_taken_is_refused(url: str) -> None:
    """A second table with the id, the code or the link of a first; a number that is not the next; a table that is none."""

    async def test(store: Store) -> None:
        await store.create(row("a"), b"first")
        for part in TableRow._fields:
            other = row("b")._replace(**{part: getattr(row("a"), part)})
            with pytest.raises(StoreConflict, match="already"):
                await store.create(other, b"second")
        with pytest.raises(StoreConflict, match="already"):
            await store.create(row("\0"), b"")
        for number in (-1, 0, 1, 3, 2**31, 2**70):
            with pytest.raises(StoreConflict, match=f"Event {number} is not the next") as refusal:
                await store.append("id-a", number, b"no")
            assert refusal.value.code == "store/conflict"
        for nowhere in ("id-b", "\0", "\ud800"):
            with pytest.raises(StoreConflict):
                await store.append(nowhere, 2, b"no")
        assert await store.load("id-a") == [b"first"]
        assert await store.find(id="id-b") is None
        assert await store.changes(0) == [(1, "id-a", 1)]

    with_store(url, test)


def test_one_of_many_tasks_wins(url: str) -> None:
    """Ten tasks want the same number with the same body; one gets it, and the neighbours in the batch are not disturbed."""

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.create(row(name), b"1") for name in "ab"))
        same = [store.append("id-a", 2, b"mine") for _ in range(10)]
        said = await asyncio.gather(
            *same, *(store.append("id-b", number, b"x") for number in range(2, 60)), return_exceptions=True
        )
        assert sum(answer is None for answer in said[:10]) == 1
        assert sum(isinstance(answer, StoreConflict) for answer in said[:10]) == 9
        assert said[10:] == [None] * 58
        assert await store.load("id-a") == [b"1", b"mine"]
        assert len(await store.load("id-b")) == 59
        made = await asyncio.gather(*(store.create(row("c"), b"1") for _ in range(5)), return_exceptions=True)
        assert sum(answer is None for answer in made) == 1

    with_store(url, test)


def test_a_task_that_goes_away_disturbs_nobody(url: str) -> None:
    """A cancelled append is stored or not; the one beside it is."""

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.create(row(name), b"1") for name in "ab"))
        gone, stays = (asyncio.create_task(store.append(f"id-{name}", 2, b"2")) for name in "ab")
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert await store.load("id-b") == [b"1", b"2"]
        assert len(await store.load("id-a")) in (1, 2)

    with_store(url, test)


RACE = """
async def main(url, me):
    store = await open_store(url)
    while (number := len(await store.load("id-a")) + 1) <= 80:
        try:
            await store.append("id-a", number, me.encode())
            print(number, flush=True)
        except StoreConflict:
            pass
    await store.close()
asyncio.run(main(*sys.argv[1:]))
"""


def test_one_of_two_processes_wins(url: str) -> None:
    """Three processes fill one table: each number was acknowledged to one of them, and the log agrees."""
    with_store(url, lambda store: store.create(row("a"), b"start"))
    won = children(RACE, *([url, str(me)] for me in range(3)))
    assert sorted(itertools.chain(*won)) == list(range(2, 81))
    log = with_store(url, lambda store: store.load("id-a"))
    for me, numbers in enumerate(won):
        assert all(log[number - 1] == str(me).encode() for number in numbers)


FILL = """
async def main(url, *names):
    store = await open_store(url)
    async def fill(name):
        await store.create(TableRow(name, name, name), b"")
        for number in range(2, 41):
            await store.append(name, number, b"")
    await asyncio.gather(*map(fill, names))
    await store.close()
asyncio.run(main(*sys.argv[1:]))
"""


def test_what_a_process_stored_itself_it_need_not_read(tmp_path: Path) -> None:
    """From any of its own newest events it may pass to the last of them, but over no other's, nor one whose writer gave up."""
    url = str(tmp_path / "cafe.db")

    async def test(store: Store) -> None:
        for name in "ab":
            await store.create(row(name), b"1")  # 1, 2
        await store.extend("id-a", 2, [b"2", b"3"])  # 3, 4
        await store.append("id-b", 2, b"2")  # 5
        assert [store.own(since) for since in range(7)] == [0, 1, 5, 5, 5, 5, 6]
        other = await open_store(url)
        await other.append("id-a", 4, b"theirs")  # 6
        await other.close()
        await store.append("id-a", 5, b"ours")  # 7
        assert [store.own(since) for since in (2, 5, 6, 7)] == [2, 5, 7, 7]
        given_up = asyncio.create_task(store.append("id-b", 3, b"3"))  # 8
        await asyncio.sleep(0)
        given_up.cancel()
        await store.append("id-a", 6, b"6")  # 9
        assert await store.latest() == 9
        assert store.own(7) == 7

    with_store(url, test)


def test_events_in_a_row_are_stored_together_or_not_at_all(url: str) -> None:
    """At many tables at once, some of them too late."""
    asked = {"a": (2, 1), "b": (3, 2), "c": (2, 3), "d": (1, 3), "e": (2, 2)}  # from which number on, and how many

    async def test(store: Store) -> None:
        for name in asked:
            await store.create(row(name), b"first")
        rows = [store.extend(f"id-{name}", first, [b"more"] * count) for name, (first, count) in asked.items()]
        answers = await asyncio.gather(*rows, return_exceptions=True)
        assert [isinstance(answer, StoreConflict) for answer in answers] == [False, True, False, True, False]
        assert [len(await store.load(f"id-{name}")) for name in asked] == [2, 1, 4, 1, 3]

    with_store(url, test)


def test_an_event_that_fails_takes_the_ones_before_it_along(url: str) -> None:
    """Where the second of a row can't be stored nothing of the first is left; its number is free and the log goes on."""

    async def test(store: Store) -> None:
        await store.create(row("a"), b"1")
        with pytest.raises(StoreError) as refusal:
            await store.extend("id-a", 2, [b"2", None], over=True)  # type: ignore[list-item]  # what no store takes
        assert refusal.value.code == "store/unavailable"
        assert await store.load("id-a") == [b"1"]
        with pytest.raises(StoreConflict):
            await store.extend("id-a", MAX_NUMBER, [b"there is room for one", b"and none for this"])
        await store.extend("id-a", 2, [b"2", b"3"])
        assert await store.load("id-a") == [b"1", b"2", b"3"]
        assert await store.sweep(-1, -1) == 1  # it was never over

    with_store(url, test)


ROWS = """
async def main(url, me):
    store = await open_store(url)
    while (number := len(await store.load("id-a")) + 1) <= 90:
        try:
            await store.extend("id-a", number, [me.encode()] * 3)
        except StoreConflict:
            pass
    await store.close()
asyncio.run(main(*sys.argv[1:]))
"""


def test_rows_of_processes_do_not_mix(url: str) -> None:
    """Three processes fill one table with three events at a time: a move and its rolls are next to each other in the log."""
    with_store(url, lambda store: store.create(row("a"), b"start"))
    children(ROWS, *([url, str(me)] for me in range(3)))
    log = with_store(url, lambda store: store.load("id-a"))[1:]
    assert len(log) == 90
    assert all(len(set(log[at : at + 3])) == 1 for at in range(0, 90, 3))


def test_changes_come_in_order_and_whole(url: str) -> None:
    """One who follows the changes while processes and tasks write sees every event once, in the order of the sequence."""
    tables = [f"{process}{table}" for process in "abc" for table in range(10)]

    async def test(store: Store) -> None:
        writing = asyncio.create_task(asyncio.to_thread(children, FILL, *([url, *tables[at : at + 10]] for at in (0, 10, 20))))
        seen: list[tuple[int, str, int]] = []
        while len(seen) < 40 * len(tables):
            all_written = writing.done()
            new = await store.changes(seen[-1][0] if seen else 0, limit=7)
            assert len(new) <= 7
            seen += new
            assert new or not all_written, "an event was passed over"
            assert await store.latest() >= (seen[-1][0] if seen else 0)
        await writing
        assert [sequence for sequence, _, _ in seen] == sorted({sequence for sequence, _, _ in seen})
        for table in tables:
            assert [number for _, named, number in seen if named == table] == list(range(1, 41))
        assert await store.latest() == seen[-1][0]
        assert await store.changes(0, limit=10**6) == seen

    with_store(url, test)


def test_sequence_numbers_never_come_again(url: str) -> None:
    """Latest grows with every event, even when the newest ones have been swept away."""

    async def test(store: Store) -> None:
        assert await store.latest() == 0
        await store.create(row("a"), b"1")
        await store.append("id-a", 2, b"2")
        assert await store.latest() == 2
        assert await store.sweep(waiting=-1, idle=-1) == 1
        assert await store.latest() == 2
        await store.create(row("a"), b"again")
        assert await store.changes(2) == await store.changes(0) == [(3, "id-a", 1)]

    with_store(url, test)


def test_a_setting_is_the_first_ones(url: str) -> None:
    """Tasks and processes that each bring a value of their own all go away with the same."""

    async def tasks(store: Store) -> list[str]:
        return await asyncio.gather(*(store.setting("task", str(value)) for value in range(10)))

    assert len(set(with_store(url, tasks))) == 1
    code = "async def main(url, value):\n    store = await open_store(url)\n"
    code += (
        "    print(json.dumps(await store.setting('secret', value)))\n    await store.close()\nasyncio.run(main(*sys.argv[1:]))"
    )
    ((first,), *others) = children(code, *([url, str(value)] for value in range(4)))
    assert [[first]] * 3 == others
    assert with_store(url, lambda store: store.setting("secret", "late")) == first
