"""A game from another package in Chromium: without a board of its own its position stands there line by line."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from browser import PHONE, Visitor, outside, violations
from cafe_server import Server
from playwright.sync_api import Browser, expect
from slow_game import SlowGame


@pytest.mark.parametrize("language", ["en", "de"])
def test_its_position_is_shown(
    chromium: Browser, slow: SlowGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """In words, in the reader's language, and it follows what happens; nothing hangs out of a phone."""
    slow.open()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(slow.path), os.environ.get("PYTHONPATH", "")]))
    with Server(str(tmp_path / "cafe.db")) as server:
        key = server.open(slow.name, "Ann", "bot:medium", first=0)
        visitor = Visitor(chromium, server.address, PHONE, language=language)
        page = visitor.holds(key, slow.name)
        board = page.locator("main.board")
        expect(board).to_contain_text(re.compile(r"Ann.*0.*100"))
        assert not violations(page)
        assert not outside(page)
        page.get_by_role("button", name={"en": "Roll", "de": "Würfeln"}[language]).click()
        expect(board).to_contain_text(re.compile(r": ([2-6]|0)\."))  # the pot: a one takes it
        visitor.leaves()
