"""Last call says what one needs, a certain loss is known before it is walked into, and the points have their sources."""

from __future__ import annotations

import pytest

from dicecafe.engine import ending
from dicecafe.engine.match import Match
from dicecafe.games.dicey_delights.ending import need
from dicecafe.words import Message

from .table import play, position, random_game, roll


def losing(match: Match) -> set[str]:
    """The moves that lose for certain, in notation."""
    actions = ending.losing(match.game, match.cfg, match.state, match.turn)
    return {match.notation(match.turn, action) for action in actions}


@pytest.mark.parametrize(
    ("points", "call", "needs"),
    [
        ((35, 41), 1, Message("need", points=7)),  # the starter wins a tie
        ((35, 41, 44), 2, Message("need", points=10)),  # the starter again; seat 1 comes later and has less
        ((41, 35), 0, Message("need-none")),  # the starter leads
        ((41, 44), 0, Message("need", points=3)),  # the rebuttal: the starter wins the tie
    ],
)
def test_last_call_says_what_one_needs(points: tuple[int, ...], call: int, needs: Message) -> None:
    """By the tie-breaks of the rules: the starter, then who had the last-call turn earlier."""
    match = position(players=len(points), points=points, call=call)
    assert need(match.cfg, match.state) == (0, needs)


def test_nobody_needs_anything_before_last_call() -> None:
    """Whoever is behind has turns to come."""
    match = position(points=(5, 39))
    assert need(match.cfg, match.state) is None


def test_being_done_behind_is_a_certain_loss() -> None:
    """Seat 0 has the last turn of two; done with 38 against 41 it has lost, with a card to score it may still win."""
    match = play(position(points=(38, 41), call=1), roll(0, "pie pie pie"))
    assert "done" in match.moves(0)
    assert "done" in losing(match)
    assert losing(match) < set(match.moves(0))


def test_done_in_the_lead_is_no_loss() -> None:
    """Nor is it where others still have a turn, who may lose points to abilities."""
    assert losing(play(position(points=(45, 41), call=1), roll(0, "pie pie pie"))) == set()
    assert losing(play(position(points=(38, 41, 0), players=3, call=2), roll(0, "pie pie pie"))) == set()


def test_before_last_call_nothing_is_certain() -> None:
    """The same dice, but turns to come."""
    match = play(position(points=(1, 39)), roll(0, "pie pie pie"))
    assert losing(match) == set()


@pytest.mark.parametrize("number", range(3))
def test_points_have_their_sources(number: int) -> None:
    """Cards by the desserts they were served, abilities, losses; a late seat's treat is what it had at the start."""
    start: list[int] = []
    for match in random_game(3, number, last_call=20, late_seat_treat=True):
        start = start or list(match.points)
    parts = ending.ending(match).parts
    assert [sum(points for _, points in of_seat) for of_seat in parts] == match.points
    treats = [sum(points for message, points in of_seat if message.id == "part-treat") for of_seat in parts]
    assert treats == start
    assert any(start)
    scored = sum("score" in line for line in match.log)
    assert sum(message.parameters["n"] for of_seat in parts for message, _ in of_seat if message.id == "part-cards") >= scored > 0
