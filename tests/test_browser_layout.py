"""The frame of the table in real Chromium: at every size, in every game, nothing lies over a board and nothing jumps."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from browser import Visitor, words
from cafe_server import Device, Server
from layout import FRAMES, SIZES, broken, covered, place, resized
from playwright.sync_api import Page, expect

from dicecafe.engine import registry

Come = Callable[..., Visitor]
LEAST = 0.5  # of the window that is the board's, at least, where it is wider than tall
MOVES = 8
TABLES = [(game, players) for game in registry.names() for players in (3, 6) if players in registry.load(game).seats]


def seated(visitor: Come, cafe: Server, game: str, players: int, **settings: Any) -> tuple[Page, dict[str, Any]]:
    """Somebody's page of a table with bots, and its key."""
    key = cafe.open(game, "Maximiliane", *["bot:easy"] * (players - 1), first=0)
    page = visitor(**settings).holds(key, game)
    page.locator("main.board.mine").wait_for()
    return page, key


def moved(page: Page, device: Device, rng: random.Random) -> bool:
    """Make a move from another device with the same seats, and let the page follow; not when the game is over."""
    while not device.over and device.my_turn() is None:
        device.next()
    if device.over:
        return False
    device.move(choose=rng.choice)
    while not device.over and device.my_turn() is None:
        device.next()
    position = device.position
    assert position is not None
    page.locator(f'main.board[data-at="{position["at"]}"]').wait_for()
    page.evaluate(FRAMES)
    return not device.over


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game}-{players}" for game, players in TABLES])
def test_nothing_lies_over_a_board(visitor: Come, cafe: Server, game: str, players: int) -> None:
    """On phones, tablets and desktops, upright and lying, at 200%: usual and large letters, and large ones eight moves on."""
    page, key = seated(visitor, cafe, game, players)
    rng = random.Random(7)
    with cafe.device(key) as device:
        for letters in ((1, 1.3), (1.3,)):
            for size, text in product(SIZES, letters):
                resized(page, size, text)
                assert (size, text, covered(page)) == (size, text, [])
                _, _, width, height, *_ = place(page)
                assert min(width, height) >= 240, (size, text, width, height)
                if size[0] > size[1]:
                    assert width * height >= LEAST * size[0] * size[1], (size, text, width, height)
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (size, text)
            if not all(moved(page, device, rng) for _ in range(MOVES)):
                break


@pytest.mark.parametrize("game", registry.names())
def test_nothing_lies_over_a_board_with_real_dice(visitor: Come, cafe: Server, game: str) -> None:
    """Where the dice on the table are asked for, too."""
    key = cafe.open(game, "Ann", "Bo", first=0, real_dice=True)
    page = visitor().holds(key, game)
    page.locator("dialog.curtain button, main.board").first.wait_for()
    if page.locator("dialog.curtain").is_visible():
        page.locator("dialog.curtain button").click()
    page.locator("main.board").wait_for()
    with cafe.device(key) as device:
        if device.my_turn() is not None and device.position and not device.position["dice"]:
            device.move()
    page.evaluate(FRAMES)
    for size in SIZES:
        resized(page, size)
        assert (size, covered(page)) == (size, [])


@pytest.mark.parametrize("size", [(320, 640), (1366, 700)], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", registry.names())
def test_a_board_stays_where_it_is(visitor: Come, cafe: Server, game: str, size: tuple[int, int]) -> None:
    """Over ten moves of one's own, and those of a bot between them, it shifts by less than two pixels."""
    page, key = seated(visitor, cafe, game, 2, size=size)
    rng, places = random.Random(3), [place(page)]
    with cafe.device(key) as device:
        for _ in range(10):
            if not moved(page, device, rng):
                break
            places.append(place(page))
    for numbers in zip(*places, strict=True):
        assert max(numbers) - min(numbers) <= 2, places


@pytest.mark.parametrize("text", [100, 130], ids=["usual", "large"])
@pytest.mark.parametrize("game", [name for name in registry.names() if 6 in registry.load(name).seats])
def test_the_points_of_six_are_on_a_small_phone(visitor: Come, cafe: Server, game: str, text: int) -> None:
    """Faces and points of all, and the name of the one whose turn it is, within 320 pixels."""
    page, _ = seated(visitor, cafe, game, 6, size=(320, 640), text=text)
    boxes = [points.bounding_box() for points in page.locator(".players .points").all()]
    assert len(boxes) == 6
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    tops = [(chip.bounding_box() or {"y": -1})["y"] for chip in page.locator(".players li").all()]
    assert max(tops) - min(tops) <= 1, "one row for all"
    name = page.locator(".players [aria-current=true] .name")
    assert name.is_visible()
    assert (name.bounding_box() or {"width": 0})["width"] >= 30


def test_players_sit_in_order_on_a_desktop(visitor: Come, cafe: Server) -> None:
    """Whoever's turn it is: clockwise from the first seat, below each other."""
    key = cafe.open("pig", "Ann", "Bo", "Cy", first=1)
    page = visitor(size=(1280, 800)).holds(key, "pig")
    page.locator("main.board").wait_for()
    tops = [(chip.bounding_box() or {"y": 0})["y"] for chip in page.locator(".players li").all()]
    assert tops == sorted(tops)


@pytest.mark.parametrize(("players", "text"), [(2, 100), (3, 130)])
@pytest.mark.parametrize("game", registry.names())
def test_no_word_is_broken(visitor: Come, cafe: Server, game: str, players: int, text: int) -> None:
    """On a small phone, upright and lying, at usual and at large letters: lines end between words."""
    page, key = seated(visitor, cafe, game, players, text=text)
    rng = random.Random(5)
    with cafe.device(key) as device:
        for _ in range(2):
            for size in ((320, 640), (667, 375), (768, 1024)):
                resized(page, size)
                assert (size, broken(page)) == (size, [])
            if not all(moved(page, device, rng) for _ in range(4)):
                break


def test_the_chat_stays_beside_the_board(visitor: Come, cafe: Server) -> None:
    """Faces and a line of text in the column of the players, on desktops of every size."""
    page = visitor(size=(1280, 800)).holds(cafe.open("pig", "Ann", "Bo", first=0, chat=True), "pig")
    page.locator("main.board").wait_for()
    for size in ((1280, 800), (1440, 900)):
        resized(page, size)
        expect(page.get_by_role("textbox", name=words("say-something"))).to_be_in_viewport(ratio=1)
        assert covered(page) == []
