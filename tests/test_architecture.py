"""The architecture holds: no import goes upward, no folder but `games/` names a game, Numba waits until it is needed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from architecture import FILES, RANK, ROOT, SOURCE, folder, imported, imports

from dicecafe.engine import registry


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_import_goes_upward(path: Path) -> None:
    """A folder imports itself and lower layers; from bots on also the package's own names."""
    own = folder(path)
    for other in imports(path):
        allowed = own == other or RANK[other] < RANK[own] or (other == "__init__" and RANK[own] >= RANK["bots"])
        assert allowed, f"{path} imports {other}"


def test_protocol_is_structs_alone() -> None:
    """Of the rest of the package the protocol imports the types of options and nothing else."""
    found = {name for path in FILES if folder(path) == "protocol" for name in imported(path)}
    assert {name for name in found if not name.startswith("dicecafe.protocol.")} == {
        "dicecafe.engine.options.Kind",
        "dicecafe.engine.options.Value",
    }


def test_client_and_server_share_the_protocol_alone() -> None:
    """The client imports nothing of the server, nor the server of the client."""
    found = {own: set().union(*(imports(path) for path in FILES if folder(path) == own)) for own in ("client", "server")}
    assert "protocol" in found["client"] & found["server"]
    assert "server" not in found["client"]
    assert "client" not in found["server"]


def test_only_games_name_a_game() -> None:
    """No file outside games/ may contain the name of a game."""
    names = {spelling for name in registry.names() for spelling in (name, name.replace("-", "_"), name.replace("-", " "))}
    pattern = re.compile(rf"\b({'|'.join(sorted(names))})\b", re.IGNORECASE)
    for path in FILES:
        if folder(path) != "games":
            assert not (hit := pattern.search(path.read_text(encoding="utf-8"))), f"{path} names {hit and hit.group()}"


LANES = {"vectors", "lane_memory", "widen_values", "widen", "lanes"}  # types of Numba's, and what is written with them


def test_only_compiled_imports_numba() -> None:
    """Numba is imported in compiled/, and for arrays on a GPU in envs/device.py; there inside functions.

    The types of lanes are Numba's own: their files need it from the start, and are themselves imported inside functions.
    """
    lanes = rf"^from \.( import.*\b| ?)({'|'.join(LANES)})\b"
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        if folder(path) != "compiled" or path.stem not in LANES:
            assert not re.search(rf"^(import|from) numba|{lanes}", text, re.MULTILINE), path
        if folder(path) != "compiled" and path.relative_to(SOURCE).as_posix() != "envs/device.py":
            assert not re.search(r"^\s*(import|from) numba", text, re.MULTILINE), path


@pytest.mark.parametrize("code", ["import dicecafe", "import dicecafe.terminal.play, dicecafe.cli"])
def test_playing_loads_neither_numba_nor_numpy(code: str) -> None:
    """A game at a table never waits for a compiler."""
    check = "; import sys; sys.exit(any(name in sys.modules for name in ('numba', 'numpy')))"
    assert subprocess.run([sys.executable, "-c", code + check], check=False).returncode == 0


def test_files_stay_small() -> None:
    """A file is one noun; past 400 lines it wants to be two."""
    long = {str(path): n for path in FILES if (n := len(path.read_text(encoding="utf-8").splitlines())) > 400}
    assert not long


def test_every_ignore_says_why() -> None:
    """What a linter or a type checker is told to pass over has its reason on the same line."""
    bare = re.compile(
        r"#\snoqa(?!: [A-Z0-9, ]+ \(.+\))|#\stype: ignore(?!\[[a-z, -]+\]  # \w)|<!--\s(svelte-ignore|eslint-disable)(?!.* \()"
    )
    for place in ("src", "tests", "tools", "examples", "benchmarks", "web"):
        for path in (ROOT / place).rglob("*"):
            if path.suffix in (".py", ".svelte") and not {".venv", "node_modules"} & set(path.parts):
                for line in path.read_text(encoding="utf-8").splitlines():
                    assert not bare.search(line), f"{path}: {line.strip()}"
