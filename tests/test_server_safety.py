"""What keeps people safe: headers, origins, tokens, limits, and names and words that are fit to be shown."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server
from websockets import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from dicecafe.engine.errors import CODES, DiceCafeError
from dicecafe.server import names
from dicecafe.server.tokens import Signer

JSON = {"content-type": "application/json"}
ORDER = {"game": "pig", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
FRIEND = "https://friend.example"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that ask nothing special of it; its log stays clean."""
    with Server(tmp_path_factory.mktemp("safety") / "cafe.db", "--origins", FRIEND) as server:
        yield server
        assert "Traceback" not in server.stop()


class Answer:
    """What came back: status, headers, body."""

    def __init__(self, server: Server, method: str, path: str, body: Any = None, **headers: str) -> None:
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        head = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body, JSON | head, encode_chunked=not isinstance(body, bytes | str | None))
        answer = line.getresponse()
        self.status, self.headers, self.body = answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        line.close()

    @property
    def code(self) -> str:
        """The code of a refusal, which is one there is."""
        said = json.loads(self.body)
        assert set(said) == {"code", "message"}
        assert said["code"] in CODES
        assert said["message"]
        return str(said["code"])


def close_code(line: Any) -> int:
    """Listen until the server hangs up: why it did."""
    with pytest.raises(ConnectionClosed) as closed:
        listen(line)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def listen(line: Any) -> None:
    """Listen as long as there is something to hear."""
    while True:
        line.recv(timeout=60)


def join(server: Server, **how: Any) -> Any:
    """A connection before its hello."""
    return connect(f"ws://127.0.0.1:{server.port}/socket", compression=None, max_size=None, max_queue=None, **how)


# ---------------------------------------------------------------- headers
def check_headers(answer: Answer) -> None:
    """Nothing foreign is loaded, framed, sniffed, shared or told about us."""
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == "'self'"
    assert not any(word in answer.headers["content-security-policy"] for word in ("*", "http", "unsafe-eval"))
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control-") or name == "set-cookie"]


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
        assert answer.status == status
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
    for device in (guest, spectator):
        for command, fields in {
            "move": {"seat": 0, "at": 0, "move": "roll"},
            "undo": {"seat": 0, "at": 0},
            "emote": {"seat": 0, "emote": "clap"},
            "say": {"seat": 0, "text": "I am Ann"},
            "leave": {"seat": 0},
            "hint": {"seat": 0},
            "bot": {"seat": 1, "level": "random"},
        }.items():
            assert device.ask(command, **fields)["code"] == "seat/not-yours"
    assert spectator.ask("rematch")["code"] == "seat/not-yours"
    guest.close()
    spectator.close()


# ---------------------------------------------------------------- limits
def test_messages_of_a_connection_are_limited(tmp_path: Path) -> None:
    """So many at once; then each is refused, with its code and id, until the connection gives up or slows down."""
    with Server(tmp_path / "cafe.db", messages_at_once="5", messages_per_second="0.0001") as server:
        key = server.open("pig", "Ann", "Bo")
        with server.device(key) as device, server.device(key) as another:
            said = [device.ask("emote", seat=0, emote="clap") for _ in range(7)]
            assert [one["type"] for one in said] == ["done"] * 4 + ["refused"] * 3
            assert {one["code"] for one in said[4:]} == {"limit/messages"}
            another.commands = 100
            assert another.ask("emote", seat=0, emote="clap")["type"] == "done"  # it has a limit of its own
            for _ in range(200):
                device.send({"type": "emote", "id": "x", "seat": 0, "emote": "clap"})
            assert close_code(device.socket) == 1008
        with server.device(key) as device:
            assert device.welcome["n"] < 20


def test_requests_and_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    """Tables opened, codes tried and sockets held by one address have a limit; a socket that is closed makes room."""
    with Server(tmp_path / "cafe.db", tables_per_minute="3", sockets_per_address="2") as server:
        key = server.open("pig", "Ann", "open", first=0)
        assert server.get("/api/tables/WRONG1")[0] == 404
        server.sit(key["code"], "Bo")
        refused = [
            Answer(server, "GET", "/api/tables/WRONG2"),
            Answer(server, "POST", "/api/tables", json.dumps(ORDER)),
            Answer(server, "POST", f"/api/tables/{key['code']}/seats", '{"name":"Cy"}', x_forwarded_for="10.0.0.9"),
        ]
        for answer in refused:
            assert (answer.status, answer.code) == (429, "limit/requests")
            check_headers(answer)
        with server.device(key) as device, server.device(watch=key["watch"]):
            with pytest.raises(InvalidStatus) as full, join(server):
                pass
            assert full.value.response.status_code == 403
            assert device.move()["type"] == "done"
        server.device(key).close()
        assert server.get("/health")[0] == 200


def test_behind_a_proxy_the_last_address_counts(tmp_path: Path) -> None:
    """With --trust-proxy each visitor has a limit of their own, and nobody gets another by writing a header of their own."""
    with Server(tmp_path / "cafe.db", "--trust-proxy", tables_per_minute="2") as server:

        def status(*forwarded: str) -> int:
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            line.putrequest("GET", "/api/tables/NOBODY")
            for address in forwarded:
                line.putheader("X-Forwarded-For", address)
            line.endheaders()
            answer = line.getresponse().status
            line.close()
            return answer

        assert [status("10.0.0.1") for _ in range(3)] == [404, 404, 429]
        assert status("10.0.0.2") == 404
        assert status("6.6.6.6, 10.0.0.1") == 429  # a proxy that adds to the header
        assert status("6.6.6.6", "10.0.0.1") == 429  # one that adds a header


