"""The cafe behind a real nginx, with the file that is in deploy/: below a path of its site, and nothing of it outside."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from browser import CALM, EXPECTED, words
from cafe_server import Server, free_port
from playwright.sync_api import Browser, expect

ROOT = Path(__file__).parent.parent


class Proxied(Server):
    """A server that is asked through a proxy, below a path."""

    proxy = 0

    @property
    def address(self) -> str:
        """Where the proxy has it, once there is one."""
        return f"http://127.0.0.1:{self.proxy or self.port}/games"


@pytest.fixture(scope="module")
def cafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    """The server and its proxy."""
    folder, port, program = tmp_path_factory.mktemp("proxy"), free_port(), shutil.which("nginx", path="/usr/sbin:/usr/bin:/bin")
    assert program, "there is no nginx: `make proxy` installs it"
    flags = ("--base-path", "/games", "--proxies", "127.0.0.1")
    with Proxied(folder / "cafe.db", *flags, tables="9/1000000", connects="10/1000000") as server:
        site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        site = re.sub(r"^ *ssl_\w+ .*;$", "", site, flags=re.MULTILINE)
        head = f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        (folder / "nginx.conf").write_text(f"{head}http {{ access_log off; types {{}}\n{site}\n}}\n")
        process = subprocess.Popen(
            [program, "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
        )
        server.proxy = port
        try:
            for _ in range(600):
                try:
                    assert server.get("/health")[0] == 200
                    break
                except OSError:
                    time.sleep(0.05)
            yield server
        finally:
            process.terminate()
            process.wait(60)


def status(url: str) -> int:
    """The status of an answer, redirects followed."""
    try:
        with urllib.request.urlopen(url, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def test_a_game_is_played_below_the_path(cafe: Proxied, chromium: Browser) -> None:
    """Page, files, API and socket; links and the invitation lead below it; the service worker keeps to it."""
    context = chromium.new_context(base_url=f"http://127.0.0.1:{cafe.proxy}", locale="en-GB")
    context.add_init_script(f"if (location.host) localStorage.settings ??= {json.dumps(json.dumps(CALM))}")
    wrong, outside = list[str](), list[str]()
    context.on(
        "console", lambda said: wrong.append(said.text) if said.type == "error" and not EXPECTED.search(said.text) else None
    )
    context.on("request", lambda asked: outside.append(asked.url) if f":{cafe.proxy}/games/" not in asked.url else None)
    page = context.new_page()
    page.goto("/games/")
    expect(page.get_by_role("article")).to_have_count(4)
    page.get_by_role("button", name=words("play-game", title="Burger Dice"), exact=True).click()
    expect(page).to_have_url(re.compile(rf":{cafe.proxy}/games/table/"))
    expect(page.locator("main.board")).to_be_visible()
    page.reload()
    expect(page.locator("main.board")).to_be_visible()
    scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
    assert scope == f"http://127.0.0.1:{cafe.proxy}/games/"
    key = cafe.open("pig", "Ann", "open", first=0)
    page.goto(f"/games/join/{key['code']}")
    page.get_by_role("link", name=words("watch-instead")).click()
    expect(page).to_have_url(re.compile(f"/games/watch/{key['watch']}"))
    context.close()
    assert [text for text in wrong if not EXPECTED.search(text)] == []
    assert [url for url in outside if not url.startswith("data:")] == []


def test_nothing_is_outside_of_the_path(cafe: Proxied) -> None:
    """Neither at the server itself; whoever leaves the slash out gets there, and the metrics are for nobody outside."""
    server = f"http://127.0.0.1:{cafe.port}"
    for path in ("/", "/health", "/api/games", "/icon.svg", "/gamesome/health"):
        assert status(server + path) == 404
    assert [status(cafe.address + path) for path in ("", "/", "/settings", "/manifest.webmanifest", "/sw.js")] == [200] * 5
    assert status(f"{server}/games") == status(f"{server}/games/metrics") == 200
    assert status(f"{cafe.address}/metrics") == 404


def test_whoever_comes_pays_for_themselves(cafe: Proxied) -> None:
    """The proxy's word is believed, what somebody says of themselves is not: each address has nine tables, whatever it says."""
    for port, source in ((cafe.proxy, "127.0.0.2"), (cafe.port, "127.0.0.3")):
        spent = [asked(port, source, f"1.2.3.{n}") for n in range(10)]
        assert spent == [404] * 9 + [429]
    assert asked(cafe.proxy, "127.0.0.4", "127.0.0.2") == 404
    assert asked(cafe.port, "127.0.0.3", "1.2.3.4", "/live") == 429, "whoever passes the proxy by has connections of their own"
    assert asked(cafe.proxy, "127.0.0.3", "1.2.3.4", "/live") == 200


def asked(port: int, source: str, says: str, path: str = "/api/tables/NOSUCH") -> int:
    """The status of a question, from an address that says it forwards for another."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(source, 0))
    connection.request("GET", f"/games{path}", headers={"X-Forwarded-For": says})
    found = connection.getresponse().status
    connection.close()
    return found
