"""What the server gives a browser to show: the client's own files, and the rules of a game in its language."""

from __future__ import annotations

import hashlib
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from cafe_server import Server

from dicecafe.engine import registry
from dicecafe.engine.game import rulings_of
from dicecafe.server.http.answering import sent
from dicecafe.server.http.errors import refused
from dicecafe.server.http.pages import PageError, Pages
from dicecafe.words import Message


# ---------------------------------------------------------------- the client's own files
def asked(pages: Pages, path: str, **headers: str) -> web.Response:
    """What a browser gets that asks for a path at which there is a file."""
    file = pages.find(path)
    assert file is not None
    return sent(file, {name.replace("_", "-").title(): value for name, value in headers.items()})


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder such as the build fills."""
    folder = tmp_path / "client"
    for name, text in {
        "index.html": "<!doctype html>",
        "sw.js": "self;",
        "manifest.webmanifest": "{}",
        "icons/cafe.svg": "<svg/>",
        "assets/main-1a2b.js": "let cafe;",
        "assets/main-1a2b.js.br": "packed small",
        "assets/main-1a2b.js.gz": "packed",
        "assets/main-1a2b.js.map": "{}",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def test_an_unbuilt_client_says_how_to_build_it(tmp_path: Path, built: Path) -> None:
    """503 until the folder is there; then, without a new start, the page."""
    pages = Pages(tmp_path / "later")
    with pytest.raises(PageError) as unbuilt:
        pages.find("/join/K7PXQ2")
    assert refused(unbuilt.value).status == 503
    assert (unbuilt.value.code, unbuilt.value.message) == ("client/unbuilt", Message("client-unbuilt"))
    built.rename(tmp_path / "later")
    assert asked(pages, "/join/K7PXQ2").body == b"<!doctype html>"


def test_files_of_the_client_over_http(built: Path) -> None:
    """Its addresses are one page, asked for again each time; its assets are kept for ever; nothing else is there."""
    with Server(":memory:", client=str(built)) as server:
        for path in ("/", "/join/K7PXQ2", "/table/abc", "/watch/abc", "/game/abc", "/learn/pig", "/settings"):
            with urllib.request.urlopen(server.address + path) as answer:
                assert answer.read() == b"<!doctype html>"
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                assert "script-src 'self'" in answer.headers["content-security-policy"]
        for path, kind, keep in [
            ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
            ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
            ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
            ("/icons/cafe.svg", "image/svg+xml", "no-cache"),
        ]:
            with urllib.request.urlopen(server.address + path) as answer:
                assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
        hidden = ("/assets/other.js", "/assets/main-1a2b.js.br", "/assets/main-1a2b.js.map", "/join/a/b", "/nowhere")
        for path in (*hidden, "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
            assert server.get(path)[1]["code"] == "request/nowhere", path
        assert server.post("/", {})[0] == 404


def test_what_a_browser_accepts_and_knows(built: Path) -> None:
    """The smallest form that it takes; nothing at all, if it has it."""
    pages, path = Pages(built), "/assets/main-1a2b.js"
    for accepted, body, packing in [
        ("gzip, deflate, br", b"packed small", "br"),
        ("gzip", b"packed", "gzip"),
        ("br;q=0", b"let cafe;", None),
        ("", b"let cafe;", None),
    ]:
        answer = asked(pages, path, accept_encoding=accepted)
        assert (answer.body, answer.headers.get("content-encoding")) == (body, packing)
        assert answer.content_length == len(body)
        known = asked(pages, path, accept_encoding=accepted, if_none_match=answer.headers["etag"])
        assert (known.status, known.body) == (304, None)
    plain = asked(pages, "/sw.js", accept_encoding="br")
    assert "content-encoding" not in plain.headers


def test_a_file_is_hashed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of its forms, however often they are asked for; and every form has an ETag of its own."""
    hashed, sha256 = list[bytes](), hashlib.sha256

    def counted(body: bytes) -> Any:
        hashed.append(body)
        return sha256(body)

    monkeypatch.setattr(hashlib, "sha256", counted)
    pages, etags = Pages(built), set[str]()
    for accepted in ("br", "gzip", "") * 3:
        answer = asked(pages, "/assets/main-1a2b.js", accept_encoding=accepted)
        assert isinstance(answer.body, bytes)
        assert answer.headers["etag"] == f'"{sha256(answer.body).hexdigest()[:24]}"'
        etags.add(answer.headers["etag"])
    assert len(etags) == 3
    assert sorted(hashed) == [b"let cafe;", b"packed", b"packed small"]


# ---------------------------------------------------------------- rules in other languages
def test_rules_in_a_language_that_is_there(tmp_path: Path) -> None:
    """Its own text where the game's folder has one, with its rulings; English elsewhere."""
    game = replace(registry.load("pig"))
    vars(game)["folder"] = tmp_path
    (tmp_path / "rules.md").write_text("# Pig\n\n- **PG-1 A one.** Lost.\n")
    (tmp_path / "rules.de.md").write_text("# Schwein\n\n- **PG-1 Eine Eins.** Verloren.\n")
    assert game.rules_in("de").startswith("# Schwein")
    assert rulings_of(game.rules_in("de"))["PG-1"].title == "Eine Eins"
    assert game.rules_in("es") == game.rules_in("en") == (tmp_path / "rules.md").read_text()


def test_rules_by_language_over_http(cafe: Server) -> None:
    """What is no language is refused."""
    plain = cafe.get("/api/games/pig/rules")[1]
    assert cafe.get("/api/games/pig/rules?lang=en")[1] == plain
    assert cafe.get("/api/games/pig/rules?lang=xx")[1]["text"] == plain["text"]
    assert cafe.get("/api/games/pig/rules?lang=../x")[0] == 400


def test_an_unknown_address_answers_people_and_programs(cafe: Server) -> None:
    """A browser gets the page of the client, which says so in words; a program gets the code; both a 404."""
    request = urllib.request.Request(f"{cafe.address}/no/such/page", headers={"Accept": "text/html,*/*"})
    with pytest.raises(urllib.error.HTTPError) as page:
        urllib.request.urlopen(request, timeout=30)
    assert (page.value.code, page.value.headers["Content-Type"]) == (404, "text/html; charset=utf-8")
    assert b"<!doctype html>" in page.value.read().lower()
    for path, accept in (("/no/such/page", "application/json"), ("/no/such/page", "*/*"), ("/api/nothing", "text/html")):
        status, body = cafe.get(path, Accept=accept)
        assert (status, body["code"]) == (404, "request/nowhere")
