"""The store in trouble: processes killed, servers gone, disks full, files broken. What was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from stores import Cluster, execute, row, with_store

from dicecafe.server.store import Store, StoreConflict, StoreError, files, open_store
from dicecafe.server.store.postgres import PostgresStore
from dicecafe.server.store.sqlite import SqliteStore

KILLS = 30
TABLES = [f"id-{table}" for table in range(8)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A server of this file's own, to be ill-treated."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """An empty place in it."""
    return cluster.database()


async def refused(*attempts: Any) -> None:
    """Each attempt is told that the store can't be used now."""
    for answer in await asyncio.gather(*attempts, return_exceptions=True):
        assert isinstance(answer, StoreError), answer
        assert answer.code == "store/unavailable"
        assert str(answer).startswith("The store can't be used now: ")


# ---------------------------------------------------------------- kill -9
# Says "table number run" once an event is stored. Goes on from what is there, and after trouble looks at what is there now.
CHILD = """
import asyncio, os, sys
from dicecafe.server.store import *
from dicecafe.server.store import open_store
async def main(url, run, *tables):
    store = await open_store(url)
    async def fill(table):
        while True:
            try:
                number = len(await store.load(table)) + 1
                while True:
                    body = f"{table} {number} {run}".encode()
                    if number == 1:
                        await store.create(TableRow(table, table, table), body)
                    else:
                        await store.append(table, number, body)
                    os.write(1, body + b"\\n")
                    number += 1
            except StoreError:
                await asyncio.sleep(0.01)
    await asyncio.gather(*map(fill, tables))
asyncio.run(main(*sys.argv[1:]))
"""


def child(url: str, run: int) -> subprocess.Popen[bytes]:
    """A process that appends until it is killed."""
    return subprocess.Popen([sys.executable, "-c", CHILD, url, str(run), *TABLES], stdout=subprocess.PIPE)


def heard(process: subprocess.Popen[bytes], lines: int) -> list[bytes]:
    """The next lines a child says."""
    assert process.stdout
    said = [process.stdout.readline() for _ in range(lines)]
    assert all(said), "the child ended"
    return said


def last_words(process: subprocess.Popen[bytes]) -> list[bytes]:
    """Kill a child, and hear what it had said by then; half a line says nothing."""
    process.send_signal(signal.SIGKILL)
    assert process.stdout
    with process:
        return [line for line in process.stdout.readlines() if line.endswith(b"\n")]


