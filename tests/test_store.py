"""The store keeps its promises, in SQLite and in PostgreSQL: an event is stored once, in its place, or refused."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

with warnings.catch_warnings():  # it looks for the folder of a login session, and warns where there is none
    warnings.simplefilter("ignore")
    import pgserver

from dicecafe.server.store import Store, StoreConflict, StoreError, TableRow, open_store, versions
from dicecafe.server.store.sqlite import SqliteStore


class Cluster:
    """A real PostgreSQL of the tests' own, with a schema for each that asks."""

    def __init__(self) -> None:
        self.server = pgserver.get_server(tempfile.mkdtemp(prefix="dicecafe-"), cleanup_mode="delete")
        self.uri = self.server.get_uri()
        self.names = itertools.count(1)

    def database(self) -> str:
        """The address of a place with nothing in it."""
        name = f"cafe{next(self.names)}"
        execute(self.uri, f"CREATE SCHEMA {name}")
        return f"{self.uri}&search_path={name}"

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; `immediate` is as if it had crashed."""
        pgserver.pg_ctl(["-w", "-m", mode, "stop"], pgdata=self.server.pgdata, user=self.server.system_user)

    def start(self) -> None:
        """Start it again."""
        self.server.ensure_postgres_running()

    def close(self) -> None:
        """Stop it for good and leave nothing behind."""
        self.stop()
        self.server._postmaster_info = None  # or it would look for the process for seconds
        self.server.cleanup()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """One server for all tests of this file."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of each kind."""
    return str(tmp_path / "cafe.db") if request.param == "sqlite" else request.getfixturevalue("cluster").database()


def with_store(url: str, test: Callable[[Store], Awaitable[Any]], clock: Callable[[], float] = lambda: 0.0) -> Any:
    """Open a store, do something with it, close it."""

    async def run() -> Any:
        store = await open_store(url, clock)
        try:
            return await test(store)
        finally:
            await store.close()

    return asyncio.run(run())


def row(name: str) -> TableRow:
    """A table to be found by a name."""
    return TableRow(f"id-{name}", f"code-{name}", f"watch-{name}")


def children(code: str, *arguments: list[str]) -> list[list[Any]]:
    """What processes that run at once print: each as its lines of JSON."""
    head = "import asyncio, json, sys\nfrom dicecafe.server.store import *\nfrom dicecafe.server.store import open_store\n"
    commands = [[sys.executable, "-c", head + code, *words] for words in arguments]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    printed = [process.communicate()[0] for process in processes]
    assert [process.returncode for process in processes] == [0] * len(processes)
    return [[json.loads(line) for line in lines.splitlines()] for lines in printed]


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
        assert await store.sweep(1e9, 1, 1) == 0  # it is over

    with_store(url, test)


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
        assert await store.sweep(now=100, waiting=1, idle=1) == 1
        assert await store.latest() == 2
        await store.create(row("a"), b"again")
        assert await store.changes(2) == await store.changes(0) == [(3, "id-a", 1)]

    with_store(url, test)


def test_the_sweep_takes_what_nobody_comes_back_to(url: str) -> None:
    """By the time of the last event, sooner where it is the only one; finished tables stay."""
    now = 0.0

    async def test(store: Store) -> None:
        nonlocal now
        for name in ("waiting", "idle", "over", "fresh"):
            await store.create(row(name), b"1")
        await store.append("id-idle", 2, b"2")
        await store.append("id-over", 2, b"2", over=True)
        await store.append("id-over", 3, b"3")
        now = 50.0
        await store.append("id-fresh", 2, b"2")
        assert await store.sweep(now=10, waiting=10, idle=100) == 0
        assert await store.sweep(now=11, waiting=10, idle=100) == 1
        assert await store.find(id="id-waiting") is None
        assert await store.load("id-waiting") == []
        assert await store.sweep(now=101, waiting=10, idle=100) == 1
        assert await store.find(code="code-idle") is None
        with pytest.raises(StoreConflict):
            await store.append("id-idle", 3, b"too late")
        assert await store.sweep(now=1e9, waiting=10, idle=100) == 1
        assert await store.load("id-over") == [b"1", b"2", b"3"]
        assert await store.changes(0) == [(3, "id-over", 1), (6, "id-over", 2), (7, "id-over", 3)]

    with_store(url, test, lambda: now)


def test_a_great_sweep_takes_all(url: str) -> None:
    """More tables than one transaction deletes."""

    async def test(store: Store) -> None:
        await asyncio.gather(*(store.create(row(str(table)), b"1") for table in range(450)))
        assert await store.sweep(now=100, waiting=10, idle=10) == 450
        assert await store.changes(0) == []

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


