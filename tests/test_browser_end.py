"""The end of a game, in Chromium: what one needs, a loss asked about, the chalkboard over the last board, and the best moment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from browser import PHONE, Visitor, outside, violations, words
from cafe_server import Device, Server
from finished_games import FINAL_ROUND, play_lines
from playwright.sync_api import Locator, Page, expect

from dicecafe.words import languages

Come = Callable[..., Visitor]
NAMES = ("Ann", "Bo", "Cy", "Dora", "Emil", "Fay")
SIZES = ((320, 640), (390, 844), (844, 390), (768, 1024), (1366, 700))
INK = """(canvas) => {
  const clean = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  return canvas.toDataURL() !== clean.toDataURL();
}"""


@contextmanager
def final_round(cafe: Server, *, of: str = "Bo") -> Iterator[tuple[dict[str, str], Device]]:
    """A table of Burger Dice with real dice in its final round: Ann has 3, the other nothing, and could stop or roll on."""
    key = cafe.open("burger-dice", "Ann", of, first=0, real_dice=True, options={"target": 3})
    with cafe.device(key) as device:
        for lines in FINAL_ROUND:
            play_lines(device, lines)
        yield key, device


def stop(page: Page) -> Locator:
    """The button of the bar that stops."""
    return page.get_by_role("button", name=words("stop-button", game="burger-dice", points=0))


def test_the_final_round_says_what_one_needs_and_asks_before_a_certain_loss(visitor: Come, cafe: Server) -> None:
    """Stopping behind is asked about, with a way back; rolling on is not."""
    with final_round(cafe) as (key, _):
        page = visitor(size=PHONE).holds(key, "burger-dice")
        need = words("need", game="burger-dice", who="Bo", points=4, tie=3)
        expect(page.get_by_text(need)).to_be_visible()
        stop(page).click()
        asked = page.get_by_role("dialog")
        expect(asked.get_by_role("heading")).to_have_text(
            words("sure", move=words("stop", game="burger-dice", part="label", points=0))
        )
        expect(asked).to_contain_text(need)
        assert violations(page) == []
        asked.get_by_role("button", name=words("sure-back")).click()
        expect(asked).to_be_hidden()
        stop(page).click()
        asked.get_by_role("button", name=words("stop", game="burger-dice", part="label", points=0)).click()
        expect(page.locator("section.over h2")).to_have_text(words("won", names=["Ann"], n=1))


def test_the_first_three_stand_on_steps(visitor: Come, cafe: Server) -> None:
    """The winner in the middle under a crown, where there is room; a short page keeps it for the places."""
    with final_round(cafe) as (key, device):
        device.move("stop")
        page = visitor(size=PHONE).holds(key, "burger-dice")
        stands = page.locator("section.over .stand")
        expect(stands).to_have_count(2)
        expect(stands.nth(1)).to_have_class(re.compile(r"\bstep-1\b"))
        expect(stands.nth(1).locator("svg")).to_be_visible()
        expect(stands.nth(0).locator("svg")).to_have_count(0)
        page.set_viewport_size({"width": 320, "height": 640})
        expect(stands.nth(1)).to_be_hidden()


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (844, 390)], ids=["small", "phone", "lying"])
def test_of_six_at_the_end_a_rematch_stays_in_sight(visitor: Come, cafe: Server, size: tuple[int, int]) -> None:
    """However long the list of places is, and with large letters, too."""
    key = cafe.open("pig", *NAMES, first=0, real_dice=True, options={"target": 10})
    with cafe.device(key) as device:
        play_lines(device, ["roll", "* 6", "roll", "* 6", "hold"])
        page = visitor(size=size, text=130).holds(key, "pig")
        expect(page.locator("section.over ol > li")).to_have_count(len(NAMES))
        expect(page.get_by_role("button", name=words("rematch"))).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name=words("how-it-went"))).to_be_in_viewport(ratio=1)


def test_the_chalkboard_hangs_over_the_board_and_comes_down(visitor: Come, cafe: Server) -> None:
    """Places, the parts of the points, the best moment, rematch; taken down by a tap, the last board is all there."""
    with final_round(cafe) as (key, device):
        device.move("stop")
        page = visitor().holds(key, "burger-dice")
        over = page.locator("section.over")
        expect(over.get_by_text(words("part-burgers", game="burger-dice", n=1, size=3))).to_be_visible()
        rows = over.locator("ol > li")
        expect(rows).to_have_text([re.compile(r"1\..*Ann.*3"), re.compile(r"2\..*Bo.*0")])
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert (width, outside(page)) == (width, [])
        assert violations(page) == []
        over.get_by_role("button", name=words("see-board")).click()
        expect(over.locator("h2")).to_be_hidden()
        expect(page.locator("main.board")).to_be_visible()
        over.get_by_role("button", name=words("see-result")).click()
        page.keyboard.press("Escape")
        expect(over.locator("h2")).to_be_hidden()
        over.get_by_role("button", name=words("see-result")).click()
        over.get_by_role("link", name=words("best-turn", who="Ann", points=3)).click()
        expect(page).to_have_url(re.compile(r"/game/[\w-]+\?move=0$"))
        expect(page.get_by_text(words("replay-start"), exact=True)).to_be_visible()


def test_places_are_the_rules_own(visitor: Come, cafe: Server) -> None:
    """In Dessert Dice one alone wins, whoever has as many points; the page shows the places that it is sent."""
    key = cafe.open("dessert-dice", "Ann", "Bo", "Cy", first=0)
    with cafe.device(key) as device:
        while not device.over:
            device.move(choose=lambda moves: next(move for move in moves if move.startswith("place")))
        assert device.position
        places = sorted(device.position["places"])
    page = visitor().holds(key, "dessert-dice")
    expect(page.locator("section.over ol > li .place")).to_have_text([f"{place + 1}." for place in places])


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "reduced"])
def test_the_end_is_a_party(visitor: Come, cafe: Server, calm: bool) -> None:
    """Points count up and paper flies where it ended before one's eyes; with reduced motion nothing moves."""
    with final_round(cafe) as (key, device):
        page = visitor(speed="normal").holds(key, "burger-dice")
        page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
        stop(page).wait_for()
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        device.move("stop")
        over, canvas = page.locator("section.over"), page.locator("section.over canvas")
        for _ in range(60):  # until the step that ends it is shown
            page.clock.run_for(100)
            if over.locator("b").first.is_visible():
                break
        points = over.locator("b").first
        expect(points).to_have_attribute("aria-label", words("points-count", n=3))
        if calm:
            expect(points).to_have_text("3")
            page.clock.run_for(500)
            assert not canvas.evaluate(INK)
            return
        assert points.inner_text() in ("0", "1", "2")
        page.clock.run_for(600)
        assert canvas.evaluate(INK)
        page.clock.run_for(4000)
        expect(points).to_have_text("3")
        assert not canvas.evaluate(INK)


@pytest.mark.parametrize("language", languages())
def test_what_one_needs_stands_above_the_odds_on_a_phone_that_lies(visitor: Come, cafe: Server, language: str) -> None:
    """However many lines it takes, and above the buttons too."""
    with final_round(cafe, of="Maximiliane") as (key, _):
        page = visitor(size=(667, 375), language=language, odds=True).holds(key, "burger-dice")
        page.locator(".bar .odds dd").first.wait_for()
        above, said, buttons = (page.locator(f".bar {part}").bounding_box() for part in (".need", ".slot", ".moves"))
        assert above
        assert said
        assert buttons
        assert above["y"] + above["height"] <= said["y"]
        assert said["y"] + said["height"] <= buttons["y"]
