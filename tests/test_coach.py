"""The coach: values hold together, luck and skill add up to the result, mistakes are found and good play is left alone."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Any

import pytest

from dicecafe import Match, Record, StreamDice, bots, load
from dicecafe.coach import Analysis, analyse
from dicecafe.coach.allotment import pulls
from dicecafe.coach.analysis import DOUBT, WAITING, Total, steps_of
from dicecafe.coach.comparison import WAIT
from dicecafe.coach.decisions import Critic
from dicecafe.coach.estimate import T_95
from dicecafe.coach.judge import ExactJudge, PlayoutJudge, judge_for, usual_playouts
from dicecafe.coach.valuation import Valuation, after, hint, weights_of
from dicecafe.engine import registry
from dicecafe.engine.contract import CHANCE, OVER
from dicecafe.engine.stream import Stream
from dicecafe.engine.verify import replayed
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


def assert_sums(analysis: Analysis, costs: bool = True) -> None:
    """Start + luck + skill = result; every step starts where the one before ended; chances are chances."""
    for total in analysis.totals:
        assert total.start + total.luck + total.skill == pytest.approx(total.final, abs=1e-9)
        assert total.adjusted == pytest.approx(total.start + total.skill, abs=1e-9)
    assert all(one.after == two.before for one, two in pairwise(analysis.steps))
    for step in analysis.steps:
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in step.after.means)
        assert (step.cost is not None) == (costs and step.luck is None)
        assert step.cost is None or step.cost.cost >= 0


# ---------------------------------------------------------------- values
@pytest.mark.parametrize(("name", "options"), [("pig", {"target": 30}), ("burger-dice", {"target": 12})])
def test_exact_chances_average(name: str, options: dict[str, Any]) -> None:
    """What stands before a die is the mean of what may stand after it, and that is what the solution says, too."""
    match = played(name, "random", options=options)
    judge = judge_for(match.game, match.cfg)
    assert isinstance(judge, ExactJudge)
    rolled = [point for point in Valuation(match, judge).points if point.who == CHANCE and not point.setup]
    assert rolled
    for point in rolled:
        weights = weights_of(match.game, match.cfg, point.state)
        possible = [(weight, outcome) for outcome, weight in enumerate(weights) if weight]
        led_to = [judge.chances(match.cfg, after(match.game, match.cfg, point.state, CHANCE, outcome)) for _, outcome in possible]
        for seat, worth in enumerate(point.worth.means):
            total = sum(weight * then.means[seat] for (weight, _), then in zip(possible, led_to, strict=True))
            assert total / sum(weights) == pytest.approx(worth, abs=1e-9)


@pytest.mark.parametrize("name", ["dicecreams", "dicey-delights"])
def test_searched_chances_average(name: str) -> None:
    """By construction, however few the playouts."""
    match = played(name, "greedy")
    valuation = Valuation(match, PlayoutJudge(match.game, FEW))
    rolled = [point for point in valuation.points if point.who == CHANCE and point.otherwise]
    assert rolled
    afters = [*(point.worth for point in valuation.points), valuation.final]
    for point in rolled:
        then, other, weights = afters[point.number + 1], point.otherwise, weights_of(match.game, match.cfg, point.state)
        assert other
        assert point.share == weights[point.action] / sum(weights)
        for seat, worth in enumerate(point.worth.means):
            assert point.share * then.means[seat] + (1 - point.share) * other.means[seat] == pytest.approx(worth, abs=1e-12)
        assert all(error >= 0 for error in point.worth.errors)


def test_the_other_outcomes_come_up_as_often_as_they_would() -> None:
    """Of a roll that is left out, and of none: the same mean, once the one that is left out is put back in."""
    match, outcome = Match(load("pig"), ["Ann", "Bo"], {"target": 20}), 0
    for line in ("0 roll", "* 6", "0 roll", "* 6", "0 roll"):
        match.push(line)
    judge, six = PlayoutJudge(match.game, 16_000), after(match.game, match.cfg, match.state, CHANCE, outcome)
    with_it = [sum(pair) for pair in zip(*(
        [weight * mean for mean in estimate.means]
        for weight, estimate in (
            (1 / 6, judge.chances(match.cfg, six)), (5 / 6, judge.chances(match.cfg, match.state, salt=1, apart=outcome))
        )
    ), strict=True)]  # fmt: skip
    assert with_it == pytest.approx(judge.chances(match.cfg, match.state, salt=2).means, abs=0.015)
    assert judge.chances(match.cfg, six).means[0] < judge.chances(match.cfg, match.state, apart=outcome).means[0]


def test_playouts_agree_with_the_solution() -> None:
    """Players of hints who slip at times win about as often as perfect ones."""
    match = played("pig", "greedy", options={"target": 50})
    exact, searched = judge_for(match.game, match.cfg), PlayoutJudge(match.game, 4000)
    for moment in match.moments[::9]:
        truth, found = (judge.chances(match.cfg, moment.before) for judge in (exact, searched))
        assert found.means == pytest.approx(truth.means, abs=0.12)
        assert 0 < found.errors[0] < 0.015
        assert truth.errors == [0, 0]


def test_the_end_is_the_result() -> None:
    """Both judges know who has won."""
    match = played("pig", "greedy")
    for judge in (judge_for(match.game, match.cfg), PlayoutJudge(match.game, FEW)):
        found = judge.chances(match.cfg, match.state)
        assert [seat for seat, mean in enumerate(found.means) if mean == 1] == match.game.winners(match.cfg, match.state)
        assert found.errors == [0, 0]


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
    assert gift.change.means == pytest.approx([-gift.cost.cost, gift.cost.cost], abs=1e-9)


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


def test_a_first_look_judges_no_decision() -> None:
    """It has the curve and the luck, each with its larger error, and it is an analysis of its own that holds together."""
    sketches, match = list[Analysis](), played("pig", "greedy", 4, {"target": 40})
    whole = analyse(match.record(), 1000, sketched=sketches.append)
    (sketch,) = sketches
    assert (sketch.complete, whole.complete) == (False, True)
    assert sketch.judge.playouts < whole.judge.playouts
    assert_sums(sketch, costs=False)
    assert not sketch.worst
    assert all((total.cost, total.mistakes, total.blunders) == (None, None, None) for total in sketch.totals)
    assert Message("note-sketch") in sketch.notes
    assert Message("note-sketch") not in whole.notes
    assert sum(total.luck_error for total in sketch.totals) > 2 * sum(total.luck_error for total in whole.totals)
    exact = list[Analysis]()
    analyse(played("pig", "greedy", options={"target": 20}).record(), sketched=exact.append)
    assert exact == []


def test_errors_are_as_large_as_they_say() -> None:
    """Of totals by few playouts, about 95 of 100 intervals hold what many playouts say."""
    match = played("pig", "random", 4, {"target": 30})
    record = match.record()
    record.log, record.result = record.log[:40], None
    match = replayed(record)

    def totals(playouts: int, seed: int) -> list[Total]:
        valuation = Valuation(match, PlayoutJudge(match.game, playouts, seed))
        return Analysis(match, valuation.judge, steps_of(match, valuation), valuation, []).totals

    truth, held = totals(12_800, 99), list[bool]()
    for seed in range(25):
        for found, true in zip(totals(64, seed), truth, strict=True):
            for name in ("luck", "skill", "adjusted"):
                off = getattr(found, name) - getattr(true, name)
                held.append(abs(off) < T_95 * getattr(found, f"{name}_error"))
    assert 0.88 <= sum(held) / len(held) <= 0.995


def test_effort_goes_where_it_tells_most() -> None:
    """The luck of the game is a sum of what is asked, each so many times; where it counts, more is asked, in all the same."""
    match = played("pig", "random", 4, {"target": 30})
    judge = PlayoutJudge(match.game, 640)
    pilot = Valuation(match, PlayoutJudge(match.game, 64, 9))
    even, told = Valuation(match, judge), Valuation(match, judge, pilot=pilot)
    assert sum(point.effort for point in told.points) == pytest.approx(sum(point.effort for point in even.points))
    for valuation in (even, told):
        totals = Analysis(match, judge, steps_of(match, valuation), valuation, []).totals
        for seat in (seat for seat, total in enumerate(totals) if total.final == 0):
            asked = [(pull, point.otherwise) for pull, point in zip(pulls(valuation.points), valuation.points, strict=True)]
            luck = sum(pull * estimate.means[seat] for pull, estimate in asked if estimate)
            assert luck == pytest.approx(totals[seat].luck, abs=1e-9)

    def error(valuation: Valuation) -> float:
        analysis = Analysis(match, judge, steps_of(match, valuation), valuation, [])
        return hypot(*(total.luck_error for total in analysis.totals))

    assert error(told) < 0.85 * error(even)


def test_turning_points_are_beyond_doubt() -> None:
    """With few playouts a game seems to turn wherever the dice of the playouts want."""
    analysis = analyse(played("dicecreams", "greedy").record(), playouts=4 * FEW)
    assert analysis.turns
    assert all(abs(turn.change) > T_95 * turn.error for turn in analysis.turns)


def test_following_hints_by_search_is_not_punished_for_noise() -> None:
    """A cost within three standard errors counts as none."""
    analysis = analyse(played("pig", "greedy", 4, {"target": 40}).record(), playouts=FEW)
    for step in analysis.steps:
        if step.cost and step.counted:
            assert step.counted > DOUBT * step.cost.error
            assert step.best


def test_a_mistake_is_told_in_numbers_that_differ() -> None:
    """What is called a mistake costs beyond doubt, and a point that one sees."""
    record = played("dicecreams", "random").record()
    record.log, record.result = record.log[:100], None
    analysis = analyse(record, playouts=60)
    graded = [step for step in analysis.as_dict()["steps"] if step.get("grade")]
    assert graded
    for step in graded:
        assert step["cost"] > max(DOUBT * step["cost_error"], 0.0199)
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
