"""What the coach says of decisions: by any dice the same mistakes, none where there is none, sums as far off as they say."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import hypot
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from dicecafe import Match, StreamDice, bots, load
from dicecafe.coach import analyse
from dicecafe.coach.analysis import Step
from dicecafe.coach.comparison import Comparison, Named
from dicecafe.coach.decisions import BUDGET, Critic, look_closer
from dicecafe.coach.estimate import Estimate
from dicecafe.coach.judge import PlayoutJudge
from dicecafe.coach.valuation import Valuation
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

USUAL = 500  # playouts
PLAYED, BETTER = 0, 1
SPREAD = 0.35  # of what a playout says of a move: of two moves that meet the same dice, as far as games do
NOWHERE: Any = None
NOTHING = Estimate.exactly([0.5, 0.5])


class Known:
    """A judge of moves whose true worth is known."""

    def __init__(self, worths: list[float], seed: int) -> None:
        self.worths, self.seed = worths, seed

    def wins(self, cfg: object, view: object, seat: int, move: int, salt: int, start: int, stop: int) -> Any:
        """What each playout of the move came to."""
        return np.random.default_rng([self.seed, move, start]).normal(self.worths[move], SPREAD, stop - start)


def compared(cost: float, seed: int) -> Comparison:
    """A decision that cost so much, and the better move."""
    judge: Any = Known([0.4, 0.4 + cost], seed)
    point: Any = SimpleNamespace(who=0, action=PLAYED)
    cfg: Any = SimpleNamespace(players=2)
    return Comparison(judge, cfg, point, NOWHERE, Named(BETTER, BETTER), 0)


def looked_at(costs: list[float], seed: int) -> list[Step]:
    """Decisions that cost so much, looked at with the playouts of a game of 60, in most of which the search saw no mistake."""
    found = [compared(cost, 1000 * seed + number) for number, cost in enumerate(costs)]
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
@pytest.mark.parametrize(("cost", "fewest", "most"), [(0.0, 0.0, 0.002), (0.012, 0.0, 0.2), (0.1, 0.95, 1.0)])
def test_nothing_is_flagged_by_the_dice_of_its_playouts(cost: float, fewest: float, most: float) -> None:
    """Of decisions that cost nothing fewer than two in a thousand are called mistakes; large ones are found."""
    steps = [step for game in range(200) for step in looked_at([cost] * 12 + [0.0] * 12, game)[:12]]
    assert fewest <= sum(step.grade != "" for step in steps) / len(steps) <= most


def test_two_seeds_flag_the_same_decisions() -> None:
    """Nine of ten, where playouts are normal numbers and the better move is known."""
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


def test_what_is_beyond_doubt_gets_no_more_playouts() -> None:
    """Nor what can be no mistake: the others have them."""
    found = [compared(cost, number) for number, cost in enumerate([-0.05, 0.03, 0.5])]
    look_closer(found, USUAL, 100 * USUAL)
    none, doubtful, sure = (one.seen.playouts for one in found)
    assert doubtful > 4 * max(none, sure)


# ---------------------------------------------------------------- real playouts
def test_looks_add_up() -> None:
    """Two looks at half the playouts are one look at all of them."""
    asked = Question("dicecreams")
    rival = next(move for move in asked.legal if move != asked.point.action)
    at_once, in_two = asked.beside(rival), asked.beside(rival)
    at_once.look(64)
    in_two.look(16)
    in_two.look(48)
    assert at_once.seen.playouts == in_two.seen.playouts == 64
    assert at_once.cost.cost > 0
    assert at_once.cost == in_two.cost
    assert at_once.wins(rival, 0, 64).sum() == at_once.wins(rival, 0, 10).sum() + at_once.wins(rival, 10, 64).sum()


def test_moves_meet_the_same_dice() -> None:
    """So that two moves differ by less than if each had dice of its own, though one of them needs more dice in its turn."""
    asked, ratios = Question("dicey-delights"), []
    one, other = (asked.beside(PLAYED, salt) for salt in (77, 78))
    first = one.wins(asked.legal[0], 0, 2000)
    for move in asked.legal[1:]:
        ratios.append(np.var(first - one.wins(move, 0, 2000)) / np.var(first - other.wins(move, 0, 2000)))
    assert max(ratios) < 0.5


def test_the_search_names_what_playouts_confirm() -> None:
    """After the moves it names more games are won, by other dice too; of a move that it would name itself nothing is asked."""
    asked, leads = Question("dessert-dice", 25), []
    for move in asked.legal[::12]:
        named = asked.critic.cost(replace(asked.point, action=move))
        if named.best != move:
            leads.append(float((asked.beside(move).wins(named.best, 0, 200) - asked.beside(move).wins(move, 0, 200)).mean()))
    assert len(leads) > 3
    assert sum(leads) / len(leads) > 0.1
    best = named.best
    again = asked.critic.cost(replace(asked.point, action=best))
    assert (again.cost, again.error, again.best) == (0.0, 0.0, best)


@pytest.mark.parametrize(("odds", "apart", "least", "most"), [(0.5, 0.2, 0.1, 0.18), (0.5, 0.0, 0.0, 0.03), (0.0, 0.2, 0.0, 0.0)])
def test_the_error_allows_for_the_search(odds: float, apart: float, least: float, most: float) -> None:
    """As far as by other dice it might have named a move that the playouts like less."""
    judge: Any = Known([0.4, 0.7, 0.7 - apart], 3)
    point: Any = SimpleNamespace(who=0, action=PLAYED)
    cfg: Any = SimpleNamespace(players=2)
    one = Comparison(judge, cfg, point, NOWHERE, Named(BETTER, 2, odds), 0)
    one.look(USUAL)
    one.look(USUAL)
    step = Step(0, "", Message("roll"), 0, NOTHING, NOTHING, one.cost, "", None)
    assert least <= one.cost.naming <= most
    assert step.variance == pytest.approx(one.cost.error**2 + one.cost.naming**2)


def test_two_seeds_find_the_same_mistakes_in_a_game() -> None:
    """Of a player who errs at random, with few playouts."""
    game = load("dicecreams")
    match = Match(game, ["Ann", "Bo"], dice=StreamDice(3))
    match.run([bots.make(name, game, Stream(3, seat), match.cfg) for seat, name in enumerate(("easy", "medium"))])
    record = match.record()
    one, other = ({step.number for step in analyse(record, 120, seed=seed).worst} for seed in (0, 1))
    assert len(one) > 5
    assert 2 * len(one & other) / (len(one) + len(other)) > 0.7


def test_costs_know_no_secrets() -> None:
    """Other goals of the rivals change nothing: what a seat can't see is dealt anew in every playout."""
    asked = Question("dessert-dice")
    before = asked.critic.cost(asked.point)
    point = asked.point
    goals = point.state.goals
    rival = 1 - point.who
    goals[rival] = next(goal for goal in range(1, 5) if goal not in list(goals[:2]))
    assert asked.critic.cost(point) == before


class Question:
    """A decision in a game, so many percent into it, and who judges it."""

    def __init__(self, name: str, share: int = 50) -> None:
        game = load(name)
        match = Match(game, ["Ann", "Bo"], dice=StreamDice(5))
        match.run([bots.make("greedy", game, Stream(5, seat), match.cfg) for seat in range(2)])
        self.judge, self.cfg = PlayoutJudge(game, 64), match.cfg
        self.critic = Critic(game, match.cfg, self.judge, match.names)
        points = Valuation(match, PlayoutJudge(game, 16)).decisions
        choices = [point for point in points if len(game.legal(match.cfg, point.state, point.who)) > 2]
        self.point = choices[len(choices) * share // 100]
        self.legal = game.legal(match.cfg, self.point.state, self.point.who)

    def beside(self, rival: int, salt: int = 77) -> Comparison:
        """The move that was played beside another."""
        return Comparison(self.judge, self.cfg, self.point, self.point.state, Named(rival, rival), salt)
