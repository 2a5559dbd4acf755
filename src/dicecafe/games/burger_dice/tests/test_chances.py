"""The odds of the next roll, against a count over every throw with the rules themselves."""

from __future__ import annotations

from itertools import product

import pytest

from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE
from dicecafe.engine.formatting import chance
from dicecafe.engine.match import Match
from dicecafe.games.burger_dice.rules import FACES, PLACE, ROLL, STOP, WASTE, State, turn
from dicecafe.words import Message

GAME = registry.load("burger-dice")


def waste_after(match: Match, s: State, seat: int) -> int:
    """The least waste once all loose dice are dealt with; the limit where the turn is lost."""
    if turn(s) != seat or s.rolls == 0:
        return int(match.cfg.waste_limit)
    if s.loose == 0:
        return int(s.waste)
    mask = [0] * GAME.n_actions
    GAME.kernels["legal"](match.cfg, s, seat, mask)
    found = []
    for action in range(PLACE, STOP):
        if mask[action]:
            after = s.copy()
            GAME.kernels["apply"](match.cfg, after, seat, action)
            found.append(waste_after(match, after, seat))
    return min(found)


@pytest.mark.parametrize("waste", [0, 2, 3])
@pytest.mark.parametrize("burger", [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 1, 1, 0, 0]])
@pytest.mark.parametrize("rolls", [0, 2])
def test_odds_are_those_of_every_throw(waste: int, burger: list[int], rolls: int) -> None:
    """Each of the six sides of three dice, a bun on two of them."""
    if rolls == 0 and (waste or any(burger)):
        waste, burger = 0, [0] * FACES  # nothing lies on the table before the first roll
    match = Match(GAME, ["a", "b"])
    match.state.waste, match.state.rolls, match.state.burger[:] = waste, rolls, burger
    counts, every = dict.fromkeys(range(5), 0), 0
    for sides in product((0, 0, 1, 2, 3, 4), repeat=3):
        s = match.state.copy()
        GAME.kernels["apply"](match.cfg, s, 0, ROLL)
        for face in sides:
            GAME.kernels["apply"](match.cfg, s, CHANCE, face)
        if turn(s) != CHANCE:  # a first roll without a bun is thrown again
            counts[waste_after(match, s, 0)] += 1
            every += 1
    rows = match.view(0).odds()
    assert rows[-1] == (Message("odds-bust", n=4 - waste), chance(counts[4] / every))
    assert rows[:-1] == [
        (Message("odds-wasted", n=total - waste), chance(counts[total] / every)) for total in range(waste, 4) if counts[total]
    ]
    assert match.view(1).odds() == []


def test_no_odds_while_dice_are_loose() -> None:
    """What the next roll brings depends on where these go."""
    match = Match(GAME, ["a", "b"])
    match.push("0 roll")
    assert match.view(0).odds() == []
    match.push("* bun bun patty")
    assert match.legal(0)[-1] >= WASTE
    assert match.view(0).odds() == []
