"""How deep a game is: a ladder on which each beats the one below, portions that come to one, choices that are counted."""

from __future__ import annotations

import json
from math import log10
from typing import Any

import numpy as np
import pytest
from lab_checks import stopped_after

from dicecafe import cli, load
from dicecafe.engine.match import Match
from dicecafe.lab import depth, portions, run
from dicecafe.lab.batch import Batch
from dicecafe.lab.choices import Looking, choices, classified
from dicecafe.lab.ladder import APART, FINEST, MOSTLY, WHOLE, Contest, Ladder, Link, Rung, climb, heights, measure
from dicecafe.lab.measure import WIN
from dicecafe.lab.portions import PARTS, Splitting
from dicecafe.lab.run import HERE, simulate
from dicecafe.lab.statistics import rate, statistics
from dicecafe.lab.values import Values

PIG: dict[str, Any] = {"target": 20}
RANDOM, MIXED, GREEDY = (Rung("greedy", "random", share) for share in (0.0, MOSTLY, 1.0))


# ---------------------------------------------------------------- the ladder
@pytest.mark.parametrize(("name", "options"), [("pig", PIG), ("burger-dice", {"target": 15})], ids=["pig", "burger"])
def test_what_a_rung_wins_is_its_exact_chance(name: str, options: dict[str, Any]) -> None:
    """In a race between players whose policies are known, where games need not be played: compiled ones say the same."""
    job = Contest(load(name), options, 3, MIXED, Rung("greedy", "random", 0.4))
    exact, won = job.exact(), job(0, 4000)
    assert exact is not None
    total, squares = won.of[0]
    error = ((squares / 4000 - (total / 4000) ** 2) / 4000) ** 0.5 / WIN
    assert total / 4000 / WIN == pytest.approx(exact["rate"], abs=4 * error)
    assert 0.5 < exact["rate"] < 0.9


def test_a_mixture_plays_at_a_table_as_it_does_compiled() -> None:
    """So often as the one and so often as the other: matches of a mixture are won as often as its policy says."""
    job = Contest(load("pig"), {"target": 10}, 5, MIXED, RANDOM)
    exact, won = job.exact(), [job._match(number)[0] / WIN for number in range(400)]
    assert exact is not None
    assert np.mean(won) == pytest.approx(exact["rate"], abs=4 * float(np.std(won)) / 20)


def test_matches_are_told_less_luck_where_that_is_known() -> None:
    """A link of players that search says more than its games; its mean is that of a plain run."""
    link, ended = measure(Contest(load("pig"), PIG, 0, Rung("perfect", "greedy", 1.0), RANDOM), range(60), HERE)
    assert ended is None
    assert link is not None
    assert link.less_luck is not None
    assert link.less_luck["worth"] > 4
    assert link.plain["low"] - 0.02 < link.less_luck["rate"] < link.plain["high"] + 0.02


def test_a_mixture_with_easy_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Easy would answer for all its decisions, which are easy's in part; where they all are, it is asked."""
    told = list[list[str]]()

    def luck_of(self: Values, match: Match, players: list[str]) -> list[float]:
        told.append(players)
        return [0.0, 0.0]

    monkeypatch.setattr(Values, "luck_of", luck_of)
    for share in (0.5, 1.0):
        job = Contest(load("pig"), {"target": 10}, 5, Rung("easy", "random", share), RANDOM)
        for number in range(2):
            job._match(number)
    assert told == [["", "random"], ["random", ""], ["easy", "random"], ["random", "easy"]]


def test_every_rung_beats_the_one_below() -> None:
    """Nobody wins nearly always unless there is nobody between; who beats nobody is left out, as medium, which is greedy."""
    found = climb(load("burger-dice"), {"target": 12}, ["medium"], 10, 1, HERE)
    assert [link.above.main for link in found.left_out] == ["medium"]
    below = [found.links[0].below, *(link.above for link in found.links)]
    assert [link.below for link in found.links] == below[:-1]
    assert below[0] == RANDOM
    assert below[-1] == GREEDY
    assert MIXED in below
    assert len(below) > 4
    for link in found.links:
        assert link.best["rate"] > 0.5
        assert link.best["rate"] <= APART or link.above.share - link.below.share <= FINEST


