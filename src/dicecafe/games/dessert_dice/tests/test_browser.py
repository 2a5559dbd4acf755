"""Dessert Dice in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, Come, Take, any_of, by_mouse
from cafe_server import Server
from playwright.sync_api import Locator, Page

from dicecafe.words import Message

from .table import GAME, said


class TestBoard(Board):
    """Its board."""

    game = "dessert-dice"
    options: ClassVar = {"stall_limit": 1}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Place any die on any empty square."""
        take(any_of(page.locator("[data-supply]:enabled")))
        take(any_of(page.locator(".square.open")))

    def test_a_tip_is_drawn_as_the_server_tells_it(self, visitor: Come, cafe: Server) -> None:
        """A picked die shows where it may tip and what comes up there; it may not go back, and then a placement must follow."""
        key = cafe.open(self.game, "Ann", "open", first=1, options={"stall_limit": 2})
        with cafe.device(cafe.sit(key["code"], "Bo")) as rival:
            page = visitor().holds(key, self.game)
            assert rival.position
            placed = next(move for move, *_ in rival.position["moves"]["1"] if " c3 ns:" in move)
            _, colour, top, _, side = placed.split()
            die, ns = f"{colour}-{top}", side.removeprefix("ns:")
            rival.move(placed)
            page.locator("main.board.mine").wait_for()
            square(page, "c3").click()
            for at in ("c4", "c2"):
                assert square(page, at).locator(".coming use").get_attribute("href") == f"#dessert-{ns}"
                label = GAME.speech(language="en").say(Message("tip", die=die, at="c3", to=at, up=ns), "label")
                assert square(page, at).get_attribute("aria-label") == label
            assert page.locator(".coming").count() == page.locator(".square.open").count() == 4
            square(page, "c4").click()
            square(page, "c4").locator(f'.top use[href="#dessert-{ns}"]').wait_for()
            while rival.my_turn() is None:
                rival.next()
            rival.move("tip c4 east")
            page.locator("main.board.mine").wait_for()
            page.get_by_text(said("must-place", "en")).wait_for()
            square(page, "d4").click()
            assert (page.locator(".square.open").count(), page.locator(".square.barred").count()) == (0, 4)
            square(page, "a1").click()
            page.get_by_text(said("choose-marked", "en")).wait_for()
            square(page, "c4").click()
            page.get_by_text(said("why-must-place", "en", n=2, ruling="DD-5")).wait_for()


def square(page: Page, name: str) -> Locator:
    """A square of the board."""
    return page.locator(f'[data-drop="{name}"]')