def test_sizes_are_limited(server: Server) -> None:
    """A body of 256 KiB is read, a larger one refused, in one piece or in many; a message over 16 KiB ends the connection."""
    fits, huge = b" " * (256 * 1024), b" " * (256 * 1024 + 1)
    assert Answer(server, "POST", "/api/tables", fits).code == "request/invalid"
    for body in (huge, iter([huge[:100_000], huge[100_000:200_000], huge[200_000:]])):
        answer = Answer(server, "POST", "/api/tables", body)
        assert (answer.status, answer.code) == (413, "request/too-large")
    key = server.open("pig", "Ann", "Bo")
    for size, kind in ((16 * 1024, "refused"), (16 * 1024 + 1, "closed")):
        with server.device(key) as device:
            device.send("x" * size)
            if kind == "refused":
                assert device.next()["code"] == "message/unreadable"
            else:
                assert close_code(device.socket) == 1009
    for field, value in {"name": "x" * 61, "nonce": "x" * 65}.items():
        body = json.dumps({"name": "Bo", field: value})
        assert Answer(server, "POST", f"/api/tables/{key['code']}/seats", body).code == "request/invalid"


# ---------------------------------------------------------------- names and words
NAMES = [
    ("Ann\r\nSet-Cookie: x", "AnnSet-Cookie: x"),
    ("\u202eevil\u202c\u2066\u2069", "evil"),
    ("\u200b\ufeff\u00adBo\u200d", "Bo"),
    ("<script>alert(1)</script>", "<script>alert(1)</script"),  # text: whoever shows it escapes it
    ("\U0001f9c1\U0001f3b2 Zo\u0065\u0308", "\U0001f9c1\U0001f3b2 Zo\u00eb"),
    ("x" * 60, "x" * 24),
    ("\U0001f3b2" * 60, "\U0001f3b2" * 24),
    ("a\u00a0\u2003b\u2028\u2029c", "abc"),
    ("Z" + "\u0336" * 50 + "al", "Z\u0336\u0336\u0336al"),
    ("\u3164An\u2800n", "Ann"),
]


def test_names_are_cleaned_and_limited(server: Server) -> None:
    """What others see of a name is one line of visible letters, the host's and the guests' alike."""
    for given, shown in NAMES:
        key = server.open("pig", given, "open", "open")
        server.sit(key["code"], given)
        seats = server.get(f"/api/tables/{key['code']}")[1]["seats"]
        assert [seat["name"] for seat in seats] == [shown, f"{shown} 2", ""]
        with server.device(watch=key["watch"]) as device:
            assert device.welcome["seats"] == seats
    key = server.open("pig", "Ann", "open")
    for empty in ("\u202e", "\u3164", "\u2800\u2800", "\u0301\u0301", " \u00a0 ", "\x00"):
        answer = Answer(server, "POST", f"/api/tables/{key['code']}/seats", json.dumps({"name": empty}))
        assert (answer.status, answer.code) == (400, "name/empty")
        with pytest.raises(DiceCafeError):
            names.said(empty)


def test_what_people_say_is_cleaned_and_limited(server: Server) -> None:
    """Chat is one line of at most 200 letters without what can't be seen, and comes to all as it is."""
    key = server.open("pig", "Ann", "Bo", chat=True)
    with server.device(key) as device, server.device(watch=key["watch"]) as spectator:
        for given, shown in [
            ("hello", "hello"),
            ("<img src=x onerror=alert(1)>&amp;", "<img src=x onerror=alert(1)>&amp;"),
            ("two\nlines\r\n\tand\u2028more", "two lines and more"),
            ("\u202eright to left\u202c", "right to left"),
            ("\x1b[31mred\x07", "[31mred"),
            ("\U0001f9c1" * 200, "\U0001f9c1" * 200),
            ("o\u0308" + "\u0336" * 90, "\u00f6\u0336\u0336\u0336"),
        ]:
            assert device.ask("say", seat=0, text=given)["type"] == "done"
            assert spectator.until("said")["text"] == shown
        for given, code in [("x" * 201, "message/unreadable"), ("", "message/unreadable"), ("\u200b\n", "chat/empty")]:
            assert device.ask("say", seat=0, text=given)["code"] == code
        assert spectator.ask("say", seat=0, text="hello")["code"] == "seat/not-yours"


def test_nobody_writes_where_the_host_does_not_allow_it(server: Server) -> None:
    """Without the host's word there are emotes, from the list, and nothing else."""
    key = server.open("pig", "Ann", "Bo")
    with server.device(key) as device:
        assert device.ask("say", seat=0, text="hello")["code"] == "chat/off"
        assert device.ask("emote", seat=0, emote="clap")["type"] == "done"
        assert device.ask("emote", seat=0, emote="<b>")["code"] == "message/unreadable"


def test_a_key_of_ones_own_signs_for_all(tmp_path: Path) -> None:
    """Without a key the store keeps one, so that tokens outlive a restart; with another key they are worth nothing."""
    with Server(tmp_path / "cafe.db") as server:
        key = server.open("pig", "Ann", "Bo")
        server.stop()
        with server.start().device(key) as device:
            assert device.you == [0, 1]
    with Server(tmp_path / "cafe.db", key="another") as server, pytest.raises(AssertionError, match="token/invalid"):
        Device(server.address, key["token"])
