"""Backups: made under load, restored after a crash, and whatever was acknowledged before they began is in them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server, play_out
from refusals import refused
from stores import Cluster, execute, row, with_store
from websockets.exceptions import ConnectionClosed

from dicecafe.cli import main
from dicecafe.engine.dice import seal_of
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.server.admin.backups import backup, restore
from dicecafe.server.store import Store

BEFORE = 30  # moves that are acknowledged before a backup begins


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """The addresses of two empty stores of each kind, the ones in PostgreSQL databases of their own."""
    if request.param == "sqlite":
        yield str(tmp_path / "cafe.db"), str(tmp_path / "again.db")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    monkeypatch.setenv("PATH", f"{cluster.programs}{os.pathsep}{os.environ['PATH']}")
    yield cluster.whole_database(), cluster.whole_database()


class Load:
    """Somebody who plays on and on, and what was acknowledged."""

    def __init__(self, server: Server) -> None:
        self.server, self.keys, self.acknowledged = server, list[dict[str, Any]](), dict[str, int]()
        self.enough, self.thread = threading.Event(), threading.Thread(target=self.play)
        self.stopping = False

    def play(self) -> None:
        """Play table after table, until the server is gone."""
        rng, moves = random.Random(1), 0
        while not self.stopping:
            self.keys.append(key := self.server.open("pig", "Ann", "Bo", first=0, seal=seal_of("tea")))
            try:
                with self.server.device(key, nonce="tea") as ann:
                    while not ann.over and not self.stopping:
                        self.acknowledged[key["table"]] = ann.move(choose=rng.choice)["n"]
                        if (moves := moves + 1) >= BEFORE:
                            self.enough.set()
            except (OSError, ConnectionClosed):
                return

    def __enter__(self) -> Load:
        self.thread.start()
        assert self.enough.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping = True
        self.thread.join(60)


def test_nothing_acknowledged_before_a_backup_is_lost(
    stores: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Made while moves are stored; the server is killed; a server on the restored store has them all, and its games go on."""
    store, again = stores
    with Server(store) as server, Load(server) as load:
        promised = dict(load.acknowledged)
        assert main(["backup", store, str(tmp_path / "copy"), "--json"]) == 0
        server.kill()
    told = json.loads(capsys.readouterr().out)
    assert told["bytes"] == (tmp_path / "copy").stat().st_size
    assert (tmp_path / "copy").stat().st_mode & 0o77 == 0, "it holds secrets"
    assert main(["restore", str(tmp_path / "copy"), again]) == 0
    for table, number in promised.items():

        async def both(opened: Store, table: str = table) -> list[bytes]:
            return await opened.load(table)

        kept = with_store(again, both)
        assert len(kept) >= number
        assert kept == with_store(store, both)[: len(kept)]
    key = next(key for key in load.keys if key["table"] == list(promised)[-1])
    with Server(again) as server:
        with server.device(key) as ann:
            play_out([ann], random.Random(2).choice)
        assert verify(Record.from_dict(server.get(f"/api/records/{key['table']}")[1])).rolls


def test_a_store_is_replaced_only_if_that_is_said(stores: tuple[str, str], tmp_path: Path) -> None:
    """And no number of an event comes again: processes that look on pass none over."""
    store, again = stores

    async def one(opened: Store) -> int:
        await opened.create(row("one"), b"first")
        return await opened.latest()

    async def three(opened: Store) -> int:
        for name in ("two", "three", "four"):
            await opened.create(row(name), b"first")
        return await opened.latest()

    async def tables(opened: Store) -> tuple[int, list[bool]]:
        return await opened.latest(), [bool(await opened.find(id=f"id-{name}")) for name in ("one", "two")]

    assert with_store(store, one) == 1
    assert backup(store, tmp_path / "copy").path == tmp_path / "copy"
    assert with_store(again, three) == 3
    with refused("backup/exists", "backup-store-used"):
        restore(tmp_path / "copy", again)
    assert with_store(again, tables) == (3, [False, True])
    restore(tmp_path / "copy", again, replace=True)
    assert with_store(again, tables) == (3, [True, False])


def test_a_store_that_a_server_has_open_is_not_replaced(stores: tuple[str, str], tmp_path: Path) -> None:
    """It would play on at tables that are there no more."""
    store, _ = stores

    async def replace(opened: Store) -> int:
        await opened.create(row("one"), b"first")
        await asyncio.to_thread(backup, store, tmp_path / "copy")
        await opened.create(row("two"), b"first")
        with refused("backup/in-use", "backup-in-use"):
            await asyncio.to_thread(restore, tmp_path / "copy", store, True)
        return await opened.latest()

    assert with_store(store, replace) == 2


