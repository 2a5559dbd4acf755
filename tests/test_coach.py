"""The coach: values hold together, luck and skill add up to the result, mistakes are found and good play is left alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from dicecafe import Match, Record, StreamDice, bots, load
from dicecafe.coach import Analysis, analyse
from dicecafe.coach.analysis import WAITING
from dicecafe.coach.decisions import WAIT, Critic
from dicecafe.coach.judge import ExactJudge, PlayoutJudge, judge_for, usual_playouts
from dicecafe.coach.valuation import Point, Valuation, hint
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.stream import Stream
from dicecafe.words import Message

FEW = 12  # playouts: enough to see that all of it runs


def played(name: str, bot: str, players: int = 2, options: dict[str, Any] | None = None, seed: int = 3) -> Match:
    """A game of bots, to the end."""
    game = load(name)
    match = Match(game, [f"P{seat}" for seat in range(players)], options, dice=StreamDice(seed))
    match.run([bots.make(bot, game, Stream(seed, seat), match.cfg) for seat in range(players)])
    return match


def short_pig(log: list[str], players: int = 2) -> Analysis:
    """The analysis of a game of Pig to 20."""
    return analyse(Record("pig", ["Ann", "Bo", "Cy", "Di"][:players], {"target": 20}, log=log))


def rolls(*dice: int, seat: int = 0) -> list[str]:
    """The lines of a seat that rolls these."""
    return [line for die in dice for line in (f"{seat} roll", f"* {die}")]


def assert_sums(analysis: Analysis) -> None:
    """Start + luck + skill = result; every step starts where the one before ended; chances are chances."""
    for total in analysis.totals:
        assert total.start + total.luck + total.skill == pytest.approx(total.final, abs=1e-9)
        assert total.adjusted == pytest.approx(total.start + total.skill, abs=1e-9)
    assert all(one.after == two.before for one, two in pairwise(analysis.steps))
    for step in analysis.steps:
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in step.after.means)
        assert (step.luck is None) == (step.cost is not None)
        assert step.cost is None or step.cost.cost >= 0


# ---------------------------------------------------------------- values
@pytest.mark.parametrize(("name", "options"), [("pig", {"target": 30}), ("burger-dice", {"target": 12})])
def test_exact_chances_average(name: str, options: dict[str, Any]) -> None:
    """What stands before a die is the mean of what may stand after it, and that is what the solution says, too."""
    match = played(name, "random", options=options)
    judge = judge_for(match.game, match.cfg)
    assert isinstance(judge, ExactJudge)
    rolled = [point for point in Valuation(match, judge).points if point.spread]
    assert rolled
    for point in rolled:
        assert point.worth.means == pytest.approx(judge.chances(match.cfg, point.state).means, abs=1e-9)
        assert_average(point)


def assert_average(point: Point) -> None:
    """A roll is worth the mean of its outcomes, so that its luck is 0 on average."""
    assert point.spread
    total = sum(weight for weight, _ in point.spread)
    for seat, worth in enumerate(point.worth.means):
        luck = sum(weight * (estimate.means[seat] - worth) for weight, estimate in point.spread)
        assert luck / total == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize("name", ["dicecreams", "dicey-delights"])
def test_searched_chances_average(name: str) -> None:
    """By construction, however few the playouts."""
    match = played(name, "greedy")
    rolled = [point for point in Valuation(match, PlayoutJudge(match.game, FEW)).points if point.spread]
    assert rolled
    for point in rolled:
        assert_average(point)
        assert all(error >= 0 for error in point.worth.errors)


def test_playouts_agree_with_the_solution() -> None:
    """Players of hints who slip at times win about as often as perfect ones."""
    match = played("pig", "greedy", options={"target": 50})
    exact, searched = judge_for(match.game, match.cfg), PlayoutJudge(match.game, 4000)
    for moment in match.moments[::9]:
        truth, found = (judge.chances(match.cfg, moment.before) for judge in (exact, searched))
        assert found.means == pytest.approx(truth.means, abs=0.12)
        assert 0 < found.errors[0] < 0.01
        assert truth.errors == [0, 0]


def test_the_end_is_the_result() -> None:
    """Both judges know who has won."""
    match = played("pig", "greedy")
    for judge in (judge_for(match.game, match.cfg), PlayoutJudge(match.game, FEW)):
        means, errors = judge.chances(match.cfg, match.state)
        assert [seat for seat, mean in enumerate(means) if mean == 1] == match.game.winners(match.cfg, match.state)
        assert errors == [0, 0]


def test_which_judge() -> None:
    """Exact where a table is solved in a moment; else playouts, fewer where there are more seats."""
    pig, cones = load("pig"), load("dicecreams")
    assert judge_for(pig, pig.config(2)).exact
    assert judge_for(pig, pig.config(3, {"target": 15})).exact
    assert not judge_for(pig, pig.config(4)).exact
    assert judge_for(cones, cones.config(2), 77).playouts == 77
    assert usual_playouts(cones, 2) > usual_playouts(cones, 4)
    assert usual_playouts(pig, 4) > usual_playouts(cones, 4)


# ---------------------------------------------------------------- decisions
@pytest.mark.parametrize(
    ("name", "players", "options"), [("pig", 2, {}), ("pig", 3, {"target": 15}), ("burger-dice", 2, {"target": 20})]
)
def test_perfect_play_costs_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    """In a solved game the perfect bot makes no mistakes, so that all is luck."""
    analysis = analyse(played(name, "perfect", players, options).record())
    assert analysis.judge.exact
    assert_sums(analysis)
    for total in analysis.totals:
        assert (total.cost, total.mistakes, total.blunders) == (0, 0, 0)
        assert players > 2 or total.skill == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("players", [2, 4])
def test_rolling_on_with_the_win_in_hand_is_a_blunder(players: int) -> None:
    """Exactly, and by search where there is no solution."""
    analysis = short_pig([*rolls(6, 6, 6, 6), "0 roll", "* 1"], players)
    assert analysis.judge.exact == (players == 2)
    blunder, bad_luck = analysis.steps[8:]
    assert (blunder.grade, blunder.best) == ("blunder", "hold")
    assert (blunder.tell, blunder.better) == (Message("roll"), Message("hold", pot=24))
    assert blunder.cost
    assert 0.05 < blunder.cost.cost < 0.25
    assert bad_luck.luck
    assert bad_luck.luck[0] < -0.3
    assert analysis.totals[0].blunders == 1
    assert analysis.worst == [blunder]
    assert Message("note-not-over", lines=10) in analysis.notes
    assert_sums(analysis)


def test_holding_nothing_is_a_mistake() -> None:
    """To pass the dice with nothing gained gives the first move away."""
    analysis = short_pig(["0 hold", *rolls(6, 6, 6, 6, seat=1), "1 hold"])
    gift = analysis.steps[0]
    assert (gift.grade, gift.best) == ("blunder", "roll")
    assert gift.cost
    assert gift.change == pytest.approx([-gift.cost.cost, gift.cost.cost], abs=1e-9)


def test_sixes_are_lucky() -> None:
    """Who rolls nothing but sixes has been lucky, and nobody else."""
    analysis = short_pig([*rolls(6, 6, 6, 6), "0 hold"])
    ann, bo = analysis.totals
    assert ann.luck > 0.3
    assert bo.luck == pytest.approx(-ann.luck)
    assert (ann.final, ann.cost) == (1, 0)
    assert ann.adjusted < ann.final
    assert all(step.luck[0] > 0 for step in analysis.steps if step.luck)
    assert [(turn.seat, turn.mover) for turn in analysis.turns] == [(0, 0)] * len(analysis.turns)
    assert 1 <= len(analysis.turns) <= 5
    assert all(turn.step.luck and turn.after > turn.before for turn in analysis.turns)


def test_following_hints_by_search_is_not_punished_for_noise() -> None:
    """A cost within two standard errors counts as none."""
    analysis = analyse(played("pig", "greedy", 4, {"target": 40}).record(), playouts=FEW)
    for step in analysis.steps:
        if step.cost and step.counted:
            assert step.counted > 2 * step.cost.error
            assert step.best


def test_a_mistake_is_told_in_numbers_that_differ() -> None:
    """What is called a mistake costs beyond two standard errors, and a point that one sees."""
    record = played("dicecreams", "random").record()
    record.log, record.result = record.log[:100], None
    analysis = analyse(record, playouts=60)
    graded = [step for step in analysis.as_dict()["steps"] if step.get("grade")]
    assert graded
    for step in graded:
        assert step["cost"] > max(2 * step["cost_error"], 0.0199)
        assert 0 <= step["chance"] <= step["chance"] + step["cost"] <= 1
        assert round(100 * step["chance"]) < round(100 * (step["chance"] + step["cost"]))
    for turn in analysis.turns:
        assert abs(turn.after - turn.before) >= 0.01
        assert not turn.grade or turn.after < turn.before


def test_any_number_of_threads_finds_the_same() -> None:
    """To the bit, and with another seed something else."""
    match = played("dicey-delights", "greedy")
    found = []
    for threads, seed in ((1, 0), (3, 0), (1, 1)):
        judge = PlayoutJudge(match.game, FEW, seed, threads)
        found.append([point.worth for point in Valuation(match, judge).points])
    assert found[0] == found[1] != found[2]


# ---------------------------------------------------------------- all games
@pytest.mark.parametrize("name", registry.names())
def test_every_game_is_analysed(name: str) -> None:
    """With few playouts, from the first line to the result."""
    match = played(name, "greedy")
    analysis = analyse(match.record(), playouts=FEW)
    assert len(analysis.steps) == len(match.log)
    assert_sums(analysis)
    assert sorted(total.final for total in analysis.totals)[-1] in (1, 0.5)
    assert (Message("note-secrets") in analysis.notes) == match.game.has_secrets
    assert (Message("note-dealt") in analysis.notes) == (match.moments[0].who == CHANCE)
    for number, step in enumerate(analysis.steps):
        assert step.tell == match.describe(number, None)
        assert (step.better is None) == (step.best in ("", WAITING))


@pytest.mark.parametrize("name", registry.names())
def test_the_fewest_seats_and_half_a_game(name: str) -> None:
    """A game for one, and one that was left in the middle; then one that has not begun."""
    game = load(name)
    match = played(name, "random", game.seats[0])
    record = match.record()
    record.log, record.result = record.log[: len(record.log) // 3], None
    assert_sums(analyse(record, playouts=FEW))
    record.log = []
    assert analyse(record, playouts=FEW).steps == []


def test_acting_out_of_turn_is_weighed_against_waiting() -> None:
    """A seat that acts when it need not could have waited."""
    game = load("dicecreams")
    match, found = Match(game, ["Ann", "Bo"], dice=StreamDice(1)), False
    while not found and match.turn != OVER:
        seat = match.turn
        if seat == CHANCE:
            match.roll()
            continue
        if found := bool(match.legal(1 - seat)) and len(match.log) > 40:
            match.play(1 - seat, match.legal(1 - seat)[0])
        else:
            action = hint(game, match.cfg, match.state, seat)
            assert action is not None
            match.play(seat, action)
    assert found
    analysis = analyse(match.record(), playouts=40)
    assert_sums(analysis)
    point = analysis.valuation.points[-1]
    cost = Critic(game, match.cfg, analysis.judge, match.names).cost(point)
    assert cost.best in (WAIT, point.action)


def test_the_same_record_gives_the_same_analysis() -> None:
    """Nothing is left to chance but what the record says."""
    record = played("dicey-delights", "greedy").record()
    record.log, record.result = record.log[:40], None
    assert analyse(record, FEW).as_dict() == analyse(record, FEW).as_dict()
