"""Records of whole games: the independent referee accepts them, and `verify` replays them and rolls their dice again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dicecafe.engine.errors import RecordError
from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.lab.batch import Batch, records
from dicecafe.words import Message

from .referee import Refused, check
from .table import GAME, random_game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"sprinkles": "own-decisions"},
    {"last_orders": True},
    {"cones": 10},
]
VERIFIED = 4  # of each batch, as rolling everything again takes a while


def of(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options for so many players: four play to 8 at the most."""
    return {**options, "cones": 8} if players == 4 and options.get("cones") == 10 else dict(options)


def accept(record: Record) -> None:
    """See that the referee accepts a record as its JSON has it."""
    check(json.loads(record.json()))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", range(1, 5))
def test_greedy_games_are_accepted(players: int, options: dict[str, Any]) -> None:
    """200 games of greedy players: the referee accepts all of them, and verify those it rolls again."""
    batch = Batch(GAME, ["greedy"] * players, of(players, options), 200, seed=5, first=players - 1)
    games = 0
    for record in records(batch):
        accept(record)
        if games < VERIFIED:
            assert verify(record).rolls == sum(line.startswith("* ") for line in record.log)
        games += 1
    assert games == 200


@pytest.mark.parametrize("players", range(1, 5))
def test_random_games_are_accepted(players: int) -> None:
    """Random games, in which nearly everything happens, are accepted too."""
    games = list(records(Batch(GAME, ["random"] * players, {"cones": 3}, 10, seed=6)))
    assert len(games) == 10
    for record in games:
        accept(record)
    assert verify(min(games, key=lambda record: len(record.log))).how == Message("verify-dice", source="seed")


@pytest.mark.parametrize("sprinkles", ["any-time", "own-decisions"])
@pytest.mark.parametrize("players", range(1, 5))
def test_meddled_games_are_accepted(players: int, sprinkles: str) -> None:
    """Games of a table with moves out of turn are accepted; they have none with own-decisions."""
    for number in range(4):
        match = [*random_game(players, number, 4, cones=3, sprinkles=sprinkles)][-1]
        accept(match.record())
        assert Match.replay(GAME, match.record()).state == match.state
        turns = [GAME.kernels["turn"](moment.before) for moment in match.moments]
        meddled = any(moment.who not in (turn, -1) for turn, moment in zip(turns, match.moments, strict=True))
        assert meddled == (sprinkles == "any-time")


@pytest.mark.parametrize("players", [1, 2])
def test_verify_takes_moves_between_lines_of_chance(players: int) -> None:
    """DC-7: a seat out of turn may sprinkle between two fills, and verify still rolls all the dice again."""
    record = [*random_game(players, 0, 4, cones=3)][-1].record()
    assert verify(record).rolls == sum(line.startswith("* ") for line in record.log)


def test_games_cover_the_rules() -> None:
    """Between them the games hold every kind of line, Strong tokens, a Raccoon that wins, and discards turned up again."""
    played = list(records(Batch(GAME, ["random"] * 2, {"cones": 3}, 5, seed=6)))
    said = {" ".join(line.split(" ")[1:2]) for record in played for line in record.log}
    assert said == {"melt", "take", "put", "set-aside", "serve", "sprinkle", "scrap", "fill", "market", "top"}
    assert any(sum(line.startswith("* top") for line in record.log) > 36 for record in played)
    alone = [record.result or {} for record in records(Batch(GAME, ["greedy"], {}, 200, seed=5))]
    assert {tuple(result["winners"]) for result in alone} == {(), (0,)}
    assert any(result["strong"][0] > 2 for result in alone)


def short() -> Record:
    """A short game."""
    return min(records(Batch(GAME, ["greedy"] * 2, {"cones": 3}, 20, seed=8)), key=lambda record: len(record.log))


def test_every_changed_line_is_found() -> None:
    """A line left out, or said twice, is found by verify; so are other dice and other cards."""
    record = short()
    verify(record)
    for number, line in enumerate(record.log):
        for lines in ([], [line, line], [line[:-1] + str(1 + int(line[-1]) % 6)] if line.startswith("* ") else []):
            other = Record.parse(record.json())
            other.log[number : number + 1] = lines
            with pytest.raises(RecordError) as error:
                verify(other)
            assert error.value.code in ("record/log", "record/dice", "record/result", "record/unfinished")


@pytest.mark.parametrize("name", ["points", "winners", "sprinkles", "strong", "cards"])
def test_every_part_of_the_result_is_checked(name: str) -> None:
    """Any part of the result that is not so is found, by verify and by the referee."""
    record = short()
    assert record.result is not None
    record.result[name] = [*record.result[name], 0]
    with pytest.raises(RecordError) as error:
        verify(record)
    assert error.value.code == "record/result"
    with pytest.raises(Refused):
        accept(record)