def test_an_address_that_is_none_shows_no_password(tmp_path: Path) -> None:
    """Nor a traceback."""
    with refused("store/url", "store-postgres-url"):
        backup("postgresql://ann:te[a@localhost/cafe", tmp_path / "copy")


def test_a_folder_that_takes_no_file_is_an_error() -> None:
    """Such as one that only the system writes to."""
    with refused("file/unwritable", "file-unwritable", path="/proc/copy"):
        backup("sqlite:///cafe.db", Path("/proc/copy"))


def test_a_backup_replaces_no_file(stores: tuple[str, str], tmp_path: Path) -> None:
    """It might be another store."""
    (tmp_path / "copy").write_text("something dear")
    with refused("backup/exists", "backup-file-exists"):
        backup(stores[0], tmp_path / "copy")
    with refused("file/no-folder"):
        backup(stores[0], tmp_path / "nowhere" / "copy")
    assert (tmp_path / "copy").read_text() == "something dear"


def test_what_is_no_backup_is_not_restored(stores: tuple[str, str], tmp_path: Path) -> None:
    """Nothing, anything, and half of one; the store stays as it was, and nothing lies about."""
    store, again = stores

    async def fill(opened: Store) -> None:
        await opened.create(row("one"), b"first" * 10_000)

    with_store(store, fill)
    backup(store, tmp_path / "copy")
    (tmp_path / "half").write_bytes((tmp_path / "copy").read_bytes()[:-5000])
    (tmp_path / "other").write_text("a shopping list")
    for name in ("nothing", "other", "half"):
        with refused("backup/damaged"):
            restore(tmp_path / name, again)

    async def latest(opened: Store) -> int:
        return await opened.latest()

    assert with_store(again, latest) == 0
    assert not list(tmp_path.glob(".copy*"))


def test_a_damaged_table_spoils_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is copied as it is and told of, and so it is when the copy is restored; the exit code is another."""
    store, copy, again = (str(tmp_path / name) for name in ("cafe.db", "copy", "again.db"))

    async def fill(opened: Store) -> None:
        for name in ("one", "two"):
            await opened.create(row(name), b"first")

    async def whole(opened: Store) -> list[bytes]:
        return await opened.load("id-two")

    with_store(store, fill)
    execute(store, "UPDATE events SET body = CAST('other' AS BLOB) WHERE table_id = 'id-one'")
    for command in (["backup", store, copy], ["restore", copy, again]):
        assert main([*command, "--json"]) == 1
        told = capsys.readouterr()
        assert "id-one" in told.err
        assert "(table/broken)" in told.err
        content = json.loads(told.out)
        assert content["damaged"] == {"id-one": "event 1 is not as it was stored"}
        assert (content["tables"], content["events"]) == (2, 2)
    assert execute(again, "SELECT body FROM events WHERE table_id = 'id-one'") == [(b"other",)]
    assert with_store(again, whole) == [b"first"]


def test_a_name_that_no_file_can_have_is_an_error(tmp_path: Path) -> None:
    """And not a traceback."""
    long = tmp_path / ("long" * 100)
    with refused("file/unwritable", "file-unwritable"):
        backup(str(tmp_path / "cafe.db"), long)
    with refused("backup/damaged", "backup-no-file"):
        restore(long, str(tmp_path / "cafe.db"))


def test_postgresql_without_its_programs_says_which(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are no part of Python's packages."""
    monkeypatch.setenv("PATH", str(tmp_path))
    with refused("backup/tool", "backup-no-tool", program="pg_dump"):
        backup("postgresql://ann:tea@localhost/cafe", tmp_path / "copy")
    (tmp_path / "copy").write_text("")
    with refused("backup/tool", "backup-no-tool", program="pg_restore"):
        restore(tmp_path / "copy", "postgresql://localhost/cafe")


def test_a_password_is_on_no_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody on the machine could read it there; nor is it in what goes wrong."""
    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\necho "error: $* $PGPASSWORD" >&2\nexit 1\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with refused("backup/tool", "backup-tool-failed") as error:
        backup("postgresql://ann:te%40@localhost/cafe", tmp_path / "copy")
    why = str(error.value.message.parameters["why"])
    assert "--dbname=postgresql://ann@localhost/cafe" in why
    assert why.endswith(" te@")
    with refused("backup/tool", "backup-tool-failed") as error:
        backup("postgresql://ann@localhost/cafe?p%61ssword=te%40&sslmode=require", tmp_path / "copy")
    why = str(error.value.message.parameters["why"])
    assert "--dbname=postgresql://ann@localhost/cafe?sslmode=require " in why
    assert why.endswith(" te@")
