"""Dessert Dice in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, Take, any_of, by_mouse
from playwright.sync_api import Page


class TestBoard(Board):
    """Its board."""

    game = "dessert-dice"
    options: ClassVar = {"stall_limit": 1}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Place any die on any empty square."""
        take(any_of(page.locator("[data-supply]:enabled")))
        take(any_of(page.locator(".square.open")))
