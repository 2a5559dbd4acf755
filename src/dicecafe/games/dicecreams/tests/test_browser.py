"""DiceCreams in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, Take, any_of, by_mouse
from playwright.sync_api import Page


class TestBoard(Board):
    """Its board."""

    game = "dicecreams"
    options: ClassVar = {"cones": 3}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """What the bar offers, else any Flavour or place that glows, in a glass if there is one."""
        bar, glasses = page.locator(".bar .move"), page.locator(".glasses .legal")
        take(any_of(bar if bar.count() else glasses if glasses.count() else page.locator("main.board .legal")))
