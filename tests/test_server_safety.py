"""What keeps people safe: headers, paths, origins and tokens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from answers import ORDER, Answer, check_headers, join
from cafe_server import Device, Server
from websockets import InvalidStatus
from websockets.sync.client import connect

from dicecafe.server.socket.conversation import commands
from dicecafe.server.tokens import Signer

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that ask nothing special of it; its log stays clean."""
    with Server(tmp_path_factory.mktemp("safety") / "cafe.db", "--origins", FRIEND) as server:
        yield server
        assert "Traceback" not in server.stop()


# ---------------------------------------------------------------- headers
@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/games", None, 200),
        ("GET", "/health", None, 200),
        ("GET", "/metrics", None, 200),
        ("GET", "/api/schema/openapi.json", None, 200),
        ("POST", "/api/tables", json.dumps(ORDER), 201),
        ("OPTIONS", "/api/tables", None, 204),
        ("HEAD", "/api/games", None, 200),
        ("POST", "/api/tables", "{", 400),
        ("GET", "/api/tables/" + "x" * 21, None, 400),
        ("GET", "/api/tables/NOBODY", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("GET", "/api/games/chess/rules", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/tables", b"x" * (256 * 1024 + 1), 413),
    ],
)
def test_every_answer_has_the_headers(server: Server, method: str, path: str, body: Any, status: int) -> None:
    """Answers of all kinds, refusals included, say the same to a browser; also to a page of another site."""
    for origin in ({}, {"origin": "https://evil.example"}):
        answer = Answer(server, method, path, body, **origin)
        assert answer.status == (403 if origin and method == "POST" else status)
        check_headers(answer)


def test_no_page_of_ours_names_another_site(server: Server) -> None:
    """The description of the server is data, not a page with scripts from elsewhere."""
    for path in ("/api/schema", "/api/schema/openapi.json"):
        assert "json" in Answer(server, "GET", path).headers["content-type"]
    for path in ("/api/schema/swagger", "/api/schema/redoc", "/api/schema/elements", "/api/schema/rapidoc"):
        assert Answer(server, "GET", path).status == 404


# ---------------------------------------------------------------- methods and paths
def test_methods(server: Server) -> None:
    """HEAD is GET without its body, OPTIONS says what there is, and all else is refused with a code."""
    for path in ("/api/games", "/health", "/api/games/pig/rules", "/api/tables/NOBODY"):
        full, head = Answer(server, "GET", path), Answer(server, "HEAD", path)
        assert (head.status, head.body) == (full.status, b"")
        assert head.headers["content-length"] == full.headers["content-length"]
        options = Answer(server, "OPTIONS", path)
        assert (options.status, options.body) == (204, b"")
        assert "GET" in options.headers["allow"]
        for method in ("PUT", "PATCH", "DELETE", "TRACE", "POST"):
            answer = Answer(server, method, path)
            assert answer.status == 405
            assert answer.code == "request/method"
            assert "GET" in answer.headers["allow"]
    assert Answer(server, "GET", "/api/tables").status == 405


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/....//....//etc/passwd",
        "/..\\..\\etc\\passwd",
        "//etc/passwd",
        "/api/games/../../pyproject.toml",
        "/api/games/..%2f..%2f..%2fpyproject.toml/rules",
        "/api/games/..%5c..%5cpyproject.toml/rules",
        "/api/games/%2e%2e/rules",
        "/api/games/pig%00/rules",
        "/api/games/pig%2e/rules",
        "/api/records/..%2fcafe.db",
        "/api/records/%ff%fe",
        "/api/records/' OR 1=1 --".replace(" ", "%20"),
        "/api/tables/%00",
        "/api/tables/%25",
        "/assets/../../../etc/passwd",
        "/cafe.db",
        "/" + "a" * 8000,
    ],
)
def test_paths_lead_nowhere_else(server: Server, path: str) -> None:
    """No way of writing a path leads out of what is served."""
    answer = Answer(server, "GET", path)
    assert answer.status in (400, 404)
    assert answer.code in ("request/nowhere", "request/invalid", "game/unknown", "table/unknown")
    assert b"root:" not in answer.body
    check_headers(answer)


# ---------------------------------------------------------------- origins
def test_a_foreign_page_opens_no_table(server: Server) -> None:
    """A browser sends text from any page to anywhere, JSON only with leave; neither opens a table or takes a seat."""
    key = server.open("pig", "Ann", "open")
    for path, body in (("/api/tables", json.dumps(ORDER)), (f"/api/tables/{key['code']}/seats", '{"name": "Eve"}')):
        for origin in ("https://evil.example", "null"):
            assert Answer(server, "POST", path, body, origin=origin).code == "origin/foreign"
        for kind in ("text/plain", "application/x-www-form-urlencoded", "text/plain; charset=application/json"):
            answer = Answer(server, "POST", path, body, content_type=kind)
            assert (answer.status, answer.code) == (415, "request/type")
    assert server.get(f"/api/tables/{key['code']}")[1]["seats"][1]["kind"] == "open"
    answer = Answer(
        server, "POST", "/api/tables", json.dumps(ORDER), origin=FRIEND, content_type="application/json; charset=utf-8"
    )
    assert answer.status == 201


