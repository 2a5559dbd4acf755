"""The registry: games are found by their folders, outside ones by their entry points; a broken one is named."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from refusals import refused

from dicecafe.cli import main
from dicecafe.engine import registry
from dicecafe.server.http.catalogues import words_of
from dicecafe.words import Message, speech

GAMES = Path(registry.__file__).parent.parent / "games"


def test_every_folder_is_a_game() -> None:
    """A folder under games/ needs nothing else to be found."""
    assert registry.names() == sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/__init__.py"))
    assert all(registry.load(name).name == name for name in registry.names())


def test_listing_imports_no_game() -> None:
    """Games are loaded when asked for, not when listed."""
    code = "import sys; from dicecafe.engine import registry; registry.names();"
    check = "sys.exit(any(m.startswith('dicecafe.games.') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code + check], check=False).returncode == 0


def test_an_unknown_game_is_guessed_at() -> None:
    """The message lists the games and guesses."""
    unknown = Message("game-unknown", name="pigg", known=registry.names())
    with refused("game/unknown", "did-you-mean", message=unknown, close="pig"):
        registry.load("pigg")


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package of somebody else that announces the games `fine` and `empty`."""
    info = tmp_path / "theirs-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n", encoding="utf-8")
    points = "fine = theirs.fine:GAME\nempty = theirs.empty\nother = theirs.fine\nfails = theirs.fails\n"
    (info / "entry_points.txt").write_text(f"[dicecafe.games]\n{points}", encoding="utf-8")
    package = tmp_path / "theirs"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    shutil.copytree(GAMES / "pig", package / "fine", ignore=shutil.ignore_patterns("tests"))
    (package / "fails.py").write_text("1 / 0\n", encoding="utf-8")
    (package / "empty.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._modules.cache_clear()
    registry.load.cache_clear()
    yield tmp_path
    registry._modules.cache_clear()
    registry.load.cache_clear()


def test_games_of_others(outside: Path) -> None:
    """An entry point is all it takes."""
    importlib.invalidate_caches()
    assert "fine" in registry.names()
    assert registry.load("fine").title == "Pig"
    said = words_of("de").games  # a page gets their words as well, and none of those that are broken
    assert said["fine"] == said["pig"]
    assert {"empty", "other", "fails"}.isdisjoint(said)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("empty", Message("game-none", module="theirs.empty")),
        ("other", Message("game-misnamed", module="theirs.fine", name="other", folder="fine")),
        ("fails", Message("game-import", module="theirs.fails", error="ZeroDivisionError: division by zero")),
    ],
)
def test_broken_games_of_others(outside: Path, name: str, message: Message, capsys: pytest.CaptureFixture[str]) -> None:
    """A broken game is named, and does not hide the others."""
    with refused("game/broken", message.id, **message.parameters):
        registry.load(name)
    assert main(["games"]) == 0
    out, err = capsys.readouterr()
    assert "pig" in out
    assert speech("en").say(message) in err


def test_a_game_without_a_rule_is_refused() -> None:
    """The message names the function that is missing."""
    game = registry.load("pig")
    rules = ModuleType("half")
    vars(rules).update({name: value for name, value in vars(game.rules).items() if name != "score"})
    with refused("game/broken", "game-lacks", module=game.rules.__name__, name="score"):
        replace(game, rules=rules)
