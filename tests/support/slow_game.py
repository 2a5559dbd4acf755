"""A game whose rule of thumb takes as long as a test wants: a copy of Pig, installed like somebody else's package."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from dicecafe.engine import registry
from dicecafe.engine.dice import StreamDice
from dicecafe.engine.match import Match
from dicecafe.server.workers.jobs import Choose, Sight

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


def forget() -> None:
    """Have games looked for anew, where they are installed now."""
    registry._modules.cache_clear()
    registry.load.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "slow_pig"]:
        del sys.modules[name]


def sight_of(game: str = "pig") -> Sight:
    """The first decision of a game for two."""
    match = Match(registry.load(game), ["Ann", "Bo"], {}, 0, StreamDice(3))
    while match.turn < 0:
        match.roll()
    return Sight.of(match, 0, searching=True)


def thought(level: str = "medium", game: str = "slow-pig") -> Choose:
    """A job that takes as long as the gate is closed, unless the game is another."""
    return Choose(level, 1, sight_of(game))


async def until(holds: Callable[[], object]) -> None:
    """Wait until something is so."""
    while not holds():
        await asyncio.sleep(0.002)
