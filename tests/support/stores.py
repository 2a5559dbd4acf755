"""Stores for tests: a real PostgreSQL of their own, and what is done with any store, or behind its back."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg

with warnings.catch_warnings():  # it looks for the folder of a login session, and warns where there is none
    warnings.simplefilter("ignore")
    import pgserver

from dicecafe.server.store import Store, TableRow, open_store


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

    def whole_database(self) -> str:
        """The address of an empty database; PostgreSQL's own programs understand it."""
        name = f"whole{next(self.names)}"
        execute(self.uri, f"CREATE DATABASE {name}")
        return str(self.uri).replace("/postgres?", f"/{name}?")

    @property
    def programs(self) -> Path:
        """The folder of its programs."""
        return Path(pgserver.__file__).parent / "pginstall" / "bin"

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
