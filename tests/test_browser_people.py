"""People at a table in real Chromium: what they say, how they look, and who the bots are."""

from __future__ import annotations

from collections.abc import Callable

from browser import PHONE, Visitor, outside, violations, words
from cafe_server import Server
from layout import covered
from playwright.sync_api import Page, expect

Come = Callable[..., Visitor]


def chip(page: Page, name: str) -> tuple[float, float]:
    """Where on the page somebody's chip begins and ends."""
    box = page.locator(".players li").filter(has_text=name).bounding_box()
    assert box
    return box["x"], box["x"] + box["width"]


def test_chat_is_seen_on_a_phone(visitor: Come, cafe: Server) -> None:
    """A bubble with its tip at the sender's chip, over no board; and a badge that counts until somebody looks."""
    key = cafe.open("pig", "Ann", "open", first=0, chat=True)
    guest = cafe.sit(key["code"], "Bo")
    page = visitor(size=(320, 640)).holds(key, "pig")
    page.locator("main.board").wait_for()
    with cafe.device(guest) as bo:
        assert bo.ask("say", seat=1, text="Good luck, you will need it today, I have warmed up my dice!")["type"] == "done"
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text("Good luck")
        box = bubble.bounding_box()
        left, right = chip(page, "Bo")
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert box["x"] < right
        assert left < box["x"] + box["width"]
        assert not covered(page)
        assert bo.ask("emote", seat=1, emote="clap")["type"] == "done"
        badge = page.get_by_label(words("talk-unread", n=2))
        expect(badge).to_have_text("2")
        assert violations(page) == []
        page.get_by_role("button", name=words("talk")).click()
        dialog = page.get_by_role("dialog", name=words("talk"))
        expect(dialog).to_contain_text("I have warmed up my dice!")
        dialog.get_by_label(words("say-something")).fill("Ha!")
        dialog.get_by_role("button", name=words("send")).click()
        expect(page.locator(".badge")).to_have_count(0)
        expect(page.locator(".bubble").filter(has_text="Ha!")).to_be_visible()
        assert bo.until("said")["text"] == "Ha!"


def test_a_bubble_goes_when_it_was_seen(visitor: Come, cafe: Server) -> None:
    """An emote for some seconds, on a clock that the test turns."""
    key = cafe.open("pig", "Ann", "open", first=0)
    guest = cafe.sit(key["code"], "Bo")
    somebody = visitor(size=PHONE)
    somebody.context.clock.install()
    page = somebody.holds(key, "pig")
    page.locator("main.board").wait_for()
    with cafe.device(guest) as bo:
        bo.ask("emote", seat=1, emote="wow")
    expect(page.locator(".bubble")).to_be_visible()
    page.clock.run_for(4000)
    expect(page.locator(".bubble")).to_have_count(0)


def test_everybody_has_a_face(visitor: Come, cafe: Server) -> None:
    """Chosen while joining, remembered, and seen by all; a tap on a chip tells who the bots are."""
    key = cafe.open("pig", "Ann", "bot:hard", "open", first=0)
    page = visitor(size=PHONE, name="Bo").goes_to(f"/join/{key['code']}")
    page.get_by_label(words("avatar", avatar="panda")).check()
    assert violations(page) == []
    page.get_by_role("button", name=words("sit-down")).click()
    page.locator("main.board").wait_for()
    faces = page.locator(".players .face img")
    expect(faces).to_have_count(2)  # Ann chose none, and is a letter
    assert [(src or "").split("/")[-1].split("-")[0] for src in [one.get_attribute("src") for one in faces.all()]] == [
        "wolf",
        "panda",
    ]
    page.locator(".players button").first.click()
    seated = page.get_by_role("dialog", name=words("at-table"))
    expect(seated).to_contain_text("Basil")
    expect(seated).to_contain_text(words("temper", temper="proud"))
    expect(seated).to_contain_text(words("level", level="hard"))
    assert violations(page) == []
    assert outside(page) == []
    page.goto("/")
    page.get_by_role("button", name=words("settings")).first.click()
    expect(page.get_by_label(words("avatar", avatar="panda"))).to_be_checked()


def test_a_bubble_beside_a_face_covers_nobody_else(visitor: Come, cafe: Server) -> None:
    """On a desktop, where the players stand below each other."""
    key = cafe.open("pig", "Ann", "open", "bot:easy", first=0, chat=True)
    guest = cafe.sit(key["code"], "Maximiliane")
    page = visitor(size=(1366, 700)).holds(key, "pig")
    page.locator("main.board").wait_for()
    with cafe.device(guest) as bo:
        bo.ask("say", seat=1, text="Good luck, you will need it today, I have warmed up my dice!")
    box = page.locator(".bubble").bounding_box()
    chips = [chip.bounding_box() for chip in page.locator(".players li").all()]
    face = page.locator(".players li").nth(1).locator(".face").bounding_box()
    assert box
    assert face
    assert face["x"] + face["width"] <= box["x"]
    above, below = chips[0], chips[2]
    assert above
    assert below
    assert above["y"] + above["height"] <= box["y"]
    assert box["y"] + box["height"] <= below["y"]
    assert not covered(page)
