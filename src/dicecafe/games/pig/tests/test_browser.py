"""Pig in the browser."""

from __future__ import annotations

from typing import ClassVar

import pytest
from board import Board, Come, Take, by_mouse
from browser import PHONE, words
from cafe_server import Server, play_on
from layout import out_of_sight
from playwright.sync_api import Page, expect

from dicecafe.words import languages


class TestBoard(Board):
    """Its board."""

    game = "pig"
    options: ClassVar = {"target": 30}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Tap the die; the pot with ten at risk."""
        pot = page.locator("[data-guide=pot]")
        enough = pot.is_enabled() and int(pot.locator(".points").text_content() or 0) >= 10
        take(pot if enough else page.locator("[data-guide=die]"))


def test_the_pot_fills_spills_and_is_banked(visitor: Come, cafe: Server) -> None:
    """What a roll brought is seen in the pot, and what a hold or a 1 did stays marked until the next move; nothing jumps."""
    key = cafe.open("pig", "Ann", "Bo", first=0, real_dice=True, options={"target": 50})
    page = visitor(size=PHONE).holds(key, "pig")
    pot, lanes = page.locator("[data-guide=pot]"), page.locator(".track .lane")
    with cafe.device(key) as device:

        def goes(move: str, dice: str = "") -> None:
            device.move(move)
            if dice:
                assert device.position
                device.ask("dice", at=device.position["at"], dice=dice)

        expect(pot).to_be_disabled()
        place = inside(page)
        goes("roll", "4")
        expect(pot.locator(".points")).to_have_text("4")
        expect(pot).to_be_enabled()
        expect(lanes.nth(0).locator(".ghost")).to_have_count(1)
        assert inside(page) == place
        goes("hold")
        expect(lanes.nth(0).locator("b")).to_have_text("4")
        expect(lanes.nth(0).locator(".gain")).to_have_text("+4")
        expect(page.locator(".lane.fresh")).to_have_count(1)
        device.ask("emote", seat=1, emote="clap")
        page.locator(".bubble").first.wait_for()
        expect(page.locator(".lane.fresh")).to_have_count(1)
        goes("roll", "6")
        expect(page.locator(".lane.fresh")).to_have_count(0)
        goes("roll", "1")
        expect(pot.locator(".tipped")).to_have_count(1)
        expect(pot.locator(".points")).to_have_text("\N{MINUS SIGN}6")
        assert inside(page) == place
        goes("roll", "2")
        expect(pot.locator(".tipped")).to_have_count(0)
        expect(pot.locator(".points")).to_have_text("2")


def inside(page: Page) -> dict[str, int]:
    """Where the pot is on the board."""
    board, pot = (page.locator(part).bounding_box() for part in (".frame", "[data-guide=pot]"))
    assert board
    assert pot
    return {"x": round(pot["x"] - board["x"]), "y": round(pot["y"] - board["y"]), "height": round(board["height"])}


def test_the_race_goes_to_the_target_of_the_table(visitor: Come, cafe: Server) -> None:
    """A pig stands at the end of its lane with the target's points, and before that the pot says that it is enough."""
    key = cafe.open("pig", "Ann", "Bo", first=0, real_dice=True, options={"target": 10})
    page = visitor(size=PHONE).holds(key, "pig")
    with cafe.device(key) as device:
        for _ in range(2):
            page.locator("[data-guide=die]").click()
            while not (device.position and device.position["turn"] == -1):
                device.next()
            device.ask("dice", at=device.position["at"], dice="5")
            page.locator(f'main.board[data-at="{device.position["at"]}"]').wait_for()
        page.locator("[data-guide=pot].wins").click()
    page.locator("section.over").wait_for()
    way, piece = (page.locator(f".lane {part}").first.bounding_box() for part in (".way", ".piece"))
    assert way
    assert piece
    assert piece["x"] + piece["width"] > way["x"] + way["width"] - 12


def test_six_players_see_the_die_and_the_pot_on_a_small_phone(visitor: Come, cafe: Server) -> None:
    """Whole, below the lanes of all, which say how many points each has."""
    key = cafe.open("pig", "Ann", *["bot:easy"] * 5, first=0)
    page = visitor(size=(320, 640)).holds(key, "pig")
    page.locator("main.board.mine").wait_for()
    board = page.locator("main.board").bounding_box()
    assert board
    for part in ("[data-guide=die]", "[data-guide=pot]", ".lane >> nth=5"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= board["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, part
    expect(page.locator(".lane b:visible")).to_have_count(6)


LINES = """all => all.map((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
})"""


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1366, 700)])
def test_six_players_see_the_die_and_the_pot_with_large_letters(visitor: Come, cafe: Server, size: tuple[int, int]) -> None:
    """In 130%, with all that is said below them."""
    page = visitor(size=size, text=130).holds(cafe.open("pig", "Ann", *["bot:easy"] * 5, first=0), "pig")
    page.locator("main.board.mine").wait_for()
    page.locator("[data-guide=die]").click()
    page.locator("main.board.mine").wait_for()
    assert not out_of_sight(page, "[data-guide=die]", "[data-guide=pot]", ".lane", ".kitchen")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(320, 640), (360, 640)])
def test_the_die_stands_above_its_caption(visitor: Come, cafe: Server, size: tuple[int, int], language: str) -> None:
    """However many lines that takes."""
    page = visitor(size=size, language=language).holds(cafe.open("pig", "Ann", "Bo", first=0), "pig")
    page.locator("main.board.mine").wait_for()
    caption, die = page.locator("[data-guide=die] > span:not(.die)"), page.locator("[data-guide=die] .die")
    expect(caption).to_have_text(words("do-roll", game="pig", language=language))
    top, bottom, foot = caption.bounding_box(), die.bounding_box(), page.locator("[data-guide=die]").bounding_box()
    assert top
    assert bottom
    assert foot
    assert bottom["y"] + bottom["height"] <= top["y"] + 1
    assert top["y"] + top["height"] <= foot["y"] + foot["height"]


def test_whoever_rolled_a_1_or_banked_is_named_while_it_is_shown(visitor: Come, cafe: Server) -> None:
    """The turn is another's by then; and an empty pot loses nothing, not even a minus."""
    key = cafe.open("pig", "Ann", "Bo", first=0, real_dice=True)
    page = visitor(size=PHONE, speed="normal").holds(key, "pig")
    asked = page.locator(".ask")
    with cafe.device(key) as device:
        for move, dice, said in (
            ("roll", "1", words("ask-one", game="pig", who="Ann")),
            ("roll", "5", ""),
            ("hold", "", words("ask-banked", game="pig", who="Bo", pot=5)),
        ):
            page.locator(f'main.board[data-at="{(device.position or {})["at"]}"]').wait_for()
            device.move(move)
            if dice:
                assert device.position
                device.ask("dice", at=device.position["at"], dice=dice)
            if said:
                expect(asked).to_have_text(said)
            if dice == "1":
                expect(page.locator("[data-guide=pot] .points")).to_have_text("0")


def test_three_digits_stand_in_one_line_of_the_track(visitor: Come, cafe: Server) -> None:
    """At every width, with two and with six."""
    for rivals in (1, 5):
        key = cafe.open("pig", "Ann", *["bot:easy"] * rivals, first=0)
        play_on(cafe, key, 3000)
        page = visitor().holds(key, "pig")
        page.locator("section.over").wait_for()
        assert any(len(points) == 3 for points in page.locator(".lane b").all_inner_texts())
        for size in ((320, 640), (768, 1024), (1280, 800), (1440, 900)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert set(page.locator(".lane b").evaluate_all(LINES)) == {1}, size
