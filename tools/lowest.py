"""Whether the lower bounds in pyproject.toml are true: an environment with exactly them, and a short set of tests in it.

`make lowest` (or `python tools/lowest.py`) makes it anew in `.venv-lowest`, which takes the network.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / ".venv-lowest"
EXTRAS: Final = ("cluster", "envs", "lab")
TOOLS: Final = ("hypothesis", "pgserver", "pytest")  # what the tests themselves need, as new as it comes
TESTS: Final = ("match", "record", "stream", "batch", "options", "upgrade", "envs_gymnasium", "client", "store")


def lowest() -> list[str]:
    """What we depend on, each at its lower bound."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    found = [*project["dependencies"], *(one for name in EXTRAS for one in extras[name])]
    return [re.sub(r">=([^,;]+)[^;]*", r"==\1", one) for one in found]


def main() -> int:
    """Install, and test; the exit code of pytest."""
    venv.create(FOLDER, clear=True, with_pip=True)
    python = FOLDER / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *lowest(), *TOOLS], check=True)
    tests = [f"tests/test_{name}.py" for name in TESTS]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DICECAFE_CACHE": str(FOLDER / "cache")}
    return subprocess.run([str(python), "-m", "pytest", *tests], cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
