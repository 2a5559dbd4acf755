"""The cafe as files alone, in real Chromium: after one visit the network may go, and games go on."""

from __future__ import annotations

import functools
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browser import CALM, PHONE, ROOT, chromium, hold_or_roll, play_to_the_end, words
from cafe_server import Server
from playwright.sync_api import Browser, Page

from dicecafe import Record
from dicecafe.engine import registry
from dicecafe.engine.verify import verify

PLAY = """async ({ game, seed }) => {
  const ask = async (path, body) =>
    (await cafe.request(path, body && { method: "POST", body: JSON.stringify(body) })).json();
  const seats = [{ kind: "here", name: "Ann" }, { kind: "bot", level: "medium" }];
  const key = await ask("/api/tables", { game, seats });
  const next = () => (seed = (seed * 48271) % 0x7fffffff);
  await new Promise((over) => {
    const socket = cafe.connect();
    let sent = 0;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: key.token }));
    socket.onmessage = ({ data }) => {
      const { position } = JSON.parse(data);
      if (position?.result) over();
      const moves = position?.moves?.[0] ?? [];
      if (moves.length) {
        const move = moves[next() % moves.length][0];
        socket.send(JSON.stringify({ type: "move", id: String(++sent), seat: 0, at: position.at, move }));
      }
    };
  });
  return ask(`/api/records/${key.table}`);
}"""


class Files(SimpleHTTPRequestHandler):
    """A host of files, which knows nothing of the cafe."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


def phone(browser: Browser) -> Page:
    """A page of a phone on which nothing moves."""
    page = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce").new_page()
    page.add_init_script(f"localStorage.settings ??= {json.dumps(json.dumps(CALM))}")
    return page


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the demo below a path."""
    folder = tmp_path_factory.mktemp("host")
    subprocess.run([sys.executable, ROOT / "tools" / "demo.py", folder / "dice"], check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="module")
def away(host: Path) -> Iterator[Page]:
    """A page that was visited once, opened again with its host gone."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=host))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with chromium() as browser:
        page = phone(browser)
        page.goto(f"http://127.0.0.1:{server.server_port}/dice/")
        page.wait_for_function("navigator.serviceWorker.controller")
        server.shutdown()
        server.server_close()
        page.reload()
        yield page


@pytest.fixture(scope="module")
def offered(host: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A cafe that offers the demo to its guests."""
    with Server(tmp_path_factory.mktemp("cafe") / "cafe.db", demo=str(host / "dice")) as server:
        yield server


def test_a_cafe_offers_to_play_without_it(offered: Server) -> None:
    """After one visit the app plays bots when the cafe is gone, and comes back to it; neither shows the other's tables."""
    with chromium() as browser:
        page = phone(browser)
        page.goto(f"{offered.address}/")
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        page.reload()
        page.get_by_role("link", name=words("play-offline")).click()
        page.get_by_role("link", name=words("play-online")).wait_for()
        while not page.evaluate("navigator.serviceWorker.controller?.scriptURL.includes('/offline/')"):
            page.wait_for_timeout(100)  # until all of it is kept
        offered.kill()
        page.goto(f"{offered.address}/")
        page.get_by_text(words("play-offline")).click()
        page.get_by_role("heading", level=2).first.wait_for()
        record = Record.from_dict(page.evaluate(PLAY, {"game": "pig", "seed": 3}))
        assert verify(record).rolls
        page.goto(f"{offered.address}/offline/learn/pig")
        page.get_by_role("button", name=words("learn-play")).click()
        page.locator("main.board").wait_for()
        offered.start()
        page.get_by_role("link", name=words("back-to-menu")).click()
        page.get_by_role("link", name=words("play-online")).click()
        page.get_by_role("link", name=words("play-offline")).wait_for()
        assert page.evaluate("localStorage.getItem('tables-offline')")
        assert not page.evaluate("localStorage.getItem('tables')")


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_game_without_a_network_and_its_record_verifies(away: Page, game: str) -> None:
    """Against a medium bot, by the rules in WebAssembly; what they wrote down is checked by the rules here."""
    record = Record.from_dict(away.evaluate(PLAY, {"game": game, "seed": 7}))
    assert record.result
    assert verify(record).rolls


def test_of_two_pages_the_last_has_the_cafe(away: Page) -> None:
    """The other one says that it lost the connection, and has it again when it is loaded anew."""
    home = away.url.partition("/dice/")[0] + "/dice/"
    away.goto(f"{home}learn/pig")
    away.get_by_role("button", name=words("learn-play")).click()
    away.locator("main.board.mine").wait_for()
    other = away.context.new_page()
    other.goto(away.url)
    other.locator("main.board.mine").wait_for()
    away.get_by_text(words("connection-gone")).wait_for()
    away.reload()
    away.locator("main.board.mine").wait_for()
    other.get_by_text(words("connection-gone")).wait_for()
    other.close()


def test_a_game_by_hand_goes_on_after_the_page_was_closed(away: Page) -> None:
    """From the menu to the end of a game, with the page loaded anew in the middle, at the table's own address."""
    home = away.url.partition("/dice/")[0] + "/dice/"
    away.goto(home)
    away.get_by_role("heading", level=2).first.wait_for()
    assert not away.get_by_text(words("invite"), exact=True).count()  # nobody could come
    away.goto(f"{home}learn/pig")
    away.get_by_role("button", name=words("learn-play")).click()
    for _ in range(3):
        away.locator("main.board.mine").wait_for()
        away.keyboard.press("1")
    at = int(away.locator("main.board.mine").get_attribute("data-at") or 0)
    away.reload()
    away.locator("main.board.mine").wait_for()
    assert int(away.locator("main.board").get_attribute("data-at") or 0) >= at > 0
    play_to_the_end(away, move=hold_or_roll)
