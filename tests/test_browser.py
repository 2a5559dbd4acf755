"""The cafe in real Chromium: what all games share. Each game's own board is tested in its folder."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser import DESKTOP, PHONE, WIDTHS, Visitor, hold_or_roll, outside, play_to_the_end, violations, words
from cafe_server import Server
from playwright.sync_api import Locator, Page, expect

from dicecafe.games.dessert_dice.text import DESSERT_NAMES

Come = Callable[..., Visitor]
ROLL = words("roll", game="pig", part="label")
ROLLS = words("roll", game="pig", who="Ann")


def button(page: Page, name: str) -> Locator:
    """A button by its whole name."""
    return page.get_by_role("button", name=name, exact=True)


def roll(page: Page) -> Locator:
    """The bar's button that rolls; a tap on the die does so too."""
    return button(page, ROLL).last


def history(page: Page) -> Locator:
    """What happened, line by line."""
    return page.get_by_role("list", name=words("history")).get_by_role("listitem")


def test_from_the_menu_to_a_game_in_one_tap(visitor: Come) -> None:
    """Play opens a table against a bot."""
    page = visitor().goes_to("/")
    expect(page.get_by_role("article")).to_have_count(4)
    button(page, words("play-game", title="Burger Dice")).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("main.board")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name=words("go-on-playing")).first.click()
    expect(page.locator("main.board")).to_be_visible()


def test_two_browsers_by_link(visitor: Come, cafe: Server) -> None:
    """One invites, the other comes by the link; both play one game to its end and see the same."""
    page, other = visitor(name="Ann").goes_to("/"), visitor(name="Bo", size=PHONE)
    page.get_by_role("button", name="Pig").click()
    page.get_by_label(words("way", way="online")).check()
    page.get_by_text(words("house-rules")).click()
    page.get_by_role("textbox", name=words("option-target", game="pig", part="name")).fill("20")
    button(page, words("open-table")).click()
    guest = other.goes_to(page.locator("code").inner_text())
    button(guest, words("sit-down")).click()
    play_to_the_end(page, guest, move=hold_or_roll)
    results = {one.locator("section.over h2").inner_text() for one in (page, guest)}
    assert results in ({words("you-won"), words("won", names=[name], n=1)} for name in ("Ann", "Bo"))


def test_the_waiting_room(visitor: Come, cafe: Server) -> None:
    """Code, link and QR code; a bot sits down with one tap, and the game begins."""
    key = cafe.open("pig", "Ann", "open", "open", first=0)
    page = visitor().holds(key, "pig")
    expect(page.get_by_text(key["code"], exact=True)).to_be_visible()
    expect(page.get_by_role("img", name=words("qr-code"))).to_be_visible()
    button(page, words("copy-link")).click()
    expect(button(page, words("copied"))).to_be_visible()
    button(page, words("add-bot")).first.click()
    expect(button(page, words("add-bot"))).to_have_count(1)
    cafe.sit(key["code"], "Bo")
    expect(page.locator("main.board")).to_be_visible()


def test_a_spectator_sees_and_can_do_nothing(visitor: Come, cafe: Server) -> None:
    """By the other link: the board, and no button to play."""
    key = cafe.open("pig", "Ann", "Bo", first=0)
    page = visitor().goes_to(f"/watch/{key['watch']}")
    expect(page.get_by_text(words("watching"))).to_be_visible()
    with cafe.device(key) as device:
        device.move("roll")
    expect(history(page).first).to_have_text(ROLLS)
    for name in (ROLL, words("undo"), words("hint")):
        expect(button(page, name)).to_have_count(0)


def test_the_one_person_here_is_told_so(visitor: Come, cafe: Server) -> None:
    """Who sits alone before a device reads "You roll"; the others at the table are told by name."""
    key = cafe.open("pig", "Ann", "open", first=0)
    bo = cafe.sit(key["code"], "Bo")
    pages = [visitor().holds(one, "pig") for one in (key, bo)]
    roll(pages[0]).click()
    expect(history(pages[0]).filter(has_text=words("roll", game="pig", part="you"))).to_have_count(1)
    expect(history(pages[1]).filter(has_text=ROLLS)).to_have_count(1)


