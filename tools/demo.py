"""Build the cafe as files alone, with the rules running in the browser: `python tools/demo.py [FOLDER]`, or `make demo`.

What the folder holds may lie on any host of files, below any path. Python comes as Pyodide, from npm, and msgspec as its wheel.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import runpy
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

from dicecafe import words
from dicecafe.engine import registry
from dicecafe.offline.cafe import OK, PageCafe

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "dicecafe"
WEB: Final = runpy.run_path(str(ROOT / "web" / "build.py"))  # how pages are built

PYODIDE: Final = "314.0.7"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WHEEL: Final = "msgspec==0.22.0"
PLATFORM: Final = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "314",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
)
PURE: Final = "prometheus-client"  # as it is installed here
ROOMS: Final = ("bots", "compiled", "engine", "games", "offline", "protocol", "server", "solver", "words")  # that a page imports
KINDS: Final = (".py", ".ftl", ".md", ".toml", ".txt")


def main() -> None:
    """Make the folder anew."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist" / "demo").resolve()
    WEB["install"]()
    WEB["npm"]("run", "--silent", "build", "--", "--mode", "demo", "--outDir", str(folder), "--emptyOutDir")
    for packed in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        packed.unlink()  # a host of files has no use for them
    shutil.copy(ROOT / "web" / "demo" / "sw.js", folder)
    with tempfile.TemporaryDirectory() as scratch:
        add_runtime(folder / "pyodide", Path(scratch))
        add_cafe(folder / "cafe.zip", Path(scratch))
    asyncio.run(add_answers(folder))
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256(b"".join((folder / name).read_bytes() for name in files)).hexdigest()[:16]
    (folder / "files.json").write_text(json.dumps({"version": digest, "files": files}), encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {len(files)} files, {size / 1e6:.1f} MB")


def add_runtime(folder: Path, scratch: Path) -> None:
    """Copy what of Pyodide a page loads."""
    WEB["npm"]("install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(scratch), f"pyodide@{PYODIDE}")
    folder.mkdir()
    for name in RUNTIME:
        shutil.copy(scratch / "node_modules" / "pyodide" / name, folder)


def add_cafe(archive: Path, scratch: Path) -> None:
    """Pack the rules, the tables and what they need, as they stand here."""
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
    subprocess.run([*pip, "--only-binary", ":all:", *PLATFORM, "--dest", str(scratch), WHEEL], check=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, name in sources():
            packed.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED)
        for path in scratch.glob("*.whl"):
            with zipfile.ZipFile(path) as wheel:
                for name in wheel.namelist():
                    packed.writestr(zipfile.ZipInfo(name), wheel.read(name), zipfile.ZIP_DEFLATED)


async def add_answers(folder: Path) -> None:
    """Write down what is always answered alike: games, rules and words, by their addresses (`web/demo/server.ts: fileOf`)."""

    async def keep(rows: list[bytes]) -> None:
        """Nothing is played here."""

    page = await PageCafe.open(keep, (), keep)
    asked = {"api/games": "/api/games", "api/words": "/api/words"}
    for language in words.languages():
        asked[f"api/words/{language}"] = f"/api/words/{language}"
        for game in registry.names():
            asked[f"api/games/{game}/rules.{language}"] = f"/api/games/{game}/rules?lang={language}"
    for name, address in asked.items():
        status, body = await page.request("GET", address)
        assert status == OK, body
        path = folder / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)


def sources() -> Iterator[tuple[Path, str]]:
    """The files of Python and words, and what each is called in the archive."""
    for path in sorted(SOURCE.rglob("*")):
        parts = path.relative_to(SOURCE).parts
        inside = len(parts) == 1 or parts[0] in ROOMS
        if path.suffix in KINDS and inside and not {"tests", "web", "client", "__pycache__"} & set(parts):
            yield path, f"dicecafe/{'/'.join(parts)}"
    for file in metadata.files(PURE) or []:
        if file.suffix == ".py":
            yield Path(str(file.locate())), str(file)


if __name__ == "__main__":
    main()
