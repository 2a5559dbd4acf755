"""What a client that holds no rules asks the server for: the whole table, hints, odds, replays, analyses, its files."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import threading
import time
import urllib.request
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Device, Server, play_out

from dicecafe.coach import analyse
from dicecafe.engine import registry
from dicecafe.engine.errors import RecordError
from dicecafe.engine.game import rulings_of
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.server.analyses import Analyses, AnalysisError
from dicecafe.server.answers import Progress
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


# ---------------------------------------------------------------- games that are over
HURRIED: dict[str, dict[str, int]] = {"pig": {"target": 20}, "burger-dice": {"target": 3}, "dicecreams": {"cones": 3}}


def finished(server: Server, game: str, **more: Any) -> dict[str, Any]:
    """A finished game of somebody on one device, playing both seats; the key of its table."""
    key = server.open(game, "Ann", "Bo", first=0, nonce="tea", options=HURRIED.get(game, {}), **more)
    whim = random.Random(5)
    with server.device(key) as ann:
        play_out([ann], lambda moves: whim.choice([move for move in moves if not move.startswith(("tip", "scrap"))] or moves))
    return key


def play_with_real_dice(host: Device, lines: list[str]) -> None:
    """Play a whole game as its lines say; the host's device rolls."""
    for line in lines:
        assert host.position is not None
        done = host.ask("dice", at=host.position["at"], dice=line[2:]) if line.startswith("*") else host.move(line)
        assert done["type"] == "done"
    assert host.over


def short_pig(server: Server) -> str:
    """A game of six steps, with real dice: its table."""
    key = server.open("pig", "Ann", "Bo", first=0, real_dice=True, options={"target": 10})
    with server.device(key) as ann:
        play_with_real_dice(ann, ["roll", "* 4", "roll", "* 6", "hold"])
    return str(key["table"])


def replayed(server: Server, table: str) -> dict[str, Any]:
    """The whole replay of a game, however long it became."""
    replay: dict[str, Any] = server.get(f"/api/records/{table}/replay")[1]
    while len(replay["steps"]) < replay["total"]:
        replay["steps"] += server.get(f"/api/records/{table}/replay?start={len(replay['steps'])}")[1]["steps"]
    return replay


def tried(replay: dict[str, Any], number: int) -> int:
    """The number that a try brings, as docs/protocol.md has it."""
    message = f"{','.join(replay['nonces'])}:{number}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(replay["secret"]), message, "sha256")[:4], "big")


def check_dice(replay: dict[str, Any]) -> int:
    """Roll every die of a replay again, by nothing but what docs/protocol.md says; how many there were."""
    assert hashlib.sha256(bytes.fromhex(replay["secret"])).hexdigest() == replay["commitment"] == replay["info"]["commitment"]
    rolled, number = 0, 0
    for step in replay["steps"]:
        if step["tries"] is None:
            continue
        assert step["tries"] == number
        for weights, outcome in step["draws"]:
            n = sum(weights)
            while (x := tried(replay, number)) >= 2**32 - 2**32 % n:
                number += 1
            number += 1
            assert next(i for i in range(len(weights)) if sum(weights[: i + 1]) > x % n) == outcome
            rolled += 1
    return rolled


@pytest.mark.parametrize("game", registry.names())
def test_a_replay_goes_through_the_game_and_proves_its_dice(server: Server, game: str) -> None:
    """The start and every line, nothing hidden; every roll comes out again from the secret."""
    key = finished(server, game)
    replay = replayed(server, key["table"])
    record = Record.from_dict(server.get(f"/api/records/{key['table']}")[1])
    assert [step["line"] for step in replay["steps"]] == ["", *record.log]
    assert [seat["name"] for seat in replay["seats"]] == ["Ann", "Bo"]
    assert (replay["total"], replay["result"], replay["nonces"]) == (len(record.log) + 1, record.result, ["tea", "tea"])
    match = Match(registry.load(game), record.players, record.table_options, 0)
    for step in replay["steps"]:
        if step["at"]:
            match.push(step["line"])
            assert step["who"] == (None if step["line"].startswith("*") else int(step["line"][0]))
            assert bool(step["draws"]) == (step["who"] is None)
            assert step["tell"]
        assert step["state"] == {name: getattr(match.state, name) for name in type(match.state).fields}
        assert (step["turn"], step["points"]) == (match.turn, match.points)
    assert check_dice(replay) >= 3


def test_a_replay_in_parts(server: Server) -> None:
    """The parts are the whole; beyond the end there is nothing; a game that goes on has none."""
    path = f"/api/records/{short_pig(server)}/replay"
    whole = server.get(path)[1]
    parts = [server.get(f"{path}?start={start}&count=4")[1]["steps"] for start in (0, 4, 8)]
    assert [len(part) for part in parts] == [4, 2, 0]
    assert [step for part in parts for step in part] == whole["steps"]
    assert server.get(f"{path}?count=0")[0] == server.get(f"{path}?start=-1")[0] == 400
    going_on = server.open("pig", "Ann", "Bo", first=0)
    assert server.get(f"/api/records/{going_on['table']}/replay")[1]["code"] == "record/unfinished"


