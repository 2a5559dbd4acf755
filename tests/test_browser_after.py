"""After a game, in Chromium: the result, the coach, the replay, the dice checked, and on from anywhere."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from browser import DESKTOP, PHONE, WIDTHS, Visitor, outside, violations, words
from cafe_server import Server
from finished_games import play_with_real_dice
from playwright.sync_api import Route, expect

Come = Callable[..., Visitor]


def counted(text: str) -> re.Pattern[str]:
    """A text with any number in the place of 99."""
    return re.compile(re.escape(text).replace("99", r"\d+"))


@pytest.fixture(scope="module")
def played(cafe: Server) -> str:
    """The id of a finished game of Pig, in which Ann held every third time."""
    key = cafe.open("pig", "Ann", "bot:medium", first=0, options={"target": 20})
    with cafe.device(key) as device:
        while not device.over:
            if device.my_turn() is None:
                device.next()
            else:
                device.move("hold" if device.commands % 3 == 2 else "roll")
    return str(key["table"])


def test_the_whole_page(visitor: Come, played: str) -> None:
    """Result, curve, luck and play, moments: all there when the coach is done."""
    page = visitor().goes_to(f"/game/{played}")
    headlines = (words("won", names=[name], n=1) for name in ("Ann", "Hazel"))
    expect(page.get_by_role("heading", name=re.compile("|".join(map(re.escape, headlines))))).to_be_visible()
    page.locator("#luck").wait_for(timeout=120_000)
    for heading in ("win-chance", "luck-or-play", "replay", "fair-dice", "share-game"):
        expect(page.get_by_role("heading", name=words(heading))).to_be_visible()


def test_a_first_look_is_refined_in_place(visitor: Come, played: str) -> None:
    """The curve with its band and how far the coach is, no word of mistakes; then all of it, with nothing asked of anybody."""
    somebody, whole = visitor(), threading.Event()

    def sketch(route: Route) -> None:
        answer = route.fetch()
        if answer.status != 200 or whole.is_set():
            route.fulfill(response=answer)
            return
        told = answer.json() | {"complete": False}
        told["judge"]["exact"] = False
        told["start_errors"] = [0.1, 0.1]
        for total in told["totals"]:
            total |= {"luck_error": 0.1, "cost": None, "mistakes": None, "blunders": None}
        first = told if route.request.url.endswith("seen=0") else None
        route.fulfill(status=202, content_type="application/json", body=json.dumps({"progress": 0.3, "sketch": first}))

    somebody.context.route("**/analysis*", sketch)
    page = somebody.goes_to(f"/game/{played}")
    refining = page.get_by_text(words("coach-sketch", share=0.3))
    expect(refining).to_be_visible(timeout=120_000)
    expect(page.locator("path.band")).to_have_count(2)
    expect(page.get_by_text("±21").first).to_be_visible()
    expect(page.get_by_role("heading", name=words("moments"))).to_have_count(0)
    expect(page.get_by_text(words("own-slips-none"))).to_have_count(0)
    whole.set()
    expect(refining).to_have_count(0, timeout=30_000)
    expect(page.get_by_role("heading", name=words("moments"))).to_be_visible()
    expect(page.locator("path.band")).to_have_count(0)


def test_the_replay_goes_line_by_line(visitor: Come, played: str) -> None:
    """To the start, on and back, by buttons and by keys."""
    page = visitor().goes_to(f"/game/{played}")
    page.get_by_role("button", name=words("first-step")).click()
    expect(page.get_by_text(words("replay-start"), exact=True)).to_be_visible()
    page.get_by_role("button", name=words("step-on")).click()
    expect(page.get_by_text(words("roll", game="pig", who="Ann")).first).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.get_by_role("button", name=words("step-on"))).to_be_disabled()


def test_a_moment_opens_before_the_choice(visitor: Come, cafe: Server) -> None:
    """Ann held with nothing: the choice made and the better one, with what each was worth; then what came of it."""
    key = cafe.open("pig", "Ann", "Bo", first=0, real_dice=True, options={"target": 10})
    with cafe.device(key) as host:
        play_with_real_dice(host, ["hold", "roll", "* 4", "roll", "* 6", "hold"])
    page = visitor(size=PHONE).goes_to(f"/game/{key['table']}")
    page.get_by_role("button", name=words("see-again", n="1")).click(timeout=120_000)
    expect(page.get_by_role("slider")).to_have_value("0")
    made = words("verdict-made", move=words("hold", game="pig", part="label", pot=0))
    better = words("verdict-better", move=words("roll", game="pig", part="label"))
    for said in (made, better):
        expect(page.get_by_text(said, exact=True)).to_be_in_viewport()
    chances = [int(text.rstrip("%")) for text in page.locator("section[aria-labelledby=replay] dd").all_inner_texts()]
    assert chances[0] < chances[1]
    page.get_by_role("button", name=words("see-what-happened")).click()
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(page.locator(".told", has_text=words("hold", game="pig", who="Ann", pot=0)).first).to_be_visible()


def test_the_dice_are_checked_here(visitor: Come, played: str) -> None:
    """The browser throws every die again, and says that they are right."""
    page = visitor().goes_to(f"/game/{played}")
    page.get_by_role("button", name=words("verify")).click()
    expect(page.get_by_text(counted(words("verified", n=99)))).to_be_visible()


def test_bent_dice_are_found(visitor: Come, played: str) -> None:
    """One roll changed on its way, and the browser says so."""
    somebody = visitor()

    def bend(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        roll = next(step for step in told["steps"] if step["draws"])
        roll["draws"][0]["outcome"] = (roll["draws"][0]["outcome"] + 1) % 6
        route.fulfill(response=answer, body=json.dumps(told))

    somebody.context.route("**/replay*", bend)
    page = somebody.goes_to(f"/game/{played}")
    page.get_by_role("button", name=words("verify")).click()
    expect(page.get_by_text(counted(words("not-verified", n=1, all=99)))).to_be_visible()


def test_play_on_from_here(visitor: Come, played: str) -> None:
    """From any line, with dice of its own."""
    page = visitor().goes_to(f"/game/{played}")
    page.get_by_role("button", name=words("first-step")).click()
    page.get_by_role("button", name=words("play-on")).click()
    expect(page).to_have_url(re.compile("/table/"))
    page.locator("main.board.mine").wait_for()


def test_what_is_shared(visitor: Come, played: str) -> None:
    """The link, the record and a picture."""
    page = visitor().goes_to(f"/game/{played}")
    with page.expect_download() as record:
        page.get_by_role("link", name=words("record-file")).click()
    assert json.loads(Path(record.value.path()).read_text())["game"] == "pig"
    page.locator("#luck").wait_for(timeout=120_000)
    with page.expect_download() as picture:
        page.get_by_role("button", name=words("picture")).click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_and_all_is_in_its_box(visitor: Come, played: str, dark: bool) -> None:
    """With everything on the page."""
    page = visitor(dark=dark, size=DESKTOP).goes_to(f"/game/{played}")
    page.locator("#luck").wait_for(timeout=120_000)
    assert violations(page) == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert (width, outside(page)) == (width, [])