def check(url: str, acknowledged: list[bytes]) -> None:
    """Every acknowledged event is in its place, none is there twice, none is missing in between."""

    async def test(store: Store) -> None:
        before = await store.changes(0, limit=10**6)
        logs = {table: await store.load(table) for table in TABLES}
        after = await store.changes(0, limit=10**6)  # PostgreSQL may still be storing what a dead client had asked for
        for table, log in logs.items():
            assert [body.split()[:2] for body in log] == [[table.encode(), b"%d" % number] for number in range(1, len(log) + 1)]
            fewer, more = ([number for _, named, number in changes if named == table] for changes in (before, after))
            assert more == list(range(1, len(more) + 1))
            assert len(fewer) <= len(log) <= len(more)
        for line in acknowledged:
            table, number, _ = line.decode().split()
            assert logs[table][int(number) - 1] == line.rstrip(b"\n")
        assert len(set(acknowledged)) == len(acknowledged)
        assert after[: len(before)] == before

    with_store(url, test)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_kill_at_any_moment(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A process killed thirty times over: each next one goes on from all that was acknowledged."""
    url = str(tmp_path / "cafe.db") if kind == "sqlite" else request.getfixturevalue("database")
    moments = random.Random(f"kill {kind}")
    acknowledged: list[bytes] = []
    for run in range(KILLS):
        process = child(url, run)
        acknowledged += heard(process, moments.randrange(1, 150))
        acknowledged += last_words(process)
        check(url, acknowledged)
    assert len(acknowledged) >= KILLS


def test_the_server_crashes(cluster: Cluster, database: str) -> None:
    """PostgreSQL goes down at once, several times, under a process that goes on by itself when it is back."""
    moments = random.Random("crash")
    process = child(database, 0)
    acknowledged: list[bytes] = []
    for _ in range(4):
        acknowledged += heard(process, moments.randrange(50, 300))
        cluster.stop("immediate")
        cluster.start()
    acknowledged += heard(process, 50)
    acknowledged += last_words(process)
    check(database, acknowledged)


# ---------------------------------------------------------------- PostgreSQL
def test_postgres_gone_for_a_while(cluster: Cluster, database: str) -> None:
    """Everything says so while it is gone, opening too, and the same store works when it is back."""

    async def test(store: Store) -> None:
        await store.create(row("a"), b"1")
        cluster.stop()
        try:
            await refused(store.append("id-a", 2, b"no"), store.load("id-a"), store.create(row("b"), b""), open_store(database))
            await refused(store.changes(0), store.latest(), store.find(id="id-a"), store.setting("a", "b"), store.sweep(1, 1))
        finally:
            cluster.start()
        assert await store.load("id-a") == [b"1"]
        await store.append("id-a", 2, b"2")
        assert await store.load("id-a") == [b"1", b"2"]

    with_store(database, test)


class Breaking:
    """A pool whose first connection breaks, before or after it has done what it was asked."""

    def __init__(self, pool: Any, after: bool, meanwhile: Any = None) -> None:
        self.pool, self.after, self.meanwhile, self.broken = pool, after, meanwhile, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pool, name)

    @contextlib.asynccontextmanager
    async def acquire(self, timeout: float) -> AsyncIterator[Any]:
        """Lend a connection, or this."""
        async with self.pool.acquire(timeout=timeout) as connection:
            self.connection = connection
            yield connection if self.broken else self

    async def fetchval(self, query: str, *values: Any) -> Any:
        """Break."""
        self.broken = True
        if self.after:
            await self.connection.fetchval(query, *values)
        if self.meanwhile:
            await self.meanwhile()
        raise ConnectionResetError("gone")


@pytest.mark.parametrize("after", [False, True])
def test_a_lost_answer_is_looked_up(database: str, after: bool) -> None:
    """Stored or not when the connection broke: it is now, once, and the caller hears so."""

    async def test(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        pool = store._pool
        store._pool = Breaking(pool, after)
        await store.create(row("a"), b"1")
        store._pool = Breaking(pool, after)
        said = await asyncio.gather(*(store.append("id-a", 2, b"same") for _ in range(3)), return_exceptions=True)
        assert [answer is None for answer in said] == [True, False, False]
        assert await store.load("id-a") == [b"1", b"same"]
        assert await store.latest() == 2
        store._pool = Breaking(pool, after)
        await store.extend("id-a", 3, [b"3", b"4"])
        assert await store.load("id-a") == [b"1", b"same", b"3", b"4"]
        assert await store.latest() == 4

    with_store(database, test)


def test_another_with_the_same_body_is_not_mistaken_for_ours(database: str) -> None:
    """The connection broke before we stored it, and somebody else was first with just the same."""

    async def test(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        other = await open_store(database)
        await store.create(row("a"), b"1")
        store._pool = Breaking(store._pool, False, lambda: other.append("id-a", 2, b"same"))
        with pytest.raises(StoreConflict):
            await store.extend("id-a", 2, [b"same", b"ours"])
        assert await store.load("id-a") == [b"1", b"same"]
        store._pool = Breaking(store._pool.pool, False, lambda: other.create(row("b"), b"same"))
        with pytest.raises(StoreConflict):
            await store.create(row("b"), b"same")
        await other.close()

    with_store(database, test)


def test_commits_become_visible_in_order(database: str) -> None:
    """While a first writer has not committed, a second waits: no reader sees the second event without the first.

    The second's connection is cut while it waits; it comes back and stores its event once.
    """
    waiting = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%extend_tables%'"

    async def test(store: Store) -> None:
        for name in "ab":
            await store.create(row(name), b"1")
        first = await asyncpg.connect(database)
        transaction = first.transaction()
        await transaction.start()
        call = "SELECT extend_tables(1, 0, ARRAY['id-a'], ARRAY[2], ARRAY['2'::bytea], ARRAY[false], ARRAY[false])"
        assert await first.fetchval(call) == [True]
        second = asyncio.create_task(store.append("id-b", 2, b"2"))
        watcher = await asyncpg.connect(database)
        while not (pid := await watcher.fetchval(waiting)):
            await asyncio.sleep(0)
        await watcher.fetchval("SELECT pg_terminate_backend($1)", pid)
        while await watcher.fetchval(waiting) in (pid, None):
            await asyncio.sleep(0)
        assert await store.latest() == 2
        assert await store.changes(2) == []
        await transaction.commit()
        await second
        assert await store.changes(2) == [(3, "id-a", 2), (4, "id-b", 2)]
        await first.close()
        await watcher.close()

    with_store(database, test)


# ---------------------------------------------------------------- SQLite
@pytest.mark.parametrize("trouble", ["PRAGMA max_page_count = 1", "PRAGMA query_only = ON"])
def test_full_and_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str) -> None:
    """All who wait are told, nothing is half written, reading goes on, and it works again when the disk does."""
    url = str(tmp_path / "cafe.db")
    with_store(url, lambda store: store.create(row("a"), b"1"))

    async def test(store: Store) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(files, "PRAGMAS", [*files.PRAGMAS, trouble])
            for _ in range(3):
                await refused(store.append("id-a", 2, b"2"), store.create(row("b"), bytes(100_000)))
                assert await store.load("id-a") == [b"1"]
                assert await store.find(id="id-b") is None
        await asyncio.gather(store.append("id-a", 2, b"2"), store.create(row("b"), bytes(100_000)))
        assert await store.load("id-a") == [b"1", b"2"]

    with_store(url, test)


LIMITED = """
import asyncio, resource, sys
from dicecafe.server.store import *
from dicecafe.server.store import open_store
async def main(url):
    store = await open_store(url)
    await store.create(TableRow("a", "a", "a"), b"1")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limit[1]))
    number, codes = 2, set()
    while number < 200 and not codes:
        try:
            await store.append("a", number, bytes(5000))
            number += 1
        except StoreError as error:
            codes.add(error.code)
    assert codes == {"store/unavailable"}, codes
    assert len(await store.load("a")) == number - 1
    resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    for more in range(number, number + 20):
        await store.append("a", more, bytes(5000))
    assert len(await store.load("a")) == number + 19
    await store.close()
