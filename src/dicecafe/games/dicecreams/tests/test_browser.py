"""DiceCreams in the browser."""

from __future__ import annotations

from typing import ClassVar

import pytest
from board import Board, Come, Take, any_of, by_mouse
from browser import PHONE, words
from cafe_server import Device, Server, play_on
from layout import out_of_sight, resized
from playwright.sync_api import Page, expect

from dicecafe.games.dicecreams.facts import FIT
from dicecafe.words import languages

from .table import SPOTS


class TestBoard(Board):
    """Its board."""

    game = "dicecreams"
    options: ClassVar = {"cones": 3}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """What the bar offers, else any Flavour or place that glows, in a glass if there is one."""
        bar, glasses = page.locator(".bar .move"), page.locator(".glasses .legal")
        take(any_of(bar if bar.count() else glasses if glasses.count() else page.locator("main.board .legal")))


def goes(device: Device, kind: str) -> None:
    """Make the first move of some kind."""
    device.move(choose=lambda moves: next(move for move in moves if move.startswith(kind)))


def takes_and_places(device: Device) -> None:
    """Take a Flavour, one that fits if there is one, and place it if it does."""
    assert device.position
    fits = device.position["facts"]["fits"]
    takes = [move for move, *_ in moves(device) if move.startswith("take")]
    device.move(max(takes, key=lambda move: fits[SPOTS.index(move.split()[1])]))
    goes(device, "put" if any(move.startswith("put") for move, *_ in moves(device)) else "set-aside")


def test_the_board_says_where_the_turn_stands_and_what_fits(visitor: Come, cafe: Server) -> None:
    """The step, what melts, where each die of the Fridge may go; what changed last; and the glass stands on its foot."""
    key = cafe.open("dicecreams", "Ann", "Bo", first=0)
    page = visitor(size=PHONE).holds(key, "dicecreams")
    bar, now = page.locator(".bar .move").first, page.locator(".steps li")
    with cafe.device(key) as device:
        expect(bar).to_have_text(words("do-melt", game="dicecreams", n=0))
        expect(now.nth(0)).to_have_attribute("aria-current", "step")
        goes(device, "melt")
        expect(now.nth(1)).to_have_attribute("aria-current", "step")
        expect(page.locator(".fridge .yes")).to_have_count(0)
        takes_and_places(device)
        expect(now.nth(2)).to_have_attribute("aria-current", "step")
        takes_and_places(device)
        for _ in range(3):  # Ann's last Flavour, and Bo's turn
            assert device.position
            marks(page, device)
            takes_and_places(device)
            if any(move == "melt" for move, *_ in moves(device)):
                assert device.position
                n = device.position["facts"]["melting"]
                assert n
                expect(bar).to_have_text(words("do-melt", game="dicecreams", n=n))
                goes(device, "melt")
    glass, foot = (page.locator(f".glasses {part}").first.bounding_box() for part in (".shape", ".foot"))
    assert glass
    assert foot
    assert abs(glass["y"] + glass["height"] - foot["y"]) <= 3
    assert abs((glass["x"] + glass["width"] / 2) - (foot["x"] + foot["width"] / 2)) <= 1


def moves(device: Device) -> list[list[str]]:
    """What may be done now."""
    assert device.position
    return list(device.position["moves"][str(device.position["turn"])])


def marks(page: Page, device: Device) -> None:
    """The marks in the Fridge are those of the facts, and something is marked as new."""
    assert device.position
    page.locator(f'main.board[data-at="{device.position["at"]}"]').wait_for()
    fits = device.position["facts"]["fits"]
    expect(page.locator(".fridge .yes")).to_have_count(fits.count(FIT["glass"]))
    expect(page.locator(".fridge .no")).to_have_count(fits.count(FIT["nowhere"]))
    page.locator("main.board .fresh").first.wait_for(state="attached")


def test_what_was_placed_last_stays_marked_until_the_next_move(visitor: Come, cafe: Server) -> None:
    """On one's own glass, and no longer when the neighbour has taken something."""
    key = cafe.open("dicecreams", "Ann", "open", first=0)
    page = visitor(size=PHONE).holds(key, "dicecreams")
    page.locator("code").wait_for()
    with cafe.device(cafe.sit(key["code"], "Bo")) as rival, cafe.device(key) as device:
        page.locator("main.board").wait_for()
        goes(device, "melt")
        takes_and_places(device)
        expect(page.locator(".glasses .fresh")).to_have_count(1)
        while rival.my_turn() is None:
            rival.next()
        goes(rival, "take")
        expect(page.locator(".glasses .fresh")).to_have_count(0)


