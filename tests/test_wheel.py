"""The package as people install it: built as a wheel, put elsewhere, used from there."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import dicecafe
from dicecafe.engine import registry

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel installed in it, without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist"), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--target",
        str(folder / "site"),
        str(wheel),
    ]
    subprocess.run(pip, check=True, capture_output=True)
    return folder


def test_the_wheel_holds_the_games_and_no_tests(installed: Path) -> None:
    """Rules and `py.typed` go along, tests stay at home."""
    (wheel,) = (installed / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if "/tests/" in name]
    assert "dicecafe/py.typed" in names
    for game in registry.names():
        assert f"dicecafe/games/{game.replace('-', '_')}/rules.md" in names
    server = ROOT / "src" / "dicecafe" / "server"
    for file in server.glob("store/migrations/*/*.sql"):
        assert str(file.relative_to(ROOT / "src")) in names


def test_the_source_archive_makes_the_same_wheel(installed: Path) -> None:
    """It holds the built client, so that nobody needs Node; what is in the wheel made of it is the same, file by file."""
    folder, built = installed / "dist", installed / "from-source"
    build = [sys.executable, "-m", "build", "--no-isolation"]
    subprocess.run([*build, "--sdist", "--outdir", str(folder), str(ROOT)], check=True, capture_output=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as source:
        source.extractall(built, filter="data")
    (unpacked,) = built.iterdir()
    command = [*build, "--wheel", "--outdir", str(built / "dist"), str(unpacked)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PATH": ""})
    made, again = (zipfile.ZipFile(next(one.glob("*.whl"))) for one in (folder, built / "dist"))
    with made, again:
        assert {one.filename: one.CRC for one in made.infolist()} == {one.filename: one.CRC for one in again.infolist()}
        assert "dicecafe/server/client/index.html" in made.namelist()


def test_the_installed_package_plays(installed: Path, tmp_path: Path) -> None:
    """From another folder, with nothing of the source tree on the path: rules, a simulation, its records verified."""
    environment = {**os.environ, "PYTHONPATH": str(installed / "site"), "PYTHONSAFEPATH": "1"}

    def run(*words: str) -> str:
        command = [sys.executable, "-m", "dicecafe", *words]
        return subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True).stdout

    where = [sys.executable, "-c", "import dicecafe; print(dicecafe.__file__)"]
    found = subprocess.run(where, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True).stdout
    assert str(installed) in found
    assert run("--version") == f"dicecafe {dicecafe.__version__}\n"
    assert "BD-1" in run("rules", "burger-dice")
    run("simulate", "pig", "--games", "5", "--records", "out.jsonl")
    assert "5 records" in run("verify", "out.jsonl")
