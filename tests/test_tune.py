"""Tuning: options and numbers of cards towards goals, and verdicts from games that the search did not see."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest
from lab_checks import stopped_after, tune_says
from planting import house

from dicecafe import DiceCafeError, cli, load
from dicecafe.engine.deck_diff import changes
from dicecafe.engine.decks import DeckOption
from dicecafe.engine.errors import OptionError
from dicecafe.engine.tuning import DeckNumber, changed, inner
from dicecafe.lab import cluster, run
from dicecafe.lab.batch import Batch
from dicecafe.lab.candidates import Race
from dicecafe.lab.effects import effects_of
from dicecafe.lab.goals import Estimate, Goal, estimates, parse
from dicecafe.lab.optimiser import candidates
from dicecafe.lab.parameters import CHANGE, WHOLE, space
from dicecafe.lab.run import HERE, simulate
from dicecafe.lab.statistics import statistics
from dicecafe.lab.tune import FRESH, Tried, Tuning
from dicecafe.words import Message, languages, speech

PIG = load("pig")


# ---------------------------------------------------------------- goals
def test_goals_are_bounds_of_figures() -> None:
    """Shares are asked for in points of a hundred, means as they are; a weight comes last."""
    assert parse("seats=even") == Goal("seats=even", "seats", -0.015, 0.015)
    assert parse("cards=2*3") == Goal("cards=2*3", "cards", -0.02, 0.02, 3)
    assert parse("turns=12..18") == Goal("turns=12..18", "turns", 12, 18)
    assert (parse("comebacks=25..").low, parse("comebacks=25..").high) == (0.25, float("inf"))
    assert parse("lead_changes=..2.5*0.5") == Goal("lead_changes=..2.5*0.5", "lead_changes", -float("inf"), 2.5, 0.5)


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("turns", "goal/range", "turns"),
        ("turn=12..18", "goal/unknown", "Did you mean turns?"),
        ("turns=12", "goal/range", "turns=12"),
        ("turns=18..12", "goal/range", "turns=18..12"),
        ("turns=..", "goal/range", "turns=.."),
        ("turns=x..12", "goal/range", "turns=x..12"),
        ("turns=1..12*0", "goal/range", "turns=1..12*0"),
        (f"turns=..{'9' * 400}", "goal/range", "999"),
        ("seats=odd", "goal/range", "seats=odd"),
        ("cards=0", "goal/range", "cards=0"),
    ],
)
def test_a_goal_that_cannot_be_read_is_refused(text: str, code: str, says: str) -> None:
    """With what was meant, where that is plain."""
    with pytest.raises(DiceCafeError) as refused:
        parse(text)
    assert refused.value.code == code
    assert says in str(refused.value)


def test_estimates_are_the_figures_of_the_statistics() -> None:
    """The same games told a second way."""
    batch = Batch(PIG, ["greedy", "greedy"], {"target": 30}, 300)
    tally = simulate(batch, detailed=True)
    figures = statistics(batch, tally)
    seats = estimates(parse("seats=even"), tally)
    assert [one.value for one in seats] == pytest.approx([seat["less_luck"]["rate"] - 0.5 for seat in figures["seats"]])
    tally.adjusted = 0
    seats = estimates(parse("seats=even"), tally)
    assert [one.value for one in seats] == pytest.approx([seat["rate"] - 0.5 for seat in figures["seats"]])
    low, high = figures["seats"][0]["low"], figures["seats"][0]["high"]
    assert 2 * 1.959964 * seats[0].error == pytest.approx(high - low, rel=0.02)
    for name in ("turns", "lead_changes", "dead_turns", "decisions", "choices", "actions"):
        (one,) = estimates(parse(f"{name}=1..2"), tally)
        assert one.value == pytest.approx(figures[name]["mean"])
        assert one.value + 1.959964 * one.error == pytest.approx(figures[name].get("high", one.value + 1.959964 * one.error))
    assert estimates(parse("comebacks=1..2"), tally)[0].value == pytest.approx(figures["half_time"]["comebacks"]["rate"])
    assert estimates(parse("ties=1..2"), tally)[0].value == pytest.approx(figures["ties"]["rate"])
    assert estimates(parse("points=1..2"), tally)[0].value == pytest.approx(sum(s["points"] for s in figures["seats"]) / 2)


def test_verdicts_ask_for_whole_intervals() -> None:
    """Met if all lie within, missed if one lies outside, else not known; of nothing, nothing is known."""
    goal = parse("seats=2")
    inside, near, outside = (Estimate("0", value, 0.005) for value in (0.005, 0.018, 0.04))
    assert goal.verdict([inside], 2) == "met"
    assert goal.verdict([inside, near], 2) == "unknown"
    assert goal.verdict([inside, near, outside], 2) == "missed"
    assert goal.verdict([], 2) == "unknown"


def test_what_is_missed_counts_in_points() -> None:
    """Hundredths of a share, or of the bound; what the games that confirm would leave in doubt is outside too."""
    assert parse("seats=2").miss([Estimate("0", 0.05, 0.0), Estimate("1", -0.05, 0.0)]) == pytest.approx(3)
    assert parse("turns=10..20").miss([Estimate("", 25, 0.0)]) == pytest.approx(25)
    assert parse("turns=10..20").miss([Estimate("", 20, 1.0)], z=2, games=4) == pytest.approx(5)
    assert parse("turns=10..20").miss([Estimate("", 15, 100.0)], z=2) == 0.0
    assert parse("turns=..20").miss([Estimate("", 3, 0.0)]) == 0.0


# ---------------------------------------------------------------- what may be changed
def test_the_less_is_changed_the_better() -> None:
    """A change costs a bit, a large one more; an order of values is one of numbers alone."""
    found = space(load("dessert-dice"), ["edition=tiles,cards"], [], [], 2, ())
    assert sorted(found.parameters[0].cost(value) for value in ("tiles", "cards")) == [0.0, CHANGE + WHOLE]
    target = space(PIG, ["target=20..100:40"], [], [], 2, ()).parameters[0]
    assert [target.cost(value) for value in target.values] == pytest.approx([CHANGE + WHOLE, CHANGE + WHOLE / 2, 0.0])
    away = space(PIG, ["target=20..60:40"], [], [], 2, ()).parameters[0]  # from 100
    assert [away.cost(value) for value in away.values] == pytest.approx([CHANGE + WHOLE, CHANGE + WHOLE / 2])


@pytest.mark.parametrize("name", ["dicecreams", "dicey-delights"])
def test_every_number_that_may_be_tuned_is_one(name: str) -> None:
    """It is the same in all its places, within its bounds, and known by the labels of the trials."""
    game, tables = load(name), house(name)
    part, option = game.part("tuning"), game.deck_option
    assert part is not None
    assert option is not None
    batch = Batch(game, ["greedy", "greedy"], {}, 1)
    labels = {one for of in ("card", "ability") if (found := effects_of(batch, of)) for one in found.labels}
    numbers: list[DeckNumber] = part.numbers(tables)
    assert len({number.name for number in numbers}) == len(numbers)
    for number in numbers:
        assert {inner(tables, place) for place in number.places} == {number.of(tables)}
        assert number.low <= number.of(tables) <= number.high
        assert labels.issuperset(number.things)
        assert number.low < number.high
        beside = [value for value in (number.of(tables) + 1, number.of(tables) - 1) if number.low <= value <= number.high]
        decks = [changed(tables, {number: value}) for value in beside]
        assert all(list(changes(tables, new, option.keys)) for new in decks)
        assert any(is_right(option, new) for new in decks), number


def is_right(option: DeckOption[Any], tables: dict[str, Any]) -> bool:
    """Whether a deck can be played with."""
    try:
        option.check(tables)
    except OptionError:
        return False
    return True


BURGER_WORDS = ("burger-dice", "--goal", "turns=9..10")


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("burger-dice", "--option", "target=20..30"), "goal/range", "--goal"),
        (BURGER_WORDS, "goal/unfit", "--option target=30..100"),
        ((*BURGER_WORDS, "--option", "targt=20..30"), "option/unknown", "Did you mean target?"),
        ((*BURGER_WORDS, "--option", "target=20..x"), "option/range", "target=20..x"),
        ((*BURGER_WORDS, "--option", "target=20..9000"), "option/out-of-range", "500"),
        ((*BURGER_WORDS, "--card", "fame"), "goal/unfit", "no deck"),
        ((*BURGER_WORDS, "--option", "target=20..30", "--keep", "c1"), "goal/unfit", "--keep"),
        ((*BURGER_WORDS, "--option", "target=20..30", "--out", "x.toml"), "goal/unfit", "--card"),
        (("burger-dice", "--goal", "cards=1", "--option", "target=20..30"), "goal/unfit", "cards=1"),
        (("dicecreams", "--goal", "abilities=1", "--card", "fame"), "goal/unfit", "abilities=1"),
        (("dicecreams", "--goal", "cards=1", "--card", "faem"), "option/unknown", "Did you mean fame?"),
        (("dicecreams", "--goal", "cards=1", "--card", "fame=9"), "option/range", "fame=9"),
        (("dicecreams", "--goal", "cards=1", "--card", "fame=500..600"), "option/out-of-range", "from 0 to 100"),
        (("dicecreams", "--goal", "cards=1", "--card", "fame", "--keep", "Russet Riple"), "option/unknown", "Russet Ripple"),
        (("pig", "--goal", "seats=even", "--option", "target=20..30", "--players", "greedy,random"), "goal/unfit", "seats"),
        (("pig", "--goal", "choices=1..2", "--option", "target=20..30", "--players", "perfect,perfect"), "goal/unfit", "choices"),
    ],
)
def test_what_cannot_be_tuned_is_refused(
    words: tuple[str, ...], code: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is played."""
    assert cli.main(["tune", *words]) == 2
    said = capsys.readouterr().err
    assert f"({code})" in said
    assert says in said


