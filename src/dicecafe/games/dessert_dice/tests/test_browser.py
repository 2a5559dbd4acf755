"""Dessert Dice in the browser."""

from __future__ import annotations

from typing import ClassVar

import pytest
from board import Board, Come, Take, any_of, by_mouse
from browser import words
from cafe_server import Server
from layout import out_of_sight
from playwright.sync_api import Locator, Page, expect

from dicecafe.words import Message, languages

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
            page.locator("main.board").wait_for()
            assert rival.position
            placed = next(move for move, *_ in rival.position["moves"]["1"] if " c3 ns:" in move)
            _, colour, top, _, side = placed.split()
            die, ns = f"{colour}-{top}", side.removeprefix("ns:")
            rival.move(placed)
            page.locator("main.board.mine").wait_for()
            expect(page.locator(".square.fresh")).to_have_attribute("data-drop", "c3")
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
            expect(page.locator(".square.fresh")).to_have_attribute("data-drop", "d4")
            expect(page.locator(".square.left")).to_have_attribute("data-drop", "c4")
            page.get_by_text(said("must-place", "en")).wait_for()
            square(page, "d4").click()
            assert (page.locator(".square.open").count(), page.locator(".square.barred").count()) == (0, 4)
            square(page, "a1").click()
            page.get_by_text(said("choose-marked", "en")).wait_for()
            square(page, "c4").click()
            page.get_by_text(said("why-must-place", "en", n=2, ruling="DD-5")).wait_for()
            page.get_by_role("alert").get_by_role("button").click()  # the ruling, behind Details, which are closed else
            expect(page.locator("dialog details[open] [data-found]")).to_contain_text("DD-5")
            expect(page.locator("dialog [data-found]")).to_be_in_viewport()


def test_the_tray_fills_the_frame(visitor: Come, cafe: Server) -> None:
    """As a square it takes the width or the height that there is, less the supply, and stays where it is when a die is picked."""
    page = visitor().holds(cafe.open("dessert-dice", "Ann", "bot:easy", first=0), "dessert-dice")
    for width, height, least in (
        (320, 640, 260),
        (390, 844, 360),
        (768, 1024, 560),
        (844, 390, 330),
        (1280, 800, 500),
        (1366, 700, 500),
    ):
        page.set_viewport_size({"width": width, "height": height})
        tray = page.locator(".tray .squares")
        box, frame = tray.bounding_box(), page.locator("main.board").bounding_box()
        assert box
        assert frame
        assert box["width"] >= least - 40
        assert box["x"] >= frame["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert abs(box["width"] - box["height"]) < 2
        before = page.locator(".board .table").bounding_box()
        page.locator("[data-supply]:enabled").first.click()
        after = page.locator(".board .table").bounding_box()
        assert before
        assert after
        assert after["height"] == before["height"]
        page.keyboard.press("Escape")


def test_odds_leave_the_tray_its_room_on_a_small_phone(visitor: Come, cafe: Server) -> None:
    """Above the supply and not beside it: beside it, 40 px of 320 were left."""
    page = visitor(size=(320, 640), odds=True).holds(cafe.open("dessert-dice", "Ann", "bot:easy", first=0), "dessert-dice")
    page.locator(".tray .squares").wait_for()
    box = page.locator(".tray .squares").bounding_box()
    assert box
    assert box["width"] >= 180


def test_the_supply_is_in_sight_on_a_small_phone(visitor: Come, cafe: Server) -> None:
    """All of it, below the whole board; and so it is with odds, which are beside the goal and in no row of the bar."""
    for odds in (False, True):
        key = cafe.open("dessert-dice", "Ann", "bot:easy", "bot:easy", first=0)
        page = visitor(size=(320, 640), odds=odds).holds(key, "dessert-dice")
        page.locator("main.board.mine").wait_for()
        if odds:
            expect(page.locator(".hand .odds").first).to_contain_text(words("odds-left", game="dessert-dice"))
        expect(page.locator(".bar dl, .bar .moves")).to_have_count(0)
        frame = page.locator("main.board").bounding_box()
        assert frame
        for part in (".tray .squares", "[data-guide=supply]"):
            box = page.locator(part).bounding_box()
            assert box
            assert box["y"] >= frame["y"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 4, part


def test_the_log_sums_the_supply_up_in_a_line(visitor: Come, cafe: Server) -> None:
    """And not in one for each of its dice."""
    page = visitor().holds(cafe.open("dessert-dice", "Ann", "bot:easy", first=0), "dessert-dice")
    log = page.get_by_role("list", name=words("history"))
    expect(log.get_by_text(words("rolled", game="dessert-dice", part="many", count=24), exact=True)).to_have_count(1)
    assert log.get_by_role("listitem").count() < 8


def square(page: Page, name: str) -> Locator:
    """A square of the board."""
    return page.locator(f'[data-drop="{name}"]')


def test_large_letters_leave_the_supply_in_sight_on_a_small_phone(visitor: Come, cafe: Server) -> None:
    """Of a table of four in 130%: the tray is a little smaller, its squares are squares, and all dice can be chosen."""
    key = cafe.open("dessert-dice", "Ann", *["bot:easy"] * 3, first=0)
    page = visitor(size=(320, 640), text=130).holds(key, "dessert-dice")
    page.locator("main.board.mine").wait_for()
    assert not out_of_sight(page, ".tray .squares", "[data-guide=supply]")
    box = page.locator(".square").first.bounding_box()
    assert box
    assert abs(box["width"] - box["height"]) < 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(667, 375), (844, 390)])
def test_a_picked_die_can_be_turned_on_a_phone_that_lies(
    visitor: Come, cafe: Server, size: tuple[int, int], language: str
) -> None:
    """The button is on the board whole, and so are the supply and what is said of the die."""
    page = visitor(size=size, language=language).holds(cafe.open("dessert-dice", "Ann", "bot:easy", first=0), "dessert-dice")
    page.locator("[data-supply]:enabled").first.click()
    frame = page.locator("main.board").bounding_box()
    assert frame
    for part in (".hand button", ".hand p", "[data-guide=supply]"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["x"] + box["width"] <= frame["x"] + frame["width"], part
        assert frame["y"] <= box["y"] < box["y"] + box["height"] <= frame["y"] + frame["height"], part
    said = page.locator(".hand p").evaluate("(one) => [one.scrollWidth, one.clientWidth]")
    assert said[0] <= said[1]
