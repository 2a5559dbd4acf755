"""A file of what was found so far, a line of JSON each: whoever stops and starts again goes on from there, and files of several
machines are put together by `cat`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines that are there; one that was not written whole is none."""
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            yield json.loads(line)
        except ValueError:
            continue


def add(path: Path, found: dict[str, Any]) -> None:
    """Add a line, on the disk before this returns."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(found) + "\n")
        file.flush()
        os.fsync(file.fileno())
