"""Copies of a PostgreSQL store by PostgreSQL's own `pg_dump` and `pg_restore`, which must be as new as the database."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

from dicecafe.words import Message

from ..settings import without_password
from ..store import StoreError
from .backups import BackupError

PLAIN: Final = ("--no-owner", "--no-privileges")  # whoever restores owns what is restored
CLOSING_TIMEOUT: Final = "1s"  # in which a connection that was closed lets go of its locks
ANEW: Final = ("--clean", "--if-exists", "--single-transaction", "--exit-on-error")  # all of it or nothing


def dump(store: str, path: Path) -> None:
    """Copy a database, as it is at one moment."""
    _run("pg_dump", store, "--format=custom", *PLAIN, f"--file={path}")


def check(path: Path) -> None:
    """Refuse a file that is no copy of a database."""
    try:
        _run("pg_restore", "", "--list", str(path))
    except BackupError as error:
        if error.message.id == "backup-no-tool":
            raise
        raise BackupError("backup/damaged", Message("backup-damaged", path=str(path), why=_why(error))) from error


async def load(path: Path, store: str, sequence: int) -> None:
    """Fill a database with a copy, in one transaction; events to come are numbered after those that were there.

    Every server holds a lock as long as it has the store open. Whoever connects meanwhile waits for the end of ours.
    """
    import asyncpg

    from ..store.postgres import IN_USE_LOCK

    connection = await asyncpg.connect(store, server_settings={"lock_timeout": CLOSING_TIMEOUT})
    try:
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", IN_USE_LOCK)
        except asyncpg.LockNotAvailableError as error:
            raise BackupError("backup/in-use", Message("backup-in-use", store=without_password(store))) from error
        await asyncio.to_thread(_run, "pg_restore", store, *ANEW, *PLAIN, str(path))
        await connection.execute("UPDATE newest SET sequence = greatest(sequence, $1)", sequence)
    finally:
        await connection.close()


def _run(program: str, store: str, *words: str) -> None:
    """Run one of PostgreSQL's programs; a password goes by the environment, since a command line can be read by everybody."""
    if (found := shutil.which(program)) is None:
        raise BackupError("backup/tool", Message("backup-no-tool", program=program))
    try:
        parts = urlsplit(store)
    except ValueError as error:  # as of a password with a bracket, which it would show
        raise StoreError("store/url", Message("store-postgres-url")) from error
    asked = [(word, *word.partition("=")[::2]) for word in parts.query.split("&") if word]
    passwords = [parts.password, *(value for _, name, value in asked if unquote(name) == "password")]
    given = next((unquote(one) for one in reversed(passwords) if one), "")  # of two, PostgreSQL takes the last
    environment = {**os.environ, **({"PGPASSWORD": given} if given else {})}
    query = "&".join(word for word, name, _ in asked if unquote(name) != "password")
    bare = urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@"), query=query))
    command = [found, *([f"--dbname={bare}"] if store else []), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        why = next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr.strip()[:200])
        raise BackupError("backup/tool", Message("backup-tool-failed", program=program, why=why.partition("error: ")[2] or why))


def _why(error: BackupError) -> str:
    return str(error.message.parameters["why"])