def test_processes_may_open_a_new_store_at_once(url: str) -> None:
    """Each migration is applied by one of them; later openings find nothing to do."""
    code = "async def main(url):\n    await (await open_store(url)).close()\nasyncio.run(main(sys.argv[1]))"
    children(code, *[[url]] * 4)
    with_store(url, lambda store: store.create(row("a"), b"kept"))
    assert with_store(url, lambda store: store.load("id-a")) == [b"kept"]
    assert execute(url, "SELECT number, name FROM migrations") == [(1, "events")]


def execute(url: str, query: str) -> list[tuple[Any, ...]]:
    """Say something to a database behind the store's back."""

    async def run() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        rows = await connection.fetch(query)
        await connection.close()
        return [tuple(row) for row in rows]

    if url.startswith("postgresql"):
        return asyncio.run(run())
    database = sqlite3.connect(url, isolation_level=None)
    rows = database.execute(query).fetchall()
    database.close()
    return rows


def test_a_newer_store_is_refused(url: str) -> None:
    """What a later Dice Cafe has written, this one leaves alone."""
    with_store(url, lambda store: store.latest())
    execute(url, "INSERT INTO migrations VALUES (1000, 'from_the_future')")
    with pytest.raises(StoreError, match="version 1000, and this Dice Cafe knows 1") as refusal:
        with_store(url, lambda store: store.latest())
    assert refusal.value.code == "store/newer"


def test_a_migration_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store stays at its version when the next can't be reached, and gets there when it can."""
    steps = versions.migrations
    later = [versions.Migration(2, "later", "CREATE TABLE later (x integer);\nINSERT INTO nowhere VALUES (1);")]
    monkeypatch.setattr(versions, "migrations", lambda kind: steps(kind) + later)
    with pytest.raises(StoreError, match="nowhere"):
        with_store(url, lambda store: store.latest())
    later = [later[0]._replace(sql="CREATE TABLE later (x integer);\n-- done;\nINSERT INTO later VALUES (1);")]
    with_store(url, lambda store: store.latest())
    assert execute(url, "SELECT number FROM migrations ORDER BY number") == [(1,), (2,)]
    assert execute(url, "SELECT x FROM later") == [(1,)]


def test_both_kinds_have_the_same_versions() -> None:
    """A step of one is a step of the other."""
    assert [step[:2] for step in versions.migrations("sqlite")] == [step[:2] for step in versions.migrations("postgres")]


NO_ADDRESSES = ["", "\0", "mysql://me:hush@host/cafe", "sqlite://cafe.db", "sqlite:///", "postgres://me:hush@host/cafe"]
NO_ADDRESSES += ["postgresql://me:hush@host:port/cafe", "postgresql://me:hush@host/cafe?sslmode=loud"]


@pytest.mark.parametrize("url", NO_ADDRESSES)
def test_addresses_that_are_none(url: str) -> None:
    """What is neither a path nor one of the two schemes is refused, and its password not repeated."""
    with pytest.raises(StoreError) as refusal:
        asyncio.run(open_store(url))
    assert refusal.value.code == "store/url"
    assert "hush" not in str(refusal.value)


def test_postgres_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without asyncpg, asking for PostgreSQL says what to install."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "dicecafe.server.store.postgres", raising=False)
    with pytest.raises(StoreError, match=r"pip install 'dicecafe\[cluster\]'"):
        asyncio.run(open_store("postgresql://host/cafe"))


def test_addresses_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Relative and absolute, in folders that are made; and one that is not kept."""
    monkeypatch.chdir(tmp_path)
    for url, path in {"a b?#.db": "a b?#.db", "sqlite:///b.db": "b.db", f"sqlite:///{tmp_path}/new/c.db": "new/c.db"}.items():
        with_store(url, lambda store: store.create(row("a"), b""))
        assert (tmp_path / path).is_file()

    async def test(store: Store) -> Path:
        assert isinstance(store, SqliteStore)
        await store.create(row("a"), b"")
        assert store._path.exists()
        return store._path

    assert not with_store(":memory:", test).parent.exists()
    assert sorted(path.name for path in tmp_path.glob("*.db*")) == ["a b?#.db", "b.db"]


def test_a_closed_store_says_so(url: str) -> None:
    """Closing finishes what was begun, may be repeated, and nothing hangs afterwards."""

    async def run() -> None:
        store = await open_store(url)
        await store.create(row("a"), b"1")
        begun = asyncio.create_task(store.append("id-a", 2, b"2"))
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await begun
        for late in (store.append("id-a", 3, b""), store.load("id-a"), store.create(row("b"), b""), store.latest()):
            with pytest.raises(StoreError) as refusal:
                await late
            assert refusal.value.code == "store/unavailable"

    asyncio.run(run())
    assert with_store(url, lambda store: store.load("id-a")) == [b"1", b"2"]
