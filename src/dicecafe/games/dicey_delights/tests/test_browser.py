"""Dicey Delights in the browser."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar

import pytest
from board import Board, Come, Take, any_of, by_mouse
from browser import PHONE, words
from cafe_server import Device, Server, play_on
from layout import out_of_sight, resized
from playwright.sync_api import Page, expect

from dicecafe.games.dicey_delights.deck import DECK
from dicecafe.words import languages


class TestBoard(Board):
    """Its board."""

    game = "dicey-delights"
    options: ClassVar = {"last_call": 10}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Cash in what can be, else what the bar or the window offers, else a target that glows."""
        for found in (".camper.lit .main", ".bar .move", ".ask .buttons button", ".ask .name", ".target"):
            if page.locator(found).count():
                return take(any_of(page.locator(found)))
        raise AssertionError("there is nothing to do")


def stirring() -> dict[str, Any]:
    """A deck in which nobody wants pie, with One More Stir on every card."""
    deck = deepcopy(DECK.house())
    first, n = deck["card"][0], len(deck["card"])
    assert "pie" not in first["request"]
    deck["card"] = [{**card, **{key: first[key] for key in first if key not in ("n", "camper")}} for card in deck["card"]]
    for rows, name, field in (("ability", first["ability"], "copies"), ("profile", first["profile"], "cards")):
        deck[rows] = [{**row, field: n} for row in deck[rows] if row["id"] == name]
    return deck


def dice(device: Device, sides: str) -> None:
    """The real dice show this, once they are asked for."""
    while not (device.position and device.position["dice"]):
        device.next()
    device.ask("dice", at=device.position["at"], dice=sides)


def test_a_tap_keeps_a_die_until_it_is_thrown_again(visitor: Come, cafe: Server) -> None:
    """Over re-rolls, and inside One More Stir, where a tap keeps a die too."""
    key = cafe.open("dicey-delights", "Ann", "Bo", first=0, real_dice=True, options={"deck": stirring()})
    page = visitor(size=PHONE).holds(key, "dicey-delights")
    slots, bar = page.locator(".tray .slot"), page.locator(".bar .move")
    with cafe.device(key) as device:
        bar.first.click()
        dice(device, "pie pie pie")
        slots.nth(1).click()
        expect(slots.nth(1)).to_have_attribute("aria-pressed", "true")
        bar.first.click()
        dice(device, "pie pie")
        expect(page.locator(".tray .kept")).to_have_count(1)
        expect(slots.nth(1)).to_have_attribute("aria-pressed", "true")
        slots.nth(0).click()
        bar.first.click()
        dice(device, "pie")
        page.locator(".camper.lit .main").first.click()
        expect(page.locator(".ask.window")).to_be_visible()
        expect(page.locator(".tray .kept")).to_have_count(2)
        slots.nth(0).click()
        bar.first.click()
        dice(device, "pie pie")
        lines = [event["line"] for message in device.heard for event in message.get("events", []) if event.get("line")]
        expect(page.locator(".card-place.fresh, .mini.fresh")).to_have_count(1)  # drawn for the one cashed in
        assert [line for line in lines if "reroll" in line or "stir" in line] == ["0 reroll 1 3", "0 reroll 3", "0 stir 1 3"]


def test_done_is_a_button_of_the_bar(visitor: Come, cafe: Server) -> None:
    """And of nothing else: the board asks which camper is to be cashed in."""
    key = cafe.open("dicey-delights", "Ann", "Bo", first=0, real_dice=True)
    page = visitor(size=PHONE).holds(key, "dicey-delights")
    with cafe.device(key) as device:
        page.locator(".bar .move").first.click()
        assert device.position
        card = DECK.house()["card"][device.position["state"]["line"][0] - 1]
        dice(device, " ".join(card["request"]))
        page.get_by_role("button", name=words("keep-all", game="dicey-delights"), exact=True).click()
        page.locator(".camper.lit .main").first.click()
        done = page.get_by_role("button", name=words("done", game="dicey-delights", part="label"), exact=True)
        expect(page.locator(".bar").locator(done)).to_have_count(1)
        expect(done).to_have_count(1)
        done.click()
        while not device.position or device.position["turn"] != 1:
            device.next()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_what_stands_over_the_dice_is_whole_on_a_small_phone(visitor: Come, cafe: Server, language: str, text: float) -> None:
    """Before a roll and while campers are cashed in; in the last round too, with the name of who called it."""
    key = cafe.open("dicey-delights", "Ann", "Bo", first=0)
    page = visitor(size=(320, 640), language=language).holds(key, "dicey-delights")
    call = words("last-call-on", game="dicey-delights", language=language, player="Biscuit")
    for lines in (0, 2):
        play_on(cafe, key, lines)
        resized(page, (320, 640), text)
        parts = page.locator(".tray header, .tray header > *")
        assert all(parts.evaluate_all("all => all.map((one) => one.scrollWidth <= one.clientWidth + 1)"))
    parts.nth(1).evaluate("(one, text) => (one.textContent = text)", call)
    assert all(parts.evaluate_all("all => all.map((one) => one.scrollWidth <= one.clientWidth + 1)"))


def test_at_a_table_of_six_ones_own_campers_are_in_sight(visitor: Come, cafe: Server) -> None:
    """With the dice above them; the rivals' lines may wait below. On a phone these do so at any time, with odds or without."""
    page = visitor().holds(cafe.open("dicey-delights", "Ann", *["bot:easy"] * 5, first=0), "dicey-delights")
    page.locator("main.board.mine").wait_for()
    for size in ((320, 640), (390, 844), (768, 1024), (1366, 700), (1440, 900)):
        resized(page, size)
        assert (size, out_of_sight(page, ".tray", ".hand .camper")) == (size, [])
    for odds in (False, True):
        two = visitor(size=PHONE, odds=odds).holds(cafe.open("dicey-delights", "Ann", "bot:easy", first=0), "dicey-delights")
        two.locator("main.board.mine").wait_for()
        hand, rivals = (two.locator(part).bounding_box() for part in (".hand", ".rivals"))
        assert hand
        assert rivals
        assert hand["y"] < rivals["y"]
