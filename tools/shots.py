"""`make shots`: every screen, phone and desktop, light and dark, in web/shots; with `--readme` those of the README."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from browser import DESKTOP, PHONE, ROOT, Visitor, chromium, words
from cafe_server import Server, play_on
from playwright.sync_api import Page

from dicecafe.engine import registry

SHOTS = ROOT / "web" / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
README = {
    "menu-desktop-light",
    "burger-dice-middle-phone-light",
    "dessert-dice-middle-desktop-light",
    "dicecreams-middle-phone-dark",
    "dicey-delights-middle-desktop-dark",
    "afterwards-burger-dice-desktop-light",
}
Screen = Callable[[Visitor], Page]


def screens(server: Server) -> Iterator[tuple[str, Screen]]:
    """Every screen by its name."""
    yield "menu", lambda somebody: somebody.goes_to("/")
    yield "settings", lambda somebody: pressed(somebody.goes_to("/"), words("settings"))
    yield "ways", lambda somebody: pressed(somebody.goes_to("/"), words("more-ways-of", title="Burger Dice"))
    yield "lost", lambda somebody: somebody.goes_to("/join/NOSUCH")
    waiting = server.open("dicey-delights", "Ann", "bot:medium", "open", "open", first=0)
    yield "waiting", lambda somebody: somebody.holds(waiting, "dicey-delights")
    yield "join", lambda somebody: somebody.goes_to(f"/join/{waiting['code']}")
    shared = server.open("dessert-dice", "Ann", "Bo", first=0)
    yield "curtain", lambda somebody: somebody.holds(shared, "dessert-dice")
    for name in registry.names():
        yield f"{name}-start", at_table(server, name, 0)
        yield f"{name}-middle", at_table(server, name, 14)
        yield f"{name}-rules", partial(rules_open, at_table(server, name, 3))
        over = server.open(name, "Ann", "bot:medium", first=0, options={"target": 25} if name in ("pig", "burger-dice") else {})
        play_on(server, over, 3000)
        yield f"{name}-over", partial(Visitor.holds, key=over, game=name)
        yield f"afterwards-{name}", partial(analysed, over["table"])


def at_table(server: Server, name: str, lines: int) -> Screen:
    """A table after some lines, Ann to move."""
    key = server.open(name, "Ann", "bot:medium", "bot:easy", first=0)
    play_on(server, key, lines)
    return lambda somebody: somebody.holds(key, name)


def pressed(page: Page, name: str) -> Page:
    """The page after a button was pressed."""
    page.get_by_role("button", name=name, exact=True).first.click()
    return page


def rules_open(table: Screen, somebody: Visitor) -> Page:
    """The page of a table with the rules beside it."""
    return pressed(table(somebody), words("rules"))


def analysed(table: str, somebody: Visitor) -> Page:
    """The page of a game that is over, when the coach has looked at it."""
    page = somebody.goes_to(f"/game/{table}")
    page.locator("#luck").wait_for(timeout=300_000)
    return page


def main() -> None:
    """Take them all; with words on the command line, those whose name has one of them."""
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = PICTURES if "--readme" in sys.argv else SHOTS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Server(Path(place) / "cafe.db") as server, chromium() as browser:
        for screen, show in screens(server):
            for size, pixels in SIZES.items():
                for light in ("light", "dark"):
                    name = f"{screen}-{size}-{light}"
                    if (wanted and not any(word in name for word in wanted)) or (folder is PICTURES and name not in README):
                        continue
                    somebody = Visitor(browser, server.address, size=pixels, dark=light == "dark")
                    page = show(somebody)
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(400)
                    page.screenshot(path=folder / f"{name}.png", full_page=screen.startswith("afterwards") and folder is SHOTS)
                    somebody.leaves()
                    print(folder / f"{name}.png")


if __name__ == "__main__":
    main()