def test_a_kill_in_the_middle(visitor: Come, chromium: Any, tmp_path: Any) -> None:
    """The server dies and comes back: the page says so, comes back by itself, and the game goes on to its end."""
    with Server(tmp_path / "cafe.db") as server:
        key = server.open("pig", "Ann", "bot:easy", first=0, options={"target": 30})
        somebody = Visitor(chromium, server.address)
        page = somebody.holds(key, "pig")
        page.locator("main.board.mine").wait_for()
        at = page.locator("main.board").get_attribute("data-at")
        hold_or_roll(page)
        page.locator(f'main.board:not([data-at="{at}"])').wait_for()
        lines = history(page).all_inner_texts()
        server.kill()
        expect(page.get_by_text(words("connection-gone"))).to_be_visible()
        roll(page).click() if roll(page).is_visible() else None
        server.start()
        expect(page.get_by_text(words("connection-gone"))).to_have_count(0)
        assert history(page).all_inner_texts()[: len(lines)] == lines
        play_to_the_end(page, move=hold_or_roll)
        somebody.leaves()


def test_whole_games_by_keyboard_alone(visitor: Come) -> None:
    """From the menu to the result without touching a mouse."""
    page = visitor().goes_to("/")
    page.get_by_role("article").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim().startsWith('Pig')"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.textContent == {words('start-game')!r}"):
            break
    page.keyboard.press("Enter")
    play_to_the_end(page, move=hold_or_roll)


def test_the_guided_first_game(visitor: Come) -> None:
    """Who never played a game is told what it is about, led through it, and may end that at any time."""
    page = visitor(learned=[]).goes_to("/")
    page.get_by_role("button", name="Pig").click()
    page.get_by_role("link", name=words("way-learn")).click()
    expect(page.get_by_text(words("rules-goal", game="pig"))).to_be_visible()
    button(page, words("learn-start")).click()
    guide = page.get_by_role("note", name=words("guide"))
    expect(guide).to_contain_text(words("guide-roll", game="pig"))
    button(page, words("guide-skip")).click()
    expect(guide).to_have_count(0)
    page.goto("/learn/pig")
    button(page, words("learn-play")).click()
    expect(page.locator("main.board")).to_be_visible()
    expect(guide).to_have_count(0)
    page.goto("/learn/pig")
    page.get_by_role("link", name=words("rules"), exact=True).click()
    expect(page.locator(".rulebook")).to_be_visible()


def test_who_does_a_step_of_the_guide_need_not_confirm_it(visitor: Come) -> None:
    """The next step comes, and the one before does not come again; whoever reads faster than they act may say so."""
    page = visitor(size=PHONE).goes_to("/learn/burger-dice")
    button(page, words("learn-start")).click()
    guide = page.get_by_role("note", name=words("guide"))
    for n, (step, move) in enumerate([("roll", ".move"), ("place", ".fits"), ("add", ".fits"), ("close", ".fits")], 1):
        expect(guide).to_contain_text(words(f"guide-{step}", game="burger-dice"))
        expect(guide).to_contain_text(words("guide-step", n=n, all=7))
        page.locator(move).first.click()  # the first dice of a lesson are chosen: bun, patty, bun
    expect(guide).to_contain_text(words("guide-stop", game="burger-dice"))
    button(page, words("guide-got-it")).click()
    expect(guide).to_have_count(0)
    page.locator(".move").first.click()
    expect(page.locator(".dice .place")).to_have_count(3)
    expect(guide).to_have_count(0)


def test_pass_the_device(visitor: Come, cafe: Server) -> None:
    """Several seats here and secrets in the game: a curtain between them, and nothing of the table behind it."""
    page = visitor(size=PHONE).holds(cafe.open("dessert-dice", "Ann", "Bo", first=0), "dessert-dice")
    for name in ("Ann", "Bo", "Ann"):
        expect(page.get_by_role("dialog", name=words("curtain", name=name))).to_be_visible()
        expect(page.locator("main, [data-guide], ol")).to_have_count(0)
        page.keyboard.press("Escape")
        button(page, words("curtain-open", name=name)).press("Enter")
        page.locator("main.board.mine").wait_for()
        button(page, words("more")).click()
        told = page.get_by_role("dialog").get_by_role("listitem")
        expect(told.filter(has_text=words("dealt-hidden", game="dessert-dice", player="Ann"))).to_have_count(1)
        assert shown_goals(told.all_inner_texts()) == []
        button(page, words("close-sheet")).click()
        page.locator("[data-supply]:enabled").first.click()
        page.locator(".square.open").first.click()


