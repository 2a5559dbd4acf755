"""The menu in real Chromium: what a stranger sees first, a table that waits, and the screens around it on a phone that lies."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser import PHONE, Visitor, outside, violations, words
from cafe_server import Server
from layout import broken
from playwright.sync_api import Page, expect

Come = Callable[..., Visitor]
LYING = ((844, 390), (667, 375))


def keeps(somebody: Visitor, *keys: dict[str, Any], title: str = "Pig") -> Page:
    """The menu of somebody who has the keys of these tables, the first one used last."""
    kept = {
        key["table"]: {**key, "game": "pig", "title": title, "over": False, "guided": False, "used": len(keys) - i}
        for i, key in enumerate(keys)
    }
    somebody.context.add_init_script(f"if (location.host) localStorage.tables ??= {json.dumps(json.dumps(kept))}")
    page = somebody.goes_to("/")
    page.get_by_role("article").first.wait_for()
    return page


@pytest.mark.parametrize("size", [(320, 640), PHONE, *LYING, (768, 1024), (1280, 800)], ids=str)
def test_a_stranger_sees_what_this_is_and_where_to_begin(visitor: Come, size: tuple[int, int]) -> None:
    """One game stands in front, and to play it is the one thing that the page offers first, seen without scrolling."""
    page = visitor(size=size, learned=[]).goes_to("/")
    front = page.get_by_role("article").first
    expect(front.get_by_text(words("menu-first"))).to_be_visible()
    play = page.locator(".primary")
    expect(play).to_have_count(1)
    expect(play).to_be_in_viewport(ratio=1)
    assert outside(page) == []
    play.click()
    expect(page.get_by_role("button", name=words("learn-start"))).to_be_visible()


@pytest.mark.parametrize("language", ["de", "es", "fr"])
@pytest.mark.parametrize("text", [100, 130])
def test_a_small_phone_breaks_no_word(visitor: Come, cafe: Server, language: str, text: int) -> None:
    """All is in its box, and no word is broken, in any language, also with large letters and where tables wait."""
    page = visitor(size=(320, 640), text=text, language=language, learned=[]).goes_to("/")
    page.get_by_role("article").first.wait_for()
    assert outside(page) == []
    assert broken(page) == []
    keys = [cafe.open("pig", "Ann", "Bo") for _ in range(2)]
    page = keeps(visitor(size=(320, 640), text=text, language=language), *keys, title="Dicey Delights")
    assert outside(page) == []
    assert broken(page) == []


def test_a_card_says_for_how_many_how_long_and_what_sort(visitor: Come) -> None:
    """At a glance, for each game."""
    page = visitor().goes_to("/")
    card = page.get_by_role("article").filter(has_text="Dessert Dice")
    two_to_four: dict[str, Any] = {"from": 2, "to": 4}  # `from` is no name that Python takes
    expect(card.get_by_text(words("players-range", **two_to_four))).to_be_visible()
    expect(card.get_by_text(words("minutes", n=20))).to_be_visible()
    expect(card.get_by_text(words("tagline", game="dessert-dice", part="sort"), exact=True)).to_be_visible()


def test_a_table_that_waits_comes_first(visitor: Come, cafe: Server) -> None:
    """With those who sit there; to go on is what the page offers first. What is more than a few tables folds away."""
    keys = [cafe.open("pig", "Ann", "Bo", first=0), *(cafe.open("pig", "Ann", "bot:easy", first=0) for _ in range(4))]
    page = keeps(visitor(size=PHONE), *keys)
    expect(page.locator(".primary")).to_have_count(1)
    expect(page.get_by_text(words("menu-first"))).to_have_count(0)
    links = page.get_by_role("link", name=words("go-on-playing"))
    expect(links).to_have_count(3)
    page.get_by_text(words("more-tables", n=2)).click()
    expect(links).to_have_count(5)
    assert violations(page) == []
    links.first.click()
    expect(page).to_have_url(f"{cafe.address}/table/{keys[0]['table']}")


def test_who_sits_at_a_table_that_waits(visitor: Come, cafe: Server) -> None:
    """By name, without whoever asks."""
    page = keeps(visitor(), cafe.open("dicey-delights", "Ann", "open", first=0))
    expect(page.get_by_role("link", name=words("go-on-playing"))).to_be_visible()
    guest = cafe.open("dicey-delights", "Ann", "open", first=0)
    cafe.sit(guest["code"], "Bo")
    other = keeps(visitor(), guest)
    expect(other.get_by_text(words("table-with", names="Bo"))).to_be_visible()


@pytest.mark.parametrize("size", LYING, ids=str)
def test_a_phone_that_lies_shows_what_one_came_for(visitor: Come, cafe: Server, size: tuple[int, int]) -> None:
    """A guest's seat, and the start of a game with its seats, without scrolling."""
    key = cafe.open("dicey-delights", "Ann", "bot:medium", "open", first=0)
    page = visitor(size=size).goes_to(f"/join/{key['code']}")
    expect(page.get_by_role("button", name=words("sit-down"))).to_be_in_viewport(ratio=1)
    expect(page.get_by_label(words("your-name"))).to_be_in_viewport(ratio=1)
    assert outside(page) == []
    page.goto("/")
    page.get_by_role("button", name=words("more-ways-of", title="Burger Dice")).click()
    expect(page.get_by_role("button", name=words("start-game"), exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_label(words("strength-of", n=2))).to_be_in_viewport(ratio=1)
    for way in ("bots", "online", "here"):
        expect(page.get_by_label(words("way", way=way), exact=True)).to_be_in_viewport(ratio=1)
    assert outside(page) == []


def test_the_table_fills_as_seats_are_planned(visitor: Come) -> None:
    """A face for each seat around it: one's own, a bot's, a free one."""
    page = visitor(size=PHONE, avatar="fox").goes_to("/")
    page.get_by_role("button", name=words("more-ways-of", title="Burger Dice")).click()
    faces = page.get_by_role("dialog").locator(".laid .face")
    expect(faces).to_have_count(2)
    page.get_by_role("button", name=words("further", what=words("seat-count")), exact=True).click()
    expect(faces).to_have_count(3)
    page.get_by_label(words("who-sits", n=3)).select_option("open")
    expect(page.get_by_role("dialog").locator(".laid .free")).to_have_count(1)


def test_the_invitation_comes_first_for_whoever_invites(visitor: Come, cafe: Server) -> None:
    """Link and code are in sight on a phone; a guest sees the table first."""
    key = cafe.open("dicey-delights", "Ann", "open", "open", first=0)
    page = visitor(size=PHONE).holds(key, "dicey-delights")
    for thing in (page.locator("code"), page.get_by_text(key["code"], exact=True)):
        expect(thing).to_be_in_viewport(ratio=1)
    guest = visitor(size=PHONE, name="Bo").goes_to(f"/join/{key['code']}")
    guest.get_by_role("button", name=words("sit-down")).click()
    expect(guest.get_by_role("heading", name=words("table-laid"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("path", ["/rules/dessert-dice", "/learn/dicey-delights", "/join/NOSUCH", "join", "settings"])
def test_large_letters_on_a_small_phone_before_a_game(visitor: Come, cafe: Server, path: str) -> None:
    """Rules, lesson, a way that leads nowhere, a table to join, the settings: nothing sticks out, and no word is broken."""
    if path == "join":
        path = f"/join/{cafe.open('dicey-delights', 'Ann', 'open', first=0)['code']}"
    for language in ("en", "de"):
        page = visitor(size=(320, 640), text=130, language=language).goes_to("/" if path == "settings" else path)
        if path == "settings":
            page.get_by_role("button", name=words("settings", language=language)).click()
            page.get_by_role("dialog").wait_for()
        page.locator("main.card, .rulebook, dialog").first.wait_for()
        assert outside(page) == []
        assert broken(page) == []
        scrolls = "(one) => one.scrollWidth > one.clientWidth"
        assert not page.locator("html, dialog").last.evaluate(scrolls)


@pytest.mark.parametrize("size", LYING, ids=str)
def test_the_lesson_begins_on_a_phone_that_lies(visitor: Come, size: tuple[int, int]) -> None:
    """The goal, and all three ways to begin, without scrolling."""
    page = visitor(size=size).goes_to("/learn/burger-dice")
    for button in ("learn-start", "learn-play"):
        expect(page.get_by_role("button", name=words(button))).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name=words("rules"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("text", [100, 130])
def test_a_phone_has_the_place_for_a_code_at_hand(visitor: Come, text: int) -> None:
    """It is below the games there; a button at the top leads to it. A desktop shows it at once."""
    page = visitor(size=(320, 640), text=text).goes_to("/")
    page.get_by_role("button", name=words("have-code")).click()
    field = page.locator("#code")
    expect(field).to_be_focused()
    expect(field).to_be_in_viewport(ratio=1)
    assert outside(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("button", name=words("have-code"))).to_have_count(0)


def test_a_desktop_shows_all_games_and_all_settings_at_once(visitor: Come) -> None:
    """At 1280 by 800 nothing has to be scrolled for, and the buttons of all cards are at one height."""
    page = visitor(size=(1280, 800)).goes_to("/")
    for card in page.get_by_role("article").all():
        expect(card).to_be_in_viewport(ratio=1)
    tops = [button.bounding_box() for button in page.locator("article:not(.front) .play").all()]
    assert len({box["y"] for box in tops if box}) == 1
    page.get_by_role("button", name=words("settings")).click()
    expect(page.get_by_role("dialog").get_by_text(words("keys-help"))).to_be_in_viewport(ratio=1)
