"""The dice of a table in Chromium: what a page keeps before it shows a nonce, and how it finds a server that cheats."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from bent_server import BentServer
from browser import DESKTOP, PHONE, Visitor, hold_or_roll, outside, play_to_the_end, violations, words
from cafe_server import Server, play_out
from playwright.sync_api import Browser, Page, expect

from dicecafe.engine.dice import seal_of
from dicecafe.engine.pinned import Pinned
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def bent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that draws its secret when it knows the nonces."""
    with BentServer("draws its secret afterwards", tmp_path_factory.mktemp("bent") / "cafe.db") as running:
        yield running


def kept(page: Page) -> dict[str, Any]:
    """What the browser keeps of the table that the page shows."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    return dict(json.loads(page.evaluate("localStorage.tables"))[table])


def open_pig(page: Page, way: str) -> None:
    """Open a short game of Pig from the menu."""
    page.get_by_role("button", name="Pig").click()
    page.get_by_label(words("way", way=way)).check()
    page.get_by_text(words("house-rules")).click()
    page.get_by_role("textbox", name=words("option-target", game="pig", part="name")).fill("30")
    name = words("open-table") if way == "online" else words("start-game")
    page.get_by_role("button", name=name, exact=True).click()


def checked(page: Page, table: str) -> Page:
    """The page of a finished game, its dice checked."""
    page.goto(f"/game/{table}")
    page.get_by_role("button", name=words("verify")).click()
    page.locator(".found").first.wait_for()
    return page


class Wire:
    """All that a page sends, in order."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        page.on("request", lambda request: self.sent.append(request.post_data or ""))
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: self.sent.append(str(frame))))

    def with_text(self, text: str) -> list[dict[str, Any]]:
        """The messages in which a text stands."""
        return [json.loads(message) for message in self.sent if text in message]


def test_a_page_alone_shows_its_nonce_with_its_hello(visitor: Come, cafe: Server) -> None:
    """What goes with the order is its seal; the game has begun by the welcome."""
    page = visitor().goes_to("/")
    wire = Wire(page)
    open_pig(page, "bots")
    expect(page.locator("main.board")).to_be_visible()
    pin = kept(page)
    (order, *_) = wire.with_text(seal_of(pin["nonce"]))
    assert order["game"] == "pig"
    assert [message["type"] for message in wire.with_text(pin["nonce"])] == ["hello"]
    assert pin["seals"] == [seal_of(pin["nonce"]), ""]


def test_a_joining_page_shows_nothing_before_it_has_pinned(visitor: Come, cafe: Server) -> None:
    """Two pages by link: each sends its seal first, shows its nonce once, and proves the game afterwards; so does a rematch."""
    ann, bo = visitor(name="Ann").goes_to("/"), visitor(name="Bo", size=PHONE)
    open_pig(ann, "online")
    invited = bo.goes_to(ann.locator("code").inner_text())
    wire = Wire(invited)
    invited.get_by_role("button", name=words("sit-down"), exact=True).click()
    nonces = []
    for _ in range(2):
        play_to_the_end(ann, invited, move=hold_or_roll)
        pins = [kept(page) for page in (ann, invited)]
        assert pins[0]["commitment"] == pins[1]["commitment"]
        assert pins[0]["seals"] == pins[1]["seals"] == [seal_of(pin["nonce"]) for pin in pins]
        record = Record.from_dict(cafe.get(f"/api/records/{pins[0]['table']}")[1])
        for pin in pins:
            assert verify(record, Pinned(pin["commitment"], pin["nonce"], pin["seals"])).pinned == "nonce"
        shown = wire.with_text(pins[1]["nonce"])
        assert {message["type"] for message in shown} <= {"hello", "nonce"}
        nonces += [pin["nonce"] for pin in pins]
        ann.get_by_role("button", name=words("rematch"), exact=True).click()
        invited.get_by_role("button", name=words("to-rematch"), exact=True).click()
        for page in (ann, invited):
            expect(page.locator("section.over")).to_have_count(0)
            expect(page.locator("main.board")).to_be_visible()
    assert len(set(nonces)) == 4


def test_what_the_page_found_is_on_the_page(visitor: Come, cafe: Server, tmp_path: Path) -> None:
    """To who played: that its number is in the dice, and the file for `verify`; to who did not, what it can't know."""
    somebody = visitor()
    page = somebody.goes_to("/")
    open_pig(page, "bots")
    expect(page.locator("main.board")).to_be_visible()
    pin = kept(page)
    with cafe.device(pin) as device:
        play_out([device], None)
    checked(page, pin["table"])
    for found in ("sealed-here", "added-here"):
        expect(page.get_by_text(words(found))).to_be_visible()
    page.get_by_text(words("proof")).click()
    assert violations(page) == []
    for width in (320, DESKTOP[0]):
        page.set_viewport_size({"width": width, "height": 900})
        assert outside(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name=words("kept-file")).click()
    download.value.save_as(tmp_path / "pinned.json")
    assert Pinned.load(tmp_path / "pinned.json") == Pinned(pin["commitment"], pin["nonce"], pin["seals"])
    stranger = checked(visitor().goes_to("/"), pin["table"])
    for found in ("sealed", "not-seen"):
        expect(stranger.get_by_text(words(found))).to_be_visible()


def test_a_secret_that_is_drawn_afterwards_is_found_here(chromium: Browser, bent: Server) -> None:
    """Four sixes, of which everything follows from what the record says: but it is not what this browser saw sealed."""
    somebody = Visitor(chromium, bent.address)
    page = somebody.goes_to("/")
    open_pig(page, "bots")
    expect(page.locator("main.board")).to_be_visible()
    pin = kept(page)
    with bent.device(pin) as device:
        play_out([device], None)
    log = bent.get(f"/api/records/{pin['table']}")[1]["log"]
    assert [line for line in log if line.startswith("*")][:4] == ["* 6"] * 4
    checked(page, pin["table"])
    expect(page.get_by_text(words("not-sealed"))).to_be_visible()
    expect(page.get_by_text(re.compile(re.escape(words("verified", n=99)).replace("99", r"\d+")))).to_be_visible()
    somebody.leaves()


def test_a_commitment_that_changes_is_told_and_gets_no_nonce(chromium: Browser, tmp_path: Path) -> None:
    """The page saw another one when it took its seat; when all seats are taken, it shows nothing."""
    with BentServer("shows two commitments", tmp_path / "cafe.db") as bent:
        somebody = Visitor(chromium, bent.address)
        page = somebody.goes_to("/")
        wire = Wire(page)
        open_pig(page, "online")
        expect(page.get_by_role("alert").get_by_text(words("dice-exchanged"))).to_be_visible()
        pin = kept(page)
        bent.sit(pin["code"], "Bo")
        expect(page.get_by_text(words("dice-sealing"))).to_be_visible()
        assert wire.with_text(pin["nonce"]) == []
        somebody.leaves()


def test_a_device_that_is_missing_is_named(visitor: Come, cafe: Server) -> None:
    """All seats are taken, and the page says for whose number the game waits."""
    key = cafe.open("pig", "Ann", "open", seal=seal_of("tea"))
    page = visitor(name="Bo", size=PHONE).goes_to(f"/join/{key['code']}")
    page.get_by_role("button", name=words("sit-down"), exact=True).click()
    expect(page.get_by_text(words("dice-sealing-help", names=["Ann"]))).to_be_visible()
    assert outside(page) == []
    with cafe.device(key) as ann:
        assert ann.ask("nonce", nonce="tea")["type"] == "done"
    expect(page.locator("main.board")).to_be_visible()
