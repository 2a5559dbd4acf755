"""How much, how often and what people may send: limits, sizes, and names and words that are fit to be shown."""

from __future__ import annotations

import gzip
import http.client
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from answers import ORDER, Answer, check_headers, join
from cafe_server import Server, play_on
from finished_games import finished
from websockets import ConnectionClosed, InvalidStatus

from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import DiceCafeError
from dicecafe.engine.registry import load
from dicecafe.engine.registry import names as names_of_games
from dicecafe.server.tables import names


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that ask nothing special of it; its log stays clean."""
    with Server(tmp_path_factory.mktemp("limits") / "cafe.db") as server:
        yield server
        assert "Traceback" not in server.stop()


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


# ---------------------------------------------------------------- limits
def test_messages_of_a_connection_are_limited(tmp_path: Path) -> None:
    """So many at once; then each is refused, with its code and id, until the connection gives up or slows down."""
    with Server(tmp_path / "cafe.db", messages="5/100000") as server:
        key = server.open("pig", "Ann", "Bo")
        with server.device(key) as device, server.device(key) as another:
            said = [device.ask("emote", seat=0, emote="clap") for _ in range(7)]
            assert [one["type"] for one in said] == ["done"] * 4 + ["refused"] * 3
            assert {one["code"] for one in said[4:]} == {"limit/messages"}
            another.commands = 100
            assert another.ask("emote", seat=0, emote="clap")["type"] == "done"  # it has a limit of its own
            for _ in range(198):  # with the three: one more than may be in a row
                device.send({"type": "emote", "id": "x", "seat": 0, "emote": "clap"})
            assert close_code(device.socket) == 1008
        with server.device(key) as device:
            assert device.welcome["n"] < 20


def test_sockets_of_an_address_share_what_they_may_send(tmp_path: Path) -> None:
    """Many sockets are no way to more commands."""
    with Server(tmp_path / "cafe.db", messages_per_address="9/100000") as server:
        key = server.open("pig", "Ann", "Bo")
        with server.device(key) as one, server.device(key) as other:
            other.commands = 100
            said = [device.ask("emote", seat=0, emote="clap") for _ in range(6) for device in (one, other)]
            assert [answer["type"] for answer in said] == ["done"] * 9 + ["refused"] * 3
            assert {answer["code"] for answer in said[9:]} == {"limit/messages"}


def test_requests_and_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    """Tables opened, codes tried and sockets held by one address have a limit; a socket that is closed makes room."""
    with Server(tmp_path / "cafe.db", tables="3/6000", sockets_per_address="2") as server:
        key = server.open("pig", "Ann", "open", first=0)
        assert server.get("/api/tables/WRONG1")[0] == 404
        server.sit(key["code"], "Bo")
        refused = [
            Answer(server, "GET", "/api/tables/WRONG2"),
            Answer(server, "POST", "/api/tables", json.dumps(ORDER)),
            Answer(server, "POST", f"/api/tables/{key['code']}/seats", '{"name":"Cy"}', x_forwarded_for="10.0.0.9"),
        ]
        for answer in refused:
            assert (answer.status, answer.code) == (429, "limit/tables")
            check_headers(answer)
        with server.device(key) as device, server.device(watch=key["watch"]):
            with pytest.raises(InvalidStatus) as full, join(server):
                pass
            assert full.value.response.status_code == 403
            assert device.move()["type"] == "done"
        server.device(key).close()
        assert server.get("/health")[0] == 200


def test_rematches_are_tables(tmp_path: Path) -> None:
    """A rematch counts like a table that is opened; asked for again, it is the same one and counts no more."""
    with Server(tmp_path / "cafe.db", tables="2/6000") as server:
        key = finished(server, "pig")
        with server.device(key) as device:
            device.commands = 1000  # ids that no other device has had
            assert [device.ask("rematch")["type"] for _ in range(3)] == ["done"] * 3
            token = next(e["token"] for heard in device.heard for e in heard.get("events", []) if e["kind"] == "again")
        play_on(server, {"token": token}, 1000)
        with server.device({"token": token}) as device:
            device.commands = 1000
            assert device.ask("rematch")["code"] == "limit/tables"


def test_what_an_address_stores_is_limited(tmp_path: Path) -> None:
    """Tables, moves and words have so many bytes; another address has its own."""
    with Server(tmp_path / "cafe.db", "--trust-proxy", stored_bytes="4000/600000") as server:
        key = server.open("pig", "Ann", "Bo", chat=True)
        with server.device(key) as device:
            said = [device.ask("say", seat=0, text="x" * 200) for _ in range(40)]
            refused = [one for one in said if one["type"] == "refused"]
            assert 5 <= len(said) - len(refused) <= 15
            assert {one["code"] for one in refused} == {"limit/store"}
            assert device.move()["code"] == "limit/store"
        assert Answer(server, "POST", "/api/tables", json.dumps(ORDER)).code == "limit/store"
        assert Answer(server, "POST", "/api/tables", json.dumps(ORDER), x_forwarded_for="192.0.2.1").status == 201
        assert 'dicecafe_budget_refused_total{budget="stored_bytes"}' in server.get("/metrics")[1]


def test_decks_count_among_what_an_address_stores(tmp_path: Path) -> None:
    """Each that differs in a word is stored, and is far larger than its table."""
    option = load("dicecreams").deck_option
    assert option is not None
    decks = [{**(deck := option.house()), "deck": {**deck["deck"], "title": f"deck {number}"}} for number in range(8)]
    orders = [{"game": "dicecreams", "seats": [{"kind": "here"}], "options": {"deck": deck}} for deck in decks]
    with Server(tmp_path / "cafe.db", stored_bytes="50000/600000") as server:
        answers = [Answer(server, "POST", "/api/tables", json.dumps(order)) for order in orders]
        assert [answer.status for answer in answers[:2]] == [201, 201]
        assert answers[-1].code == "limit/store"


def test_a_deck_holds_nothing_but_cards(server: Server) -> None:
    """Fields that no deck has are refused by name, tables where values belong by their place, and too large a deck as such."""
    game, option = next(
        (game, one) for game in map(load, names_of_games()) for one in game.options if isinstance(one, DeckOption)
    )
    deck, seats = option.house(), [{"kind": "here"}, {"kind": "here"}]
    order = {"game": game.name, "seats": seats, "options": {"deck": deck}}
    assert Answer(server, "POST", "/api/tables", json.dumps(order)).status == 201
    for padding, where in (
        ({"padding": "x"}, "padding"),
        ({"deck": {**deck["deck"], "padding": 1}}, "deck.padding"),
        ({"deck": {**deck["deck"], "id": {"padding": 1}}}, "deck.id"),
    ):
        order["options"] = {"deck": {**deck, **padding}}
        answer = Answer(server, "POST", "/api/tables", json.dumps(order))
        assert (answer.status, json.loads(answer.body)["code"]) == (400, "deck/invalid")
        assert json.loads(answer.body)["message"][1]["where"] == where
    order["options"] = {"deck": {**deck, "deck": {**deck["deck"], "id": "x" * 65_536}}}
    assert Answer(server, "POST", "/api/tables", json.dumps(order)).code == "limit/deck"


def test_behind_a_proxy_the_last_address_counts(tmp_path: Path) -> None:
    """With --trust-proxy each visitor has a limit of their own, and nobody gets another by writing a header of their own."""
    with Server(tmp_path / "cafe.db", "--trust-proxy", tables="2/6000") as server:

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
    for field, value in {"name": "x" * 61, "seal": "x" * 64}.items():
        order = json.dumps({"name": "Bo", field: value}).encode()
        assert Answer(server, "POST", f"/api/tables/{key['code']}/seats", order).code == "request/invalid"


def test_no_body_is_decompressed(server: Server) -> None:
    """A few KB could be hundreds of MB, and a moment of everybody's: a compressed body is refused as it is."""
    order = json.dumps(ORDER).encode()
    for encoding, body in (("gzip", gzip.compress(order)), ("deflate", zlib.compress(order))):
        refused = Answer(server, "POST", "/api/tables", body, content_encoding=encoding)
        assert (refused.status, refused.code) == (400, "request/invalid")
    assert Answer(server, "POST", "/api/tables", order).status == 201


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
            names.clean_text(empty)


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