def test_heights_add_up() -> None:
    """On Elo's scale; errors as independent ones do, and a step of 60% is what it says."""
    links = [Link(RANDOM, MIXED, 1000, rate(600, 1000), None), Link(MIXED, GREEDY, 1000, rate(750, 1000), None)]
    (_, (one, error), (both, errors)) = heights(links)
    assert one == pytest.approx(400 * log10(0.6 / 0.4), abs=0.2)
    assert both - one == pytest.approx(400 * log10(3), abs=0.6)
    assert error < errors < 2 * error
    told_of = depth.ladder(Ladder(links[:1]))
    assert told_of["sixty"][0] == pytest.approx(1, abs=0.01)
    assert told_of["two_hundred"][0] == pytest.approx(one / 200)


def test_who_always_wins_has_a_height() -> None:
    """As if each had won half a game more."""
    (_, (height, error)) = heights([Link(RANDOM, GREEDY, 100, rate(100, 100), None)])
    assert 700 < height < 1000
    assert error > 50


def test_names_of_rungs() -> None:
    """A player is called by its name, a mixture by its parts."""
    assert RANDOM.label() == ("depth-rung", {"player": "random", "share": 1.0})
    assert MIXED.label().id == "depth-mixed"
    assert (RANDOM.slips, GREEDY.slips, Rung("hard", "greedy", 0.5).quick) == (1.0, 0.0, False)
    assert round(MIXED.slips * WHOLE) == round(WHOLE / 3)


# ---------------------------------------------------------------- portions
def test_portions_come_to_one() -> None:
    """The start, the dice and decisions are all there is; perfect players decide nothing between them."""
    found, ended = portions.portions(load("pig"), PIG, ("perfect", "perfect"), 40, 0, HERE)
    assert ended is None
    assert found is not None
    assert sum(found[part]["rate"] for part in PARTS) == pytest.approx(1)
    assert found["skill"]["rate"] == pytest.approx(0, abs=1e-9)
    assert found["luck"]["low"] > 0.8


def test_between_unequal_players_decisions_weigh_more() -> None:
    """Who plays at random loses by what it decides."""
    even, uneven = (
        portions.portions(load("pig"), PIG, ("greedy", other), 30, 0, HERE)[0] or {} for other in ("greedy", "random")
    )
    assert uneven["skill"]["low"] > even["skill"]["high"]
    assert uneven["luck"]["high"] < even["luck"]["low"]


def test_seats_and_who_starts_go_round() -> None:
    """A split game has its result and its parts; players change seats, and so does who starts."""
    rows = Splitting(load("pig"), PIG, ("greedy", "random"), 2)(0, 4).rows
    assert [row[0] for row in rows] == pytest.approx([sum(row[1:]) for row in rows])
    starts = [row[1] for row in rows]
    assert starts[0] == pytest.approx(starts[1])
    assert starts[2] == pytest.approx(-starts[0])


def test_an_interval_of_a_portion_is_that_of_a_ratio() -> None:
    """Reckoned anew by leaving out a game at a time."""
    rng = np.random.default_rng(2)
    parts = rng.normal(0, [0.05, 0.4, 0.2], (200, 3))
    rows = np.column_stack([parts.sum(axis=1), parts])
    found = portions.figures(("a", "b"), rows)["luck"]
    without = [np.delete(rows, game, 0) for game in range(200)]
    shares = [(left[:, 0] * left[:, 2]).sum() / (left[:, 0] ** 2).sum() for left in without]
    error = (199 / 200 * ((shares - np.mean(shares)) ** 2).sum()) ** 0.5
    assert (found["high"] - found["low"]) / 2 / 1.96 == pytest.approx(error, rel=0.05)


