"""DiceCreams in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, any_of
from playwright.sync_api import Page


class TestBoard(Board):
    """Its board."""

    game = "dicecreams"
    options: ClassVar = {"cones": 3}

    def move(self, page: Page) -> None:
        """What the bar offers, else any Flavour or place that glows, in a glass if there is one."""
        bar, glasses = page.locator(".bar .move"), page.locator(".glasses .legal")
        any_of(bar if bar.count() else glasses if glasses.count() else page.locator("main.board .legal")).click()
