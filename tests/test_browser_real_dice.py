"""Real dice in real Chromium: empty dice, pictures to fill them with, and no roll before all are there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser import PHONE, Visitor, outside, violations, words
from cafe_server import Server
from layout import broken, resized
from playwright.sync_api import Locator, Page, expect

from dicecafe.words import languages

Come = Callable[..., Visitor]
DONE = words("real-dice-done")


def face(side: str) -> str:
    """What a side of Burger Dice is called."""
    return words(side, game="burger-dice")


def empty(page: Page) -> Locator:
    """The dice that are not there yet."""
    return page.locator("form .die.empty")


def rolling(somebody: Visitor, cafe: Server) -> Page:
    """The page of a table of Burger Dice where three real dice were rolled."""
    page = somebody.holds(cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True), "burger-dice")
    page.get_by_role("button", name=words("roll-button", game="burger-dice", n=3)).click()
    expect(empty(page)).to_have_count(3)
    return page


def test_three_empty_dice_are_filled_by_taps(visitor: Come, cafe: Server) -> None:
    """Too few are no roll; a die that was tapped wrongly is emptied by another tap."""
    page = rolling(visitor(size=PHONE), cafe)
    done = page.get_by_role("button", name=DONE)
    for side in ("patty", "bun"):
        expect(done).to_be_disabled()
        page.get_by_role("button", name=face(side), exact=True).click()
    expect(done).to_be_disabled()
    page.locator("h1").click()
    page.keyboard.press("Enter")  # of two dice of three nothing is made
    expect(empty(page)).to_have_count(1)
    page.get_by_role("button", name=words("real-dice-take", side=face("patty"))).click()
    expect(empty(page)).to_have_count(2)
    for side in ("bun", "cheese"):
        page.get_by_role("button", name=face(side), exact=True).click()
    assert violations(page) == []
    done.click()
    expect(page.locator(".dice .waste")).to_have_count(3)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_real_dice_by_keys(visitor: Come, cafe: Server) -> None:
    """Numbers of sides or their first letters, Backspace, Enter."""
    page = rolling(visitor(), cafe)
    page.keyboard.press("1")
    expect(empty(page)).to_have_count(2)
    page.keyboard.type("pic")
    expect(page.get_by_role("button", name=words("real-dice-take", side=face("pickles")))).to_be_visible()
    page.keyboard.press("Backspace")
    page.keyboard.type("pac")  # a slip at the third letter does not matter: two tell which it is
    expect(empty(page)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".dice .waste")).to_have_count(3)


def test_dice_can_be_changed_until_the_next_move(visitor: Come, cafe: Server) -> None:
    """Those typed last come back as they were, to be mended; once somebody has moved they stay."""
    page = rolling(visitor(size=PHONE), cafe)
    for side in ("bun", "patty", "bun"):
        page.get_by_role("button", name=face(side), exact=True).click()
    page.get_by_role("button", name=DONE).click()
    expect(page.locator(".dice .waste")).to_have_count(3)
    change = page.get_by_role("button", name=words("real-dice-change"))
    change.click()
    expect(page.locator("form button.die")).to_have_count(3)
    page.get_by_role("button", name=words("real-dice-take", side=face("patty"))).click()
    page.get_by_role("button", name=face("cheese"), exact=True).click()
    page.get_by_role("button", name=DONE).click()
    expect(page.locator(".dice .waste")).to_have_count(3)
    assert page.locator(".latest").inner_text().find(face("patty")) == -1
    page.locator(".dice .place.fits").first.click()
    expect(change).to_have_count(0)
    expect(page.get_by_role("button", name=words("undo"))).to_be_enabled()


@pytest.mark.parametrize("game", ["burger-dice", "dessert-dice", "dicecreams", "dicey-delights", "pig"])
@pytest.mark.parametrize("size", [(320, 640), (844, 390)], ids=["small", "wide"])
def test_every_game_has_pictures_of_its_sides(visitor: Come, cafe: Server, game: str, size: tuple[int, int]) -> None:
    """Nothing sticks out, each side has a picture and a name in the language, and axe is content."""
    page = visitor(size=size, language="de").holds(cafe.open(game, "Ann", "bot:easy", first=0, real_dice=True), game)
    page.locator("main.board").wait_for()
    if game in ("burger-dice", "pig", "dicey-delights"):
        page.locator("main.board.mine").wait_for()
        page.keyboard.press("1")
    sides = page.locator("form .sides button")
    sides.first.wait_for()
    assert all(box["height"] > 30 for box in map(Locator.bounding_box, sides.locator(".picture").all()) if box)
    assert all(sides.nth(n).locator("svg").count() == 1 for n in range(sides.count()))
    assert not {"bun", "pickles", "blue", "green", "orange macaron"} & set(sides.locator(".name").all_inner_texts())
    assert violations(page) == []
    assert outside(page) == []


def test_all_sides_are_in_sight(visitor: Come, cafe: Server) -> None:
    """On a small phone no name is broken, and on one that lies nothing has to be scrolled for."""
    page = visitor(size=(320, 640), language="es").holds(
        cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True), "burger-dice"
    )
    page.locator("main.board.mine").wait_for()
    page.keyboard.press("1")
    names = page.locator(".sides .name")
    expect(names).to_have_count(5)
    lines = "(all) => all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"
    assert max(names.evaluate_all(lines)) < 1.5
    page.set_viewport_size({"width": 844, "height": 390})
    for side in page.locator(".sides .picture").all():
        expect(side).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["burger-dice", "dicey-delights", "dicecreams"])
@pytest.mark.parametrize("language", languages())
def test_sides_dice_and_tools_are_in_sight_on_phones(visitor: Come, cafe: Server, game: str, language: str) -> None:
    """No name is broken, and the bar is as tall as there is room for it, on a phone that lies too."""
    page = visitor(size=(320, 640), language=language).holds(cafe.open(game, "Ann", "Bo", first=0, real_dice=True), game)
    if game != "dicecreams":
        page.locator(".bar .move").first.click()
    page.locator(".bar form .sides button").first.wait_for()
    for size, text in (((320, 640), 1.0), ((320, 640), 1.3), ((844, 390), 1.0)):
        resized(page, size, text)
        assert (size, text, broken(page)) == (size, text, [])
        boxes = [one.bounding_box() for one in page.locator(".bar form button, .bar form .empty").all()]
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)
        if text == 1:
            expect(page.locator(".bar .tools")).to_be_in_viewport(ratio=0.99)
