"""Pig in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import Visitor, play_to_the_end
from playwright.sync_api import Page


def move(page: Page) -> None:
    """Hold with ten at risk."""
    page.keyboard.press("2" if int(page.locator(".pot b").inner_text()) >= 10 else "1")


def test_a_whole_game(visitor: Callable[..., Visitor], cafe: Any) -> None:
    """Against a bot, to the result."""
    key = cafe.open("pig", "Ann", "bot:easy", first=0, options={"target": 30})
    page = visitor().holds(key, "pig")
    play_to_the_end(page, move)
