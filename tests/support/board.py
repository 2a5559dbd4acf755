"""What every game's board must do in a browser; a game's test says how one move is made on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

import pseudo
import pytest
from browser import DESKTOP, PHONE, WIDTHS, Visitor, by_link, outside, play_to_the_end, violations, words
from cafe_server import Server
from playwright.sync_api import Locator, Page

from dicecafe.engine import registry
from dicecafe.words import languages

Come = Callable[..., Visitor]
Take = Callable[[Locator], None]


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
        """What stays as it is in every language: players, the game, its cards."""
        game = registry.load(self.game)
        deck = game.deck(game.config(game.seats[0], self.options)) or {}
        return ["Ann", game.title, *(text for card in deck.get("cards", []) for text in card.values() if isinstance(text, str))]

    def test_a_whole_game_by_keyboard_alone(self, visitor: Come, cafe: Server) -> None:
        """Every choice can have the focus, and Enter takes it."""
        page = visitor().holds(cafe.open(self.game, "Ann", "bot:medium", first=0, options=self.options), self.game)
        play_to_the_end(page, move=lambda page: self.move(page, by_keys))

    def test_a_whole_game_of_two_browsers_by_link(self, visitor: Come, cafe: Server) -> None:
        """One at a desk, one with a phone: both see the result."""
        pages = by_link(visitor(), visitor(name="Bo", size=PHONE), self.game, cafe, **self.options)
        play_to_the_end(*pages, move=self.move)
        assert len({page.locator(".points").first.inner_text() for page in pages}) == 1

    @pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
    def test_axe_finds_nothing_and_all_is_in_its_box(self, visitor: Come, cafe: Server, dark: bool) -> None:
        """At the start and a few moves on, from 320 px phones to wide desktops."""
        key = cafe.open(self.game, "Ann", "bot:easy", "bot:easy", first=0, options=self.options)
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

    @pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
    def test_large_letters_on_a_small_phone(self, visitor: Come, cafe: Server, language: str) -> None:
        """Long words in 130% on 320 px: all is in its box."""
        key = cafe.open(self.game, "Ann", "bot:easy", "bot:easy", first=0, options=self.options)
        page = visitor(size=(320, 640), language=language, text=130).holds(key, self.game)
        page.locator("main.board").wait_for()
        assert not outside(page)

    def test_the_guide_leads_into_the_game(self, visitor: Come) -> None:
        """Its first step is there at once, and the game can be played beside it."""
        page = visitor(size=PHONE, learned=[]).goes_to(f"/learn/{self.game}")
        page.get_by_label(words("guide")).wait_for()
        page.locator("[data-guided]").wait_for()
        at = page.locator("main.board").get_attribute("data-at")
        page.get_by_role("button", name=words("guide-got-it")).click()
        self.move(page)
        page.locator(f'main.board:not([data-at="{at}"])').wait_for()
