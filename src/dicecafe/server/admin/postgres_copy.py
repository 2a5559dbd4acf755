"""Copies of a PostgreSQL store by PostgreSQL's own `pg_dump` and `pg_restore`, which must be as new as the database."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

from dicecafe.words import Message

from ..store import StoreError
from .backups import BackupError

PLAIN: Final = ("--no-owner", "--no-privileges")  # whoever restores owns what is restored
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


def load(path: Path, store: str) -> None:
    """Fill a database with a copy, in one transaction."""
    _run("pg_restore", store, *ANEW, *PLAIN, str(path))


async def pass_by(store: str, sequence: int) -> None:
    """Number events to come after those that were there."""
    import asyncpg

    connection = await asyncpg.connect(store)
    try:
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
    bare = urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", "@"))) if parts.password else store
    environment = {**os.environ, **({"PGPASSWORD": unquote(parts.password)} if parts.password else {})}
    command = [found, *([f"--dbname={bare}"] if store else []), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        why = next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr.strip()[:200])
        raise BackupError("backup/tool", Message("backup-tool-failed", program=program, why=why.partition("error: ")[2] or why))


def _why(error: BackupError) -> str:
    return str(error.message.parameters["why"])
