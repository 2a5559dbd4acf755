"""A lesson: the guided first game, whose first dice are chosen; all others are the table's own, and can be checked."""

from __future__ import annotations

import random
from typing import Any

import pytest
from cafe_server import Server, play_out, seat_order
from finished_games import check_dice, replayed

from dicecafe.engine import registry
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.server.tables.events import Line, Opened, Plan
from dicecafe.server.tables.table import Table


@pytest.mark.parametrize("game", registry.names())
def test_its_first_dice_are_chosen_and_the_rest_are_the_tables(cafe: Server, game: str) -> None:
    """As the game's lesson.py has them; the table says that it is a lesson, its record that nobody rolled them."""
    lesson = registry.load(game).part("lesson")
    assert lesson is not None
    key = cafe.open(game, "Ann", "Bo", first=0, lesson=True)
    rng = random.Random(3)
    with cafe.device(key) as ann:
        assert ann.welcome["info"]["lesson"] is True
        assert ann.welcome["info"]["options"] == lesson.OPTIONS
        play_out([ann], lambda moves: rng.choice([move for move in moves if not move.startswith(("tip", "scrap"))] or moves))
    record = Record.from_dict(cafe.get(f"/api/records/{key['table']}")[1])
    rolls = [(line, at) for at, line in enumerate(record.log, 1) if line.startswith("*")]
    assert [line for line, _ in rolls[: len(lesson.DICE)]] == [f"* {dice}" for dice in lesson.DICE]
    assert record.given == rolls[len(lesson.DICE) - 1][1]
    assert verify(record).rolls == len(rolls) - len(lesson.DICE)
    check_dice(replayed(cafe, key["table"]))


def test_dice_that_can_not_be_are_the_tables_own() -> None:
    """From then on for good, so that all that follows can be checked; and the table is the same when it is read again."""
    seats = [Plan("here", "Ann", "", "holder", "n1"), Plan("here", "Bo", "", "holder", "n2")]
    fixed: dict[str, Any] = {"options": {}, "first": 0, "host": "holder", "watch": "w", "code": "CODE22", "secret": "ab" * 32}
    opened = Opened(game="pig", seats=seats, lesson=["* 5", "* heads", "* 5"], **fixed)
    table, again = Table("t", opened), Table("t", opened)
    for _ in range(3):
        for step in (table.playing.plan_move(table.turn, "roll"), None):
            done = step or table.rolled()
            table.apply(Line(line=done.line), done)
            again.apply(Line(line=done.line))
    assert table.playing.log[1] == "* 5"
    assert table.playing.given == again.playing.given == 2
    assert table.dice.counter == again.dice.counter >= 2


def test_what_could_not_be_stored_was_not_given() -> None:
    """Rolling back to before a chosen roll takes it back whole."""
    seats = [Plan("here", "Ann", "", "holder", "n1"), Plan("here", "Bo", "", "holder", "n2")]
    fixed: dict[str, Any] = {"options": {}, "first": 0, "host": "holder", "watch": "w", "code": "CODE22", "secret": "ab" * 32}
    table = Table("t", Opened(game="pig", seats=seats, lesson=["* 5"], **fixed))
    before = table.savepoint()
    move = table.playing.plan_move(0, "roll")
    table.apply(Line(line=move.line), move)
    table.apply(Line(line="* 5"))
    table.roll_back(before)
    assert (table.playing.log, table.playing.given) == ([], 0)


@pytest.mark.parametrize(
    "more", [{"seats": ["Ann", "open"]}, {"real_dice": True}, {"after": {"record": "nosuch", "line": 1}}], ids=str
)
def test_it_is_not_for_guests_nor_with_real_dice_nor_from_a_record(cafe: Server, more: dict[str, Any]) -> None:
    """Whoever comes by a link plays with dice that nobody chose."""
    seats = [seat_order(seat) for seat in more.get("seats", ["Ann", "Bo"])]
    status, answer = cafe.post("/api/tables", {"game": "pig", "lesson": True, **more, "seats": seats})
    assert (status, answer["code"]) in ((400, "lesson/guests"), (404, "table/unknown")), answer


def test_a_rematch_is_no_lesson(cafe: Server) -> None:
    """Its dice are all rolled."""
    key = cafe.open("pig", "Ann", "Bo", first=0, lesson=True)
    with cafe.device(key) as ann:
        play_out([ann], lambda moves: "hold" if ann.position and ann.position["state"]["pot"] > 9 else "roll")
        assert ann.ask("rematch")["type"] == "done"
        again = next(event for message in ann.heard for event in message.get("events", []) if event["kind"] == "again")
    with cafe.device({"token": again["token"]}) as ann:
        assert not ann.welcome["info"].get("lesson")