def test_without_the_optimiser_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else of the program needs it."""
    monkeypatch.setitem(sys.modules, "optuna", None)
    assert cli.main(["tune", *BURGER_WORDS, "--option", "target=20..30"]) == 2
    assert "pip install 'dicecafe[lab]'" in capsys.readouterr().err


# ---------------------------------------------------------------- searching
def test_all_are_tried_where_they_are_few_and_none_twice_where_they_are_many() -> None:
    """As it is comes first; the same seed proposes the same."""
    few = space(PIG, ["target=20,60,100"], [], [], 2, ())
    assert [candidate for candidate, _ in candidates(few, 3, 0)] == [(100,), (20,), (60,)]
    many = space(load("burger-dice"), ["target=30..100", "waste_limit=2..4"], [], [], 2, ())
    runs = []
    for _ in range(2):
        run_of = list[Any]()
        for candidate, tell in candidates(many, 25, 7):
            run_of.append(candidate)
            tell(abs(candidate[0] - 80) + abs(candidate[1] - 3))
        runs.append(run_of)
    assert runs[0] == runs[1]
    assert runs[0][0] == (50, 4)
    assert len(set(runs[0])) == 25
    assert min(abs(target - 80) + abs(waste - 3) for target, waste in runs[0]) <= 5


def test_a_start_outside_the_range_is_held_against_it() -> None:
    """It comes first; and where nothing can be together, others are proposed all the same."""
    tried = list[Any]()
    for candidate, tell in candidates(space(PIG, ["target=20..80"], [], [], 2, ()), 5, 0):
        tried.append(candidate)
        tell(float("inf"))
    assert tried[0] == (100,)
    assert len(set(tried)) == 5
    assert all(20 <= target <= 80 for (target,) in tried[1:])


def test_bad_candidates_are_given_up_early() -> None:
    """One that is far behind the best plays an eighth of its games; the better one all."""
    batch = Batch(PIG, ["greedy", "greedy"], {"target": 40}, 160)
    race = Race([parse("turns=7..8")], 160, 640, 2.0, HERE, lambda games: None)
    good, played, _ = race.run(batch, 0.0)
    assert played == 160
    bad, played, _ = race.run(replace(batch, options={"target": 100}), 0.0)
    assert played == 20
    assert bad.total > good.total


def test_one_that_was_given_up_is_not_the_best() -> None:
    """Its score is that of few games."""
    batch, goals = Batch(PIG, ["greedy", "greedy"], {}, 160), [parse("turns=7..8")]
    tuning = Tuning(batch, space(PIG, ["target=20,100"], [], [], 2, ()), goals, 2, 640, HERE)
    tuning.tried += [Tried((100,), 3.0, 160), Tried((20,), 1.0, 20)]
    assert tuning.best == (100,)
    assert tuning.options == {}


def test_a_goal_is_reached_and_confirmed_on_other_dice(capsys: pytest.CaptureFixture[str]) -> None:
    """The least change that does it; the figures are those of games with another seed, on any number of cores."""
    words = ("pig", "--goal", "turns=7..10", "--goal", "seats=8", "--option", "target=20..100:5", "--games", "200", "--seed", "5")
    said = tune_says(capsys, *words, "--cores", "1")
    assert said == tune_says(capsys, *words, "--cores", "2")
    (goal, seats) = said["goals"]
    assert (goal["start"]["verdict"], goal["tuned"]["verdict"], seats["tuned"]["verdict"]) == ("missed", "met", "met")
    assert 30 <= said["changed"]["target"] <= 55
    assert said["confirmed_games"] == 800
    fresh = Batch(PIG, ["greedy", "greedy"], said["options"], 800, seed=5 ^ FRESH)
    figures = statistics(fresh, simulate(fresh, detailed=True))
    (one,) = goal["tuned"]["figures"]
    assert one["value"] == pytest.approx(figures["turns"]["mean"])
    assert one["high"] - one["low"] > figures["turns"]["high"] - figures["turns"]["low"]


def test_a_goal_that_cannot_be_reached_is_said_to_be_missed(capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code too; two goals at odds are weighed against each other."""
    words = ("pig", "--goal", "turns=1..2", "--option", "target=20..40:10", "--games", "100")
    assert tune_says(capsys, *words, code=1)["goals"][0]["tuned"]["verdict"] == "missed"
    assert cli.main(["tune", *words]) == 1
    assert speech("en").say(Message("tune-verdict", verdict="missed")) in capsys.readouterr().out
    odds = ("pig", "--goal", "turns=..9*{}", "--goal", "points=60..", "--option", "target=30,100", "--games", "100")
    light = tune_says(capsys, *(word.format("0.01") for word in odds), code=1)
    heavy = tune_says(capsys, *(word.format("100") for word in odds), code=1)
    assert (light["changed"], heavy["changed"]) == ({}, {"target": 30})


