"""Burger Dice in the browser: whole games by the board's own buttons."""

from __future__ import annotations

from collections.abc import Callable

from browser import PHONE, WIDTHS, Visitor, by_link, outside, play_to_the_end, violations
from cafe_server import Server
from playwright.sync_api import Page, expect

Come = Callable[..., Visitor]


def move(page: Page) -> None:
    """Place what fits, waste the rest, stop with three points."""
    if page.locator(".dice .fits").count():
        page.locator(".dice .fits").first.click()
    elif page.locator(".dice .waste").count():
        page.locator(".dice .waste").first.click()
    elif page.get_by_role("button", name="Stop: +0").count() or not page.get_by_role("button", name="Stop").count():
        page.get_by_role("button", name="Roll 3").click()
    else:
        page.get_by_role("button", name="Stop").click()


def test_a_whole_game_against_a_bot(visitor: Come, cafe: Server) -> None:
    """On a phone, to the result; every screen on the way is in its box."""
    page = visitor(size=PHONE).holds(cafe.open("burger-dice", "Ann", "bot:easy", first=0, options={"target": 15}), "burger-dice")
    play_to_the_end(page, move=move)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert not outside(page), width


def test_a_whole_game_of_two_browsers_by_link(visitor: Come, cafe: Server) -> None:
    """Both see the same result."""
    pages = by_link(visitor(), visitor(name="Bo", size=PHONE), "burger-dice", cafe, target=10)
    play_to_the_end(*pages, move=move)


def test_undo_takes_back_what_was_placed(visitor: Come, cafe: Server) -> None:
    """A placed die can be taken back, a roll can't."""
    page = visitor().holds(cafe.open("burger-dice", "Ann", "Bo", first=0), "burger-dice")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Roll 3").click()
    page.locator(".dice .waste").first.wait_for()
    dice = page.locator(".dice .waste").count()
    page.locator(".dice .waste").first.click()
    expect(page.locator(".dice .waste")).to_have_count(dice - 1)
    undo.click()
    expect(page.locator(".dice .waste")).to_have_count(dice)


def test_a_forbidden_tap_says_why(visitor: Come, cafe: Server) -> None:
    """A die that fits nowhere: the rule is told."""
    key = cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True)
    with cafe.device(key) as device:
        device.move("roll")
        device.ask("dice", at=device.position["at"], dice="bun bun patty")  # type: ignore[index]
        page = visitor().holds(key, "burger-dice")
        page.locator(".dice .place:not(.fits)").first.click()
        expect(page.get_by_role("alert")).to_have_text("The patty needs a bottom bun under it first (A turn, 2).")


def test_axe_finds_nothing(visitor: Come, cafe: Server) -> None:
    """With dice on the table, light and dark, and at all widths in its box."""
    for dark in (False, True):
        page = visitor(dark=dark).holds(cafe.open("burger-dice", "Ann", "bot:easy", first=0), "burger-dice")
        page.get_by_role("button", name="Roll 3").click()
        page.locator(".dice .waste").first.wait_for()
        assert not violations(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            assert not outside(page), width
