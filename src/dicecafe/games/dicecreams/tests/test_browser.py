"""DiceCreams in the browser."""

from __future__ import annotations

from typing import ClassVar

from board import Board, Come, Take, any_of, by_mouse
from browser import PHONE, words
from cafe_server import Device, Server
from playwright.sync_api import Page, expect

from dicecafe.games.dicecreams.facts import FIT

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
