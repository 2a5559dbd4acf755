"""What the tests share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test go to a folder of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("DICECAFE_HOME", str(home))
    return home
