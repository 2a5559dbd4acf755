"""What the board is told of a position is what the rules do with it."""

from __future__ import annotations

import pytest

from dicecafe.engine.match import Match
from dicecafe.games.burger_dice.facts import ENUMS, facts
from dicecafe.games.burger_dice.rules import BUN, FACES, PLACE, ROLL, STOP, WASTE, State, apply, at_stake
from dicecafe.games.burger_dice.text import NAMES, describe

from .table import play, position, random_game, table


def done(match: Match, action: int) -> State:
    """The position after one more action."""
    after: State = match.state.copy()
    apply(match.cfg, after, match.turn, action)
    return after


def with_a_bun(match: Match) -> Match:
    """The match with one more bun among the rolled dice."""
    other = table(len(match.names), **match.options)
    other.state = match.state.copy()
    other.state.rolled[BUN] += 1
    other.state.loose += 1
    return other


@pytest.mark.parametrize("number", range(4))
def test_facts_are_what_the_rules_do(number: int) -> None:
    """At every decision of random games: a stop scores what is at stake, a bun closes for what is told, waste ends the turn."""
    seen = 0
    for match in random_game(2 + number, number, target=10, waste_limit=1 + number):
        if (seat := match.turn) < 0:
            continue
        told, bun = facts(match.cfg, match.state), with_a_bun(match)
        assert done(match, STOP).scores[seat] - match.state.scores[seat] == told["at_stake"]
        assert (PLACE + BUN in bun.legal(seat)) == (told["bun"] >= 0)
        if told["bun"] >= 0:
            assert at_stake(done(bun, PLACE + BUN)) - told["at_stake"] == told["bun"]
        assert (done(bun, WASTE + BUN).waste == 0) == told["last_chance"]
        seen += 1
    assert seen > 50


@pytest.mark.parametrize("ingredients", range(1, 5))
def test_closing_scores_what_was_told(ingredients: int) -> None:
    """The points that the bun would bring are those at stake once it is placed and scored once one stops, as the moves say."""
    match = position(" ".join(NAMES[: ingredients + 1]), "bun")
    told = facts(match.cfg, match.state)
    assert (told["at_stake"], told["bun"]) == (0, ingredients + 2)
    assert describe(match.cfg, match.state, 0, [PLACE + BUN]).parameters["points"] == told["bun"]
    play(match, "0: place bun")
    told = facts(match.cfg, match.state)
    assert (told["at_stake"], told["bun"]) == (ingredients + 2, 0)
    assert describe(match.cfg, match.state, 0, [STOP]).parameters["points"] == told["at_stake"]
    assert play(match, "0: stop").points == [ingredients + 2, 0]


def test_a_bottom_bun_takes_no_bun() -> None:
    """There is nothing to close yet."""
    match = position("bun", "bun")
    told = facts(match.cfg, match.state)
    assert told["bun"] == -1
    assert PLACE + BUN not in match.legal(0)


def test_noted_points_are_at_stake() -> None:
    """BD-2: the dice went back into the box, the points are still to be had and still to be lost."""
    match = position("bun", waste=3, served=8)
    apply(match.cfg, match.state, 0, ROLL)
    assert facts(match.cfg, match.state)["at_stake"] == 8
    assert facts(match.cfg, match.state)["last_chance"]


def test_faces_are_numbered_as_the_rules_number_them() -> None:
    """The board's names of the faces are those of the notation, in the order of the outcomes."""
    match = play(table(), "0: roll")
    assert [name for name, _ in sorted(ENUMS["Face"].items(), key=lambda item: item[1])] == match.chances()[1]
    assert sorted(ENUMS["Face"].values()) == list(range(FACES))
    assert ENUMS["Face"]["bun"] == BUN
