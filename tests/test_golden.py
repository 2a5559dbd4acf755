"""Whole games and counts of positions are what they were; on purpose changed ones are rewritten by `make golden`."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden import golden_files

from dicecafe.engine import registry
from dicecafe.testing import golden


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_golden_file(path: Path) -> None:
    """The file is what the rules give now."""
    text = path.read_text(encoding="utf-8")
    assert golden.fill(text) == text, f"{path} differs; if that is meant, run make golden and review the diff"


@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_both_kinds(name: str) -> None:
    """Each game has a count of positions, and a whole game for every seat count."""
    game = registry.load(name)
    heads = [golden.split(path.read_text(encoding="utf-8"))[0] for path in golden_files() if game.folder in path.parents]
    assert any("depth" in head for head in heads)
    assert {len(head["players"]) for head in heads if "seed" in head} == set(game.seats)
    assert {name for head in heads for name in head.get("options", {})} == {option.name for option in game.options}
