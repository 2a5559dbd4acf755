"""Dicey Delights in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, Take, any_of, by_mouse
from playwright.sync_api import Page


class TestBoard(Board):
    """Its board."""

    game = "dicey-delights"
    options: ClassVar = {"last_call": 10}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Cash in what can be, else what the bar or the window offers, else a target that glows."""
        for found in (".camper.lit .main", ".bar .move", ".ask .buttons button", ".ask .name", ".target"):
            if page.locator(found).count():
                return take(any_of(page.locator(found)))
        raise AssertionError("there is nothing to do")