HIDDEN = """() => {
  const { left, right, top, bottom } = document.querySelector("main.board").getBoundingClientRect(), found = [];
  const things = ".fridge [data-at], .market [data-drop], .glasses [data-at], [data-guide=shaker]";
  for (const one of document.querySelectorAll(things)) {
    const box = one.getBoundingClientRect();
    const name = one.getAttribute("data-at") || one.className;
    const within = box.top >= top && box.bottom <= bottom + 4 && box.left >= left - 1 && box.right <= right + 1;
    if (!within) found.push(`${name} is out of sight`);
    if (box.width < 43.5 || box.height < 43.5) found.push(`${name} is ${box.width} x ${box.height}`);
  }
  return found;
}"""


@pytest.mark.parametrize("rivals", [1, 3])
def test_all_that_one_plays_with_is_in_sight_on_a_phone(visitor: Come, cafe: Server, rivals: int) -> None:
    """Fridge, cards, glasses and shaker, without scrolling, each of them large enough for a finger."""
    key = cafe.open("dicecreams", "Ann", *["bot:easy"] * rivals, first=0)
    page = visitor(size=(390, 844)).holds(key, "dicecreams")
    for _ in range(3):
        page.locator("main.board.mine").wait_for()
        for size in ((390, 844), (360, 640), (320, 640), (844, 390), (667, 375)):
            resized(page, size)
            assert (size, page.evaluate(HIDDEN)) == (size, [])
        resized(page, (320, 640), 1.3)
        assert page.evaluate(HIDDEN) == []
        resized(page, (390, 844))
        assert out_of_sight(page, ".rivals > :first-child") == []
        play_on(cafe, key, 9)
        page.reload()


@pytest.mark.parametrize("language", languages())
def test_with_odds_the_glasses_stay_in_sight(visitor: Come, cafe: Server, language: str) -> None:
    """Down to their feet, on a small phone and a tablet."""
    key = cafe.open("dicecreams", "Ann", "Bo", first=0)
    page = visitor(size=(320, 640), language=language, odds=True).holds(key, "dicecreams")
    for _ in range(2):
        page.locator(".pouch b").first.wait_for()
        for size in ((320, 640), (768, 1024)):
            resized(page, size)
            assert (size, page.evaluate(HIDDEN)) == (size, [])
        play_on(cafe, key, 9)
        page.reload()


def test_the_bar_asks_and_the_flavour_waits_in_its_spot(visitor: Come, cafe: Server) -> None:
    """What is to be done is said beside the buttons; what was taken is lifted where it lay until it is placed."""
    key = cafe.open("dicecreams", "Ann", "Bo", first=0)
    page = visitor(size=PHONE).holds(key, "dicecreams")
    asked = page.locator(".bar .asked p").first
    with cafe.device(key) as device:
        expect(asked).to_have_text(words("ask-melt", game="dicecreams", n=0))
        goes(device, "melt")
        expect(asked).to_have_text(words("ask-first", game="dicecreams"))
        spot = next(move.split()[1] for move, *_ in moves(device) if move.startswith("take"))
        device.move(f"take {spot}")
        held = page.locator(".fridge .held")
        expect(held).to_have_attribute("data-at", spot)
        assert device.position
        state = device.position["state"]
        die = {"die": ["blue", "yellow", "black", "pink", "green"][state["held_colour"] - 1], "n": state["held_value"]}
        expect(held).to_have_attribute("aria-label", words("spot-held", game="dicecreams", spot=spot, **die))
        goes(device, "put" if any(move.startswith("put") for move, *_ in moves(device)) else "set-aside")
        expect(held).to_have_count(0)


def test_the_odds_are_below_the_fridge_and_the_shaker_below_the_cards(visitor: Come, cafe: Server) -> None:
    """A share for each colour, in no row of the bar; who shakes changes a die beside the shaker."""
    key = cafe.open("dicecreams", "Ann", "bot:easy", first=0)
    page = visitor(size=PHONE, odds=True).holds(key, "dicecreams")
    odds = page.get_by_role("list", name=words("odds-pouch", game="dicecreams"))
    expect(odds.get_by_role("listitem")).to_have_count(5)
    expect(page.locator(".bar dl")).to_have_count(0)
    page.locator("[data-guide=shaker]").click()
    page.locator(".fridge .legal").first.click()
    more = page.locator(".shelf .change.legal").last
    at = page.locator("main.board").get_attribute("data-at")
    more.click()
    page.locator(f'main.board:not([data-at="{at}"])').wait_for()


def test_a_tablet_that_stands_is_filled(visitor: Come, cafe: Server) -> None:
    """Large dice, glasses below the Fridge, and still all in sight."""
    page = visitor(size=(768, 1024)).holds(cafe.open("dicecreams", "Ann", "bot:easy", first=0), "dicecreams")
    page.locator("main.board.mine").wait_for()
    assert page.evaluate(HIDDEN) == []
    box = page.locator(".fridge [data-at]").first.bounding_box()
    assert box
    assert box["width"] > 75
