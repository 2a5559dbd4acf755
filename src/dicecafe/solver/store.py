"""Solved tables on disk: one text file each, whole or not at all. A file that is not what was asked for is as good as none."""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from dicecafe.compiled import cache
from dicecafe.engine import files
from dicecafe.engine.errors import FileError
from dicecafe.engine.game import Game

from .endgame import Endgame
from .race import Graph, Part
from .solution import Solution

NUMBERS = ("near", "far", "turn_value", "turn_bust", "error_bound")
MOST_FILES, MOST_BYTES = 400, 400_000_000  # of the folder
LARGE = 2_000_000  # bytes of a table that took minutes
GRAPH = ("first", "weight", "begin", "node", "gain", "may_stop")


def path(game: Game, asked: Mapping[str, Any]) -> Path:
    """Where a table is kept: by a digest of the game's sources, the solver's and what was asked."""
    sources = [*sorted(game.folder.glob("*.py")), *sorted(Path(__file__).parent.glob("*.py"))]
    parts = [file.read_bytes() for file in sources]
    digest = hashlib.sha256(b"".join([*parts, json.dumps(asked, sort_keys=True).encode()])).hexdigest()[:16]
    return cache.root() / "solved" / f"{game.name}-{asked['players']}-{digest}.txt"


def save(path: Path, asked: Mapping[str, Any], solution: Solution) -> None:
    """Keep a table; where nothing can be written, it is solved again next time."""
    graph, endgame = solution.graph, solution.endgame
    arrays = {name: getattr(graph, name) for name in GRAPH}
    arrays["table"] = solution.table
    head: dict[str, Any] = {"asked": asked, "keys": graph.keys, "start": graph.start}
    head |= {name: getattr(solution, name) for name in NUMBERS}
    head["mixes"] = [[at, mix] for at, mix in solution.mixes.items()]
    if endgame is not None:
        head |= {"duel": endgame.duel, "trio": endgame.trio}
    raw = io.BytesIO()
    np.savez_compressed(raw, **arrays)
    body = base64.b64encode(raw.getvalue()).decode()
    first = json.dumps(head)
    try:
        files.write(path, [f"{_sum(first, body)}\n", f"{first}\n", body])
    except FileError:
        return
    prune(path.parent)


def prune(folder: Path) -> None:
    """Remove the tables that were not used for longest, small ones first, until the folder is within its bounds."""
    found = []
    for file in folder.glob("*.txt"):
        with suppress(OSError):  # another process was faster
            found.append((file, file.stat()))
    found.sort(key=lambda one: (one[1].st_size >= LARGE, one[1].st_mtime))
    files, size = len(found), sum(stat.st_size for _, stat in found)
    for file, stat in found:
        if files <= MOST_FILES and size <= MOST_BYTES:
            return
        file.unlink(missing_ok=True)
        files, size = files - 1, size - stat.st_size


def load(path: Path, asked: Mapping[str, Any], game: Game, part: Part) -> Solution | None:
    """The table that was kept, if it is there and whole."""
    try:
        check, first, body = files.read(path).split("\n")
        os.utime(path)  # it was used
    except (FileError, ValueError, OSError):
        return None
    if check != _sum(first, body):
        return None
    head = json.loads(first)
    if head["asked"] != asked:
        return None
    with np.load(io.BytesIO(base64.b64decode(body)), allow_pickle=False) as arrays:
        found = {name: arrays[name] for name in arrays.files}
    graph = Graph([tuple(key) for key in head["keys"]], **{name: found[name] for name in GRAPH}, start=head["start"])
    numbers = {name: head[name] for name in NUMBERS}
    target, players = int(asked["options"][part.TARGET]), int(asked["players"])
    endgame = None
    if "duel" in head:
        endgame = Endgame(graph, players, head["near"], head["duel"], (head["trio"][0], head["trio"][1]))
        endgame.grow(endgame.near + graph.jump)
    mixes = {int(at): float(mix) for at, mix in head["mixes"]}
    return Solution(
        game, part, players, asked["options"], target, graph, table=found["table"], mixes=mixes, endgame=endgame, **numbers
    )


def _sum(first: str, body: str) -> str:
    return "dicecafe-solved/1 " + hashlib.sha256(f"{first}\n{body}".encode()).hexdigest()
