"""Ways to play in real Chromium: the table seat by seat, house rules without typing, and the menu around them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser import PHONE, Visitor, outside, violations, words
from cafe_server import Server
from playwright.sync_api import Page, expect

Come = Callable[..., Visitor]
PLAY, OPEN = words("start-game"), words("open-table")
SEATS = words("seat-count")


def ways(page: Page, title: str) -> Page:
    """The sheet of a game's ways, over the menu."""
    page.get_by_role("button", name=words("more-ways-of", title=title)).click()
    page.get_by_role("dialog").wait_for()
    return page


def press(page: Page, name: str) -> None:
    """Press a button by its whole name."""
    page.get_by_role("button", name=name, exact=True).click()


def ordered(page: Page, button: str) -> dict[str, Any]:
    """What the page asks for when the table is opened."""
    with page.expect_request("**/api/tables") as asked:
        press(page, button)
    assert asked.value.post_data_json
    return dict(asked.value.post_data_json)


def test_bots_at_one_tap_and_as_one_likes(visitor: Come) -> None:
    """The usual table is there already; seats come and go, each bot as strong as one likes."""
    page = ways(visitor(name="Ann").goes_to("/"), "Dicey Delights")
    press(page, words("further", what=SEATS))
    page.get_by_label(words("strength-of", n=3)).select_option("hard")
    order = ordered(page, PLAY)
    here, bot, hard = order["seats"]
    assert (here["kind"], here["name"]) == ("here", "Ann")
    assert (bot, hard) == ({"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "hard"})
    assert (order["options"], order["real_dice"]) == ({}, False)
    expect(page.locator("main.board")).to_be_visible()


def test_friends_online_and_a_bot(visitor: Come) -> None:
    """Who invites is asked for a name; seats may be mixed; the host says what happens when somebody is away."""
    page = visitor(size=PHONE).goes_to("/")
    press(page, words("invite-to", title="Burger Dice"))
    name = page.get_by_label(words("your-name"))
    expect(name).to_be_focused()
    name.fill("Ann")
    press(page, words("further", what=SEATS))
    page.get_by_label(words("who-sits", n=3)).select_option("bot")
    page.get_by_label(words("when-away-choice", seconds=0)).check()
    page.get_by_role("switch", name=words("chat-allowed")).check()
    order = ordered(page, OPEN)
    assert [seat["kind"] for seat in order["seats"]] == ["here", "open", "bot"]
    assert (order["seats"][0]["name"], order["grace"], order["chat"]) == ("Ann", 0, True)
    page.locator("code").wait_for()
    page.goto("/")
    press(page, words("invite-to", title="Burger Dice"))
    expect(name).to_have_value("Ann")


def test_names_at_one_device_are_remembered(visitor: Come) -> None:
    """Two people, by their names; next time they stand there already."""
    page = visitor(name="Ann").goes_to("/")
    for given in ("", "Bo"):
        ways(page, "Burger Dice").get_by_label(words("way", way="here")).check()
        second = page.get_by_label(words("name-of", who=words("person", n="2")))
        expect(second).to_have_value(given)
        second.fill("Bo")
        page.get_by_role("switch", name=words("way-dice")).check()
        order = ordered(page, PLAY)
        assert [seat["name"] for seat in order["seats"]] == ["Ann", "Bo"]
        assert order["real_dice"] is True
        page.locator("main.board").wait_for()
        page.goto("/")


def test_house_rules_need_no_typing(visitor: Come) -> None:
    """Switches, steppers within their range, choices and presets of the game's own; what is as usual is not sent."""
    page = ways(visitor(size=PHONE).goes_to("/"), "Dicey Delights")
    page.get_by_text(words("house-rules")).click()
    call = words("option-last_call", game="dicey-delights", part="name")
    press(page, words("further", what=call))
    expect(page.get_by_role("textbox", name=call)).to_have_value("45")
    page.get_by_role("textbox", name=call).fill("9000")
    page.get_by_role("textbox", name=call).press("Tab")
    expect(page.get_by_role("textbox", name=call)).to_have_value("200")
    for nonsense in ("", "many"):
        page.get_by_role("textbox", name=call).fill(nonsense)
        page.get_by_role("textbox", name=call).press("Tab")
        expect(page.get_by_role("textbox", name=call)).to_have_value("200")
    expect(page.get_by_role("button", name=words("further", what=call))).to_be_disabled()
    page.get_by_label(words("preset-potluck", game="dicey-delights")).first.check()
    expect(page.get_by_role("textbox", name=call)).to_have_value("40")
    potluck = page.get_by_role("switch", name=words("option-potluck", game="dicey-delights", part="name"))
    expect(potluck).to_be_checked()
    potluck.uncheck()
    page.get_by_role("switch", name=words("option-late_seat_treat", game="dicey-delights", part="name")).check()
    assert violations(page) == []
    assert ordered(page, PLAY)["options"] == {"late_seat_treat": True}


def test_an_edition_is_chosen(visitor: Come) -> None:
    """One of a few words is a row of buttons."""
    page = ways(visitor().goes_to("/"), "Dessert Dice")
    page.get_by_text(words("house-rules")).click()
    page.get_by_label(words("preset-cards", game="dessert-dice"), exact=True).check()
    cards = words("option-edition", game="dessert-dice", part="choice", choice="cards")
    expect(page.get_by_label(cards, exact=True)).to_be_checked()
    assert ordered(page, PLAY)["options"] == {"edition": "cards"}


def test_what_can_not_hold_together_is_said_in_words(visitor: Come) -> None:
    """Two rules that exclude each other: the sheet says why, and stays."""
    page = ways(visitor().goes_to("/"), "Burger Dice")
    page.get_by_text(words("house-rules")).click()
    size = page.get_by_role("textbox", name=words("option-roll_size", game="burger-dice", part="name"))
    size.fill("6")
    size.press("Tab")
    press(page, PLAY)
    said = words("too-few-dice", game="burger-dice", roll_size=6, waste_limit=4, needed=14, dice=12, ruling="BD-1")
    expect(page.get_by_role("alert")).to_have_text(said)


def test_alone_is_a_button_of_its_own(visitor: Come) -> None:
    """A game that one can play alone has it on its card, and no other has."""
    page = visitor(learned=[]).goes_to("/")
    page.get_by_role("article").first.wait_for()
    expect(page.get_by_text(words("play-alone"), exact=True)).to_have_count(1)
    assert len(ordered(page, words("play-alone-game", title="DiceCreams"))["seats"]) == 1
    expect(page.locator("main.board")).to_be_visible()


def test_back_closes_a_sheet(visitor: Come, cafe: Server) -> None:
    """Back, the cross and Escape leave the page as it was; the page itself is left by the next Back, not a later one."""
    page = visitor().goes_to("/game/nosuch")
    page.get_by_role("link", name=words("back-to-menu")).click()
    ways(page, "Burger Dice")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("article")).to_have_count(4)
    ways(page, "Burger Dice")
    press(page, words("close-sheet"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("!history.state")
    page.go_back()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_sheet_that_leads_to_a_sheet_or_a_page(visitor: Come, cafe: Server) -> None:
    """From a sheet to the next: one Back closes it; from a sheet to a table: one Back leads to the menu."""
    page = ways(visitor().goes_to("/"), "Burger Dice")
    press(page, PLAY)
    page.locator("main.board").wait_for()
    press(page, words("more"))
    press(page, words("settings"))
    expect(page.get_by_role("dialog", name=words("settings"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("main.board")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_forgotten_seat_can_be_kept_after_all(visitor: Come, cafe: Server) -> None:
    """The cross can be taken back; else the table is gone when the menu is opened next."""
    somebody = visitor()
    key = cafe.open("pig", "Ann", "Bo", first=0)
    page = somebody.holds(key, "pig")
    page.locator("main.board").wait_for()
    page.goto("/")
    cross = page.get_by_role("button", name=words("forget-table", title="Pig", code=key["code"]))
    cross.click()
    expect(page.get_by_role("link", name=words("go-on-playing"))).to_have_count(0)
    press(page, words("forget-undo"))
    page.reload()
    page.get_by_role("link", name=words("go-on-playing")).wait_for()
    cross.click()
    assert key["token"] not in page.evaluate("localStorage.tables")


def test_an_unknown_address_is_a_page_for_people(visitor: Come) -> None:
    """What is wrong in words, and the way back."""
    page = visitor().goes_to("/no/such/page")
    expect(page.get_by_role("alert")).to_have_text(words("address-unknown"))
    page.get_by_role("link", name=words("back-to-menu")).click()
    expect(page.get_by_role("article")).to_have_count(4)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390), (1280, 800)], ids=str)
def test_ways_fit_every_page(visitor: Come, size: tuple[int, int], dark: bool) -> None:
    """Six mixed seats and all rules open, also with large letters in German: nothing sticks out, and axe is content."""
    page = visitor(size=size, dark=dark, text=130, language="de").goes_to("/")
    page.get_by_role("button", name=words("more-ways-of", title="Dicey Delights", language="de")).click()
    for _ in range(4):
        press(page, words("further", what=words("seat-count", language="de"), language="de"))
    for n, kind in ((2, "open"), (3, "here")):
        page.get_by_label(words("who-sits", n=n, language="de")).select_option(kind)
    page.get_by_text(words("house-rules", language="de")).click()
    assert outside(page) == []
    assert violations(page) == []


def test_a_desktop_shows_all_ways_at_once(visitor: Come) -> None:
    """With whom on the left, who sits there on the right: nothing has to be scrolled for."""
    page = ways(visitor(size=(1366, 768)).goes_to("/"), "Burger Dice")
    page.get_by_label(words("way", way="online")).check()
    for text in ("house-rules", "way-learn", "chat-allowed"):
        expect(page.get_by_text(words(text), exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=OPEN)).to_be_in_viewport(ratio=1)


def test_a_small_phone_shows_that_there_are_house_rules(visitor: Come) -> None:
    """On 320 by 640 they begin above the button that is always seen, and on a usual phone nothing is below it."""
    page = ways(visitor(size=(320, 640)).goes_to("/"), "Burger Dice")
    rules, start = page.get_by_text(words("house-rules")), page.get_by_role("button", name=words("start-game"), exact=True)
    bottom, top = (box["y"] for box in (rules.bounding_box(), start.bounding_box()) if box)
    assert bottom + 20 < top
    page.set_viewport_size({"width": 390, "height": 844})
    learn = page.get_by_text(words("way-learn")).bounding_box()
    button = start.bounding_box()
    assert learn
    assert button
    assert learn["y"] + learn["height"] <= button["y"]
