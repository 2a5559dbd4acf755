"""The exact solution of Burger Dice, beside one reckoned from the rules' text alone (benchmarks of larger tables: by hand)."""

from __future__ import annotations

import numpy as np
import pytest

from dicecafe.engine.contract import CHANCE
from dicecafe.engine.registry import load
from dicecafe.solver import solve

from .reckoner import Three, Turns, Two

BURGER = load("burger-dice")


@pytest.mark.parametrize(
    ("target", "limit", "size"), [(8, 4, 3), (7, 3, 3), (6, 5, 2), (9, 1, 3), (5, 2, 1)], ids=lambda value: str(value)
)
def test_two_players_agree_with_the_rules_text(target: int, limit: int, size: int) -> None:
    """Turns, final round and tie turns: the same chance to 1e-9, found another way."""
    solution = solve(BURGER, 2, {"target": target, "waste_limit": limit, "roll_size": size})
    assert solution.first_player_win == pytest.approx(Two(target, limit, size, far=56).solve(), abs=1e-9)


def test_three_players_agree_with_the_rules_text() -> None:
    """Also with one more to play in the final round, and with ties of two and of three."""
    solution = solve(BURGER, 3, {"target": 4, "waste_limit": 2, "roll_size": 2})
    assert solution.seat_win == pytest.approx(Three(4, 2, 2, far=50).solve().tolist(), abs=1e-9)
    assert sum(solution.seat_win) == pytest.approx(1, abs=1e-12)


def test_a_turn_for_points() -> None:
    """The best expected points, and the chance of a bust on the way: the same to 1e-9, found another way."""
    solution = solve(BURGER, 2, {"target": 8})
    points = np.zeros((140, 1, 2))
    points[:, 0, 0], points[0, 0, 1] = np.arange(140), 1.0  # beside the points: the chance to end with nothing
    value, bust = Turns(4, 3).best(points)[0]
    assert solution.turn_value == pytest.approx(value, abs=1e-9)
    assert solution.turn_bust == pytest.approx(bust, abs=1e-9)


def test_known_values() -> None:
    """What was found by both ways, by hand, for the game as it is in the box."""
    solution = solve(BURGER)
    assert solution.first_player_win == pytest.approx(0.55339874705266, abs=1e-12)
    assert (solution.turn_value, solution.turn_bust) == pytest.approx((6.081140052716771, 0.2586841480568419), abs=1e-12)
    assert solution.error_bound < 1e-12


def test_dice_do_not_matter() -> None:
    """BD-1: the number of dice never limits play, so it changes nothing."""
    assert solve(BURGER, 2, {"target": 8, "dice": 30}).seat_win == solve(BURGER, 2, {"target": 8}).seat_win


def test_mixing() -> None:
    """At 11, 17 and 19 of 20 no single moves are everybody's best answer: two players choose by lot, and it settles."""
    solution = solve(BURGER, 3, {"target": 20})
    assert sorted(solution.mixes) == [11 * 400 + 17 * 20 + 19, 17 * 400 + 19 * 20 + 11]
    assert all(0 < mix < 1 for mix in solution.mixes.values())
    assert solution.error_bound < 1e-12
    cfg, s = BURGER.config(3, {"target": 20}), BURGER.State.parse("scores=11,17,19,0,0,0 rolls=1 in_air=3")
    mean = np.zeros(3)
    for face, weight in enumerate([2, 1, 1, 1, 1]):
        after = s.copy()
        BURGER.kernels["apply"](cfg, after, CHANCE, face)
        mean += weight / 6 * np.array(solution.chances(cfg, after))
    assert solution.chances(cfg, s) == pytest.approx(mean.tolist(), abs=1e-10)
