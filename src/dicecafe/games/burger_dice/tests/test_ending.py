"""The final round says what one needs, a certain loss is known before it is walked into, and the points have their burgers."""

from __future__ import annotations

from typing import Any

import pytest

from dicecafe.engine import ending
from dicecafe.engine.match import Match
from dicecafe.games.burger_dice.ending import need
from dicecafe.words import Message

from .table import BUST, GAME, SIX, THREE, play, position, table


def losing(match: Match) -> set[str]:
    """The moves that lose for certain, in notation."""
    actions = ending.losing(match.game, match.cfg, match.state, match.turn)
    return {match.notation(match.turn, action) for action in actions}


def final(scores: tuple[int, ...], to_play: str, **more: Any) -> Match:
    """Seat 0's turn of the final round; `to_play` are the seats that still have theirs."""
    match = position(scores=scores, final=1, **more)
    for seat in range(len(scores)):
        match.state.to_play[seat] = int(str(seat) in to_play)
    return match


@pytest.mark.parametrize(("scores", "lead", "tie"), [((29, 50), 22, 21), ((49, 50, 53), 5, 4), ((52, 52), 1, 0)])
def test_the_final_round_says_what_one_needs(scores: tuple[int, ...], lead: int, tie: int) -> None:
    """The best of the others must be beaten; with as many as they have one goes on with them (BD-4)."""
    match = final(scores, "0")
    assert need(match.cfg, match.state) == (0, Message("need", points=lead, tie=tie))
    assert GAME.speech(match.names, you=0).say(Message("need", points=22, tie=21), who=0).startswith("Final round: you need 22")


def test_nobody_needs_anything_before_the_final_round() -> None:
    """Whoever is behind then has many turns to come."""
    assert need(table().cfg, position(scores=(10, 49)).state) is None


@pytest.mark.parametrize(("stake", "lost"), [(12, {"stop"}), (20, {"stop"}), (21, set()), (22, set())])
def test_stopping_behind_is_a_certain_loss(stake: int, lost: set[str]) -> None:
    """With 29 against 50, 21 points tie and go on; rolling on may always win."""
    assert losing(final((29, 50), "0", served=stake)) == lost


def test_it_is_certain_also_with_others_still_to_play() -> None:
    """No total ever falls, so nobody has to wait for the others' turns."""
    assert losing(final((29, 50, 20), "02", served=5)) == {"stop"}


def test_before_the_final_round_nothing_is_certain() -> None:
    """The same points, but turns to come."""
    assert losing(position(scores=(29, 49), served=5)) == set()


def test_throwing_the_last_chance_away() -> None:
    """The fourth waste die ends the final round's turn, although it could be placed; where all of them do, none is named."""
    could = final((29, 50), "0", waste=3)
    could.state.burger[0] = could.state.rolled[1] = could.state.loose = 1
    assert losing(could) == {"waste patty"}
    must = final((29, 50), "0", waste=3)
    must.state.rolled[1] = must.state.loose = 1
    assert losing(must) == set()


def test_points_are_burgers() -> None:
    """Burgers by size, the bin with what it took, and the best turn where it began."""
    match = play(table(target=9), f"0: {SIX}\n1: {BUST}\n0: {THREE}\n1: {THREE}")
    assert match.over
    found = ending.ending(match)
    assert found.parts == [
        [(Message("part-burgers", n=1, size=6), 6), (Message("part-burgers", n=1, size=3), 3)],
        [(Message("part-burgers", n=1, size=3), 3), (Message("part-busts", n=1, lost=0), 0)],
    ]
    assert found.best == (0, 6, 0)
