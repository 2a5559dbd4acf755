"""The server under nonsense: requests drawn from its own OpenAPI, and sockets that send anything. It refuses, and goes on."""

from __future__ import annotations

import json
import socket
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from answers import readable
from cafe_server import Device, Server
from codes import CODES
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks
from schemathesis.core.result import Ok
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dicecafe.engine import registry

GAMES = registry.names()
DECKS = {
    name: folder / "deck.toml" for name in GAMES if (folder := registry.load(name).folder) and (folder / "deck.toml").exists()
}
SAME_EVERY_TIME = settings(
    max_examples=150,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
HOLDS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
UNASKED = ("/api/games", "/api/words", "/health", "/live", "/ready")  # there is nothing in such a request that could be wrong
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all that is thrown at it; at the end it lives, and its log is clean."""
    with Server(tmp_path_factory.mktemp("fuzz") / "cafe.db") as server:
        yield server
        assert server.process is not None
        assert server.process.poll() is None
        assert not [line for line in server.stop().splitlines() if "Traceback" in line]


# ---------------------------------------------------------------- HTTP
@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, list[str]]:
    """Values for the addresses that lead somewhere: tables that wait, that are full and that are over."""
    waiting, full = server.open("pig", "Ann", *["open"] * 9), server.open("pig", "Ann", "Bo")
    over = server.open("pig", "Ann", "Bo", options={"target": 10})
    with server.device(over) as device:
        while not device.over:
            device.move(choose=Random(device.n).choice)
    keys = [waiting, full, over]
    return {"code": [key["code"] for key in keys], "table": [key["table"] for key in keys], "game": GAMES}


@st.composite
def orders(draw: Any) -> dict[str, Any]:
    """An order for a table that is nearly right: a game there is, options it has, a deck with one thing wrong."""
    name = draw(st.sampled_from(GAMES))
    game = registry.load(name)
    seat = st.fixed_dictionaries({"kind": st.sampled_from(["here", "open", "bot"])}, optional={"name": st.text(max_size=30)})
    order: dict[str, Any] = {"game": name, "seats": draw(st.lists(seat, min_size=1, max_size=5))}
    for place in order["seats"]:
        if place["kind"] == "bot":
            place["level"] = draw(st.sampled_from(["random", "easy", "perfect", "bot:random", "genius", ""]))
    edges = {option.name: st.sampled_from(option.edges()) | ANY for option in game.options if option.name != "deck"}
    order["options"] = draw(st.fixed_dictionaries({}, optional=edges))
    if name in DECKS and draw(st.booleans()):
        order["options"]["deck"] = bent(draw, tomllib.loads(DECKS[name].read_text(encoding="utf-8")))
    order |= draw(st.fixed_dictionaries({}, optional={"first": st.integers(-1, 15), "real_dice": st.booleans()}))
    return order


def bent(draw: Any, deck: Any) -> Any:
    """A deck where something, somewhere, is something else, or missing."""
    place = deck
    while True:
        if not isinstance(place, dict | list) or not place:
            return draw(ANY)
        key = draw(st.sampled_from(sorted(place))) if isinstance(place, dict) else draw(st.integers(0, len(place) - 1))
        if isinstance(place[key], dict | list) and place[key] and draw(st.integers(0, 3)):
            place = place[key]
            continue
        if draw(st.booleans()):
            place[key] = draw(ANY)
        else:
            del place[key]
        return deck


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_requests_drawn_from_the_schema(server: Server, tables: dict[str, list[str]], mode: GenerationMode) -> None:
    """Whatever the OpenAPI allows, and what it forbids: each answer is one that the OpenAPI describes, and none is a 5xx."""
    schema = schemathesis.openapi.from_dict(readable(server.get("/api/schema/openapi.json")[1]))
    seen: set[int] = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and operation.path in UNASKED:
            continue  # there is nothing in it that could be wrong

        @SAME_EVERY_TIME
        @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
        def hold(case: Case[Any], data: st.DataObject) -> None:
            for name in case.path_parameters or {}:
                if name in tables and data.draw(st.booleans()):
                    case.path_parameters[name] = data.draw(st.sampled_from(tables[name]))
            if mode is GenerationMode.POSITIVE and case.operation.label == "POST /api/tables" and data.draw(st.booleans()):
                case.body = data.draw(orders())
            answer = case.call(base_url=server.address)
            seen.add(answer.status_code)
            case.validate_response(answer, checks=HOLDS)

        hold()
    assert seen >= ({200, 201, 400, 404, 409} if mode is GenerationMode.POSITIVE else {400})


def test_every_operation_says_how_it_refuses(server: Server) -> None:
    """The OpenAPI has our own error body for every refusal, and leaves no 5xx but the store's unexplained."""
    paths = server.get("/api/schema/openapi.json")[1]["paths"]
    for path, methods in paths.items():
        for operation in methods.values():
            refusals = {status: answer for status, answer in operation["responses"].items() if status >= "300"}
            assert refusals or path in UNASKED
            assert set(refusals) <= {"400", "403", "404", "409", "413", "415", "429", "503"}
            for answer in refusals.values():
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/ErrorBody"}


BODIES = [
    b"",
    b"\x00",
    b"null",
    b"[]",
    b'"pig"',
    b'{"game":',
    b"\xff\xfe\x00",
    b'{"game":"\xff"}',
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"\xff":1}}',
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"target":"\\ud800"}}',
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"target":NaN}}',
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"target":1e999}}',
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"target":' + b"9" * 5000 + b"}}",
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"target":' + b"[" * 10_000 + b"]" * 10_000 + b"}}",
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":{"target":' + b"[" * 400 + b"]" * 400 + b"}}",
    b'{"game":"pig","seats":[{"kind":"here"},{"kind":"here"}],"options":' + b'{"a":' * 10_000 + b"1" + b"}" * 10_001,
    b"[" * 100_000,
]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_bodies_that_are_nothing(server: Server, kind: str) -> None:
    """Bodies that are no JSON, or none that could be meant, are refused with a code; whatever they say they are."""
    import http.client

    for path in ("/api/tables", "/api/tables/ABCDEF/seats"):
        for body in BODIES:
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            connection.request("POST", path, body, {"content-type": kind})
            answer = connection.getresponse()
            assert answer.status in ((400, 404) if kind == "application/json" else (415,)), body[:100]
            assert json.loads(answer.read())["code"] in CODES
            connection.close()


