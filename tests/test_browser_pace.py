"""The pace of a table, on a clock of the test's own: steps one by one, what a roll came to when its dice lie."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from browser import PAUSED, PHONE, Visitor, words
from cafe_server import Device, Server
from playwright.sync_api import Locator, Page, expect

from dicecafe.engine import registry

Come = Callable[..., Visitor]
TICK = 50  # milliseconds of the page's clock
STEP = (600, 1000)  # that a step is shown


class Watched:
    """A page whose clock stands still until it is told to go on, and what its socket has brought it."""

    def __init__(self, somebody: Visitor, path: Callable[[Visitor], Page]) -> None:
        self.positions: list[int] = []
        somebody.context.clock.install(time=0)
        somebody.context.on("page", lambda page: page.on("websocket", lambda ws: ws.on("framereceived", self._heard)))
        self.page = path(somebody)
        self.board.wait_for()
        self.page.clock.pause_at(3_600_000)

    def _heard(self, frame: Any) -> None:
        position = json.loads(frame if isinstance(frame, str) else frame.decode()).get("position")
        if position:
            self.positions.append(position["at"])

    @property
    def board(self) -> Locator:
        """The board."""
        return self.page.locator("main.board")

    @property
    def at(self) -> int:
        """The position that is shown."""
        return int(self.board.get_attribute("data-at") or 0)

    def hears(self, at: int) -> None:
        """Wait until the news of a position are there; the clock stands still."""
        while at not in self.positions:
            self.page.wait_for_timeout(20)

    def goes_on_to(self, at: int) -> dict[int, int]:
        """Let time pass until a position is shown; when each that was shown on the way came, in milliseconds."""
        seen, now = {self.at: 0}, 0
        while self.at != at:
            assert now < 120_000, seen
            self.page.clock.run_for(TICK)
            now += TICK
            seen.setdefault(self.at, now)
        return seen


def table(cafe: Server, game: str, *players: str, **more: Any) -> tuple[dict[str, Any], Callable[[Visitor], Page]]:
    """A table where Ann begins, and how her browser comes to it."""
    key = cafe.open(game, *players, first=0, **more)
    return key, lambda somebody: somebody.holds(key, game)


def end_turn(device: Device) -> None:
    """Play badly until it is somebody else's turn."""
    while device.my_turn() is not None:
        device.move(choose=lambda moves: moves[-1])


def bots_turn(device: Device) -> list[int]:
    """Every position of the turns until it is this device's again."""
    seen = []
    while device.my_turn() is None and not device.over:
        if "position" in device.next():
            seen.append(int((device.position or {})["at"]))
    return seen


def test_a_bots_steps_are_shown_one_by_one(visitor: Come, cafe: Server) -> None:
    """Each for 0.6 to 1 s, whatever the bot needed for it, also where nothing may move; then it is one's own turn."""
    key, come = table(cafe, "burger-dice", "Ann", "bot:medium")
    watched = Watched(visitor(speed="normal", size=PHONE), come)
    watched.page.emulate_media(reduced_motion="reduce")
    with cafe.device(key) as device:
        end_turn(device)
        steps = bots_turn(device)
    watched.hears(steps[-1])
    expect(watched.page.locator("main.board.mine")).to_have_count(0)
    seen = watched.goes_on_to(steps[-1])
    assert [at for at in seen if at in steps] == steps
    between = [later - earlier for earlier, later in pairwise(seen[at] for at in steps)]
    assert len(between) > 3
    assert all(STEP[0] <= one <= STEP[1] for one in between), between
    watched.page.clock.run_for(2000)
    expect(watched.page.locator("main.board.mine")).to_have_count(1)


def test_a_tap_or_a_key_skips_to_the_present(visitor: Come, cafe: Server) -> None:
    """And does nothing else: the move under the finger is not made."""
    for skip in ("tap", "key"):
        key, come = table(cafe, "burger-dice", "Ann", "bot:medium")
        watched = Watched(visitor(speed="normal", size=PHONE), come)
        with cafe.device(key) as device:
            end_turn(device)
            steps = bots_turn(device)
        watched.hears(steps[-1])
        watched.board.tap() if skip == "tap" else watched.page.keyboard.press("1")
        expect(watched.page.locator("main.board.mine")).to_have_attribute("data-at", str(steps[-1]))
        with cafe.device(key) as device:
            assert (device.position or {})["at"] == steps[-1]


