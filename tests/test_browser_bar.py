"""The bar below the board in real Chromium: a hint in a line, whose turn it is, what the others did."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser import Visitor, violations, words
from cafe_server import Server, play_on
from layout import FRAMES, place, resized
from playwright.sync_api import expect

from dicecafe.words import languages

Come = Callable[..., Visitor]
CUT = """all => all.filter((one) => {
  const slot = one.closest(".slot");
  const below = one.getBoundingClientRect().bottom > slot.getBoundingClientRect().bottom + 1;
  return below || slot.scrollHeight > slot.clientHeight + 1;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", languages())
def test_a_hint_is_a_line_that_a_person_would_say(visitor: Come, cafe: Server, language: str) -> None:
    """With moves as they are called amid a sentence; two lines on the smallest phone, none of them cut."""
    key = cafe.open("pig", "Ann", "Bo", first=0)
    page = visitor(size=(320, 640), language=language).holds(key, "pig")
    page.locator("main.board.mine").wait_for()
    page.get_by_role("button", name=words("hint", language=language)).click()
    said = page.locator(".bar .advice")
    expect(said).to_contain_text(f" {words('roll', language=language, game='pig', part='brief')}", timeout=60_000)
    page.evaluate(FRAMES)
    assert said.evaluate_all(CUT) == []


def test_the_reasons_of_a_hint_are_on_a_sheet(visitor: Come, cafe: Server) -> None:
    """With the chances of the best moves; it closes, and the hint is still there."""
    page = visitor(size=(320, 640), text=130).holds(cafe.open("pig", "Ann", "Bo", first=0), "pig")
    page.locator("main.board.mine").wait_for()
    page.get_by_role("button", name=words("hint")).click()
    page.get_by_role("button", name=words("hint-details")).click(timeout=60_000)
    sheet = page.get_by_role("dialog", name=words("hint"))
    expect(sheet.locator("dd")).not_to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name=words("close-sheet")).click()
    expect(sheet).to_be_hidden()
    expect(page.locator(".bar .advice").first).to_be_visible()


@pytest.mark.parametrize("game", ["pig", "burger-dice"])
def test_odds_take_nothing_of_the_board(visitor: Come, cafe: Server, game: str) -> None:
    """They stand where the bar speaks anyway, on a phone in a line or two, and none of them is cut."""
    key = cafe.open(game, "Ann", "Bo", first=0)
    page = visitor(size=(320, 640)).holds(key, game)
    page.locator("main.board.mine").wait_for()
    before = place(page)
    page.get_by_role("button", name=words("odds")).click()
    page.locator(".bar .odds dd").first.wait_for()
    page.evaluate(FRAMES)
    assert place(page) == before
    assert page.locator(".bar .odds div").evaluate_all(CUT) == []


def test_nobody_is_told_of_their_own_turn_as_of_another_s(visitor: Come, cafe: Server) -> None:
    """Between a rival's move and one's own the bar says whose turn it is as one would say it to them."""
    key = cafe.open("pig", "Ann", "bot:easy", first=0)
    page = visitor(speed="normal").holds(key, "pig")
    page.locator("main.board.mine").wait_for()
    page.evaluate(
        """() => {
          const bar = document.querySelector(".below");
          window.said = new Set();
          const heard = new MutationObserver(() => window.said.add(bar.textContent));
          heard.observe(bar, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for _ in range(3):
        page.locator("main.board.mine").wait_for()
        at = page.locator("main.board").get_attribute("data-at")
        page.keyboard.press("1")
        page.locator(f'main.board:not([data-at="{at}"])').wait_for()
    said = page.evaluate("[...window.said]")
    assert said
    assert not [one for one in said if words("turn-of", name="Ann") in one]


@pytest.mark.parametrize("rivals", [1, 2])
@pytest.mark.parametrize("game", ["pig", "burger-dice", "dessert-dice"])
def test_what_the_others_did_is_not_cut(visitor: Come, cafe: Server, game: str, rivals: int) -> None:
    """Of one or two rivals, on a small phone."""
    key = cafe.open(game, "Ann", *["bot:easy"] * rivals, first=0)
    play_on(cafe, key, 3)
    page = visitor(size=(320, 640)).holds(key, game)
    page.locator("main.board.mine").wait_for()
    page.evaluate(FRAMES)
    assert page.locator(".bar .recap li").evaluate_all(CUT) == []


PARTLY = """list => {
  const { top, bottom } = list.getBoundingClientRect();
  const lines = [...list.children].map((one) => one.getBoundingClientRect());
  const seen = lines.filter((line) => line.bottom > top + 1 && line.top < bottom - 1);
  const cut = seen.filter((line) => line.top < top - 1 || line.bottom > bottom + 1).length;
  return [seen.length, cut, seen.at(-1) === lines.at(-1)];
}"""


def test_of_five_rivals_the_latest_lines_are_whole(visitor: Come, cafe: Server) -> None:
    """No line is cut in the middle, whatever the size of the page and of its letters, and the last one is seen."""
    key = cafe.open("pig", "Ann", *["bot:easy"] * 5, first=0)
    play_on(cafe, key, 3)
    page = visitor(size=(320, 640)).holds(key, "pig")
    page.locator("main.board.mine").wait_for()
    for size in ((320, 640), (390, 844), (768, 1024), (844, 390)):
        for text in (1, 1.3):
            resized(page, size, text)
            seen, cut, last = page.locator(".bar .recap").evaluate(PARTLY)
            assert (size, text, seen >= 2, cut, last) == (size, text, True, 0, True)
