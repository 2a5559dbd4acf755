"""What a client that holds no rules asks the server for: the whole table, hints, odds, replays, analyses, its files."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from cafe_server import Server

from dicecafe.engine import registry
from dicecafe.server.pages import Answer, Pages


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these tests."""
    with Server(tmp_path_factory.mktemp("cafe") / "cafe.db") as running:
        yield running


# ---------------------------------------------------------------- the table
@pytest.mark.parametrize("game", registry.names())
def test_info_holds_all_settings_and_the_deck(server: Server, game: str) -> None:
    """Every option has its value, changed or not; the deck is drawn from `deck`, so it is no setting."""
    options = registry.load(game).options
    key = server.open(game, "Ann", "open")
    info = server.get(f"/api/tables/{key['code']}")[1]["info"]
    assert info["options"] == {}
    assert info["settings"] == {option.name: option.default for option in options if option.name != "deck"}
    assert (info["deck"] is not None) == any(option.name == "deck" for option in options)


def test_settings_tell_what_was_changed(server: Server) -> None:
    """A changed option stands among the others."""
    key = server.open("burger-dice", "Ann", "bot:easy", options={"target": 30}, first=0)
    with server.device(key) as ann:
        info = ann.welcome["info"]
    assert info["options"] == {"target": 30}
    assert info["settings"] == {"target": 30, "waste_limit": 4, "roll_size": 3, "dice": 12}


def test_the_decks_on_the_wire(server: Server) -> None:
    """A board finds on every card what it draws, and for a deck of one's own too."""
    code = server.open("dicey-delights", "Ann", "open")["code"]
    deck = server.get(f"/api/tables/{code}")[1]["info"]["deck"]
    assert deck["last_call_at"] == 40
    assert deck["cards"][0] == {
        "n": 1, "camper": "Mateo", "request": ["smore", "smore", "cupcake"], "points": [1, 2, 10], "ability": "one_more_stir",
    }  # fmt: skip
    assert {card["ability"] for card in deck["cards"]} == set(deck["abilities"])
    assert deck["abilities"]["sweet_tip"]["text"] == "Gain 2 points."
    assert {dessert for card in deck["cards"] for dessert in card["request"]} <= {one["id"] for one in deck["desserts"]}

    own = registry.load("dicecreams").options[-1].house()  # type: ignore[attr-defined]
    own["icecream"][0]["name"] = "Home Cone"
    code = server.open("dicecreams", "Ann", "open", options={"deck": own})["code"]
    cards = server.get(f"/api/tables/{code}")[1]["info"]["deck"]["cards"]
    assert cards[0] == {
        "n": 1, "name": "Home Cone", "animal": "fox", "fame": 4,
        "slots": [{"need": "colour", "colour": "green"}, {"need": "any"}, {"need": "any"}],
        "strong": {"id": "at_least_two", "numbers": [6], "text": "6 + 6 + ?"},
    }  # fmt: skip


# ---------------------------------------------------------------- hints and odds
def test_a_hint_names_its_move(server: Server) -> None:
    """The best move comes in notation as well, and is one of those that are offered."""
    key = server.open("pig", "Ann", "bot:easy", first=0)
    with server.device(key) as ann:
        done = ann.ask("hint", seat=0)
        assert done["move"] == "roll"
        assert done["move"] in done["answer"]


def test_odds_are_for_who_asks(server: Server) -> None:
    """What the dice may bring, to the seat alone; a game with nothing to say of that says so."""
    key = server.open("pig", "Ann", "Bo", "bot:easy", first=0)
    with server.device(key) as ann, server.device(watch=key["watch"]) as watcher:
        done = ann.ask("odds", seat=0)
        assert done["odds"][0] == ["a 1: the turn and its 0 points are lost", "17%"]
        assert done["answer"].splitlines()[0] == ": ".join(done["odds"][0])
        other = ann.ask("odds", seat=1)
        assert (other["odds"], other["answer"]) == ([], "There are no dice to come for you now.")
        assert watcher.ask("odds", seat=0)["code"] == "seat/not-yours"
    key = server.open("dessert-dice", "Ann", "bot:easy", first=0)
    with server.device(key) as ann:
        assert ann.ask("odds", seat=0)["odds"] == []


# ---------------------------------------------------------------- the client's own files
def asked(pages: Pages, path: str, **headers: str) -> Answer | None:
    """What a browser gets that asks for a path."""
    return pages.answer({"path": path, "headers": [(name.replace("_", "-").encode(), v.encode()) for name, v in headers.items()]})


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
    answer = asked(pages, "/join/K7PXQ2")
    assert answer is not None
    assert answer.status == 503
    assert json.loads(answer.body)["code"] == "client/unbuilt"
    assert "make web" in json.loads(answer.body)["message"]
    built.rename(tmp_path / "later")
    answer = asked(pages, "/join/K7PXQ2")
    assert answer is not None
    assert answer.body == b"<!doctype html>"


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
        assert answer is not None
        assert (answer.body, answer.headers.get("content-encoding")) == (body, packing)
        assert answer.headers["content-length"] == str(len(body))
        known = asked(pages, path, accept_encoding=accepted, if_none_match=answer.headers["etag"])
        assert known is not None
        assert (known.status, known.body) == (304, b"")
    plain = asked(pages, "/sw.js", accept_encoding="br")
    assert plain is not None
    assert "content-encoding" not in plain.headers
