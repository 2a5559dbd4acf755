"""A store is opened and closed: where it may lie, which versions it goes through, and which are refused."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from stores import children, execute, row, with_store

from dicecafe.server.store import Store, StoreError, files, open_store, versions
from dicecafe.server.store.sqlite import SqliteStore

INSERT = "INSERT INTO events (table_id, number, written, body) VALUES"
NOW = 1.79e9  # seconds of a wall clock, by which the versions before wrote


def test_processes_may_open_a_new_store_at_once(url: str) -> None:
    """Each migration is applied by one of them; later openings find nothing to do."""
    code = "async def main(url):\n    await (await open_store(url)).close()\nasyncio.run(main(sys.argv[1]))"
    children(code, *[[url]] * 4)
    with_store(url, lambda store: store.create(row("a"), b"kept"))
    assert with_store(url, lambda store: store.load("id-a")) == [b"kept"]
    assert execute(url, "SELECT number, name FROM migrations ORDER BY number") == [
        (1, "events"),
        (2, "extend"),
        (3, "checksums"),
        (4, "finished"),
    ]


def test_a_newer_store_is_refused(url: str) -> None:
    """What a later Dice Cafe has written, this one leaves alone."""
    with_store(url, lambda store: store.latest())
    execute(url, "INSERT INTO migrations VALUES (1000, 'from_the_future')")
    with pytest.raises(StoreError, match="version 1000, and this Dice Cafe knows 4") as refusal:
        with_store(url, lambda store: store.latest())
    assert refusal.value.code == "store/newer"


def test_a_migration_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store stays at its version when the next can't be reached, and gets there when it can."""
    steps = versions.migrations
    later = [versions.Migration(5, "later", "CREATE TABLE later (x integer);\nINSERT INTO nowhere VALUES (1);")]
    monkeypatch.setattr(versions, "migrations", lambda kind: steps(kind) + later)
    with pytest.raises(StoreError, match="nowhere"):
        with_store(url, lambda store: store.latest())
    later = [later[0]._replace(sql="CREATE TABLE later (x integer);\n-- done;\nINSERT INTO later VALUES (1);")]
    with_store(url, lambda store: store.latest())
    assert execute(url, "SELECT number FROM migrations ORDER BY number") == [(1,), (2,), (3,), (4,), (5,)]
    assert execute(url, "SELECT x FROM later") == [(1,)]


def test_a_store_of_the_version_before_is_read_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables are loaded, played on and swept; PostgreSQL's functions serve processes of that version meanwhile."""
    now, steps = NOW, versions.migrations
    monkeypatch.setattr(versions, "migrations", lambda kind: steps(kind)[:2])
    postgres = url.startswith("postgres")
    if postgres:
        asyncio.run(_open_postgres(url))
        execute(url, f"SELECT create_table(7, {now}, 'id-a', 'code-a', 'watch-a', '1')")
        execute(url, f"SELECT extend_tables(8, {now}, '{{id-a}}', '{{2}}', '{{2}}', '{{false}}', '{{false}}')")
    else:
        files.prepare(Path(url), 1.0)
        execute(url, "INSERT INTO tables (id, code, watch) VALUES ('id-a', 'code-a', 'watch-a')")
        for number in (1, 2):
            execute(
                url,
                f"INSERT INTO events (table_id, number, written, body) VALUES ('id-a', {number}, {now}, CAST({number} AS BLOB))",
            )
    monkeypatch.setattr(versions, "migrations", steps)

    async def go_on(store: Store) -> None:
        assert await store.load("id-a") == [b"1", b"2"]
        await store.append("id-a", 3, b"3")
        assert await store.sweep(1, 60) == 0

    with_store(url, go_on)
    assert execute(url, f"SELECT count(*) FROM events WHERE written >= {now}") == [(3,)]  # its time goes on from there
    if postgres:  # a process of the version before is still there
        execute(url, f"SELECT create_table(9, {now}, 'id-b', 'code-b', 'watch-b', '1')")
        execute(
            url, f"SELECT extend_tables(10, {now}, '{{id-a,id-b}}', '{{4,2}}', '{{4,2}}', '{{false,true}}', '{{false,false}}')"
        )
        assert execute(url, "SELECT sweep_tables(1e300, 1e300, 100)") == [(0,)]
        assert execute(url, "SELECT count(*) FROM events WHERE checksum IS NULL") == [(2,)]
    else:
        execute(url, f"{INSERT} ('id-a', 4, {now}, x'34')")
    assert with_store(url, lambda store: store.append("id-a", 5, b"5")) is None
    assert with_store(url, lambda store: store.load("id-a")) == [b"1", b"2", b"3", b"4", b"5"]


async def _open_postgres(url: str) -> None:
    store = await open_store(url)
    await store._pool.close()  # type: ignore[attr-defined]  # all that is to be done is its migrations


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