def shown_goals(lines: list[str]) -> list[str]:
    """Lines that tell which goal somebody was dealt."""
    told = {words("dealt", game="dessert-dice", player=p, dessert=d) for p in ("Ann", "Bo") for d in DESSERT_NAMES}
    return sorted(told & set(lines))


def test_a_second_tap_is_no_second_move(visitor: Come, cafe: Server) -> None:
    """Nor is it an error."""
    page = visitor().holds(cafe.open("pig", "Ann", "Bo", first=0), "pig")
    roll(page).dblclick()
    page.locator('main.board:not([data-at="0"])').wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_single_keys_can_be_turned_off(visitor: Come, cafe: Server) -> None:
    """For those who speak to their device, or hit keys by chance: then only buttons act."""
    page = visitor().holds(cafe.open("pig", "Ann", "Bo", first=0), "pig")
    page.locator("main.board.mine").wait_for()
    odds = button(page, words("odds"))
    for on, pressed in ((False, "false"), (True, "true")):
        button(page, words("more")).click()
        button(page, words("settings")).click()
        page.get_by_role("switch", name=words("single-keys")).set_checked(on)
        page.keyboard.press("Escape")
        expect(button(page, words("more"))).to_be_focused()
        page.keyboard.press("o")
        expect(odds).to_have_attribute("aria-pressed", pressed)


