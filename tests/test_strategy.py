"""Rules of thumb are the best of their form, are worth what the page says, and say their numbers; habits are worth something."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from dicecafe import load
from dicecafe.engine.registry import names
from dicecafe.engine.thumb import Moment, Numbers, Rule, habits_of, rules_of
from dicecafe.lab.habits import worth
from dicecafe.solver import solve, trial
from dicecafe.solver.thumb import Priced
from dicecafe.words import Message, languages

ROOT = Path(__file__).parent.parent
GAMES = [name for name in names() if rules_of(load(name))]
HABITED = [name for name in names() if habits_of(load(name))]


def test_the_page_is_up_to_date() -> None:
    """To the hundredth of a percent."""
    page = runpy.run_path(str(ROOT / "tools" / "strategy.py"))["page"]()
    assert (ROOT / "docs" / "strategy.md").read_text(encoding="utf-8") == page, "run python tools/strategy.py"


@pytest.mark.parametrize("name", GAMES)
def test_no_number_beside_is_better_and_more_numbers_are(name: str) -> None:
    """One, two and three numbers, each dearer than the next; perfect play is better than all of them."""
    priced, worth = Priced(solve(load(name))), []
    for count, rule in enumerate(rules_of(load(name)), 1):
        assert len(rule.numbers) == count
        best, chance = priced.best(rule)
        assert best == rule.numbers
        worth.append(chance)
    assert worth == sorted(worth)
    assert worth[-1] < 0.5


def test_a_plain_threshold_is_worth_what_it_was() -> None:
    """Where the totals are not looked at, as the study has it: the same as a plan for all turns."""

    def plain(n: Numbers, at: Moment) -> int:
        return n[0]

    solution = solve(load("pig"), 2, {"target": 40})
    duel = trial.against(solution, trial.threshold(solution.graph, 18))
    assert Priced(solution).chance(Rule("", (18,), plain), (18,)) == pytest.approx(1 - sum(duel.chances) / 2, abs=1e-12)


def test_perfect_play_by_a_rule_is_worth_a_half() -> None:
    """A rule that knows the table is perfect play."""
    solution = solve(load("pig"), 2, {"target": 20})

    def knows(n: Numbers, at: Moment) -> int:
        return int(solution.played(("main", at.mine, at.other)).stop[:, solution.graph.start].argmax())

    assert Priced(solution).chance(Rule("", (0,), knows), (0,)) == pytest.approx(0.5, abs=1e-12)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_the_words_say_the_numbers(name: str, language: str) -> None:
    """All of them, in every language of the cafe."""
    speech = load(name).speech(language=language)
    for rule in rules_of(load(name)):
        said = speech.say(Message(rule.id))
        assert all(str(number) in said for number in rule.numbers), said


@pytest.mark.parametrize("name", HABITED)
def test_every_habit_is_worth_something(name: str) -> None:
    """Surely more than nothing, in games of another seed than those of the page; and the rules page of the cafe names it."""
    game = load(name)
    rules = (game.folder / "web" / "rules.ts").read_text("utf-8")
    for habit in habits_of(game):
        gain, half = worth(game, habit, 2000, seed=7)
        assert gain - half > 0
        assert f'"{habit.id}"' in rules


def test_who_forgets_nothing_wins_as_often() -> None:
    """A habit that is replaced by itself is worth nothing: both play alike, and each begins as often."""
    game = load("dicecreams")
    habit = habits_of(game)[0]
    gain, half = worth(game, habit._replace(id="same", without=habit.rule), 2000)
    assert abs(gain) < 1.5 * half
