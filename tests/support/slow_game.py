"""A game whose rule of thumb takes as long as a test wants: a copy of Pig, installed like somebody else's package."""

from __future__ import annotations

import shutil
from pathlib import Path

from dicecafe.engine import registry

HINTS = '''
"""Notes which process was asked, and waits as long as the gate is closed."""

import os
import time
from pathlib import Path

from .rules import HOLD, ROLL

FOLDER = Path(__file__).parent


def choose(cfg, s, seat):
    """Hold with anything."""
    with (FOLDER / "asked").open("a") as file:
        file.write(f"{os.getpid()}\\n")
    while (FOLDER / "closed").exists():
        time.sleep(0.005)
    if (FOLDER / "broken").exists():
        raise RuntimeError("a bot's mistake")
    return HOLD if s.pot else ROLL
'''


class SlowGame:
    """`slow-pig`, in a folder to be put on the path."""

    name = "slow-pig"

    def __init__(self, path: Path) -> None:
        self.path, self.folder = path, path / "slow_pig"
        ours = registry.load("pig").folder
        shutil.copytree(ours, self.folder, ignore=shutil.ignore_patterns("tests", "__pycache__", "standing.py", "solve.py"))
        (self.folder / "hints.py").write_text(HINTS, encoding="utf-8")
        info = path / "slow_pig-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: slow-pig\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text("[dicecafe.games]\nslow-pig = slow_pig\n", encoding="utf-8")
        self.close()

    def close(self) -> None:
        """From now on a thought does not end."""
        (self.folder / "closed").touch()

    def open(self) -> None:
        """Let all thoughts end."""
        (self.folder / "closed").unlink()

    def spoil(self) -> None:
        """Thoughts end with a mistake."""
        (self.folder / "broken").touch()

    def asked(self) -> list[int]:
        """The processes that were asked, one for each time."""
        noted = self.folder / "asked"
        return [int(line) for line in noted.read_text(encoding="utf-8").split()] if noted.exists() else []
