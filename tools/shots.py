"""`make shots`: every screen and every board at its moments, on phones, tablets and desktops, light and dark, in web/shots.

With `--readme` those of the README. With words, those whose name has one of them: `python tools/shots.py pig lying-dark`.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import Any

from browser import DESKTOP, PHONE, ROOT, Visitor, chromium, words
from cafe_server import Server, play_on
from finished_games import FINAL_ROUND, play_lines
from PIL import Image
from playwright.sync_api import Page

from dicecafe.engine import registry

SHOTS = ROOT / "web" / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"phone": PHONE, "lying": (844, 390), "tablet": (768, 1024), "desktop": DESKTOP}
README = {
    "menu-desktop-light",
    "burger-dice-middle-phone-light",
    "dessert-dice-middle-desktop-light",
    "dicecreams-middle-phone-dark",
    "dicey-delights-middle-desktop-dark",
    "afterwards-burger-dice-desktop-light",
}
ARRIVED = "main.board, .curtain, code"  # a table: its board, the curtain before it, or the code that invites to it
Screen = Callable[[Visitor], Page]


def screens(server: Server) -> Iterator[tuple[str, Screen]]:
    """Every screen by its name."""
    yield "menu", lambda somebody: somebody.goes_to("/")
    yield "settings", lambda somebody: pressed(somebody.goes_to("/"), words("settings"))
    yield "ways", lambda somebody: pressed(somebody.goes_to("/"), words("more-ways-of", title="Burger Dice"))
    yield "lost", lambda somebody: somebody.goes_to("/join/NOSUCH")
    waiting = partial(opened, server, "dicey-delights", "Ann", "bot:medium", "open", "open")
    yield "waiting", lambda somebody: somebody.holds(waiting(), "dicey-delights")
    yield "join", lambda somebody: somebody.goes_to(f"/join/{waiting()['code']}")
    yield "curtain", lambda somebody: somebody.holds(opened(server, "dessert-dice", "Ann", "Bo"), "dessert-dice")
    yield "seated", lambda somebody: pressed(with_bots(server, "pig", 2)(somebody), "Ann", exact=False)
    stop = words("stop-button", game="burger-dice", points=0)
    yield "sure", lambda somebody: pressed(somebody.holds(final_round(server), "burger-dice"), stop)
    for name in registry.names():
        yield from boards(server, name)


def boards(server: Server, name: str) -> Iterator[tuple[str, Screen]]:
    """A game's board at its moments, its rules, and how it went."""
    yield f"{name}-start", with_bots(server, name, 0)
    yield f"{name}-middle", with_bots(server, name, 14)
    if 6 in registry.load(name).seats:
        yield f"{name}-six", with_bots(server, name, 8, "medium", "easy", "hard", "expert", "medium")
    yield f"{name}-rival", at_a_rivals_turn(server, name)
    yield f"{name}-final", in_the_final_round(server, name)
    yield f"{name}-rules", partial(rules_open, with_bots(server, name, 3))
    yield f"{name}-over", lambda somebody: somebody.holds(finished(server, name), name)
    yield f"afterwards-{name}", lambda somebody: analysed(finished(server, name)["table"], somebody)


def opened(server: Server, name: str, *seats: str) -> dict[str, Any]:
    """The key of a new table at which Ann starts."""
    return server.open(name, *seats, first=0)


@cache
def final_round(server: Server) -> dict[str, Any]:
    """The key of a table in its final round, where to stop is to lose."""
    final = server.open("burger-dice", "Ann", "Bo", first=0, real_dice=True, options={"target": 3})
    with server.device(final) as host:
        for lines in FINAL_ROUND:
            play_lines(host, lines)
    return final


@cache
def finished(server: Server, name: str) -> dict[str, Any]:
    """The key of a table whose game is over."""
    key = server.open(name, "Ann", "bot:medium", first=0, options={"target": 25} if name in ("pig", "burger-dice") else {})
    play_on(server, key, 3000)
    return key


def with_bots(server: Server, name: str, lines: int, *levels: str) -> Screen:
    """A table with bots after some lines, Ann to move."""

    def show(somebody: Visitor) -> Page:
        key = opened(server, name, "Ann", *(f"bot:{level}" for level in levels or ("medium", "easy")))
        play_on(server, key, lines)
        return somebody.holds(key, name)

    return show


def at_a_rivals_turn(server: Server, name: str) -> Screen:
    """Ann's page of a table of three people, some moves on, when another is to move."""

    def show(somebody: Visitor) -> Page:
        key = opened(server, name, "Ann", "open", "open")
        keys = [key, *(server.sit(key["code"], guest) for guest in ("Bo", "Maximiliane"))]
        rng, moves = random.Random(3), 0
        with ExitStack() as all_here:
            devices = [all_here.enter_context(server.device(one)) for one in keys]
            while (moves <= 8 or devices[0].my_turn() is not None) and not devices[0].over:
                mover = next((device for device in devices if device.my_turn() is not None), devices[0])
                if mover.my_turn() is None:
                    mover.next()
                else:
                    mover.move(choose=rng.choice)
                    moves += 1
                newest = max(device.n for device in devices)
                for device in devices:
                    while device.n < newest:
                        device.next()
        return somebody.holds(key, name)

    return show


def in_the_final_round(server: Server, name: str) -> Screen:
    """Ann's page when she is told what she needs, or at the end. Bots bring the game there: people at random may never."""

    def show(somebody: Visitor) -> Page:
        key, rng = opened(server, name, "Ann", "bot:medium", "bot:easy"), random.Random(3)
        with server.device(key) as device:
            while not device.over and not (device.position or {}).get("need"):
                if device.my_turn() is None:
                    device.next()
                else:
                    device.move(choose=rng.choice)
        return somebody.holds(key, name)

    return show


def pressed(page: Page, name: str, exact: bool = True) -> Page:
    """The page after a button was pressed."""
    page.get_by_role("button", name=name, exact=exact).first.click()
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
    """Take them all; with words on the command line, those whose name has one of them. One page is seen at every size."""
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = PICTURES if "--readme" in sys.argv else SHOTS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, Server(Path(place) / "cafe.db") as server, chromium() as browser:
        for screen, show in screens(server):
            for light in ("light", "dark"):
                named = {f"{screen}-{size}-{light}": pixels for size, pixels in SIZES.items()}
                named = {name: pixels for name, pixels in named.items() if asked_for(name, wanted, folder)}
                if not named:
                    continue
                somebody = Visitor(browser, server.address, size=next(iter(named.values())), dark=light == "dark", avatar="fox")
                page = show(somebody)
                page.wait_for_load_state("networkidle")
                if "/table/" in page.url:
                    page.locator(ARRIVED).first.wait_for()
                for name, (width, height) in named.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(400)
                    page.screenshot(path=folder / f"{name}.png", full_page=screen.startswith("afterwards") and folder is SHOTS)
                    if folder is PICTURES:
                        made_small(folder / f"{name}.png")
                    print(folder / f"{name}.png")
                somebody.leaves()


def made_small(path: Path) -> None:
    """Leave a picture 256 colours, which makes it a third as large; nobody sees the difference."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    small.save(path, optimize=True)


def asked_for(name: str, wanted: list[str], folder: Path) -> bool:
    """Whether a picture is to be taken."""
    return (not wanted or any(word in name for word in wanted)) and (folder is not PICTURES or name in README)


if __name__ == "__main__":
    main()
