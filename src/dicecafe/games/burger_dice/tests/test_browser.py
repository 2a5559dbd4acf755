"""Burger Dice in the browser."""

from __future__ import annotations

from typing import ClassVar

import pytest
from board import Board, Come, Take, by_mouse
from cafe_server import Server
from finished_games import play_lines
from layout import out_of_sight, resized
from playwright.sync_api import Page, expect

from dicecafe.words import Message

from .table import GAME


class TestBoard(Board):
    """Its board."""

    game = "burger-dice"
    options: ClassVar = {"target": 12}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Place what fits, waste the rest, stop with something at stake."""
        bar = page.locator(".bar .move")  # to roll, and to stop
        if page.locator(".dice .fits").count():
            take(page.locator(".dice .fits").first)
        elif page.locator(".dice .waste").count():
            take(page.locator(".dice .waste").first)
        elif bar.count() > 1 and page.locator(".stake b").inner_text() != "0":
            take(bar.nth(1))
        else:
            take(bar.first)


def test_undo_takes_back_what_was_placed(visitor: Come, cafe: Server) -> None:
    """A placed die can be taken back, a roll can't."""
    page = visitor().holds(cafe.open("burger-dice", "Ann", "Bo", first=0), "burger-dice")
    undo = page.locator(".bar .tools button").first
    expect(undo).to_be_disabled()
    page.locator(".bar .move").click()
    page.locator(".dice .waste").first.wait_for()
    dice = page.locator(".dice .waste").count()
    page.locator(".dice .waste").first.click()
    expect(page.locator(".dice .waste")).to_have_count(dice - 1)
    undo.click()
    expect(page.locator(".dice .waste")).to_have_count(dice)


def test_on_a_phone_that_lies_the_dice_stand_clear_of_what_is_said(visitor: Come, cafe: Server) -> None:
    """Their upper edges too, which stand out above their own boxes."""
    page = visitor(size=(844, 390)).holds(cafe.open("burger-dice", "Ann", "Bo", first=0), "burger-dice")
    page.locator(".held .side").first.wait_for()
    for size in ((844, 390), (667, 375)):
        resized(page, size)
        said = page.locator(".advice").bounding_box()
        assert said
        tops = page.locator(".held .side").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
        assert min(tops) - said["y"] - said["height"] >= 6, size


def test_on_a_phone_that_lies_the_dice_are_in_a_row(visitor: Come, cafe: Server) -> None:
    """All three of them, beside plate and bin."""
    page = visitor(size=(844, 390)).holds(cafe.open("burger-dice", "Ann", "Bo", first=0), "burger-dice")
    page.locator(".bar .move").click()
    expect(page.locator(".dice .place")).to_have_count(3)
    for size in ((844, 390), (667, 375)):
        resized(page, size)
        tops = [(die.bounding_box() or {"y": -1})["y"] for die in page.locator(".dice .place").all()]
        assert max(tops) - min(tops) <= 1


def test_a_forbidden_tap_says_why(visitor: Come, cafe: Server) -> None:
    """A die that fits nowhere: the rule is told."""
    key = cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True)
    with cafe.device(key) as device:
        device.move("roll")
        assert device.position is not None
        device.ask("dice", at=device.position["at"], dice="bun bun patty")
        page = visitor().holds(key, "burger-dice")
        page.locator(".dice .place:not(.fits)").first.click()
        why = GAME.speech(language="en").say(Message("why-bun-first", face=Message("patty")))
        expect(page.get_by_role("alert")).to_have_text(why)


def test_a_die_says_what_it_can_do_and_the_last_move_is_marked(visitor: Come, cafe: Server) -> None:
    """What fits has a tick, a bun that closes its points, what fits nowhere a cross; what changed last glows."""
    key = cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True)
    page = visitor().holds(key, "burger-dice")
    page.locator("main.board").wait_for()
    fates = page.locator(".dice .fate")
    with cafe.device(key) as device:
        device.move("roll")
        assert device.position
        device.ask("dice", at=device.position["at"], dice="bun patty cheese")
        expect(fates).to_have_text(["✓", "✕", "✕"])
        expect(page.locator(".dice .waste.only")).to_have_count(2)
        device.move("place bun")
        expect(fates).to_have_text(["✓", "✓"])
        expect(page.locator(".plate .lid.shown")).to_have_count(0)
        device.move("place patty")
        expect(page.locator(".plate .burger .fresh")).to_have_count(1)
        expect(page.locator(".plate .lid.shown")).to_have_text("+3")
        device.move("waste cheese")
        expect(page.locator(".bin.fresh")).to_have_count(1)
        expect(page.locator(".plate .burger .fresh")).to_have_count(0)
        device.move("roll")
        device.ask("dice", at=device.position["at"], dice="bun cheese cheese")
        expect(fates).to_have_text(["+3", "✓", "✓"])
        device.move("place bun")
        expect(page.locator(".tray .fresh")).to_have_count(1)


def test_every_die_and_its_bin_are_in_sight(visitor: Come, cafe: Server) -> None:
    """Of a table of six, on the smallest phone and on one that lies, with large letters too."""
    page = visitor(size=(320, 640)).holds(cafe.open("burger-dice", "Ann", *["bot:easy"] * 5, first=0), "burger-dice")
    page.locator(".bar .move").first.click()
    page.locator(".dice .waste").first.wait_for()
    for size in ((320, 640), (390, 844), (844, 390), (667, 375)):
        for text in (1, 1.3):
            resized(page, size, text)
            assert (size, text, out_of_sight(page, ".dice .place", ".dice .waste", ".plate", ".bin")) == (size, text, [])


@pytest.mark.parametrize("size", [(320, 640), (667, 375), (844, 390)])
def test_the_bill_of_six_lies_on_its_plate(visitor: Come, cafe: Server, size: tuple[int, int]) -> None:
    """Each line whole, and none beside the plate; on a small phone the latest, so that the dice stay in sight."""
    key = cafe.open("burger-dice", "Ann", *["Bo", "Maximiliane"] * 2, "Cy", first=0, real_dice=True)
    page = visitor(size=size, language="de").holds(key, "burger-dice")
    page.locator("main.board").wait_for()
    with cafe.device(key) as device:
        for _ in range(5):
            play_lines(device, ["roll", "* bun patty bun", "place bun", "place patty", "place bun", "stop"])
    expect(page.locator(".slips li")).to_have_count(5)
    middle = page.locator(".middle").bounding_box()
    assert middle
    for line in page.locator(".slips li:visible").all():
        box = line.bounding_box()
        assert box
        assert middle["x"] <= box["x"] < box["x"] + box["width"] <= middle["x"] + middle["width"]
        assert line.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert out_of_sight(page, ".held .side") == []
