"""What every game's board must do in a browser; a game's test says how one move is made on it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

import pseudo
import pytest
from browser import DESKTOP, PHONE, WIDTHS, Visitor, broken, by_link, outside, play_to_the_end, violations, words
from cafe_server import Server
from playwright.sync_api import Locator, Page, expect

from dicecafe.bots.cast import CAST
from dicecafe.engine import registry
from dicecafe.words import Message, languages

Come = Callable[..., Visitor]
GUIDED = [(320, 640), (844, 390), (1280, 800)]
COVERED = """() => {
  const bubble = document.querySelector('[role="note"]').getBoundingClientRect();
  const thing = document.querySelector("[data-guided], [data-asked]").getBoundingClientRect();
  const across = Math.min(bubble.right, thing.right) - Math.max(bubble.left, thing.left);
  const down = Math.min(bubble.bottom, thing.bottom) - Math.max(bubble.top, thing.top);
  if (across > 0 && down > 0) return `covered: ${JSON.stringify([bubble, thing])}`;
  if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight) return "off the page";
  return "";
}"""
Take = Callable[[Locator], None]


SHOWS = """(one) => {
  one.scrollIntoView({ block: "center" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const amidFirst = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]; // a finger at an edge may be taken for the neighbour's
  for (const i of amidFirst)
    for (const j of amidFirst) {
      const [x, y] = [left + width * i, top + height * j];
      if (document.elementFromPoint(x, y)?.closest("[data-explain]") !== one) continue;
      one.setAttribute("data-asked", "");
      return { x, y };
    }
}"""


def any_of(found: Locator) -> Locator:
    """One of some elements."""
    return found.nth(random.randrange(found.count()))


def by_mouse(thing: Locator) -> None:
    """Take a thing with the mouse, or a finger."""
    thing.click()


def by_keys(thing: Locator) -> None:
    """Take a thing that has the focus with the Enter key."""
    thing.press("Enter")


class Board:
    """The tests; a game's own class has its name, options for a short game, and a way to move."""

    game: ClassVar[str]
    options: ClassVar[dict[str, Any]] = {}

    def move(self, page: Page, take: Take = by_mouse) -> None:
        """Make one move by the board's own buttons."""
        raise NotImplementedError

    @pytest.fixture(autouse=True)
    def same_choices(self) -> None:
        """The same moves every time, as far as the dice let them be."""
        random.seed(5)

    def test_a_whole_game_against_a_bot(self, visitor: Come, cafe: Server) -> None:
        """On a phone, to the result; in a language in which every letter has an accent, so that all is said by a catalogue."""
        key = cafe.open(self.game, "Ann", "bot:medium", first=0, options=self.options)
        page = visitor(size=PHONE, language=pseudo.CODE).holds(key, self.game)

        def move(page: Page) -> None:
            assert not pseudo.unsaid(page.evaluate(pseudo.SHOWN), self.names())
            self.move(page)

        play_to_the_end(page, move=move)
        assert not pseudo.unsaid(page.evaluate(pseudo.SHOWN), self.names())
        assert not outside(page)

    def names(self) -> list[str]:
        """What stays as it is in every language: players, bots too, the game, its cards."""
        game = registry.load(self.game)
        deck = game.deck(game.config(game.seats[0], self.options)) or {}
        bots = [one.name for level in CAST.values() for one in level]
        cards = [text for card in deck.get("cards", []) for text in card.values() if isinstance(text, str)]
        return ["Ann", game.title, *bots, *cards]

    def test_a_whole_game_of_two_browsers_by_link(self, visitor: Come, cafe: Server) -> None:
        """One at a desk by the keyboard alone, every choice with the focus and Enter; one with a phone. Both see the result."""
        desk, phone = by_link(visitor(), visitor(name="Bo", size=PHONE), self.game, cafe, **self.options)
        play_to_the_end(desk, phone, move=lambda page: self.move(page, by_keys if page is desk else by_mouse))
        assert len({page.locator(".points").first.inner_text() for page in (desk, phone)}) == 1

    @pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
    def test_axe_finds_nothing_and_all_is_in_its_box(self, visitor: Come, cafe: Server, dark: bool) -> None:
        """At the start and a few moves on, from 320 px phones to wide desktops; of a long game, so that it does not end."""
        key = cafe.open(self.game, "Ann", "bot:easy", "bot:easy", first=0)
        page = visitor(dark=dark).holds(key, self.game)
        for _ in range(4):
            page.locator("main.board.mine").wait_for()
            assert not violations(page)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 844})
                assert (width, outside(page)) == (width, [])
            page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
            at = page.locator("main.board").get_attribute("data-at")
            self.move(page)
            page.locator(f'main.board:not([data-at="{at}"])').wait_for()

    @pytest.mark.parametrize("language", languages())
    def test_large_letters_on_a_small_phone(self, visitor: Come, cafe: Server, language: str) -> None:
        """Long words in 130% on 320 px: all is in its box, and none is broken."""
        key = cafe.open(self.game, "Ann", "bot:easy", "bot:easy", first=0, options=self.options)
        page = visitor(size=(320, 640), language=language, text=130).holds(key, self.game)
        page.locator("main.board").wait_for()
        assert not outside(page)
        assert not broken(page)

    @pytest.mark.parametrize("size", GUIDED, ids=lambda size: "x".join(map(str, size)))
    def test_the_guide_speaks_from_beside_a_thing_and_follows_what_is_done(self, visitor: Come, size: tuple[int, int]) -> None:
        """First the goal; then each step beside its thing and never over it, gone with the next move; at the end it says so."""
        page = visitor(size=size, learned=[]).goes_to(f"/learn/{self.game}")
        expect(page.get_by_text(words("rules-goal", game=self.game))).to_be_visible()
        page.get_by_role("button", name=words("learn-start")).click()
        bubble, seen = page.get_by_role("note", name=words("guide")), list[str]()
        bubble.wait_for()
        for _ in range(200):
            page.locator("main.board.mine, section.over").first.wait_for()
            if page.get_by_role("dialog", name=words("guide-done")).is_visible():
                break
            if page.locator("section.over").is_visible():
                return
            if bubble.is_visible():
                said = bubble.locator("p").inner_text()
                assert seen[-1:] != [said], "it stands still while the game goes on"
                seen.append(said)
                page.locator("[data-guided]").wait_for()
                assert not page.evaluate(COVERED), (said, page.evaluate(COVERED))
            at = page.locator("main.board").get_attribute("data-at")
            self.move(page, by_keys)  # on a small phone a bubble may lie over other things than its own
            page.locator(f'main.board:not([data-at="{at}"])').wait_for()
        assert len(seen) == len(set(seen)) > 3
        page.get_by_role("button", name=words("guide-play-on")).click()
        expect(bubble).to_have_count(0)

    def test_the_rules_are_pictures_with_a_search(self, visitor: Come) -> None:
        """A page before the game: pictures, all that can be explained, and every ruling behind Details, found by a word of it."""
        page = visitor(size=PHONE).goes_to(f"/rules/{self.game}")
        entries, details = page.locator("[data-entry]:visible"), page.locator("details")
        expect(page.get_by_text(words("rules-goal", game=self.game))).to_be_visible()
        pictured = entries.locator(".picture :is(svg, img, b)").locator("xpath=ancestor::li")
        assert pictured.count() == page.locator("section:not(.tips) > :is(ul, ol) > [data-entry]:visible").count() > 5
        assert not violations(page)
        assert not outside(page)
        for ruling in registry.load(self.game).rulings.values():
            expect(details).not_to_have_attribute("open", "")
            page.get_by_role("searchbox").fill(f"{ruling.number} {ruling.title}")
            expect(page.locator(f"#rule-{ruling.number}")).to_be_visible()
            page.get_by_role("searchbox").fill("")
            details.locator("summary").click()
        page.get_by_role("searchbox").fill("no such word")
        expect(page.get_by_role("status")).to_have_text(words("rules-found", n=0))
        expect(entries).to_have_count(0)

    @pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
    def test_whatever_is_on_the_table_tells_what_it_is(self, visitor: Come, cafe: Server, size: tuple[int, int]) -> None:
        """To a long press, a right click and `?`, beside itself and never over it, with a way to the rules; Escape closes."""
        page = visitor(size=size).holds(cafe.open(self.game, "Ann", "bot:easy", first=0, options=self.options), self.game)
        page.locator("main.board.mine").wait_for()
        before = page.locator("main.board").get_attribute("data-at")
        self.move(page, by_keys)
        page.locator(f'main.board.mine:not([data-at="{before}"])').wait_for()
        told, kinds = page.get_by_role("note", name=words("what-is-this")), set[str]()
        finger = page.context.new_cdp_session(page)
        page.clock.install()
        at = page.locator("main.board").get_attribute("data-at")
        for thing in page.locator("main.board [data-explain]:visible").all():
            id, about = thing.get_attribute("data-explain") or "", json.loads(thing.get_attribute("data-about") or "{}")
            if id in kinds:
                continue
            kinds.add(id)
            if not (point := thing.evaluate(SHOWS)):
                continue  # it is all behind other things
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            page.clock.run_for(600)
            expect(told).to_be_visible()
            for _ in range(5):  # it follows what its thing does, frame by frame
                page.clock.run_for(100)
                if not page.evaluate(COVERED):
                    break
            assert not page.evaluate(COVERED), (id, page.evaluate(COVERED))
            expect(told).to_contain_text(words(id, game=self.game, **named(about)))
            expect(told.locator("b")).to_have_text(words(id, game=self.game, part="name", **named(about)), ignore_case=True)
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})  # which is no tap
            page.keyboard.press("Escape")
            expect(told).to_have_count(0)
            thing.evaluate("(one) => one.removeAttribute('data-asked')")
        assert len(kinds) > 2
        assert page.locator("main.board").get_attribute("data-at") == at
        page.locator("main.board button[data-explain]:enabled, main.board [data-explain] button:enabled").first.focus()
        page.keyboard.press("?")
        page.clock.run_for(100)
        expect(told.get_by_role("button")).to_be_focused()
        assert not violations(page)
        page.keyboard.press("Escape")
        expect(page.locator("main.board :focus")).to_have_count(1)
        page.locator("main.board [data-explain]:visible").first.click(button="right")
        told.get_by_role("button", name=words("explain-more")).click()
        expect(page.locator("dialog .rulebook [data-found]")).to_be_in_viewport()


def named(about: dict[str, Any]) -> dict[str, Any]:
    """What a page gives a message, as messages of ours: an id with parameters is one."""

    def value(one: Any) -> Any:
        if isinstance(one, list) and len(one) == 2 and isinstance(one[1], dict):
            return Message(one[0], **named(one[1]))
        return [value(each) for each in one] if isinstance(one, list) else one

    return {name: value(one) for name, one in about.items()}
