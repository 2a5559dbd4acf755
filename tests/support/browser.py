"""Browsers for tests: real Chromium before a real server. A page's errors, and whatever axe finds, are the test's failures."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cafe_server import Server
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from dicecafe.engine import registry
from dicecafe.words import Message, speech

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (320, 390, 768, 1440)
PHONE, DESKTOP = (390, 844), (1440, 900)
CALM = {"speed": "off", "sound": False, "name": "", "learned": registry.names()}
# Nobody sees the browser's own windows, and the pages behind its address bar cost more than all of ours. What Playwright leaves
# out is named again: of two such lists Chromium takes the last.
NEVER_SEEN = "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
LEFT_OUT = (
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,"
    "PaintHolding,PreconnectToSearch,TcpPortRandomizationWin,ThirdPartyStoragePartitioning"
)
FLAGS = ["--disable-gpu", "--no-sandbox", "--disable-dev-shm-usage", f"--disable-features={NEVER_SEEN},{LEFT_OUT}"]
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)  # the first takes a sixth less of the processor
EXPECTED = re.compile(r"WebSocket connection to .* failed|net::ERR_|the server responded with a status of 4\d\d")

expect.set_options(timeout=20_000)


def words(id: str, /, *, language: str = "en", game: str = "", part: str = "", who: str = "", **about: Any) -> str:
    """What a page says: a text of the cafe's own or of a game's; of a move, what it tells of somebody, or its label."""
    folder = registry.load(game).folder if game else None
    return speech(language, folder, [who]).say(Message(id, **about), part, 0 if who else None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running Chromium, the machine's own."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "there is no Chromium: `make browser` installs it"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


# A script for a page: whatever is animated stands still until somebody moves it on.
PAUSED = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.pause();
    return motion;
  };
"""


class Visitor:
    """Somebody with a browser: their pages, what they remember, and what went wrong there."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = DESKTOP, dark: bool = False, **settings: Any
    ) -> None:
        width, height = size
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale="en-GB",
            has_touch=width < 600,
            permissions=["clipboard-read", "clipboard-write"],
        )
        remembered = json.dumps(json.dumps({**CALM, **settings}))
        self.context.add_init_script(f"if (location.host) localStorage.settings ??= {remembered}")
        self.errors: list[str] = []
        self.context.on("console", lambda said: self._console(said.type, said.text))
        self.context.on("weberror", lambda error: self.errors.append(str(error.error)))

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not EXPECTED.search(text):
            self.errors.append(text)

    def goes_to(self, path: str) -> Page:
        """A page of the cafe."""
        page = self.context.new_page()
        page.goto(path)
        return page

    def holds(self, key: dict[str, Any], game: str, **more: Any) -> Page:
        """The page of a table whose key this browser has."""
        kept = {**key, "game": game, "title": game, "over": False, "guided": False, "used": 1, **more}
        self.context.add_init_script(f"if (location.host) localStorage.tables ??= {json.dumps(json.dumps({key['table']: kept}))}")
        return self.goes_to(f"/table/{key['table']}")

    def leaves(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert not self.errors, self.errors


AT_REST = """async () => {
  const ends = (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""


def violations(page: Page) -> list[str]:
    """What axe has against a page, once nothing fades in any more: half-faded colours are nobody's choice."""
    page.evaluate(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary')})" for one in found
    ]


OUTSIDE = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const scrolls = (one) => one && (/(auto|scroll)/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  for (const one of document.querySelectorAll("button, a, input, select, h1, h2, h3, p, li, img")) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest(".unseen, [aria-hidden=true]")) continue;
    const { left, right } = one.getBoundingClientRect();
    const name = one.outerHTML.slice(0, 120);
    if ((left < -1 || right > innerWidth + 1) && !scrolls(one.parentElement)) found.push(`${name} is off the page`);
    const style = getComputedStyle(one);
    if (one.scrollWidth > one.clientWidth + 1 && style.overflowX === "visible" && style.display !== "inline")
      found.push(`${name} holds more than its box`);
  }
  return found;
}"""


def outside(page: Page) -> list[str]:
    """Elements that stick out of the page, or hold more than their box, once the page has taken its last resize in."""
    page.evaluate("async () => { for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame) }")
    return list(page.evaluate(OUTSIDE))


BROKEN = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.querySelector("main.board"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode;
    if (!one.parentElement.checkVisibility({ visibilityProperty: true }) || one.parentElement.closest(".unseen, svg")) continue;
    for (const { 0: word, index } of one.data.matchAll(/[^\\s\\-–·/]+/g)) {
      const range = document.createRange();
      range.setStart(one, index);
      range.setEnd(one, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
}"""


def broken(page: Page) -> list[str]:
    """Words on the board that go on in the next line."""
    return list(page.evaluate(BROKEN))


def hold_or_roll(page: Page) -> None:
    """Pig by keys: hold with ten at risk."""
    pot = page.locator("[data-guide=pot]")
    page.keyboard.press("2" if pot.is_enabled() and int(pot.locator(".points").text_content() or 0) >= 10 else "1")


def play_to_the_end(*pages: Page, move: Callable[[Page], None], most: int = 3000) -> None:
    """Play a table by its buttons until every page shows the result; `move` makes one move on the page whose turn it is."""
    for _ in range(most):
        if pages[0].locator("section.over").is_visible():
            for page in pages:
                page.locator("section.over").wait_for()
            return
        mover = next((page for page in pages if page.locator("main.board.mine").is_visible()), None)
        if mover is None:
            pages[0].wait_for_timeout(20)
            continue
        at = mover.locator("main.board").get_attribute("data-at")
        move(mover)
        sure = mover.locator("dialog .ask button:not(.primary)")  # a move that loses for certain is asked about
        mover.locator(f'main.board:not([data-at="{at}"])').or_(sure).first.wait_for()
        if sure.is_visible():
            sure.click()
        for page in pages:
            page.locator(f'main.board:not([data-at="{at}"])').wait_for()
    raise AssertionError("the game does not end")


def by_link(host: Visitor, guest: Visitor, game: str, cafe: Server, **options: Any) -> tuple[Page, Page]:
    """Two browsers at one table: the host opened it, the guest came by the link on the host's page."""
    page = host.holds(cafe.open(game, "Ann", "open", first=0, options=options), game)
    other = guest.goes_to(page.locator("code").inner_text())
    other.get_by_role("button", name=words("sit-down")).click()
    for one in (page, other):
        one.locator("main.board").wait_for()
    return page, other
