"""The exact solution of Pig, beside the published one and one reckoned from the rules' text alone."""

from __future__ import annotations

import numpy as np
import pytest

from dicecafe.engine.registry import load
from dicecafe.games.pig.rules import HOLD, ROLL, State
from dicecafe.solver import race, solve
from dicecafe.solver.turns import Played

PIG = load("pig")


def reckoned(target: int, players: int = 2) -> list[float]:
    """Value iteration over (totals from the mover on, points of the turn), from the rules' text."""
    shape = (target,) * players
    value = np.full((*shape, target, players), 1 / players)
    for _ in range(2000):
        old = value.copy()
        start = np.moveaxis(old[..., 0, :], players - 1, 0)  # by the last seat's total first: it is the one who has just played
        for pot in range(target - 1, -1, -1):
            hold, roll = np.zeros((*shape, players)), np.zeros((*shape, players))
            passed = np.roll(start, 1, axis=-1)  # passed[a, b, ...]: the mover banks up to a total of a, the next has b
            for a in range(target):
                won = np.eye(players)[0]
                hold[a] = passed[a + pot] if a + pot < target else won
                roll[a] = passed[a] / 6
                for die in range(2, 7):
                    roll[a] += (value[a, ..., pot + die, :] if pot + die < target else won) / 6
            value[..., pot, :] = np.where(roll[..., :1] > hold[..., :1], roll, hold)
        if np.abs(value - old).max() < 1e-13:
            break
    return [float(x) for x in value[(0,) * (players + 1)]]


def test_published() -> None:
    """Neller and Presser, Optimal Play of the Dice Game Pig, 2004: the first player wins 0.5306."""
    solution = solve(PIG)
    assert round(solution.first_player_win, 4) == 0.5306
    assert solution.error_bound < 1e-12


def test_hold_at_twenty() -> None:
    """The turn for points: 8.14 are expected and 62.5% of turns lost; at 20, where both are the same, it holds."""
    solution, stops = solve(PIG), 1 - sum(x for n, x in enumerate(hold_at(20)) if n)
    assert solution.turn_value == pytest.approx(sum(n * x for n, x in enumerate(hold_at(20))), abs=1e-9)
    assert solution.turn_bust == pytest.approx(stops, abs=1e-9)


def hold_at(least: int) -> list[float]:
    """How likely each number of points is for who holds at so many."""
    chances = [1.0] + [0.0] * (least + 6)
    for points in range(least):
        for die in range(2, 7):
            chances[points + die] += chances[points] / 6
        chances[points] = 0.0
    return chances


@pytest.mark.parametrize(("target", "players"), [(10, 2), (25, 2), (10, 3)])
def test_agrees_with_the_rules_text(target: int, players: int) -> None:
    """The same chances to 1e-9, found another way."""
    assert solve(PIG, players, {"target": target}).seat_win == pytest.approx(reckoned(target, players), abs=1e-9)


def test_it_plays() -> None:
    """Known moves of perfect play: hold what wins; roll on far behind."""
    solution, cfg = solve(PIG), PIG.config(2)
    assert solution.best(cfg, State(scores=[80, 50, *[0] * 8], pot=20), 0, [ROLL, HOLD]) == HOLD
    assert solution.best(cfg, State(scores=[0, 99, *[0] * 8], pot=30), 0, [ROLL, HOLD]) == ROLL


def test_it_goes_on() -> None:
    """Where nothing makes a difference it holds what it has, but rolls with nothing, or the game might never end."""
    graph = race.graph(PIG, race.part_of(PIG), PIG.config(2))
    stops = Played(graph.arrays, np.ones((26, 2)), 20).stop[:20, 0]
    assert stops.tolist() == [0] + [1] * 19
