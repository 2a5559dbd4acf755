"""What the coach says of decisions: by any dice the same mistakes, none where there is none, sums as far off as they say."""

from __future__ import annotations

from functools import cache
from math import hypot
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from dicecafe import Match, StreamDice, bots, load
from dicecafe.coach.analysis import Step
from dicecafe.coach.comparison import Comparison, Playouts
from dicecafe.coach.decisions import BUDGET, RACE, look_closer, race
from dicecafe.coach.estimate import Estimate
from dicecafe.coach.judge import PlayoutJudge
from dicecafe.coach.valuation import Valuation
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

USUAL = 500  # playouts
PLAYED = 0
SPREAD = 0.35  # of what a playout says of a move: of two moves that meet the same dice, as far as games do
NOTHING = Estimate.exactly([0.5, 0.5])


class Known:
    """Playouts of moves whose true worth is known."""

    def __init__(self, worths: list[float], seed: int) -> None:
        self.worths, self.seed, self.cfg, self.done, self.kept = worths, seed, SimpleNamespace(players=2), 0, dict[Any, Any]()

    def wins(self, move: int, start: int, stop: int) -> Any:
        """What each playout of the move came to."""
        self.done = stop
        return np.random.default_rng([self.seed, move, start]).normal(self.worths[move], SPREAD, stop - start)


def looked_at(costs: list[float], seed: int) -> list[Step]:
    """Decisions that cost so much, looked at with the playouts of a game of 60, of which most were no mistakes at first sight."""
    found = [Comparison(known(1000 * seed + number, 0.4, 0.4 + cost), PLAYED, 1) for number, cost in enumerate(costs)]
    look_closer(found, USUAL, int(BUDGET * USUAL * 60))
    return [Step(number, "", Message("roll"), 0, NOTHING, NOTHING, one.cost, "", None) for number, one in enumerate(found)]


@cache
def games_by_two_seeds() -> list[tuple[list[Step], list[Step]]]:
    """Games in which a dozen decisions cost something, each looked at with dice of two seeds."""
    dice, pairs = np.random.default_rng(7), []
    for number in range(40):
        costs = [float(cost) for cost in dice.exponential(0.12, 24) * (dice.random(24) < 0.5)]
        pairs.append((looked_at(costs, number), looked_at(costs, 1000 + number)))
    return pairs


# ---------------------------------------------------------------- flags and sums
@pytest.mark.parametrize(("cost", "fewest", "most"), [(0.0, 0.0, 0.002), (0.02, 0.0, 0.2), (0.1, 0.95, 1.0)])
def test_nothing_is_flagged_by_the_dice_of_its_playouts(cost: float, fewest: float, most: float) -> None:
    """Of decisions that cost nothing fewer than two in a thousand are called mistakes; large ones are found."""
    steps = [step for game in range(200) for step in looked_at([cost] * 12 + [0.0] * 12, game)[:12]]
    assert fewest <= sum(step.grade != "" for step in steps) / len(steps) <= most


def test_two_seeds_flag_the_same_decisions() -> None:
    """Nine of ten, where playouts are normal numbers and the better move is known; the race has no part in it."""
    one, other = (
        {(n, step.number) for n, pair in enumerate(games_by_two_seeds()) for step in pair[seed] if step.grade} for seed in (0, 1)
    )
    assert len(one) > 200
    assert 2 * len(one & other) / (len(one) + len(other)) >= 0.9


def test_the_sums_of_two_seeds_differ_as_far_as_they_say() -> None:
    """About 95 of 100 lie within each other's error, though by some dice a decision counts and by others it does not."""
    apart = []
    for one, other in games_by_two_seeds():
        costs = [sum(step.counted for step in steps) for steps in (one, other)]
        errors = [sum(step.variance for step in steps) ** 0.5 for steps in (one, other)]
        apart.append((costs[0] - costs[1]) / hypot(*errors))
    assert sum(abs(far) < 1.96 for far in apart) / len(apart) >= 0.9
    assert 0.7 < float(np.std(apart)) < 1.3


# ---------------------------------------------------------------- the race
def test_the_best_move_wins_the_race() -> None:
    """Of eleven, nearly always; a move that is better than all others is left alone, and before the last round."""
    found = [race(known(seed, 0.3, *[0.32] * 10, 0.5), PLAYED, range(1, 12), USUAL) for seed in range(100)]
    assert sum(one is not None and one.rival == 11 for one in found) >= 95
    for seed in range(100):
        worse = known(seed, 0.5, *[0.3] * 11)
        assert race(worse, PLAYED, range(1, 12), USUAL) is None
        assert worse.done < USUAL * sum(times for times, _ in RACE)


def known(seed: int, *worths: float) -> Any:
    """Playouts of moves that are worth so much."""
    return Known(list(worths), seed)


# ---------------------------------------------------------------- real playouts
def test_looks_add_up() -> None:
    """Two looks at half the playouts are one look at all of them."""
    judge, cfg, point, salt = asked("dicecreams")
    playouts = Playouts(judge, cfg, point, salt)
    rival = next(move for move in judge.game.legal(cfg, point.state, point.who) if move != point.action)
    at_once, in_two = (Comparison(playouts, point.action, rival) for _ in range(2))
    at_once.look(64)
    in_two.look(16)
    in_two.look(48)
    assert at_once.counted.playouts == in_two.counted.playouts == 64
    assert at_once.cost.cost > 0
    assert at_once.cost == in_two.cost
    assert playouts.wins(rival, 0, 64).sum() == playouts.wins(rival, 0, 10).sum() + playouts.wins(rival, 10, 64).sum()


def test_moves_meet_the_same_dice() -> None:
    """So that two moves differ by less than if each had dice of its own."""
    judge, cfg, point, salt = asked("dicey-delights")
    playouts, others = Playouts(judge, cfg, point, salt), Playouts(judge, cfg, point, salt + 1)
    moves = judge.game.legal(cfg, point.state, point.who)[:2]
    one, other, apart = playouts.wins(moves[0], 0, 2000), playouts.wins(moves[1], 0, 2000), others.wins(moves[1], 0, 2000)
    assert np.var(one - other) < 0.5 * np.var(one - apart)


def test_costs_know_no_secrets() -> None:
    """Other goals of the rivals change nothing: what a seat can't see is dealt anew in every playout."""
    judge, cfg, point, salt = asked("dessert-dice")
    before = Playouts(judge, cfg, point, salt).wins(point.action, 0, 64)
    goals = point.state.goals
    rival = 1 - point.who
    goals[rival] = next(goal for goal in range(1, 5) if goal not in list(goals[:2]))
    assert (Playouts(judge, cfg, point, salt).wins(point.action, 0, 64) == before).all()


def asked(name: str) -> tuple[PlayoutJudge, Any, Any, int]:
    """A judge of a game, and a decision in the middle of one."""
    game = load(name)
    match = Match(game, ["Ann", "Bo"], dice=StreamDice(5))
    match.run([bots.make("greedy", game, Stream(5, seat), match.cfg) for seat in range(2)])
    judge = PlayoutJudge(game, 16)
    points = [point for point in Valuation(match, judge).decisions if len(game.legal(match.cfg, point.state, point.who)) > 1]
    return judge, match.cfg, points[len(points) // 2], 77