def test_the_skip_button_goes_to_the_present(visitor: Come, cafe: Server) -> None:
    """For those who do not know that a tap does it too."""
    key, come = table(cafe, "burger-dice", "Ann", "bot:medium")
    watched = Watched(visitor(speed="normal"), come)
    with cafe.device(key) as device:
        end_turn(device)
        steps = bots_turn(device)
    watched.hears(steps[-1])
    watched.page.get_by_role("button", name=words("skip-steps")).click()
    expect(watched.page.locator("main.board.mine")).to_have_attribute("data-at", str(steps[-1]))


def test_pace_off_shows_all_at_once(visitor: Come, cafe: Server) -> None:
    """With the clock standing still."""
    key, come = table(cafe, "burger-dice", "Ann", "bot:medium")
    watched = Watched(visitor(speed="off"), come)
    with cafe.device(key) as device:
        end_turn(device)
        steps = bots_turn(device)
    expect(watched.page.locator("main.board.mine")).to_have_attribute("data-at", str(steps[-1]))


def test_a_tab_in_the_background_does_not_lag(visitor: Come, cafe: Server) -> None:
    """Who comes back finds the present, not minutes of steps."""
    key, come = table(cafe, "burger-dice", "Ann", "bot:medium")
    watched = Watched(visitor(speed="normal"), come)
    watched.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    with cafe.device(key) as device:
        end_turn(device)
        steps = bots_turn(device)
    expect(watched.page.locator("main.board.mine")).to_have_attribute("data-at", str(steps[-1]))


def test_ones_own_move_is_shown_at_once_and_ones_own_bust_stays(visitor: Come, cafe: Server) -> None:
    """The full bin is there for a second before the bot goes on, though the bot is done long since."""
    key, come = table(cafe, "burger-dice", "Ann", "bot:medium")
    watched = Watched(visitor(speed="normal", size=PHONE), come)
    full = watched.page.get_by_role("img", name=words("bin-holds", game="burger-dice", n=4, limit=4))
    with cafe.device(key) as device:
        while device.my_turn() is not None:
            device.move(choose=lambda moves: moves[-1] if moves[-1] != "stop" else "roll")
            own = int((device.position or {})["at"])
            if device.my_turn() is not None:
                watched.hears(own)
                watched.page.clock.run_for(1000)
                expect(watched.board).to_have_attribute("data-at", str(own))
        steps = bots_turn(device)
    watched.hears(steps[-1])
    expect(watched.board).to_have_attribute("data-at", str(own))
    expect(watched.board).to_have_attribute("data-moment", "bust")
    expect(full).to_be_visible()
    watched.page.clock.run_for(900)
    expect(full).to_be_visible()
    assert watched.at == own
    watched.page.clock.run_for(200)
    expect(full).to_have_count(0)


def test_the_speed_is_remembered(visitor: Come, cafe: Server) -> None:
    """Off, fast, normal, by the settings."""
    page = visitor(speed="normal").goes_to("/")
    page.get_by_role("button", name=words("settings")).click()
    speeds = page.get_by_role("group", name=words("speed"))
    speeds.get_by_label(words("speed-choice", speed="fast")).check()
    page.reload()
    page.get_by_role("button", name=words("settings")).click()
    expect(speeds.get_by_label(words("speed-choice", speed="fast"))).to_be_checked()


def test_what_a_roll_came_to_is_told_when_the_die_lies(visitor: Come, cafe: Server) -> None:
    """Until then no line of the history, no points, nothing to choose: only that it rolls."""
    _, come = table(cafe, "pig", "Ann", "Bo")
    watched = Watched(visitor(speed="normal"), come)
    page, lines = watched.page, watched.page.get_by_role("list", name=words("history")).get_by_role("listitem")
    pot = page.locator("[data-guide=pot]").inner_text()
    page.keyboard.press("1")
    expect(page.get_by_text(words("dice-rolling"))).to_be_visible()
    expect(lines).to_have_text([words("roll", game="pig", who="Ann")])
    expect(page.locator("main.board.mine")).to_have_count(0)
    page.clock.run_for(300)
    expect(lines).to_have_count(1)
    assert page.locator("[data-guide=pot]").inner_text() == pot
    page.clock.run_for(300)
    expect(lines).to_have_count(2)
    expect(page.locator("main.board")).not_to_have_attribute("data-at", "0")
    expect(page.get_by_text(words("dice-rolling"))).to_have_count(0)