def test_ctrl_c_keeps_the_best_so_far(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told, and that nothing of it is confirmed."""
    calls = 0

    def stopped(*arguments: Any) -> Any:
        nonlocal calls
        calls += 1
        return stopped_after(0)(*arguments) if calls == 10 else cluster.spread(*arguments)

    monkeypatch.setattr(run, "spread", stopped)
    words = ("pig", "--goal", "turns=7..10", "--option", "target=40..100:20", "--games", "80")
    said = tune_says(capsys, *words, code=130)
    assert said["partial"] == {"asked": 80 * (40 + 2 * 4), "why": "stopped"}
    assert said["changed"] == {"target": 40}
    assert said["confirmed_games"] == 0
    assert {row["tuned"]["verdict"] for row in said["goals"]} == {"unknown"}
    calls = 0
    assert cli.main(["tune", *words]) == 130
    assert speech("en").say(Message("tune-stopped")) in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What was changed, the table and its verdicts."""
    words = (
        "--goal",
        "turns=..9",
        "--goal",
        "seats=5",
        "--goal",
        "lead_changes=0..",
        "--option",
        "target=30,100",
        "--games",
        "60",
    )
    assert cli.main(["tune", "pig", *words, "--language", language]) in (0, 1)
    out, voice = capsys.readouterr().out, speech(language)
    assert voice.say(Message("tune-option", name="target", old="100", new="30")) in out
    assert voice.say(Message("tune-verdict", verdict="met")) in out
    assert voice.say(Message("tune-figure", figure="seats")) in out