def test_the_page_follows_the_language(visitor: Come) -> None:
    """Chosen in the settings, it is spoken at once, and by the next page."""
    page = visitor().goes_to("/")
    assert page.locator("html").get_attribute("lang") == "en"
    button(page, words("settings")).click()
    page.get_by_label("Deutsch").check()
    expect(page.get_by_role("dialog", name=words("settings", language="de"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(words("tagline", language="de", game="burger-dice"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def test_a_page_without_words_waits_for_them(visitor: Come) -> None:
    """Until the catalogue comes there is the cafe's name and the code of what went wrong, not a page without words."""
    somebody = visitor()
    somebody.context.route("**/api/words/*", lambda route: route.abort(), times=3)
    page = somebody.goes_to("/")
    expect(page.get_by_text("network/gone")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)


def test_a_connection_that_swallows_everything_is_given_up(visitor: Come, cafe: Server) -> None:
    """Half open: what was sent is sent again on another, and done once."""
    somebody = visitor()
    sockets: list[Any] = []

    def through(ws: Any) -> None:
        server = ws.connect_to_server()
        number = len(sockets)
        sockets.append(ws)
        ws.on_message(lambda said: server.send(said) if number or '"hello"' in said else None)

    somebody.context.route_web_socket("**/socket*", through)
    page = somebody.holds(cafe.open("pig", "Ann", "Bo", first=0), "pig")
    roll(page).click()
    page.locator('main.board:not([data-at="0"])').wait_for()
    assert len(sockets) == 2
    expect(history(page).filter(has_text=ROLLS)).to_have_count(1)


def test_what_takes_long_says_so(visitor: Come, cafe: Server) -> None:
    """A hint that is being worked out, and a bot that thinks: who waits for longer than a moment reads what for."""
    held: list[tuple[Any, str]] = []

    def through(ws: Any) -> None:
        server = ws.connect_to_server()
        server.on_message(lambda said: ws.send(said) if '"welcome"' in said else held.append((ws, said)))

    def opened(*players: str, first: int) -> Page:
        somebody = visitor()
        somebody.context.route_web_socket("**/socket*", through)
        return somebody.holds(cafe.open("pig", *players, first=first), "pig")

    page = opened("Ann", "Bo", first=0)
    button(page, words("hint")).click()
    expect(page.get_by_text(words("working-it-out"))).to_be_visible()
    while not held:
        page.wait_for_timeout(50)
    ws, said = held.pop()
    ws.send(said)
    expect(page.get_by_text(words("hint-details"))).to_be_visible()
    expect(page.get_by_text(words("working-it-out"))).to_have_count(0)
    page = opened("Ann", "bot:easy", first=1)
    expect(page.get_by_text(words("bot-thinking", name="Biscuit"))).to_be_visible()


def test_leaving_leaves(visitor: Come, cafe: Server) -> None:
    """A guest who leaves the waiting room is gone from it, and may come again by the link."""
    key = cafe.open("pig", "Ann", "open", "open", first=0)
    page = visitor(name="Bo").goes_to(f"/join/{key['code']}")
    button(page, words("sit-down")).click()
    button(page, words("leave-table")).click()
    expect(page.get_by_role("article")).to_have_count(4)
    expect(page.get_by_text(words("go-on-playing"))).to_have_count(0)
    page.goto(f"/join/{key['code']}")
    expect(button(page, words("sit-down"))).to_be_visible()


def test_an_address_that_nobody_wrote(visitor: Come) -> None:
    """Broken letters lead to the menu."""
    page = visitor().goes_to("/join/%E0%A4%A")
    expect(page.get_by_role("article")).to_have_count(4)


@pytest.mark.parametrize(
    "path", ["/join/NOSUCH", "/table/nosuch", "/watch/nosuch", "/game/nosuch", "/learn/nosuch", "/rules/nosuch"]
)
def test_addresses_that_lead_nowhere(visitor: Come, path: str) -> None:
    """What is wrong, and the way back."""
    page = visitor().goes_to(path)
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name=words("back-to-menu")).click()
    expect(page.get_by_role("article")).to_have_count(4)


SCREENS: dict[str, Callable[[Visitor, Server], Page]] = {
    "menu": lambda somebody, cafe: somebody.goes_to("/"),
    "waiting": lambda somebody, cafe: somebody.holds(cafe.open("pig", "Ann", "open", first=0), "pig"),
    "join": lambda somebody, cafe: somebody.goes_to(f"/join/{cafe.open('pig', 'Ann', 'open', first=0)['code']}"),
    "table": lambda somebody, cafe: somebody.holds(cafe.open("pig", "Ann", "bot:easy", first=0), "pig"),
    "lost": lambda somebody, cafe: somebody.goes_to("/join/NOSUCH"),
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_all_is_in_its_box(visitor: Come, cafe: Server, screen: str, dark: bool) -> None:
    """Every screen, light and dark, from 320 px phones to wide desktops."""
    page = SCREENS[screen](visitor(dark=dark, size=DESKTOP), cafe)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert not violations(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert (width, outside(page)) == (width, [])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("sheet", [words("settings"), words("more-ways-of", title="Burger Dice")], ids=["settings", "ways"])
def test_axe_finds_nothing_on_sheets(visitor: Come, sheet: str, dark: bool) -> None:
    """Settings, and the ways to play."""
    page = visitor(dark=dark, size=PHONE).goes_to("/")
    page.get_by_role("article").first.wait_for()
    button(page, sheet).click()
    page.get_by_role("dialog").wait_for()
    assert not violations(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert (width, outside(page)) == (width, [])


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_any_moment_of_a_game(visitor: Come, cafe: Server, dark: bool) -> None:
    """The guide, odds and a hint, the rules, more, the result, a spectator, and the curtain."""
    key = cafe.open("pig", "Ann", "Bo", first=0, options={"target": 10})
    page = visitor(dark=dark, size=PHONE).holds(key, "pig", guided=True)
    page.get_by_role("note", name=words("guide")).wait_for()
    button(page, words("odds")).click()
    page.get_by_text(words("odds-more", game="pig", part="short")).wait_for()
    assert violations(page) == []
    button(page, words("hint")).click()
    page.get_by_text(words("hint-details")).wait_for(timeout=60_000)
    assert violations(page) == []
    for sheet in ("rules", "more"):
        button(page, words(sheet)).click()
        page.get_by_role("dialog").wait_for()
        assert violations(page) == []
        button(page, words("close-sheet")).click()
    button(page, words("guide-skip")).click()
    watcher = visitor(dark=dark).goes_to(f"/watch/{key['watch']}")
    watcher.locator("main.board").wait_for()
    assert violations(watcher) == []
    play_to_the_end(page, move=hold_or_roll)
    assert violations(page) == []
    shared = visitor(dark=dark).holds(cafe.open("dessert-dice", "Ann", "Bo", first=0), "dessert-dice")
    shared.get_by_role("dialog").wait_for()
    assert violations(shared) == []
