"""Coming to a table in real Chromium: by its code, by the address of somebody's window, too late, and by a code that is wrong."""

from __future__ import annotations

from collections.abc import Callable

from browser import PHONE, Visitor, words
from cafe_server import Server
from finished_games import finished
from playwright.sync_api import FloatRect, Page, expect

Come = Callable[..., Visitor]


def type_code(page: Page, code: str) -> None:
    """Type a code where the page asks for another."""
    page.get_by_label(words("other-code")).last.fill(code)
    page.keyboard.press("Enter")


def spots(page: Page) -> list[FloatRect]:
    """Where in the waiting room the invitation is, the table, and the code to scan."""
    boxes = [page.locator(f".room .{name}").bounding_box() for name in ("invite", "who", "scan")]
    return [box for box in boxes if box]


def test_a_wrong_code_can_be_typed_again(visitor: Come, cafe: Server) -> None:
    """What is wrong is said, and the right code leads to the table from there."""
    code = cafe.open("pig", "Ann", "open", first=0)["code"]
    page = visitor(size=PHONE).goes_to("/join/NOSUCH")
    expect(page.get_by_role("alert")).to_have_text(words("table-no-code", code="NOSUCH"))
    type_code(page, code.lower())
    expect(page.get_by_role("button", name=words("sit-down"))).to_be_visible()


def test_the_address_of_the_window_invites_too(visitor: Come, cafe: Server) -> None:
    """Whoever copies it while seats are free has copied an invitation; at one's own device it is one's own seat."""
    host = visitor().holds(cafe.open("pig", "Ann", "open", first=0), "pig")
    host.locator("code").wait_for()
    host.reload()
    host.locator("code").wait_for()
    guest = visitor().goes_to(host.url)
    guest.get_by_role("button", name=words("sit-down")).click()
    for page in (host, guest):
        expect(page.locator("main.board")).to_be_visible()


def test_who_comes_too_late_sees_how_it_went(visitor: Come, cafe: Server) -> None:
    """By the code of a game that is over, or by the address of its table: the game itself."""
    key = finished(cafe, "pig")
    somebody = visitor()
    page = somebody.goes_to(f"/join/{key['code']}")
    page.get_by_role("link", name=words("how-it-went")).click()
    page.wait_for_url(f"**/game/{key['table']}")
    page = somebody.goes_to(f"/table/{key['table']}")
    page.wait_for_url(f"**/game/{key['table']}")


def test_a_stranger_is_told_what_to_ask_for(visitor: Come, cafe: Server) -> None:
    """The address of a table that goes on tells nothing of it, and where to type its code."""
    page = visitor().goes_to(f"/table/{cafe.open('pig', 'Ann', 'Bo', first=0)['table']}")
    expect(page.get_by_role("alert")).to_have_text(words("nobody-here"))
    expect(page.get_by_label(words("other-code")).last).to_be_visible()


def test_the_code_is_whole(visitor: Come, cafe: Server) -> None:
    """All six letters of the code can be read, on every phone, beside the picture of the link or above it."""
    page = visitor(size=PHONE).holds(cafe.open("burger-dice", "Ann", "open", "open", first=0), "burger-dice")
    code = page.locator("p.code")
    code.wait_for()
    for width, height in ((320, 640), PHONE, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for letters in ("WWWWWM", "DKMND3"):
            code.evaluate("(one, letters) => (one.textContent = letters)", letters)
            assert code.evaluate("(one) => one.scrollWidth <= one.parentElement.clientWidth + 1"), (width, letters)


def test_who_sits_comes_before_the_code_that_is_scanned(visitor: Come, cafe: Server) -> None:
    """On a phone in this order below each other; where there is room two columns of one width."""
    page = visitor(size=PHONE).holds(cafe.open("pig", "Ann", "open", "open", first=0), "pig")
    page.locator("p.code").wait_for()
    invite, laid, scan = spots(page)
    assert invite["y"] < laid["y"] < scan["y"]
    page.set_viewport_size({"width": 1280, "height": 800})
    invite, laid, scan = spots(page)
    assert invite["x"] == scan["x"] < laid["x"]
    assert invite["y"] == laid["y"] < scan["y"]
    assert invite["width"] == laid["width"] == scan["width"]