def test_nothing_ends_in_a_newline(server: Server) -> None:
    """What is limited to some letters has no other at its end."""
    for seal, status in (("ab" * 32, 201), ("\n", 400), ("ab" * 32 + "\n", 400)):
        assert Answer(server, "POST", "/api/tables", json.dumps({**ORDER, "seal": seal})).status == status
    with pytest.raises(msgspec.ValidationError):
        commands.decode(json.dumps({"type": "nonce", "id": "1", "nonce": "tea\n"}))
    assert Answer(server, "GET", "/api/words/en%0A").code == "request/invalid"


def test_pages_of_other_sites_may_not_connect(server: Server) -> None:
    """Our own page connects, a program that is no page, and a site the host named; nobody who only looks like one."""
    ours = f"127.0.0.1:{server.port}"
    for origin in (f"http://{ours}", f"https://{ours}", FRIEND, None):
        with join(server, origin=origin) as line:
            line.send('{"type":"hello","watch":"nothing"}')
            assert json.loads(line.recv())["code"] == "table/unknown"
    for origin in (
        "https://evil.example",
        f"http://{ours}.evil.example",
        f"http://{ours}@evil.example",
        f"http://evil.example/{ours}",
        f"http://127.0.0.1:{server.port + 1}",
        f"{FRIEND}.evil.example",
        "http://friend.example",
        "null",
        "",
        "http://[",
        "\u00e4",
    ):
        with pytest.raises(InvalidStatus) as refused, join(server, additional_headers={"Origin": origin}):
            pass
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/elsewhere"):
        pass


# ---------------------------------------------------------------- tokens
def test_a_changed_token_opens_nothing(server: Server) -> None:
    """Each part of a token holds to the others: another table's, another holder's, a part missing, a letter changed."""
    key = server.open("pig", "Ann", "open")
    other, guest = server.open("pig", "Ann", "open"), server.sit(key["code"], "Bo")
    table, holder, signature = key["token"].split(".")
    there, elsewhere, signed = other["token"].split(".")
    bad = [
        f"{there}.{holder}.{signature}",
        f"{table}.{elsewhere}.{signature}",
        f"{table}.{guest['token'].split('.')[1]}.{signature}",
        f"{table}.{holder}.{signed}",
        f"{table}.{holder}.",
        f"{table}.{holder}",
        f"{table}..{signature}",
        f".{holder}.{signature}",
        f"{table}.{holder}.{signature}.{signature}",
        f"{table}.{holder}.{signature}=",
        f"{key['token']}\n",
        key["token"].swapcase(),
        Signer("").token(table, holder),
        Signer("key").token(table, holder),
    ]
    for place in range(len(key["token"])):
        letter = "A" if key["token"][place] != "A" else "B"
        bad.append(key["token"][:place] + letter + key["token"][place + 1 :])
    with join(server) as line:
        for token in bad:
            line.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(line.recv(timeout=60))["code"] == "token/invalid", token
        line.send(json.dumps({"type": "hello", "token": key["token"]}))
        assert json.loads(line.recv(timeout=60))["type"] == "welcome"


def test_a_token_is_for_its_own_seats(server: Server) -> None:
    """A guest does nothing in the host's name, and a spectator nothing at all."""
    key = server.open("pig", "Ann", "open", chat=True)
    guest = server.device(server.sit(key["code"], "Bo"))
    spectator = server.device(watch=key["watch"])
    commands: dict[str, dict[str, Any]] = {
        "move": {"seat": 0, "at": 0, "move": "roll"},
        "undo": {"seat": 0, "at": 0},
        "emote": {"seat": 0, "emote": "clap"},
        "say": {"seat": 0, "text": "I am Ann"},
        "leave": {"seat": 0},
        "hint": {"seat": 0},
        "bot": {"seat": 1, "level": "random"},
    }
    for device in (guest, spectator):
        for command, fields in commands.items():
            assert device.ask(command, **fields)["code"] == "seat/not-yours"
    assert spectator.ask("rematch")["code"] == "seat/not-yours"
    guest.close()
    spectator.close()


def test_a_key_of_ones_own_signs_for_all(tmp_path: Path) -> None:
    """Without a key the store keeps one, so that tokens outlive a restart; with another key they are worth nothing."""
    with Server(tmp_path / "cafe.db") as server:
        key = server.open("pig", "Ann", "Bo")
        server.stop()
        with server.start().device(key) as device:
            assert device.you == [0, 1]
    with (
        Server(tmp_path / "cafe.db", key="another key than that") as server,
        pytest.raises(AssertionError, match="token/invalid"),
    ):
        Device(server.address, key["token"])