asyncio.run(main(sys.argv[1]))
"""


def test_a_real_limit_on_files(tmp_path: Path) -> None:
    """The system allows no larger file, in a process of its own, and then it does."""
    run = subprocess.run([sys.executable, "-c", LIMITED, str(tmp_path / "cafe.db")], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.splitlines()) == (0, ["the store can't be used", "the store can be used again"])


def test_a_file_we_may_not_write() -> None:
    """Opening it says so; in a process of its own that is not root."""
    code = (
        "import asyncio, os, sys; from dicecafe.server.store import open_store, sqlite, StoreError\n"
        "if os.geteuid() == 0:\n    os.setgid(65534); os.setuid(65534)\n"
        "try:\n    asyncio.run(open_store(sys.argv[1]))\nexcept StoreError as error:\n    print(error.code, *error.message)"
    )
    folder = Path(tempfile.mkdtemp(prefix="dicecafe-"))
    try:
        with_store(str(folder / "cafe.db"), lambda store: store.create(row("a"), b"1"))
        (folder / "cafe.db").chmod(0o444)
        folder.chmod(0o555)
        for path, said in {"cafe.db": "readonly", "new.db": "Permission denied", "new/cafe.db": "Permission denied"}.items():
            run = subprocess.run([sys.executable, "-c", code, str(folder / path)], capture_output=True, text=True, check=True)
            assert run.stdout.startswith("store/unavailable store-unavailable ")
            assert said in run.stdout
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_another_holds_the_file(tmp_path: Path) -> None:
    """Whoever waits too long is told; when the other lets go, it works."""

    async def test() -> None:
        store = await SqliteStore.open(str(tmp_path / "cafe.db"), timeout=0.01)
        await store.create(row("a"), b"1")
        other = sqlite3.connect(tmp_path / "cafe.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await refused(
            store.append("id-a", 2, b"no"), store.setting("a", "b"), SqliteStore.open(str(tmp_path / "cafe.db"), timeout=0.01)
        )
        other.execute("ROLLBACK")
        other.close()
        await store.append("id-a", 2, b"2")
        assert await store.load("id-a") == [b"1", b"2"]
        await store.close()

    asyncio.run(test())


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    """A text, a folder, a store with holes in it, a store taken away: each is told, and none is overwritten."""
    (tmp_path / "text").write_text("not a database " * 1000, encoding="utf-8")
    for path in (tmp_path / "text", tmp_path, tmp_path / "text" / "cafe.db"):
        asyncio.run(refused(open_store(str(path))))
    assert (tmp_path / "text").read_text(encoding="utf-8") == "not a database " * 1000

    url = tmp_path / "cafe.db"
    with_store(str(url), lambda store: store.create(row("a"), b"1"))
    whole = url.read_bytes()
    pages = dict(execute(str(url), "SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0"))
    ((size,),) = execute(str(url), "PRAGMA page_size")

    def with_holes(*names: str) -> bytearray:
        holes = bytearray(whole)
        for name in names:
            holes[(pages[name] - 1) * size : pages[name] * size] = b"\xa5" * size
        return holes

    async def broken(store: Store) -> None:
        await refused(store.append("id-a", 2, b"2"), store.load("id-a"), store.find(id="id-a"), store.create(row("b"), b"1"))

    url.write_bytes(with_holes("events"))  # the newest is read when the store is opened
    asyncio.run(refused(open_store(str(url))))
    url.write_bytes(with_holes("tables", "sqlite_autoindex_events_1"))
    with_store(str(url), broken)
    url.write_bytes(whole)
    assert with_store(str(url), lambda store: store.load("id-a")) == [b"1"]

    async def missing(store: Store) -> None:
        url.unlink()
        await refused(store.append("id-a", 2, b"2"), store.load("id-a"))
        assert not url.exists()
        url.write_bytes(whole)
        await store.append("id-a", 2, b"2")

    with_store(str(url), missing)