def test_real_dice_are_not_proven(server: Server) -> None:
    """What people typed in has its draws, but no tries; the record does not claim otherwise."""
    table = short_pig(server)
    replay = server.get(f"/api/records/{table}/replay")[1]
    assert [step["tries"] for step in replay["steps"]] == [None] * 6
    assert replay["steps"][2]["draws"] == [[[1] * 6, 3]]
    assert verify(Record.from_dict(server.get(f"/api/records/{table}")[1])).rolls == 0


def analysed(server: Server, table: str) -> dict[str, Any]:
    """The analysis of a game, once it is there."""
    while True:
        status, said = server.get(f"/api/records/{table}/analysis")
        if status == 200:
            return dict(said)
        assert status == 202, said
        assert 0 <= said["progress"] <= 1
        time.sleep(0.05)


def test_an_analysis_is_made_beside_everything_else(server: Server) -> None:
    """202 with progress, then what the coach finds in the record, the same for everybody."""
    table = finished(server, "pig")["table"]
    assert server.get(f"/api/records/{table}/analysis")[0] == 202
    found = analysed(server, table)
    record = Record.from_dict(server.get(f"/api/records/{table}")[1])
    ours = analyse(record).as_dict()
    assert found["totals"] == ours["totals"]
    assert found["turning_points"] == ours["turning_points"]
    assert [step["after"] for step in found["steps"]] == [step["after"] for step in ours["steps"]]
    assert analysed(server, table) == found
    going_on = server.open("pig", "Ann", "Bo", first=0)
    assert server.get(f"/api/records/{going_on['table']}/analysis")[1]["code"] == "record/unfinished"
    assert server.get("/api/records/nosuch/analysis")[1]["code"] == "table/unknown"


def test_analyses_wait_for_each_other_and_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many wait, only so many are kept, and a failed one is told once and can be asked for again."""
    monkeypatch.setattr("dicecafe.server.analyses.WAITING", 2)
    monkeypatch.setattr("dicecafe.server.analyses.KEPT", 1)
    match = Match(registry.load("pig"), ["Ann", "Bo"], {"target": 10})
    for line in ("0 roll", "* 4", "0 roll", "* 6", "0 hold"):
        match.push(line)
    gate, analyses = threading.Event(), Analyses()
    analyses.pool.submit(gate.wait)
    try:
        assert analyses.look("a") is None
        assert analyses.start("a", match.record()) == Progress(0.0)
        analyses.start("b", match.record())
        with pytest.raises(AnalysisError) as refused:
            analyses.start("c", match.record())
        assert refused.value.code == "analysis/busy"
        gate.set()
        both = [analyses.jobs[id].future.result() for id in "ab"]
        assert both[0] == both[1] == analyses.look("a") == analyses.look("b")
        assert analyses.look("a") is None
        broken = Record("pig", ["Ann", "Bo"], log=["0 fly"])
        analyses.start("a", broken)
        assert analyses.jobs["a"].future.exception() is not None
        with pytest.raises(RecordError):
            analyses.look("a")
        assert analyses.look("a") is None
    finally:
        analyses.close()


# ---------------------------------------------------------------- playing on from a record
@pytest.mark.parametrize("game", registry.names())
def test_playing_on_from_a_record(server: Server, game: str) -> None:
    """The new game begins with the given lines; its dice are its own from there on; the record says what was given."""
    source = server.get(f"/api/records/{(old := finished(server, game))['table']}")[1]
    line = len(source["log"]) * 2 // 3
    key = server.open(game, "Cy", "Di", after={"record": old["table"], "line": line}, nonce="milk")
    whim = random.Random(7)
    with server.device(key) as cy:
        info, position = cy.welcome["info"], cy.welcome["position"]
        assert info["after"] == {"record": old["table"], "line": line}
        assert (info["options"], info["first"]) == (HURRIED.get(game, {}), 0)
        assert position["undo"] is None
        play_out([cy], lambda moves: whim.choice([move for move in moves if not move.startswith(("tip", "scrap"))] or moves))
    record = Record.from_dict(server.get(f"/api/records/{key['table']}")[1])
    assert record.log[:line] == source["log"][:line]
    assert (record.given, record.players) == (line, ["Cy", "Di"])
    assert record.dice["commitment"] == info["commitment"] != source["dice"]["commitment"]
    assert verify(record).given == line
    replay = replayed(server, key["table"])
    assert all(step["tries"] is None for step in replay["steps"][: line + 1])
    check_dice(replay)
    assert verify(record).rolls == sum(one.startswith("*") for one in record.log[line:])


def test_given_lines_can_not_be_taken_back(server: Server) -> None:
    """Not the last of them, even if it was a move; one's own moves after them can be."""
    old = server.open("burger-dice", "Ann", "Bo", first=0, real_dice=True, options={"target": 3})
    played = ["roll", "* bun patty bun", "place bun", "place patty", "place bun", "stop"]
    played += ["roll", "* bun bun bun", "place bun", "waste bun", "waste bun", "stop"]
    with server.device(old) as ann:
        play_with_real_dice(ann, played)
    key = server.open("burger-dice", "Cy", "Di", after={"record": old["table"], "line": 3})
    with server.device(key) as cy:
        assert cy.position is not None
        given = cy.position
        assert given["undo"] is None
        assert cy.ask("undo", seat=0, at=given["at"])["code"] == "undo/refused"
        cy.move("place patty")
        assert cy.position["undo"] == 0
        assert cy.ask("undo", seat=0, at=cy.position["at"])["type"] == "done"
        assert cy.position == given
        assert cy.ask("undo", seat=0, at=given["at"])["code"] == "undo/refused"


