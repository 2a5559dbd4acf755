"""Dessert Dice in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, any_of
from playwright.sync_api import Page


class TestBoard(Board):
    """Its board."""

    game = "dessert-dice"
    options: ClassVar = {"stall_limit": 1}

    def move(self, page: Page) -> None:
        """Place any die on any empty square."""
        any_of(page.locator("[data-supply]:enabled")).click()
        any_of(page.locator(".square.open")).click()