def test_a_tap_lets_the_dice_lie(visitor: Come, cafe: Server) -> None:
    """Who is in a hurry need not wait for them."""
    _, come = table(cafe, "pig", "Ann", "Bo")
    watched = Watched(visitor(speed="normal", size=PHONE), come)
    watched.page.keyboard.press("1")
    expect(watched.page.get_by_text(words("dice-rolling"))).to_be_visible()
    watched.board.tap()
    expect(watched.page.get_by_text(words("dice-rolling"))).to_have_count(0)
    expect(watched.page.locator("main.board.mine")).to_have_count(1)


UPPERMOST = """() => {
  const cubes = new Map();
  for (const motion of document.getAnimations()) {
    const cube = motion.effect.target;
    if (cube.matches(".cube") && motion.effect.getTiming().duration > 300) cubes.set(cube, [...(cubes.get(cube) ?? []), motion]);
  }
  return [...cubes].map(([cube, motions]) => [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.999].map((share) => {
    for (const motion of motions) motion.currentTime = share * motion.effect.getTiming().duration;
    const turned = new DOMMatrix(getComputedStyle(cube).transform);
    const sides = [...cube.children].map((side) => [
      turned.multiply(new DOMMatrix(getComputedStyle(side).transform)).m33,
      side.className.match(/top|bottom|north|south|east|west/)[0],
    ]);
    return sides.sort((one, other) => other[0] - one[0])[0][1];
  }));
}"""


def thrown(page: Page) -> list[list[str]]:
    """Of every die in the air: the side that is uppermost at some times of its flight."""
    return [list(die) for die in page.evaluate(UPPERMOST)]


@pytest.mark.parametrize("game", registry.names())
def test_dice_turn_over_and_over(visitor: Come, cafe: Server, game: str) -> None:
    """Several sides come up on the way, and the one that lies in the end not before."""
    somebody = visitor(speed="normal")
    somebody.context.add_init_script(PAUSED)
    key = cafe.open(game, "Ann", "open", first=0)
    page = somebody.goes_to(f"/watch/{key['watch']}")
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    devices = [cafe.device(key), cafe.device(cafe.sit(key["code"], "Bo"))]
    rng = random.Random(1)
    page.locator("main.board").wait_for()
    for _ in range(60):
        dice = thrown(page)
        if dice:
            break
        while (mover := next((one for one in devices if one.my_turn() is not None), None)) is None:
            devices[0].next()
        at = mover.move(choose=rng.choice)["n"]
        for one in devices:
            while one.n < at:
                one.next()
        page.locator(f'main.board[data-at="{(mover.position or {})["at"]}"]').wait_for()
    assert dice
    for sides in dice:
        assert sides[-1] == "top"
        assert sides[0] != "top"
        assert len(set(sides)) >= 3, sides
    for device in devices:
        device.close()


def test_a_rivals_turn_is_summed_up_in_a_line(visitor: Come, cafe: Server) -> None:
    """Until one's own next move, in the bar and not over the board."""
    key = cafe.open("burger-dice", "Ann", "open", first=0)
    page = visitor(size=PHONE).holds(key, "burger-dice")
    recap = page.get_by_role("list", name=words("others-turns"))
    with cafe.device(key) as ann, cafe.device(cafe.sit(key["code"], "Bo")) as bo:
        for player in (ann, bo):
            while player.my_turn() is None:
                player.next()
            expect(recap).to_have_count(0)
            end_turn(player)
        told = [one["tell"] for heard in bo.heard for one in heard.get("events", []) if one.get("seat") == 1 and one.get("tell")]
    about: dict[str, Any] = {"rolls": sum(id == "roll" for id, _ in told)}
    id = "recap-bust"
    for stopped in (parameters for id, parameters in told if id == "stop"):
        id, about = "recap-scored", {**about, "burgers": sum(id == "close" for id, _ in told), "points": stopped["points"]}
    expect(recap).to_have_text(words(id, game="burger-dice", who="Bo", **about))
    page.get_by_role("button", name=words("roll-button", game="burger-dice", n=3)).click()
    expect(recap).to_have_count(0)