# ---------------------------------------------------------------- choices
@pytest.mark.parametrize(
    ("lead", "lead_error", "spread", "spread_error", "kind"),
    [
        (0.001, 0.0, 0.019, 0.0, "equal"),
        (0.001, 0.0, 0.03, 0.0, "open"),
        (0.03, 0.0, 0.03, 0.0, "clear"),
        (0.03, 0.04, 0.03, 0.04, "open"),
        (0.05, 0.04, 0.2, 0.04, "clear"),
        (-0.01, 0.005, 0.01, 0.005, "equal"),
        (-0.05, 0.005, 0.01, 0.005, "open"),
    ],
)
def test_kinds_of_decisions(lead: float, lead_error: float, spread: float, spread_error: float, kind: str) -> None:
    """Equal where no choice is a mistake beyond doubt; one best where the next is one; else open."""
    assert classified(lead, lead_error, spread, spread_error) == kind


def test_forced_decisions_are_those_that_the_lab_counts() -> None:
    """The share of decisions with one legal action, and decisions a game, are those of the same games measured."""
    game = load("burger-dice")
    found, ended = choices(game, {"target": 20}, "greedy", 5, 40, 2, HERE)
    assert ended is None
    assert found is not None
    batch = Batch(game, ["greedy", "greedy"], {"target": 20}, 5, seed=2)
    measured = statistics(batch, simulate(batch, detailed=True))["decisions"]
    whole = found["rows"][0]
    assert (found["looked_at"], whole["a_game"]) == (40, pytest.approx(measured["mean"]))
    assert whole["one"]["rate"] == pytest.approx(1 - measured["mattered"])
    for row in found["rows"]:
        assert sum(row[kind]["rate"] for kind in ("one", "equal", "clear", "open")) == pytest.approx(
            1 if row["looked_at"] else row["one"]["rate"]
        )
    verbs = {row["word"]: row for row in found["rows"] if row["by"] == "verb"}
    assert {*verbs} == {"place", "roll", "waste", "stop"}
    assert sum(row["a_game"] for row in verbs.values()) == pytest.approx(whole["a_game"])


def test_choices_of_an_unsolved_game_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many choices, of which some are looked at; the same on any number of cores."""
    monkeypatch.setattr("dicecafe.lab.choices.MOST", 6)
    monkeypatch.setattr("dicecafe.lab.choices.LOOKS", (32, 64))
    job = Looking(load("dessert-dice"), {}, "greedy", 1, 4)
    assert max(decision.choices for decision in job.drawn) > 100
    one = job(0, 2).kinds
    assert one == job(0, 1).kinds + job(1, 1).kinds
    assert {kind for _, _, kind in one} <= {"equal", "clear", "open"}


# ---------------------------------------------------------------- the command
COMMAND = ["depth", "pig", "--option", "target=15", "--games", "6", "--split", "4", "--decisions", "10"]


def test_the_command_says_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Three tables, the same bytes twice; as JSON the same figures."""
    assert cli.main(COMMAND) == 0
    printed = capsys.readouterr().out
    assert cli.main([*COMMAND, "--cores", "1"]) == 0
    assert capsys.readouterr().out == printed
    assert printed.splitlines()[0] == "How deep is Pig? Two players, seed 0, target=15"
    assert "steps of 60%" in printed
    assert cli.main([*COMMAND, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["players"] for row in found["portions"]] == [["greedy", "greedy"], ["greedy", "easy"], ["perfect", "greedy"]]
    assert found["ladder"]["rungs"][0]["player"] == ["depth-rung", {"player": "random", "share": 1.0}]
    assert found["choices"]["looked_at"] == 10


def test_what_was_stopped_tells_how_far_it_got(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl+C on the ladder leaves the rungs below."""
    monkeypatch.setattr(run, "spread", stopped_after(1))
    assert cli.main(COMMAND) == 130
    printed = capsys.readouterr().out
    assert "Partial" in printed
    assert "What decides" not in printed


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["depth"], "usage"),
        (["depth", "chess"], "game/unknown"),
        (["depth", "pig", "--games", "0"], "usage"),
        (["depth", "pig", "--option", "target=1000000"], "option/out-of-range"),
    ],
)
def test_bad_usage(words: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A sentence and code 2."""
    assert cli.main(words) == 2
    assert f"({code})" in capsys.readouterr().err