def test_an_open_seat_waits_at_a_table_that_plays_on(tmp_path: Path) -> None:
    """The lines are given when the last seat is taken, and are there again after a restart."""
    with Server(tmp_path / "cafe.db") as server:
        old = finished(server, "pig")
        key = server.open("pig", "Cy", "open", after={"record": old["table"], "line": 2})
        assert server.get(f"/api/tables/{key['code']}")[1]["status"] == "waiting"
        server.sit(key["code"], "Di")
        with server.device(key) as cy:
            before = cy.position
            assert before is not None
            assert before["state"] == replayed(server, old["table"])["steps"][2]["state"]
        server.stop()
        server.start()
        with server.device(key) as cy:
            assert cy.position == before


def test_a_rematch_of_a_game_that_played_on_begins_at_the_start(server: Server) -> None:
    """What was given is not given again."""
    key = server.open("pig", "Cy", "Di", real_dice=True, after={"record": short_pig(server), "line": 2})
    with server.device(key) as cy:
        play_with_real_dice(cy, ["roll", "* 6", "hold"])
        cy.ask("rematch")
        again = next(told for message in cy.heard for told in message.get("events", []) if told["kind"] == "again")
    with server.device(again) as cy:
        assert cy.welcome["info"]["after"] is None
        assert (cy.welcome["position"]["turn"], cy.welcome["position"]["points"]) == (1, [0, 0])


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "burger-dice"}, 409, "after/other"),
        ({"seats": [{"kind": "here"}] * 3}, 409, "after/other"),
        ({"options": {"target": 50}}, 409, "after/other"),
        ({"first": 1}, 409, "after/other"),
        ({"line": 10_000}, 409, "after/line"),
        ({"line": -1}, 400, "request/invalid"),
        ({"record": "nosuch"}, 404, "table/unknown"),
        ({"seats": [{"kind": "bot", "level": "easy"}] * 2}, 400, "players/count"),
    ],
)
def test_what_can_not_be_played_on(server: Server, change: dict[str, Any], status: int, code: str) -> None:
    """Another game, other seats or options, no such line or record; nothing is opened."""
    order: dict[str, Any] = {"game": "pig", "seats": [{"kind": "here"}] * 2, **change}
    place = {"record": order.pop("record", "") or finished(server, "pig")["table"], "line": order.pop("line", 2)}
    answered, said = server.post("/api/tables", {**order, "after": place})
    assert (answered, said["code"]) == (status, code), said


def test_a_game_that_goes_on_is_not_played_on_from(server: Server) -> None:
    """Its dice and secrets are not for anybody yet."""
    going_on = server.open("pig", "Ann", "Bo", first=0)
    order = {"game": "pig", "seats": [{"kind": "here"}] * 2, "after": {"record": going_on["table"], "line": 0}}
    assert server.post("/api/tables", order)[1]["code"] == "record/unfinished"


# ---------------------------------------------------------------- rules in other languages
def test_rules_in_a_language_that_is_there(tmp_path: Path) -> None:
    """Its own text where the game's folder has one, with its rulings; English elsewhere."""
    game = copy(registry.load("pig"))
    vars(game)["folder"] = tmp_path
    (tmp_path / "rules.md").write_text("# Pig\n\n- **PG-1 A one.** Lost.\n")
    (tmp_path / "rules.de.md").write_text("# Schwein\n\n- **PG-1 Eine Eins.** Verloren.\n")
    assert game.rules_in("de").startswith("# Schwein")
    assert rulings_of(game.rules_in("de"))["PG-1"].title == "Eine Eins"
    assert game.rules_in("es") == game.rules_in("en") == (tmp_path / "rules.md").read_text()


def test_rules_by_language_over_http(server: Server) -> None:
    """What is no language is refused."""
    plain = server.get("/api/games/pig/rules")[1]
    assert server.get("/api/games/pig/rules?lang=en")[1] == plain
    assert server.get("/api/games/pig/rules?lang=xx")[1]["text"] == plain["text"]
    assert server.get("/api/games/pig/rules?lang=../x")[0] == 400
