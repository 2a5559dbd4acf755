"""Away from the table, and several people at one device: nothing happens without a word."""

from __future__ import annotations

from collections.abc import Callable

from browser import Visitor, words
from cafe_server import Server
from playwright.sync_api import expect

Come = Callable[..., Visitor]


def test_who_comes_back_is_told_what_a_bot_played(visitor: Come, cafe: Server) -> None:
    """Everybody sees that a bot plays; back at the table, one is told how many moves it made."""
    key = cafe.open("pig", "Ann", "open", first=0, grace=1)
    bo = cafe.sit(key["code"], "Bo")
    somebody = visitor()
    page = somebody.holds(key, "pig")
    page.locator("main.board.mine").wait_for()
    with cafe.device(bo) as device:
        page.goto("about:blank")
        assert device.until("handed")["seat"] == 0
        assert device.seats[0]["level"]
        other = visitor().goes_to(f"/watch/{key['watch']}")
        expect(other.get_by_text(words("bot-plays"), exact=True)).to_be_visible()
        while device.my_turn() is None:
            device.next()
        played = sum(
            event["kind"] == "line" and event.get("seat") == 0 for told in device.heard for event in told.get("events", [])
        )
        page.goto(f"/table/{key['table']}")
        expect(page.get_by_text(words("bot-played", n=played))).to_be_visible()
        page.get_by_role("button", name=words("bot-played-ok")).click()
        expect(page.get_by_text(words("bot-played", n=played))).to_have_count(0)
        expect(other.get_by_text(words("bot-plays"), exact=True)).to_have_count(0)


def test_several_people_at_one_device_have_names(visitor: Come, cafe: Server) -> None:
    """Nobody is "You" where two are; alone one is."""
    page = visitor().holds(cafe.open("pig", "Ann", "Bo", first=0), "pig")
    page.locator("main.board").wait_for()
    expect(page.get_by_text("Ann", exact=True).first).to_be_visible()
    expect(page.locator(".players").get_by_text(words("you"), exact=True)).to_have_count(0)


def test_the_curtain_tells_what_was_just_done(visitor: Come, cafe: Server) -> None:
    """Before the device goes to the next, both read the move."""
    key = cafe.open("dessert-dice", "Ann", "Bo", first=0)
    page = visitor().holds(key, "dessert-dice")
    page.get_by_role("button", name=words("curtain-open", name="Ann")).click()
    with cafe.device(key) as device:
        device.move()
    expect(page.locator(".curtain .latest")).to_contain_text("Ann")
