"""`python tools/film.py`: a roll as a short film, for the README. The page's clock stands still between two pictures."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from browser import PAUSED, ROOT, Visitor, chromium, words
from cafe_server import Server
from PIL import Image
from playwright.sync_api import Page

FILM = ROOT / "docs" / "pictures" / "roll.webp"
GAME = "burger-dice"
SIZE = (380, 640)
WIDTH = 300  # of the film, in pixels
STEP = 40  # milliseconds from picture to picture
ONWARD = """(step) => {
  for (const motion of document.getAnimations()) {
    if (motion.playState !== "paused") continue;
    motion.currentTime += step;
    if (motion.currentTime >= motion.effect.getComputedTiming().endTime) motion.finish();
  }
}"""


class Film:
    """Pictures of a page, one for each step of its clock."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []

    def goes_on(self, milliseconds: int) -> None:
        """Let so much time pass."""
        for _ in range(0, milliseconds, STEP):
            self.page.clock.run_for(STEP)
            self.page.evaluate(ONWARD, STEP)
            shot = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
            self.pictures.append(shot.resize((WIDTH, shot.height * WIDTH // shot.width), Image.Resampling.LANCZOS))

    def write(self, path: Path) -> None:
        """Write it as an animated picture that begins again."""
        first, *rest = self.pictures
        first.save(path, save_all=True, append_images=rest, duration=STEP, loop=0, quality=60, method=6)


def play(film: Film) -> None:
    """Shake the dice, throw them, put one on the plate."""
    page = film.page
    film.goes_on(400)
    page.locator(".bar").get_by_role("button", name=words("roll-button", game=GAME, n=3)).hover()
    page.mouse.down()
    film.goes_on(1000)
    page.mouse.up()
    page.get_by_text(words("dice-rolling")).wait_for()
    film.goes_on(1600)
    page.locator(".place.fits").first.click()
    page.locator(".place").nth(2).wait_for(state="detached")
    film.goes_on(1400)


def main() -> None:
    """Play a turn before the camera."""
    with tempfile.TemporaryDirectory() as place, Server(Path(place) / "cafe.db") as server, chromium() as browser:
        somebody = Visitor(browser, server.address, size=SIZE, speed="normal")
        somebody.context.add_init_script(PAUSED)
        somebody.context.clock.install(time=0)
        page = somebody.holds(server.open(GAME, "Ann", "bot:medium", first=0), GAME)
        page.locator("main.board.mine").wait_for()
        page.wait_for_load_state("networkidle")
        page.clock.pause_at(3_600_000)
        film = Film(page)
        play(film)
        film.write(FILM)
        somebody.leaves()
    print(FILM, FILM.stat().st_size)


if __name__ == "__main__":
    main()
