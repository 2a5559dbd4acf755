"""Playing on from a record: a new game that begins with the lines of an old one."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from cafe_server import Server, play_out
from finished_games import HURRIED, check_dice, finished, play_with_real_dice, replayed, short_pig

from dicecafe.engine import registry
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify


@pytest.mark.parametrize("game", registry.names())
def test_playing_on_from_a_record(cafe: Server, game: str) -> None:
    """The new game begins with the given lines; its dice are its own from there on; the record says what was given."""
    source = cafe.get(f"/api/records/{(old := finished(cafe, game))['table']}")[1]
    line = len(source["log"]) * 2 // 3
    key = cafe.open(game, "Cy", "Di", after={"record": old["table"], "line": line})
    rng = random.Random(7)
    with cafe.device(key) as cy:
        info, position = cy.welcome["info"], cy.welcome["position"]
        assert info["after"] == {"record": old["table"], "line": line}
        assert (info["options"], info["first"]) == (HURRIED.get(game, {}), 0)
        assert position["undo"] is None
        play_out([cy], lambda moves: rng.choice([move for move in moves if not move.startswith(("tip", "scrap"))] or moves))
    record = Record.from_dict(cafe.get(f"/api/records/{key['table']}")[1])
    assert record.log[:line] == source["log"][:line]
    assert (record.given, record.players) == (line, ["Cy", "Di"])
    assert record.dice["commitment"] == info["commitment"] != source["dice"]["commitment"]
    assert verify(record).given == line
    replay = replayed(cafe, key["table"])
    assert all(step["tries"] is None for step in replay["steps"][: line + 1])
    check_dice(replay)
    assert verify(record).rolls == sum(one.startswith("*") for one in record.log[line:])


def test_given_lines_can_not_be_taken_back(cafe: Server) -> None:
    """Not the last of them, even if it was a move; one's own moves after them can be."""
    old = cafe.open("burger-dice", "Ann", "Bo", first=0, real_dice=True, options={"target": 3})
    played = ["roll", "* bun patty bun", "place bun", "place patty", "place bun", "stop"]
    played += ["roll", "* bun bun bun", "place bun", "waste bun", "waste bun", "stop"]
    with cafe.device(old) as ann:
        play_with_real_dice(ann, played)
    key = cafe.open("burger-dice", "Cy", "Di", after={"record": old["table"], "line": 3})
    with cafe.device(key) as cy:
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


def test_a_rematch_of_a_game_that_played_on_begins_at_the_start(cafe: Server) -> None:
    """What was given is not given again."""
    key = cafe.open("pig", "Cy", "Di", real_dice=True, after={"record": short_pig(cafe), "line": 2})
    with cafe.device(key) as cy:
        play_with_real_dice(cy, ["roll", "* 6", "hold"])
        cy.ask("rematch")
        again = next(told for message in cy.heard for told in message.get("events", []) if told["kind"] == "again")
    with cafe.device(again) as cy:
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
def test_what_can_not_be_played_on(cafe: Server, change: dict[str, Any], status: int, code: str) -> None:
    """Another game, other seats or options, no such line or record; nothing is opened."""
    order: dict[str, Any] = {"game": "pig", "seats": [{"kind": "here"}] * 2, **change}
    place = {"record": order.pop("record", "") or finished(cafe, "pig")["table"], "line": order.pop("line", 2)}
    answered, said = cafe.post("/api/tables", {**order, "after": place})
    assert (answered, said["code"]) == (status, code), said


def test_a_game_that_goes_on_is_not_played_on_from(cafe: Server) -> None:
    """Its dice and secrets are not for anybody yet."""
    going_on = cafe.open("pig", "Ann", "Bo", first=0)
    order = {"game": "pig", "seats": [{"kind": "here"}] * 2, "after": {"record": going_on["table"], "line": 0}}
    assert cafe.post("/api/tables", order)[1]["code"] == "record/unfinished"
