"""What is heard and felt at a table, and how dice are shaken."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser import PHONE, Visitor, words
from cafe_server import Server
from playwright.sync_api import Page, expect

Come = Callable[..., Visitor]
SOUND = re.compile(r"/assets/([a-z]+)[^/]*\.mp3")


def at_pig(somebody: Visitor, cafe: Server, other: str = "Bo") -> tuple[Page, list[str]]:
    """A table of Pig, and the samples that its page asks for."""
    asked: list[str] = []

    def answered(path: str, status: int) -> None:
        if found := SOUND.search(path):
            assert status == 200
            asked.append(found[1])

    somebody.context.on("response", lambda answer: answered(answer.url, answer.status))
    key = cafe.open("pig", "Ann", other, first=0)
    if other == "open":
        cafe.sit(key["code"], "Bo")
    page = somebody.holds(key, "pig")
    page.locator("main.board.mine").wait_for()
    return page, asked


def heard(page: Page, asked: list[str], name: str) -> None:
    """Wait for a sample."""
    while name not in asked:
        page.wait_for_timeout(20)


def test_samples_come_with_the_first_sound(visitor: Come, cafe: Server) -> None:
    """Nobody loads them who hears nothing; dice are heard when they land."""
    page, asked = at_pig(visitor(sound=True), cafe)
    page.wait_for_load_state("networkidle")
    assert asked == []
    page.keyboard.press("1")
    heard(page, asked, "land" if page.locator(".tipped").count() == 0 else "bust")


def test_the_bell_is_for_a_new_turn(visitor: Come, cafe: Server) -> None:
    """Not for each of one's own rolls, when its dice lie."""
    somebody = visitor(sound=True, speed="fast")
    page, asked = at_pig(somebody, cafe, "open")
    page.keyboard.press("1")
    page.locator('main.board:not([data-at="0"])').wait_for()
    heard(page, asked, "land")
    page.wait_for_load_state("networkidle")
    assert "turn" not in asked


def test_one_tap_silences_the_table(visitor: Come, cafe: Server) -> None:
    """And it stays so."""
    page, asked = at_pig(visitor(sound=True), cafe)
    page.locator("header").get_by_role("button", name=words("sound")).click()
    page.keyboard.press("1")
    page.locator('main.board:not([data-at="0"])').wait_for()
    page.reload()
    expect(page.locator("header").get_by_role("button", name=words("sound"))).to_have_attribute("aria-pressed", "false")
    assert asked == []


def test_the_sheet_silences_it_on_a_narrow_phone(visitor: Come, cafe: Server) -> None:
    """Where the bar above has no room for it."""
    page, _ = at_pig(visitor(sound=True, size=PHONE), cafe)
    page.get_by_role("button", name=words("more"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=words("sound")).click()
    assert page.evaluate("JSON.parse(localStorage.settings).sound") is False


def test_who_holds_the_button_shakes_and_throws_by_letting_go(visitor: Come, cafe: Server) -> None:
    """A short press throws at once; letting go elsewhere puts the dice back."""
    somebody = visitor(speed="normal")
    somebody.context.clock.install(time=0)
    page, _ = at_pig(somebody, cafe)
    page.clock.pause_at(3_600_000)
    shaken = "document.getAnimations().some((one) => one.effect.getTiming().iterations === Infinity)"
    roll = page.locator(".bar").get_by_role("button", name=words("roll", game="pig", part="label"))
    board = page.locator("main.board")
    for over in (False, True):
        roll.hover()
        page.mouse.down()
        page.clock.run_for(150)
        assert not page.evaluate(shaken)
        page.clock.run_for(100)
        assert page.evaluate(shaken)
        expect(board).to_have_attribute("data-at", "0")
        if not over:
            page.mouse.move(5, 5)
        page.mouse.up()
        assert not page.evaluate(shaken)
        if over:
            expect(page.get_by_text(words("dice-rolling"))).to_be_visible()
            page.clock.run_for(600)
            expect(board).not_to_have_attribute("data-at", "0")
        else:
            expect(board).to_have_attribute("data-at", "0")


def test_the_device_buzzes_unless_that_is_off(visitor: Come, cafe: Server) -> None:
    """Where it can."""
    for haptics in (True, False):
        somebody = visitor(haptics=haptics, size=PHONE)
        somebody.context.add_init_script("window.buzzed = []; navigator.vibrate = (how) => window.buzzed.push(how)")
        somebody.context.add_init_script(
            "const real = matchMedia; window.matchMedia = (q) => real(q.includes('coarse') ? 'all' : q)"
        )
        page, _ = at_pig(somebody, cafe)
        page.keyboard.press("1")
        page.locator('main.board:not([data-at="0"])').wait_for()
        assert bool(page.evaluate("window.buzzed.length")) is haptics
