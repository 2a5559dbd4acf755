"""Whole games of the lab: the independent referee accepts every line of them, whoever plays and with any options."""

from __future__ import annotations

import json
from itertools import cycle, islice, pairwise
from typing import Any

import pytest

from dicecafe.engine.match import Match
from dicecafe.engine.record import Record
from dicecafe.engine.verify import verify
from dicecafe.lab.batch import Batch, records

from .referee import Refused, check
from .table import GAME

OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "sprint": {"sundae_sprint": True},
    "potluck": {"potluck": True},
    "both": {"sundae_sprint": True, "potluck": True},
    "treat": {"late_seat_treat": True},
    "short": {"last_call": 10},
    "long": {"last_call": 100},
}
SEATS = {"random": ["random"], "greedy": ["greedy"], "mixed": ["greedy", "random"]}
GAMES = 12


def games(players: int, name: str, seats: str, number: int = GAMES) -> list[Record]:
    """Games of so many players, with each kind of seat in turn; the last one starts."""
    bots = [*islice(cycle(SEATS[seats]), players)]
    return [*records(Batch(GAME, bots, OPTIONS[name], number, seed=17, first=players - 1))]


def accept(record: Record) -> None:
    """See that the referee accepts a record as its JSON has it."""
    check(json.loads(record.json()))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("name", OPTIONS)
def test_games_are_accepted(name: str, players: int) -> None:
    """Random, greedy and mixed games: the referee accepts all of them, and verify rolls the first of them again."""
    for seats in SEATS:
        played = games(players, name, seats)
        assert len(played) == GAMES
        for record in played:
            accept(record)
        first = played[0]
        assert verify(first).rolls == sum(line.startswith("* ") for line in first.log)
        assert (first.first, first.options) == (players - 1, OPTIONS[name])


# Points that start last call, for two players and for more.
CALLS = {"plain": (40, 40), "sprint": (25, 25), "potluck": (50, 60), "both": (35, 40), "short": (10, 10), "long": (100, 100)}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", CALLS)
def test_who_starts_last_call_has_the_points(name: str, players: int) -> None:
    """DL-7, DL-14: the starter has the points as last call starts; nobody ended a turn with them before."""
    call = CALLS[name][players > 2]
    for record in games(players, name, "mixed", 3):
        states = [moment.before for moment in Match.replay(GAME, record).moments]
        starts = next(number for number, s in enumerate(states) if s.starter)
        assert states[starts].points[states[starts].starter - 1] >= call
        for s, after in pairwise(states[:starts]):
            assert s.seat == after.seat or s.points[s.seat] < call


def test_games_cover_the_rules() -> None:
    """Between them the games hold every kind of line, every ability, a shuffled pile, a rebuttal and a starter who loses."""
    played = [record for name in OPTIONS for record in games(4, name, "mixed", 30)]
    verbs = {line.split(" ")[1] for record in played for line in record.log if line[0] != "*"}
    moves = {move.split(" ")[0] for move in GAME.text.actions(GAME.config(4))}
    assert verbs == moves
    cashed = {line.split(" ")[2] for record in played for line in record.log if line[2:].startswith("ability ")}
    assert cashed == {f"c{card}" for card in range(1, 51)}
    assert any(sum(line.startswith("* draw") for line in record.log) > 50 for record in played)
    results = [record.result or {} for record in played]
    assert {result["winners"] == [result["starter"]] for result in results} == {True, False}
    assert any(record.log[-1].startswith(f"* draw {result['starter']}") for record, result in zip(played, results, strict=True))


def test_a_changed_game_is_refused() -> None:
    """The referee does not nod everything through: a game with any one line left out is refused."""
    record = min(games(2, "short", "greedy"), key=lambda record: len(record.log))
    accept(record)
    for number in range(len(record.log)):
        other = Record.parse(record.json())
        del other.log[number]
        with pytest.raises(Refused):
            accept(other)
