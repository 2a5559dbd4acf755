"""The architecture holds: no import goes upward, no folder but `games/` names a game, Numba waits until it is needed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicecafe.engine import registry

SOURCE = Path(__file__).parent.parent / "src" / "dicecafe"
FILES = sorted(path for path in SOURCE.rglob("*.py") if "tests" not in path.relative_to(SOURCE).parts)

# Lower layers first; a folder may import from its own layer's folder and from lower layers.
LAYERS = [
    {"words"},
    {"engine"},
    {"games", "compiled"},  # a game is rules alone: what compiles them knows it by its contract
    {"solver", "testing"},  # below bots: one of them plays from solved tables
    {"bots"},
    {"coach", "lab"},
    {"protocol"},
    {"server", "client", "terminal", "envs"},  # server and client share the protocol and know nothing of each other
    {"usage"},
    {"arguments"},
    {"cli", "__init__"},
    {"__main__"},
]
RANK = {folder: rank for rank, layer in enumerate(LAYERS) for folder in layer}


def folder(path: Path) -> str:
    """The top folder or module of the package a file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The full names of what a file imports from the package, wherever in the file."""
    package = ["dicecafe", *path.relative_to(SOURCE).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("dicecafe.")}


def imports(path: Path) -> set[str]:
    """The top folders and modules of the package that a file imports."""
    tops = {name.split(".")[1] for name in imported(path)}
    return {top if top in RANK else "__init__" for top in tops}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_import_goes_upward(path: Path) -> None:
    """engine <- games, compiled <- solver <- bots <- coach, lab <- protocol <- server, client, terminal, envs."""
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


def test_only_compiled_imports_numba() -> None:
    """Numba is imported in compiled/, and for arrays on a GPU in envs/device.py; there inside functions."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^(import|from) numba", text, re.MULTILINE), path
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