def test_bytes_that_are_no_http(server: Server) -> None:
    """Neither garbage on the line nor half a request hurts, nor frames that no client would send."""
    rng = Random(7)
    upgrade = (
        b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for start in (b"", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\ncontent-length: 50\r\n\r\n{", upgrade):
        for _ in range(15):
            with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
                line.sendall(start + rng.randbytes(rng.randrange(1, 400)))
    assert server.get("/health")[0] == 200


# ---------------------------------------------------------------- sockets
class Attacker:
    """Somebody who sends anything, and takes note of each answer."""

    def __init__(self, server: Server, hello: dict[str, Any] | None) -> None:
        self.address, self.hello = f"ws://127.0.0.1:{server.port}/socket", hello
        self.codes: set[str] = set()

    def burst(self, messages: list[Any], fatal: Any = None) -> None:
        """Send it all over a new connection: every message is answered. Then, maybe, one after which it is closed."""
        with connect(self.address, compression=None, max_size=None, max_queue=None) as line:
            if self.hello:
                line.send(json.dumps(self.hello))
                assert self.answer(line) == "welcome"
            for first in range(0, len(messages), 20):
                some = messages[first : first + 20]
                for message in some:
                    line.send(message)
                answers = 0
                while answers < len(some):
                    answers += self.answer(line) in ("done", "refused")
            if fatal is not None:
                with pytest.raises(ConnectionClosed) as closed:
                    self.end(line, fatal)
                if rcvd := closed.value.rcvd:  # it may be lost when there is still something on its way
                    assert rcvd.code in (1007, 1009)

    def end(self, line: ClientConnection, fatal: Any) -> None:
        """Send what is too much, and listen until the server hangs up."""
        line.send(fatal[0], text=True) if isinstance(fatal, tuple) else line.send(fatal)
        while True:
            self.answer(line)

    def answer(self, line: ClientConnection) -> str:
        """The type of the next message, which is one of the protocol's, with a code that there is."""
        said = json.loads(line.recv(timeout=60))
        assert said["type"] in ("welcome", "news", "done", "refused")
        if said["type"] == "refused":
            assert said["code"] in CODES
            assert len(said["id"]) <= 64
            self.codes.add(said["code"])
        return str(said["type"])


def templates(device: Device, rng: Random) -> list[dict[str, Any]]:
    """Commands as they should be, some of them even for now."""
    at = device.position["at"] if device.position else 0
    seat = rng.choice([0, 1, 1, 1, 2])
    words = registry.load(device.welcome["info"]["game"])
    cfg = words.config(3)
    move = rng.choice(words.text.actions(cfg))
    return [
        {"type": "move", "seat": seat, "at": at, "move": move},
        {"type": "move", "seat": seat, "at": rng.choice([0, at - 1, at + 1]), "move": move},
        {"type": "move", "seat": seat, "at": at, "move": move[::-1]},
        {"type": "dice", "at": at, "dice": rng.choice(words.text.outcomes(cfg))},
        {"type": "undo", "seat": seat, "at": at},
        {"type": "emote", "seat": seat, "emote": "clap"},
        {"type": "say", "seat": seat, "text": "\u202e<b>\u0000"},
        {"type": "bot", "seat": seat, "level": "random"},
        {"type": "rematch"},
        {"type": "hint", "seat": 9},
        {"type": "leave", "seat": 9},
        {"type": "hello", "token": "", "watch": "w", "seen": 0},
        {"type": "hello", "token": "a.b.c", "seen": 3},
        {"type": "hello", "token": "x" * 200},
    ]


ODD: list[Any] = [None, True, -1, 16, 1 << 40, (1 << 40) + 1, 1 << 63, 1 << 64, -(1 << 63), 1.5, 1e308, "", "x" * 300, [], {}]
RAW = ["NaN", "Infinity", "-Infinity", "1e999", "-0", "9" * 4000, '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', "'x'", "01", "+1"]


def nonsense(rng: Random, command: dict[str, Any], number: int) -> Any:
    """One message that is wrong in some way, or nearly right."""
    command = {**command}
    if command["type"] != "hello":
        command["id"] = rng.choice([*[f"z{number}"] * 8, "z" * 64, "z" * 65, "z" * 1000, "", "\u202e", 7])
    text = json.dumps(command)
    field = rng.choice(list(command))
    deep = rng.choice(["[" * 10_000, '{"a":' * 2800, "[" * 7000 + "]" * 7000, '{"a":' * 2300 + "1" + "}" * 2300])
    match rng.randrange(20):
        case 0:
            return rng.randbytes(rng.randrange(1, 200))
        case 1:
            return "".join(map(chr, rng.choices(range(0xD7FF), k=rng.randrange(1, 80))))
        case 2:
            return text[: rng.randrange(len(text))]
        case 3:
            return "x" * rng.choice([16 * 1024 - 1, 16 * 1024])
        case 4:
            return json.dumps({**command, field: "x" * 12_000})
        case 5:
            return deep
        case 6:
            return json.dumps({**command, field: 0}).replace(f'"{field}": 0', f'"{field}": {deep}')
        case 7:
            return json.dumps({**command, field: rng.choice(ODD)})
        case 8:
            return json.dumps({**command, "type": rng.choice(["", "moves", "welcome", "done", "Move", 3, None, ["move"]])})
        case 9:
            return json.dumps({name: value for name, value in command.items() if name != field})
        case 10:
            return json.dumps({**command, rng.choice(["x", "", "holder", "token", "line"]): rng.choice(ODD)})
        case 11:
            return json.dumps({**command, field: "\ue000"}, ensure_ascii=False).encode().replace("\ue000".encode(), b"\xff\xc0")
        case 12:
            return json.dumps({**command, field: 0}).replace(f'"{field}": 0', f'"{field}": {rng.choice(RAW)}')
        case 13:
            return json.dumps([command] * 3)
        case 14:
            return text.encode()  # right, but in a binary frame
        case 15:
            return text.replace('"', "'")
        case _:
            return text


FATAL: list[Any] = [
    "x" * (16 * 1024 + 1),
    b"\x00" * 1_000_000,
    ["x" * 9000, "x" * 9000],  # two fragments that are too much together
    (b"\xff\xfe",),
    (b'{"type":"hello","token":"\xed\xa0\x80"}',),
]


def legal_move(server: Server, keys: list[dict[str, Any]], commands: int) -> int:
    """Whoever is to move moves, from a device of their own; the number of the event it was."""
    for key in keys:
        with server.device(key) as device:
            device.commands = commands  # ids that are new
            if device.my_turn() is not None:
                done = device.move()
                assert done["type"] == "done", done
                return int(done["n"])
    raise AssertionError("nobody can move")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_on_under_nonsense(server: Server, game: str) -> None:
    """From a seat, from a spectator and from somebody who never says hello: the next legal move is made as if nothing were."""
    rng, number, last = Random(f"{game} 1"), 0, 0
    key = server.open(game, "Ann", "open", "open", first=0)
    keys = [key, server.sit(key["code"], "Bo"), server.sit(key["code"], "Cy")]
    attackers = [
        Attacker(server, {"type": "hello", "token": keys[1]["token"]}),
        Attacker(server, {"type": "hello", "watch": key["watch"]}),
        Attacker(server, None),
    ]
    looking = server.device(key)
    for _ in range(4):
        for attacker in attackers:
            messages = []
            for _ in range(150):
                number += 1
                messages.append(nonsense(rng, rng.choice(templates(looking, rng)), number))
            attacker.burst(messages, rng.choice([None, *FATAL]))
            with server.device(key) as device:
                over = device.over  # by a legal move among the nonsense, and the dice: there is nothing left to move then
            if not over:
                now = legal_move(server, keys, 10_000 + number)
                assert now > last
                last = now
            looking.close()
            looking = server.device(key)
    looking.close()
    assert attackers[0].codes >= {"message/unreadable", "seat/not-yours", "command/stale", "chat/off"}
    assert attackers[1].codes >= {"message/unreadable", "seat/not-yours"}
    assert attackers[2].codes >= {"message/unreadable", "token/invalid", "table/unknown"}


def test_a_table_that_waits_is_not_hurt_either(server: Server) -> None:
    """Nonsense, and moves before the game, at a table where somebody is missing; then they come and it begins."""
    for game in GAMES:
        rng = Random(f"{game} 2")
        key = server.open(game, "Ann", "open")
        attacker = Attacker(server, {"type": "hello", "token": key["token"]})
        with server.device(key) as device:
            commands = [command for command in templates(device, rng) if command["type"] != "bot"]
            attacker.burst([nonsense(rng, rng.choice(commands), number) for number in range(60)])
            attacker.burst([json.dumps({**commands[0], "id": "early", "seat": 0, "at": 0})])
        assert "table/waiting" in attacker.codes
        keys = [key, server.sit(key["code"], "Bo")]
        assert legal_move(server, keys, 10_000) > 0


def test_who_does_nothing_right_is_shown_the_door(server: Server) -> None:
    """After two hundred refusals in a row a connection is closed; the table and other connections do not notice."""
    key = server.open("pig", "Ann", "Bo")
    with server.device(key) as device, connect(f"ws://127.0.0.1:{server.port}/socket") as line:
        line.send(json.dumps({"type": "hello", "watch": key["watch"]}))
        assert json.loads(line.recv())["type"] == "welcome"
        attacker = Attacker(server, None)
        for _ in range(200):
            line.send("{")
        with pytest.raises(ConnectionClosed) as closed:
            attacker.end(line, "{")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert attacker.codes == {"message/unreadable"}
        assert device.move()["type"] == "done"
